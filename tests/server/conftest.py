"""One server for the tests of a module; new guests for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from tests.server.pages import Person, person, serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def host(folder: Path) -> AsyncIterator[str]:
    async with serving(folder) as host:
        yield host


@pytest_asyncio.fixture(loop_scope="module")
async def ann(host: str) -> AsyncIterator[Person]:
    async with person(host, "Ann") as ann:
        yield ann


@pytest_asyncio.fixture(loop_scope="module")
async def ben(host: str) -> AsyncIterator[Person]:
    async with person(host, "Ben") as ben:
        yield ben
