"""Runs every test that asks for a `setup` at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.conformance.tables import setups

if TYPE_CHECKING:
    import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marks = metafunc.definition.iter_markers("parametrize")
    if "setup" in metafunc.fixturenames and not any("setup" in mark.args[0] for mark in marks):
        metafunc.parametrize("setup", setups(), ids=str)
