"""What a game is, for programs that wrap it: environments, laboratories, documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.core.stepping import write_rewards
from ludotheque.core.terms import Component, Dynamics, Information, Returns

if TYPE_CHECKING:
    from ludotheque.core.game import Game


class ViewPart(msgspec.Struct, frozen=True):
    """A part of a view: one number, a list or a table, and the range that its numbers keep to."""

    name: str
    sizes: list[int]
    low: int
    high: int
    per_seat: bool
    """Has it a number, or a row, for every seat?"""


class About(msgspec.Struct, frozen=True):
    """All that a game says of itself."""

    id: str
    rules: int
    """The version of the rules."""
    history: list[str]
    """What each version after the first has changed."""
    seats: list[int]
    """The fewest and the most."""
    minutes: int
    dynamics: Dynamics
    information: Information
    has_chance: bool
    returns: Returns
    actions: list[int]
    """The first number of the seats' moves, and how many there are: they stand together."""
    most_legal: int
    """The most moves that a seat, or outcomes that nature, can ever have to choose from."""
    view: list[ViewPart]
    """In the order of `view.flat()`."""
    components: list[Component]
    """The options, then the components of the box."""


def view_of(game: Game) -> list[ViewPart]:
    """What its views are made of."""
    return [
        ViewPart(field.name, list(field.shape), field.low, field.high, field.per_seat) for field in game.view.fields
    ]


def about(game: Game) -> About:
    """What a game says of itself.

    >>> from ludotheque.core import game
    >>> pig = about(game("pig"))
    >>> pig.dynamics.value, pig.information.value, pig.returns.value, pig.actions
    ('turns', 'perfect', 'zero-sum', [0, 2])
    >>> pig.view[2]
    ViewPart(name='total', sizes=[], low=0, high=1008, per_seat=False)
    """
    actions = game.moves.actions
    return About(
        id=game.id,
        rules=game.version,
        history=list(game.history),
        seats=[game.seats[0], game.seats[-1]],
        minutes=game.minutes,
        dynamics=game.dynamics,
        information=game.information,
        has_chance=game.has_chance,
        returns=game.returns,
        actions=[actions.start, len(actions)],
        most_legal=game.most_legal,
        view=view_of(game),
        components=list(game.components),
    )


def returns(kind: Returns, seats: int, winners: int) -> list[float]:
    """What a match has brought every seat, if these have won, as bits.

    >>> returns(Returns.ZERO_SUM, 2, 0b01)
    [1.0, -1.0]
    >>> returns(Returns.ZERO_SUM, 3, 0b110)
    [-0.5, 0.25, 0.25]
    >>> returns(Returns.COMMON, 3, 0b111), returns(Returns.ZERO_SUM, 1, 0)
    ([1.0, 1.0, 1.0], [-1])
    """
    if kind is Returns.COMMON:
        return [1.0 if winners else -1.0] * seats
    shares = [0.0] * seats
    write_rewards(winners, seats, shares)
    return shares
