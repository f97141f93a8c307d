"""A race in the terminal: bots that take their time are overtaken by a quick person, and overtake a slow one."""

from random import Random

import pytest

from ludotheque.cli.play import Table
from ludotheque.core import game
from ludotheque.games.rok.moves import Done, Grab
from ludotheque.games.rok.state import GRABBING

ROK = game("rok")


@pytest.fixture
def table(monkeypatch):
    """A person and a bot, when the runes of the first throw lie open; the bot is after one of them for 900 ms."""
    table = Table(ROK, ROK.new_box(starter=0, down=0), ["slow"], Random(1), "en", None, as_json=False)
    while table.match.state.phase != GRABBING:
        table.step()
    wanted = next(move for move in table.match.legal(1) if isinstance(move, Grab))
    monkeypatch.setattr(
        table.bots.players[1], "choose", lambda match, seat: (wanted if wanted in match.legal(1) else Done(), 900)
    )
    table.wanted = wanted
    return table


def typed(table, monkeypatch, seconds):
    """The person types the number of the rune that the bot wants, after so long."""
    now = [100.0]

    def read(seat):
        now[0] += seconds
        return str(1 + table.match.legal(seat).index(table.wanted))

    monkeypatch.setattr("ludotheque.cli.play.time.monotonic", lambda: now[0])
    monkeypatch.setattr(table, "read", read)
    table.step()
    return [(entry.by, entry.move) for entry in table.match.journal if isinstance(entry.move, Grab)]


def test_a_quick_person_is_first(table, monkeypatch):
    assert typed(table, monkeypatch, 0.5) == [(0, table.wanted)]


def test_a_slow_person_is_overtaken(table, monkeypatch, capsys):
    assert typed(table, monkeypatch, 1.5) == [(1, table.wanted)]
    assert "is not legal now" in capsys.readouterr().out


def test_what_the_person_has_taken_is_not_taken_twice(table, monkeypatch):
    table.overtake(600)
    assert table.bots.delay == 300
    assert typed(table, monkeypatch, 0.4) == [(1, table.wanted)]
