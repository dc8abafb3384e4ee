"""Jobs for worker processes; a worker imports this module by its name, which it could not with a test."""

import os
from typing import NoReturn

from tanglewood.server.thinking.worker import Context


def number_of(context: Context) -> int:
    return context.number


def seconds_of(context: Context) -> float:
    return context.seconds


def process_of(_: Context) -> int:
    return os.getpid()


def never_end(context: Context) -> NoReturn:
    while True:
        context.report(0.5)


def die(_: Context) -> None:
    os._exit(1)
