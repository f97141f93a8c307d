"""Messages that no page of ours would send, drawn from a seed: nearly right, far too much, or nothing at all."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

PLAIN: list[dict[str, Any]] = [
    {"type": "hello", "seen": 0},
    {"type": "sit", "seat": 1, "name": "Eve"},
    {"type": "stand", "seat": 0},
    {"type": "seat", "seat": 1, "bot": "random"},
    {"type": "deputize", "seat": 0, "bot": "random"},
    {"type": "commit", "promise": "0" * 64},
    {"type": "start", "without": True},
    {"type": "reveal", "value": "0" * 64},
    {"type": "play", "seat": 0, "move": {"do": "hold"}},
    {"type": "play", "seat": 1, "move": {"do": "roll"}},
    {"type": "keep_open", "seat": 0},
    {"type": "ready", "seat": 0},
    {"type": "pause", "paused": True},
    {"type": "undo", "seat": 0},
    {"type": "allow_undo", "seat": 0, "allow": True},
    {"type": "say", "text": "bla"},
    {"type": "again"},
    {"type": "pong", "number": 1},
]
ODD: list[Any] = [
    None, True, -1, 8, 2**31, 2**63, 10**40, 0.5, 1e308, "", "x", "\u0000", "\u202e", "é" * 30, "x" * 500, [], [0], {},
    {"do": "fly"}, {"do": "hold", "more": 1}, {"do": {"do": "hold"}}, [[[[]]]], "0" * 64,
    "' OR 1=1 --", "../../etc/passwd",
]  # fmt: skip
RAW = [
    b"", b"{", b"[]", b"null", b"0", b'"x"', b"\xff\xfe", b"\xed\xa0\x80", b"{}" * 50, b"[" * 3000, b'{"a":' * 500,
    b'{"type":"pong"}', b'{"type":"pong","number":-1}', b'{"id":"\\ud800","type":"hello"}', b"NaN",
    b"\x00" * 100, b"x" * 5000,
]  # fmt: skip


def messages(seed: int) -> Iterator[bytes]:
    """One after another, for ever."""
    rng = random.Random(seed)
    number = 0
    while True:
        number += 1
        if rng.random() < 0.15:
            yield rng.choice(RAW)
            continue
        message = {**rng.choice(PLAIN), "id": f"h{seed}-{number if rng.random() < 0.9 else 1}"}
        for _ in range(rng.choice((0, 1, 1, 2))):
            name = rng.choice([*message, "seat", "move", "question", "at", "extra"])
            if rng.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = rng.choice(ODD)
        text = json.dumps(message).encode()
        if rng.random() < 0.1:
            place = rng.randrange(len(text))
            text = text[:place] + bytes([rng.randrange(256)]) * rng.choice((0, 1, 3)) + text[place + 1 :]
        yield text
