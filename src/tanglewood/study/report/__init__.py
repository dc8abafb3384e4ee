"""The report of a study: one page that a designer reads, offline, with its plots inside."""

from tanglewood.study.report.page import page, write

__all__ = ["page", "write"]
