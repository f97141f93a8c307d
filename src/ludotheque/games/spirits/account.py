"""How the points of a finished match came about: animal by animal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludotheque.core import Account as CoreAccount
from ludotheque.core import Part, Turn, Why, last
from ludotheque.games.spirits.animals import worth
from ludotheque.games.spirits.moves import Animal
from ludotheque.games.spirits.state import ANIMALS, NOWHERE, SEATS, SPIRIT

if TYPE_CHECKING:
    from ludotheque.games.spirits.state import Box, State, Table


class Account(CoreAccount, frozen=True):
    """How the scores came about: `animal` for what its stones bring, `spirit` for what a Spirit stone doubles."""

    coyote: int
    """The section that Coyote sits on, or -1."""
    turns: int


def account(box: Box, positions: Iterable[State]) -> Account:
    """What every animal brought, and what its Spirit stone added."""
    end = last(positions)
    parts = [[part for animal in range(ANIMALS) for part in of_animal(box, end, seat, animal)] for seat in range(SEATS)]
    return Account(parts=parts, why=why(end, parts), coyote=end.coyote, turns=end.turns)


def of_animal(box: Box, end: State, seat: int, animal: int) -> list[Part]:
    """An animal's own points, and what the Spirit stone doubles."""
    given = end.given[seat * ANIMALS + animal][:]
    doubled = worth(box, given, animal)  # 6.2
    has_spirit, given[SPIRIT] = given[SPIRIT], 0
    own = worth(box, given, animal)
    return [Part("animal", animal, own), *([Part("spirit", animal, doubled - own)] if has_spirit else [])]  # 3.8


def why(end: State, parts: list[list[Part]]) -> Why | None:
    """Coyote, where both have as much; or the Spirit stones, where without them it would not have been won."""
    whole, own = (
        [sum(part.points for part in own if part.name in names) for own in parts]
        for names in (("animal", "spirit"), ("animal",))
    )
    if whole[0] == whole[1]:
        if end.coyote == NOWHERE:
            return Why("account-shared", {})  # 6.3
        return Why(
            "account-coyote", {"seat": end.coyote // ANIMALS, "animal": f"@animal-{list(Animal)[end.coyote % ANIMALS]}"}
        )
    winner = whole.index(max(whole))
    if own[winner] <= own[1 - winner]:
        return Why("account-spirits", {"seat": winner})  # 3.8
    return None


def turn(box: Box, view: Table) -> Turn:
    """Both play in turn."""
    if view.turns == 0:
        return Turn(0, 0, -1)
    return Turn((view.turns + 1) // SEATS, view.turns, view.turn)
