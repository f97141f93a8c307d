"""A few kills of real servers, on both stores; `make chaos` has more."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import pytest
from tests.chaos.real import chaos

from ludotheque.testing.postgres import missing, postgres


@pytest.mark.parametrize(
    "store", ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(bool(missing()), reason=missing()))]
)
def test_what_is_acknowledged_outlives_kills(store: str) -> None:
    with postgres() if store == "postgres" else nullcontext("") as url:
        real = asyncio.run(chaos(url, nodes=2 if url else 1, kills=2, seed=3, tables_wanted=2))
    assert real.problems == []
    assert real.done["kills"] == 2
    assert real.done["moves"] > 0
