"""Runs in parts that the asker keeps, and games played once more."""

import pytest

from ludotheque.core.counting import MOVES, SCORES
from ludotheque.core.errors import BoxError
from ludotheque.core.record import read
from ludotheque.lab.compare import compare
from ludotheque.lab.experiment import further, page_of, record_of
from ludotheque.lab.recount import recount
from ludotheque.lab.setup import Setup, play

LONGER = Setup("pig", {"goal": 120}, ("random", "heuristic"), 2)


def test_parts_add_up_to_the_whole():
    found = further(LONGER, 120, "", 30, "en", "")
    more = further(LONGER, 300, found.counted, 30, "fr", "/lab/x/{number}")
    assert (found.games, more.games) == (120, 300)
    whole = further(LONGER, 300, "", 30, "fr", "/lab/x/{number}")
    assert (more.counted, more.html) == (whole.counted, whole.html)
    assert '<a href="/lab/x/' in more.html
    assert compare(Setup("pig", {}, LONGER.bots, 2), LONGER, 300).games == 300


def test_the_report_is_a_file_that_needs_nothing_else():
    found = further(LONGER, 100, "", 30, "en", "")
    page = page_of(LONGER, found.counted, "fr")
    assert page.startswith("<!doctype html>")
    assert "ludotheque compare pig --games 100 --bots random,heuristic --seed 2 --set goal=120" in page
    assert "<script" not in page
    assert "src=" not in page
    assert "http" not in page


@pytest.mark.parametrize("wrong", ["!", "AAAA", "eJwDAAAAAAE="])
def test_what_was_not_counted_here_is_refused(wrong):
    with pytest.raises(BoxError, match="belongs to another game"):
        further(LONGER, 100, wrong, 1, "en", "")


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "heuristic")])
def test_a_game_is_played_once_more_move_by_move(bots):
    setup = Setup("pig", {}, bots, 5)
    rows = play(setup, 0, 4).rows
    for number in range(4):
        again, quick = recount(setup, number), recount(setup, number, is_quick=True)
        assert again.is_over
        assert again.journal == quick.journal
        assert (len(again.journal), *again.outcome.scores) == (
            rows[number][MOVES],
            *rows[number][SCORES : SCORES + 2],
        )
    record, match = read(record_of(setup, 3))
    assert match.journal == recount(setup, 3).journal
    assert record.players == list(bots)
