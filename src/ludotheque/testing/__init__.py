"""What tests of a game are made of, here and in packages of others.

- a table to deal on: `InTurn` or `Together`, whose dice, cards and stones the test deals itself;
- `ludotheque.testing.conformance`: what every game is held to;
- `ludotheque.testing.posterior`: how likely each hidden position is, to hold `imagine` against;
- `ludotheque.testing.scripted`: positions as a board is given them, written into files for its tests.
"""

import pytest

# Before they are imported: a failed assertion is to say what it compared.
pytest.register_assert_rewrite("ludotheque.testing.conformance", "ludotheque.testing.posterior")

from ludotheque.testing.dealing import Dealt, InTurn, Together, by_name, counted, spelled  # noqa: E402

__all__ = ["Dealt", "InTurn", "Together", "by_name", "counted", "spelled"]
