"""The mark that a test bears for each numbered clause of the game's README that it tests."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*numbers): the clauses of the README that this test is about")
