"""Logs of a server: lines for people, or one JSON object a line. Nothing secret is given to them: no cookie,
no invitation, no code, and no address of a person."""

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """One object a line, for whatever collects logs."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up(form: str, level: str) -> None:
    """Log to stderr from now on."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    for name in ("tanglewood", "uvicorn"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
    logging.getLogger("tanglewood").setLevel(level.upper())
