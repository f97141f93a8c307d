"""Writes the JSON Schema of all that server and page say to each other: `python -m ludotheque.server.schema FILE`.

Types that the server sends have all their fields required, but for what news may leave out; in what the page sends,
fields with defaults may be missing.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from ludotheque.core import about, account, coach, terms
from ludotheque.server import messages

SENT_BY_PAGE = (
    messages.NewTable,
    messages.SeatWanted,
    messages.Rename,
    messages.Key,
    messages.Practise,
    messages.Experiment,
    messages.LabGame,
    messages.Pong,
    *get_args(messages.Request),
)
SENT_BY_SERVER = (
    messages.GameInfo,
    messages.Hints,
    messages.Opened,
    messages.Me,
    messages.TableRow,
    messages.Practice,
    messages.LabBox,
    messages.Findings,
    messages.Problem,
    messages.Replay,
    account.Account,
    *get_args(messages.Answer),
)


def schema() -> dict[str, Any]:
    """The schema of every message, with the unions `Request` and `Answer`."""
    _, definitions = msgspec.json.schema_components((*SENT_BY_PAGE, *SENT_BY_SERVER), ref_template="#/$defs/{name}")
    from_page = {kind.__name__ for kind in SENT_BY_PAGE}
    for name, definition in definitions.items():
        if name not in from_page:
            left_out = {field.encode_name for field in fields(_found(name)) if field.default is UNSET}
            definition["required"] = [name for name in definition["properties"] if name not in left_out]
        for property in definition["properties"].values():
            # A default of the sender's says nothing to the reader.
            property.pop("default", None)
    definitions["Request"] = _union(messages.Request)
    definitions["Answer"] = _union(messages.Answer)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "$defs": dict(sorted(definitions.items())),
    }


def _found(name: str) -> Any:
    """A class that is told of, by its name."""
    return next(found for room in (messages, about, account, coach, terms) if (found := getattr(room, name, None)))


def _union(kinds: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(kinds)]}


def main(arguments: list[str]) -> None:
    """Write the schema to a file, or to the terminal."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
