"""Logs as lines of JSON, for whoever gathers them."""

from __future__ import annotations

import logging
import sys

import msgspec


class Lines(logging.Formatter):
    """One line an event: when, how bad, where, what. Cookies, keys and dice are in no message that is logged."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as JSON."""
        event = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(event).decode()


def log_as_json() -> None:
    """From now on every event is a line of JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
