"""What a coach says is made from the view alone, and has words in both languages, short enough to be read."""

from __future__ import annotations

from itertools import product

from ludotheque.core import SPECTATOR, Game
from ludotheque.core.words import numbers, say
from ludotheque.testing.conformance.tables import Setup, imagined, seen, viewers, walk

LONGEST = 130


def test_equal_views_have_equal_lessons_whatever_is_hidden(setup: Setup) -> None:
    if setup.game.coach is None:
        return
    for match in walk(setup, seed=5):
        for seat in viewers(match):
            if seat == SPECTATOR:
                continue
            twin = seen(match, imagined(match, seat, stream=len(match.journal)), seat)
            setup.game.shown(match.box, twin)
            legal = match.legal(seat) if seat in match.actors else []
            view = match.shown(seat)
            assert match.lessons(twin, legal) == match.lessons(view, legal)
            assert view == match.shown(seat), "looking changes nothing"


def test_every_lesson_has_words_that_are_soon_read(setup: Setup, language: str) -> None:
    for match in walk(setup, seed=6):
        for seat in match.seats:
            legal = match.legal(seat) if seat in match.actors else []
            for key, values in match.lessons(match.shown(seat), legal):
                spoken = say(setup.game.folder, language, key, **{**numbers(match.box), "people": 1, **values})
                assert 20 < len(spoken) <= LONGEST, spoken


def test_the_goal_and_every_step_have_words(game: Game, language: str) -> None:
    if game.coach is None:
        return
    told = {"rune": "X", "people": 1}
    for options in options_of(game):
        box = game.new_box(**options)
        view = game.view()
        assert say(game.folder, language, "coach-goal", **{**numbers(box), **game.coach.goal(box)}).endswith(".")
        for step in game.coach.steps:
            values = {**numbers(box), **told, **step.values(box, view)}
            assert len(say(game.folder, language, f"coach-{step.key}", **values)) <= LONGEST


def test_steps_name_steps_and_options_that_there_are(game: Game) -> None:
    if game.coach is None:
        return
    keys = [step.key for step in game.coach.steps]
    assert len(set(keys)) == len(keys)
    assert all(other in ("", *keys) for step in game.coach.steps for other in (step.after, step.before))
    assert 2 <= sum(step.counts for step in game.coach.steps) <= 6
    game.new_box(**game.coach.options)


def options_of(game: Game) -> list[dict[str, int]]:
    """The box with each switch on and off, and every number of seats."""
    switches = [each.name for each in game.components if each.is_option and (each.low, each.high) == (0, 1)]
    return [
        {"seats": seats, **dict(zip(switches, values, strict=True))}
        for seats in game.seats
        for values in product((0, 1), repeat=len(switches))
    ]
