"""How much of a result is luck: the share of its variance that nature's outcomes explain, and the seats' choices.

Nature and the seats have random streams of their own here. A game is played once more with the same nature and other
choices, and once more with the same choices' stream and another nature: what results then still have in common is what
the part that stayed explains (the first-order indices of Sobol, by pick and freeze).

Both streams begin anew whenever others may act, and with every turn that the game counts. So a die keeps its meaning,
"the second that seat 1 throws in its fourth turn", however many dice an earlier choice has taken or left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from ludotheque.core.chance import below, scramble, seed
from ludotheque.core.errors import BotError
from ludotheque.core.game import BY_NATURE, MOST_SEATS, NATURE
from ludotheque.core.kernels import MOVER, MOVING, begin, make, note
from ludotheque.core.rule import rule
from ludotheque.core.scheduler import forget
from ludotheque.lab.engines import Local
from ludotheque.lab.setup import check, numbered, planned, prepare, thinking
from ludotheque.lab.statistics import Share, around

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from numpy.typing import NDArray

    from ludotheque.core.game import Plan
    from ludotheque.lab.setup import Setup

actors: Any = None
legal: Any = None
decide: Any = None
count_turns: Any = None

AS_IT_IS, OTHER_CHOICES, OTHER_NATURE = range(3)
FAR = 1 << 40
"""No run has so many games: from here on streams are another nature's."""


class Luck(msgspec.Struct, frozen=True):
    """What explains results: nature alone, choices alone; the rest is how they meet."""

    games: int
    nature: Share
    choices: Share


TURN, ACTING = range(2)
"""Where in a game it stands: the turn, as the game counts them, and who may act or did before nature, as bits."""
NOT_BEGUN = -2
ACTORS = MOST_SEATS + 1
"""The bits of those who may act, and nature's."""


@rule
def moved_on(place: MutableSequence[int], stints: MutableSequence[int], turn: int, acting: int) -> bool:
    """Is this another part of the game than before: another turn, or others who may act? stints[x]: how often x came
    to act in this turn."""
    is_other = turn != place[TURN]
    if is_other:
        place[TURN] = turn
        place[ACTING] = BY_NATURE
        for each in range(len(stints)):
            stints[each] = 0
    if acting not in (BY_NATURE, place[ACTING]):
        place[ACTING] = acting
        stints[acting] += 1
        is_other = True
    return is_other


@rule
def thrice(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    nature: MutableSequence[int],
    own: MutableSequence[int],
    entry: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    place: MutableSequence[int],
    stints: MutableSequence[int],
    slips: int,
    number: int,
    first: int,
    games: int,
    results: Any,
) -> int:
    """Play every game as it is, with other choices, and with another nature: results[3 i …] is how game i ended each
    time. So many choices of a hundred slip: any legal move is made instead. Answers −1, or the seat whose bot answered
    what is no legal move."""
    box = boxes[0]
    state = states[0]
    for played in range(3 * games):
        index = first + played // 3
        time = played % 3
        begin(box, state, nature, number, index)
        forget(answers, box.seats)
        place[TURN] = NOT_BEGUN
        made = 1
        while made > 0:
            acting = actors(box, state)
            if moved_on(place, stints, count_turns(box, state), acting):
                stint = stints[place[ACTING]] if place[ACTING] != BY_NATURE else 0
                part = number + (scramble(scramble(place[TURN]) + (stint << ACTORS) + place[ACTING]) << 32)
                seed(nature, part, index + FAR * (time == OTHER_NATURE))
                seed(own, part, -1 - 2 * index - (time == OTHER_CHOICES))
            rng = nature if acting == BY_NATURE else own
            made = decide(box, state, views[0], out, weights, rng, answers, bots, plans, entry)
            if made > 0:
                seat = entry[MOVER]
                if seat != NATURE and below(own, 100) < slips:
                    entry[MOVING] = out[below(own, legal(box, state, seat, out))]
                make(box, state, entry)
        if made < 0:
            return -1 - made
        note(box, state, out, results[played])
    return -1


def luck(setup: Setup, games: int, cores: int | None = None, slips: int = 0) -> Luck:
    """What explains who wins, over so many games, each played three times; of a hundred choices so many slip."""
    prepare(setup)
    if not setup.compiles:
        raise BotError("luck is measured with bots that are rules, not with plain Python")
    # The machine code is made once, before threads ask for it.
    shares(setup, 0, 1, slips, is_compiled=True)
    found = np.concatenate(
        list(Local(cores).run(lambda first, count: shares(setup, first, count, slips, is_compiled=True), games))
    )
    return told(found)


def shares(setup: Setup, first: int, games: int, slips: int = 0, *, is_compiled: bool) -> NDArray[np.float64]:
    """Every seat's share of the win, by game and by which time it was played."""
    from ludotheque.core.compiler import compiled, interpreted

    chosen, box = setup.played, setup.box()
    results = np.zeros((3 * games, 2 + MOST_SEATS), np.int64)
    told = (slips, setup.seed, first, games, results)
    if is_compiled:
        out, weights = np.zeros((2, max(chosen.most_legal, MOST_SEATS)), np.int64)
        streams = (np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(3, np.int64))
        given = (box.record(), chosen.state().record(), chosen.view().record(), out, weights, *streams)
        seats = (np.zeros((MOST_SEATS, 3), np.int64), np.array(numbered(setup), np.int64), planned(setup))
        where = (np.zeros(2, np.int64), np.zeros(1 << MOST_SEATS, np.int64))
        check(setup, compiled(chosen, thrice, thinking(setup))(*given, *seats, *where, *told))
    else:
        room = max(chosen.most_legal, MOST_SEATS)
        lists = ([box], [chosen.state()], [chosen.view()], [0] * room, [0] * room, [0, 0], [0, 0], [0, 0, 0])
        answers = [[0, 0, 0] for _ in range(MOST_SEATS)]
        kernel = interpreted(chosen, thrice, thinking(setup))
        check(setup, kernel(*lists, answers, numbered(setup), planned(setup), [0, 0], [0] * (1 << MOST_SEATS), *told))
    won = results[:, :1] >> np.arange(box.seats) & 1
    parts: NDArray[np.float64] = won / np.maximum(1, won.sum(1, keepdims=True))
    return parts.reshape(games, 3, box.seats)


def told(found: NDArray[np.float64]) -> Luck:
    """The shares of the variance, with intervals over games."""
    apart = found - found.mean(axis=(0, 1))

    def explained(time: int) -> Share:
        one, other = apart[:, AS_IT_IS], apart[:, time]
        common, variance = (one * other).sum(1), (one**2 + other**2).sum(1) / 2
        if not variance.any():
            return Share(0.0, 0.0, 0.0)
        share = common.sum() / variance.sum()
        error = np.sqrt(((common - share * variance) ** 2).sum()) / variance.sum()
        return around(float(share), float(error))

    return Luck(len(found), explained(OTHER_CHOICES), explained(OTHER_NATURE))
