"""What is watched of games, held against the same told from their whole history."""

import itertools

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.core import NATURE, game, rule
from ludotheque.core.compiler import interpreted
from ludotheque.core.counting import (
    BEHIND,
    BRANCHING,
    BUCKETS,
    CHOSEN,
    COLUMNS,
    COMEBACK,
    CONTESTED,
    DECISIONS,
    DRAMA,
    EACH_THING,
    FORCED,
    INDEX_BITS,
    KEPT,
    LEAD_CHANGES,
    LONGEST,
    MARGIN,
    MOST,
    MOVES,
    NO_GAME,
    POINTS,
    SETTLED,
    SHORTEST,
    SORTS,
    SUSPENSE,
    THINGS,
    TURNS,
    WINNERS,
    WON,
    bucket,
    keep,
)
from ludotheque.core.game import MOST_SEATS
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.core.watching import TRAIL, Course, before, note_lead, note_suspense

SEED = 4


def watched(id, games, **changes):
    """Rows and marks of games at random."""
    chosen = game(id)
    box, things = chosen.new_box(**changes), len(chosen.study.keys)
    rows, marks = [[0] * COLUMNS for _ in range(games)], [[0] * (3 * things) for _ in range(games)]
    room = max(chosen.most_legal, MOST_SEATS)
    given = ([box], [chosen.state()], [before(chosen)()], [Course()], [chosen.view()], [0] * room, [0] * room)
    nobody = ([[0, 0, 0]] * MOST_SEATS, [], [])
    kept = [NO_GAME] * (SORTS * KEPT)
    sums = [0] * (THINGS + EACH_THING * things)
    watch = interpreted(chosen, "watch")
    watch(*given, [0, 0], [0, 0, 0], *nobody, SEED, 0, games, things, rows, marks, sums, kept)
    return rows, marks, sums, kept


def history(id, number, **changes):
    """The same game once more: who moved of how many, and after every move who leads and all scores."""
    chosen = game(id)
    box, state, rng, entry = chosen.new_box(**changes), chosen.state(), [0, 0], [0, 0, 0]
    room = max(chosen.most_legal, MOST_SEATS)
    interpreted(chosen, "begin")(box, state, rng, SEED, number)
    entries, standings = [], []

    def stand():
        scores = [0] * room
        leaders = chosen.rules.outcome(box, state, scores)
        standings.append((leaders, scores[: box.seats]))

    stand()
    while interpreted(chosen, "play_on")(box, state, [0] * room, [0] * room, rng, entry):
        entries.append(tuple(entry))
        stand()
    return entries, standings


def suspense(leads):
    """From who led after every move: who of them won, at nine points; a long game is asked every 2nd, 4th, … move."""
    moves, apart = len(leads) - 1, 1
    while moves >= TRAIL * apart:
        apart *= 2
    asked = [leads[moves * point // 8 // apart * apart] for point in range(POINTS - 1)]
    return [
        840 * (led & leads[-1]).bit_count() // max(1, led.bit_count() * leads[-1].bit_count())
        for led in (*asked, leads[-1])
    ]


@pytest.mark.parametrize(
    ("id", "changes"), [("pig", {"seats": 3}), ("spirits", {}), ("kasimir", {"seats": 3}), ("karma", {"first_game": 1})]
)
def test_measures_are_those_of_the_whole_history(id, changes):
    rows, _, _, _ = watched(id, 3, **changes)
    for number, row in enumerate(rows):
        entries, standings = history(id, number, **changes)
        choices = [count for seat, _, count in entries if seat != NATURE]
        winners, moves = standings[-1][0], len(entries)
        assert (row[WINNERS], row[MOVES], row[DECISIONS]) == (winners, moves, len(choices))
        assert row[BRANCHING] == 100 * sum(choices) // len(choices)
        assert row[FORCED] == 1000 * choices.count(1) // len(choices)
        assert row[CHOSEN] == len(choices) - choices.count(1)
        if not row[CONTESTED]:
            continue
        alone = [leaders for leaders, _ in standings[1:] if leaders.bit_count() == 1]
        assert row[LEAD_CHANGES] == sum(one != other for one, other in itertools.pairwise(alone))
        unsettled = [at for at, (leaders, _) in enumerate(standings) if leaders != winners]
        assert row[SETTLED] == 1000 * (unsettled[-1] + 1 if unsettled else 0) // moves
        told = []
        for seat in (seat for seat in range(MOST_SEATS) if winners >> seat & 1):
            behind = [
                max(0, next(s for at, s in enumerate(scores) if leaders >> at & 1) - scores[seat])
                for leaders, scores in standings[1:]
                if not leaders >> seat & 1
            ]
            told.append((1000 * len(behind) // moves, 100 * sum(behind) // max(1, len(behind)), max(behind, default=0)))
        assert (row[BEHIND], row[DRAMA], row[COMEBACK]) == tuple(map(max, zip(*told, strict=True)))
        scores = standings[-1][1]
        best = max(score for seat, score in enumerate(scores) if winners >> seat & 1)
        assert row[MARGIN] == best - max(score for seat, score in enumerate(scores) if not winners >> seat & 1)
        assert row[SUSPENSE : SUSPENSE + POINTS] == suspense([leaders for leaders, _ in standings])
        assert sum(row[WON : WON + MOST_SEATS]) == 840


@given(lasting=st.lists(st.tuples(st.integers(1, 6), st.integers(1, 7)), min_size=1, max_size=600))
@example(lasting=[(1, 1 + place % 7) for place in range(600)])
def test_who_led_is_told_alike_however_often_that_changed(lasting):
    leads = [leaders for moves, leaders in lasting for _ in range(moves)]
    course, row = Course(), [0] * COLUMNS
    for moves, leaders in enumerate(leads):
        if leaders != course.leaders:
            course.leaders, course.since = leaders, moves
            note_lead(course)
    note_suspense(course, len(leads) - 1, leads[-1], row)
    assert row[SUSPENSE : SUSPENSE + POINTS] == suspense(leads)


def test_turns_are_counted_by_who_moves_where_a_game_does_not():
    (row,), *_ = watched("pig", 1)
    movers = [seat for seat, *_ in history("pig", 0)[0] if seat != NATURE]
    assert row[TURNS] == 1 + sum(one != other for one, other in itertools.pairwise(movers))


def test_the_shortest_and_the_longest_games_are_kept():
    rows, _, _, kept = watched("pig", 12)
    lengths = sorted((row[MOVES], number) for number, row in enumerate(rows))
    index = (1 << INDEX_BITS) - 1
    assert [(key >> INDEX_BITS, key & index) for key in kept[SHORTEST * KEPT : KEPT]] == lengths[:KEPT]
    longest = kept[LONGEST * KEPT : (LONGEST + 1) * KEPT]
    assert [MOST - (key >> INDEX_BITS) for key in longest] == [length for length, _ in lengths[: -KEPT - 1 : -1]]


def test_among_equals_the_first_game_is_kept():
    kept = [NO_GAME] * (SORTS * KEPT)
    for number in (7, 3, 9, 5):
        keep(kept, SHORTEST, 10, number)
    assert [key & (1 << INDEX_BITS) - 1 for key in kept[:KEPT]] == [3, 5, 7]


def test_bars_are_exact_where_numbers_are_small_and_wider_where_they_are_large():
    assert [bucket(value) for value in (-3, 0, 63, 64, 65, 66)] == [0, 0, 63, 64, 64, 65]
    assert bucket(10**9) < BUCKETS
    assert all(bucket(value) <= bucket(value + 1) for value in range(20_000))


def test_alone_nobody_leads():
    rows, *_ = watched("karma", 2, seats=1)
    assert [row[CONTESTED] for row in rows] == [0, 0]


@rule
def last_of_all(box, view, legal, count, rng, plan):
    return legal[count - 1], 0


def test_a_game_is_told_once_more_move_by_move():
    pig = game("pig")
    box, number, entries = pig.new_box(seats=2, goal=20), 5, [[0, 0] for _ in range(10_000)]
    given = ([0] * MOST_SEATS, [0] * MOST_SEATS, [0, 0], [0, 0, 0])
    seats = ([pig.view()], *given, [[0, 0, 0] for _ in range(2)], [0, 0], [[0.0], [0.0]])
    moves = interpreted(pig, "recount")([box], [pig.state()], *seats, SEED, number, entries)
    assert [tuple(entry) for entry in entries[:moves]] == [
        (by, move) for by, move, _ in history("pig", number, seats=2, goal=20)[0]
    ]

    moves = interpreted(pig, "recount", (last_of_all,))([box], [pig.state()], *seats, SEED, number, entries)
    match = Match(pig, box, [Played(by, pig.moves.decode(move)) for by, move in entries[:moves]])
    assert match.is_over
