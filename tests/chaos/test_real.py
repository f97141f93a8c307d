"""A few kills of real servers, on both stores; `make chaos` has more."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import pytest
from tests.chaos.real import Wanted, chaos

from ludotheque.testing.postgres import missing, postgres


@pytest.mark.parametrize(
    "store", ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(bool(missing()), reason=missing()))]
)
def test_what_is_acknowledged_outlives_kills(store: str) -> None:
    with postgres() if store == "postgres" else nullcontext("") as url:
        real = asyncio.run(chaos(url, 2 if url else 1, 3, Wanted(kills=2, tables=2)))
    assert real.problems == []
    assert real.done["kills"] == 2
    assert real.done["moves"] > 0
