"""States on a GPU have no more bits a number than the declared ranges need: rules never write a number that has more.

That positions keep to their ranges is held in `test_play.py`; here it is every number that a rule writes, those between
two positions too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.compiler import interpreted
from ludotheque.testing.conformance.tables import Setup

if TYPE_CHECKING:
    from ludotheque.core import Data, Game
    from ludotheque.core.data import Field

MATCHES = 2


class Row(list[Any]):
    """A list that takes no number beyond its field's bits."""

    def __init__(self, field: Field, numbers: list[Any]) -> None:
        super().__init__(Row(field, number) if isinstance(number, list) else number for number in numbers)
        self.field = field

    def __setitem__(self, place: Any, number: Any) -> None:
        fit(self.field, number)
        super().__setitem__(place, number)


def fit(field: Field, number: int) -> None:
    """Fail where a number needs more bits than its field has."""
    edge = 1 << field.bits - 1
    assert -edge <= number < edge, f"{field.name} has {field.bits} bits, and {number} was written"


def guarded(kind: type[Data]) -> type[Data]:
    """A state that takes no number that would not fit on a GPU."""
    fields = {field.name: field for field in kind.fields}

    def write(self: Any, name: str, value: Any) -> None:
        if isinstance(value, list):
            value = Row(fields[name], value)
        else:
            fit(fields[name], value)
        super(made, self).__setattr__(name, value)

    made: type[Data] = type("Guarded", (kind,), {"__setattr__": write})
    return made


def test_every_declared_range_fits_its_bits(game: Game) -> None:
    narrow = game.state.dtype(narrow=True)
    for field in game.state.fields:
        fit(field, field.low)
        fit(field, field.high)
        assert narrow[field.name].base.itemsize * 8 == field.bits


def test_rules_write_no_number_that_would_not_fit(setup: Setup) -> None:
    game = setup.game
    state, buffers = guarded(game.state)(), [[0] * game.most_legal for _ in range(2)]
    results = [[0] * (2 + setup.box.seats) for _ in range(MATCHES)]
    interpreted(game, "playouts")([setup.box], [state], *buffers, [0, 0], 11, 0, MATCHES, results)
    assert all(result[1] > 0 for result in results)
