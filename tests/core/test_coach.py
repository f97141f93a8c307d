"""A coach says what is to be told now, from what a seat may see and do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque import game, new_match
from ludotheque.core import SPECTATOR, Coach, Move, Step
from ludotheque.core.coach import coach_info, never


def always(box: Any, view: Any, legal: Sequence[Move]) -> bool:
    return True


COACH = Coach(
    steps=(
        Step("first", always, points="die tray", values=lambda box, view: {"total": view.total}),
        Step("told-elsewhere"),
        Step("aside", always, before="last", counts=False, idle=True),
        Step("last", lambda box, view, legal: view.total > 5, after="first"),
    ),
    goal=lambda box: {"goal": box.goal},
    options={"goal": 50},
)


def test_steps_are_due_at_their_moments_only() -> None:
    pig = new_match("pig", seats=2)
    view, legal = pig.shown(0), pig.legal(0)

    assert COACH.due(pig.box, view, legal) == [("coach-first", {"total": 0}), ("coach-aside", {})]
    assert [step.key for step in COACH.due(pig.box, view, [])] == ["coach-aside"], "who waits is told what may wait"
    view.total = 6
    assert [step.key for step in COACH.due(pig.box, view, legal)] == ["coach-first", "coach-aside", "coach-last"]
    assert not never(pig.box, view, legal)


def test_a_page_is_told_what_it_must_know_beforehand() -> None:
    info = coach_info(COACH)
    first, elsewhere, aside, last = info.steps

    assert info.options == {"goal": 50}
    assert (first.key, first.points, first.after, first.counts) == ("coach-first", ["die", "tray"], "", True)
    assert (aside.before, aside.counts) == ("coach-last", False)
    assert last.after == "coach-first"
    assert elsewhere.elsewhere
    assert not first.elsewhere


def test_a_match_has_the_lessons_of_its_game_and_a_game_without_a_coach_has_none() -> None:
    pig = new_match("pig", seats=2)

    assert [key for key, _ in pig.lessons(pig.shown(0), pig.legal(0))] == ["coach-start", "coach-roll"]
    assert pig.lessons(pig.shown(SPECTATOR), []) == []
    object.__setattr__(without := new_match("pig", seats=2), "game", _without_coach())
    assert without.lessons(without.shown(0), without.legal(0)) == []


def _without_coach() -> Any:
    from dataclasses import replace

    return replace(game("pig"), coach=None)
