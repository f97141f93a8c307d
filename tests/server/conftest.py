"""A server of its own for every test that asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from tests.server.pages import Person, person, serving


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as host:
        yield host


@pytest_asyncio.fixture
async def ann(host: str) -> AsyncIterator[Person]:
    async with person(host, "Ann") as ann:
        yield ann


@pytest_asyncio.fixture
async def ben(host: str) -> AsyncIterator[Person]:
    async with person(host, "Ben") as ben:
        yield ben
