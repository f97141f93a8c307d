"""Bots from anywhere: files, modules, installed packages; compiled policies and plain Python."""

from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from ludotheque.bots import Player, bots, find, finding, load, offer
from ludotheque.core import game
from ludotheque.core.errors import BotError, UnknownBot
from ludotheque.core.match import Match
from ludotheque.lab.engines import Local
from ludotheque.lab.setup import Setup
from ludotheque.lab.simulate import simulate

FILE = Path(__file__).parent / "foreign.py"
PIG = game("pig")


def simulated(*names, games=60, cores=2):
    setup = Setup("pig", {}, tuple(name if name in bots(PIG) else f"{FILE}:{name}" for name in names), 1)
    return simulate(setup, games, Local(cores, compiles=setup.compiles))


def test_a_chooser_is_a_bot_in_ten_lines():
    match = Match(PIG, PIG.new_box())
    move, delay = Player(PIG, f"{FILE}:First", match.box, Random(1)).choose(match, 0)
    assert (move, delay) == (match.legal(0)[0], 0)


def test_plain_python_and_a_policy_play_the_same_games():
    assert simulated("First", "random") == simulated("first", "random")


def test_only_the_seed_matters_for_plain_python_too():
    assert simulated("Any", "First", cores=1) == simulated("Any", "First", cores=2)


def test_a_bot_is_found_in_a_module():
    with pytest.raises(UnknownBot, match="no module 'ludotheque_nowhere' can be imported"):
        load(PIG, "ludotheque_nowhere:First")
    assert load(PIG, "ludotheque.bots:RANDOM") == find(PIG, "random")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere.py:First", "there is no file nowhere.py"),
        (f"{FILE}:Nobody", "there is no 'Nobody' in"),
        (f"{FILE}:OnlyKarma", "does not play pig, but: karma"),
        (f"{FILE}:rule", "must be a Bot, a policy marked @rule, a class made from Chooser or a function of"),
        ("nobody", "pig has no bot 'nobody'; expected one of: random"),
    ],
)
def test_what_is_no_bot_is_said(name, told):
    with pytest.raises(UnknownBot, match=told):
        load(PIG, name)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Cheat", "the bot Cheat answered 'another roll', which is none of the 2 moves it was given"),
        ("Silent", r"the bot Silent failed with NotImplementedError.*chooser.py, line \d+"),
        ("beyond", r"foreign.py:beyond at seat 0 answered a move that is not legal \(foreign.py, line \d+, in beyond"),
    ],
)
def test_a_bot_that_fails_gives_no_number(name, told):
    with pytest.raises(BotError, match=told):
        simulated(name, "random")


def test_a_name_from_the_wire_imports_nothing():
    with pytest.raises(UnknownBot, match="expected one of"):
        find(PIG, f"{FILE}:First")


def test_bots_are_offered_to_all_processes_by_the_environment(monkeypatch):
    monkeypatch.setenv(finding.OFFERED, "")
    offer([f"{FILE}:First", f"{FILE}:OnlyKarma"])
    assert [*bots(PIG)][-1] == "First"
    assert "OnlyKarma" in bots(game("karma"))
    assert "OnlyKarma" not in bots(PIG)


@pytest.mark.parametrize(
    ("name", "told"), [("First", "expected package.module:name"), (f"{FILE}:No", "there is no 'No'")]
)
def test_only_what_is_there_is_offered(monkeypatch, name, told):
    monkeypatch.setenv(finding.OFFERED, "")
    with pytest.raises(UnknownBot, match=told):
        offer([name])


def test_an_installed_package_brings_bots_and_a_broken_one_hurts_nobody(monkeypatch, caplog):
    entries = [
        EntryPoint("broken", "ludotheque.nothing:at_all", "ludotheque.bots"),
        EntryPoint("chance", "ludotheque.bots:RANDOM", "ludotheque.bots"),
    ]
    monkeypatch.setattr(finding, "entry_points", lambda group: entries)
    finding._others.cache_clear()
    assert [*bots(PIG)][-1] == "chance"
    assert "the bot broken cannot be loaded" in caplog.text
    finding._others.cache_clear()
