"""What the lab watches of a game beside what it watches of every one: its things, and when one counts as used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence

LEVELS = 3
SEEN, TAKEN, USED = range(LEVELS)
"""How a thing may come to a seat: the seat could have had it, has it, has played it."""


@dataclass(frozen=True)
class Things:
    """Things of one kind, numbered in this order: cards, dice, tiles. In words a thing is `KIND-NAME`."""

    kind: str
    names: tuple[str, ...]

    @property
    def keys(self) -> list[str]:
        """Where the game's words have the names."""
        return [f"{self.kind}-{name}" for name in self.names]


@rule
def no_trace(box: Any, before: Any, seat: int, move: int, after: Any, marks: MutableSequence[int]) -> None:
    """Nothing is marked."""


NOT, PLAINLY, COMPARED = range(3)
"""How a move concerns things: not at all; as can be told from the move and the position after it; or as takes the
position before as well."""


@rule
def always(seat: int, move: int) -> int:
    """Any move may do something with things."""
    return COMPARED


@rule
def never(seat: int, move: int) -> int:
    """No move does anything with things."""
    return NOT


@rule
def any_move(box: Any, seat: int, move: int) -> bool:
    """Any move may change who leads, or by how much."""
    return True


@rule
def no_turns(box: Any, state: Any) -> int:
    """A turn goes on until another seat moves."""
    return -1


@dataclass(frozen=True)
class Study:
    """What a game says of how it is studied; it stands in the game's `study.py`."""

    things: tuple[Things, ...] = ()
    trace: Callable[[Any, Any, int, int, Any, MutableSequence[int]], None] = no_trace
    """A rule that marks what a move does with things, from the box, the position before it, the seat (or NATURE), the
    move, and the position after it; it calls `mark`. Things are numbered kind after kind."""
    before: tuple[str, ...] = ()
    """The fields of the state that `trace` looks at as they were before the move: nothing else of it is kept."""
    concerns: Callable[[int, int], int] = always
    """A rule: may a move (of a seat, or NATURE) do anything with things? NOT: `trace` does not hear of it. PLAINLY: it
    does, and nothing is kept of the position before. COMPARED: it is."""
    scoring: Callable[[Any, int, int], bool] = any_move
    """A rule of the box, the seat (or NATURE) and the move: may it change what `outcome` says? After other moves nobody
    asks; conformance holds that it is so."""
    turns: Callable[[Any, Any], int] = no_turns
    """A rule: how many turns have been played, from the box and the state."""
    seconds: int = 8
    """How long people take over a real choice, about: from that minutes are reckoned."""

    @property
    def keys(self) -> list[str]:
        """Where the game's words have the names of all things."""
        return [key for each in self.things for key in each.keys]


@rule
def mark(marks: MutableSequence[int], thing: int, level: int, seats: int) -> None:
    """Note that a thing was SEEN, TAKEN or USED by these seats, given as bits."""
    marks[LEVELS * thing + level] |= seats
