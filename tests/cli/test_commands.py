"""The command line as a user meets it: answers, files, errors with exit code 2, and no traceback."""

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest

import ludotheque
from ludotheque.cli import main, new
from ludotheque.core import NATURE, game
from ludotheque.core.errors import LudothequeError
from ludotheque.games.kasimir.moves import Reveal

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "from ludotheque.cli import main; main()"]


def run(*arguments, stdin=""):
    """Run the command, what computes much in a process of its own; its exit code, output and errors."""
    if arguments[0] == "simulate":
        done = subprocess.run(
            [*COMMAND, *map(str, arguments)], input=stdin, capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout, done.stderr
    streams = {name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for name in ("stdin", "stdout", "stderr")}
    streams["stdin"].write(stdin)
    streams["stdin"].seek(0)
    code = 0
    with pytest.MonkeyPatch.context() as patched, mock.patch.dict(os.environ):
        patched.setattr(sys, "argv", ["ludotheque", *map(str, arguments)])
        for name, stream in streams.items():
            patched.setattr(sys, name, stream)
        try:
            main()
        except SystemExit as ended:
            code = ended.code or 0
    for stream in streams.values():
        stream.seek(0)
    return code, streams["stdout"].read(), streams["stderr"].read()


def answer(*arguments, stdin=""):
    code, output, errors = run(*arguments, stdin=stdin)
    assert code == 0, errors
    return output


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "karma.json"
    answer("record", "karma", "--seats", 3, "--seed", 5, "--out", file)
    return file


def test_games_are_listed_in_both_languages():
    assert "karma" in answer("games")
    assert "Cochon" in answer("games", "--lang", "fr")
    rows = {row["id"]: row for row in json.loads(answer("games", "--json"))}
    assert rows["karma"]["seats"] == [1, 4]
    assert rows["karma"]["bots"][0] == "random"


def test_a_game_is_played_to_its_end_from_the_keyboard():
    output = answer("play", "pig", "--bots", "random", "--seed", 1, "--set", "goal=6", stdin="2\n1\n" * 60)
    assert "The match is over." in output
    assert "wins." in output


def test_a_bot_of_ten_lines_plays_wherever_bots_are_named(tmp_path):
    bot = f"{ROOT / 'examples/bots/patient.py'}:Patient"
    output = answer("play", "pig", "--bots", bot, "--seed", 1, "--set", "goal=6", stdin="2\n1\n" * 60)
    assert "The match is over." in output
    assert "Patient bot 1 wins." in output
    answer("record", "pig", "--bots", bot, "--seed", 1, "--out", tmp_path / "record.json")
    assert answer("verify", tmp_path / "record.json").startswith("valid: pig")
    found = json.loads(answer("simulate", "pig", "--bots", f"{bot},random", "--games", 200, "--json"))
    assert found["seats"][0]["wins"]["low"] > 0.5


def test_several_people_share_a_screen_behind_a_curtain():
    output = answer("play", "karma", "--bots", "none", "--lang", "fr", stdin="\n1\n\n1\nq\n")
    assert "Passez la main à Joueur 1" in output
    assert "Passez la main à Joueur 2" in output
    assert "Garder" in output
    assert "quitté la table" in output


def test_a_secret_card_is_not_told_at_a_shared_screen():
    output = answer("play", "karma", "--bots", "none", "--seed", 1, stdin="\n1\n\nq\n")
    assert "Player 1: A trait card is kept face down" in output
    assert "Player 1: Keep" not in output


def test_moves_can_be_taken_back_and_several_made_at_once():
    options = ("--set", "first_game=1", "--set", "starter=0", "--seed", 2)
    output = answer("play", "karma", *options, stdin="1 1\nu\n?\nx\n9\nq\n")
    assert "takes a move back" in output
    assert "q leaves" in output
    assert output.count("expected a number from 1 to 2") == 2


def test_nothing_to_take_back_is_said():
    output = answer("play", "karma", "--set", "first_game=1", "--set", "starter=0", stdin="u\nq\n")
    assert "There is nothing to take back." in output


def test_the_end_of_input_leaves_the_table_and_saves(tmp_path):
    file = tmp_path / "left.json"
    output = answer("play", "karma", "--seed", 1, "--save", file, stdin="1\n")
    assert "You have left the table" in output
    assert "not over" in answer("verify", file)


def test_play_speaks_json():
    moves = '{"do": "roll"}\n{"do": "hold"}\n{"do": "fly"}\nnonsense\n'
    options = ("--seed", 4, "--bots", "random", "--set", "goal=1000")
    events = [json.loads(line) for line in answer("play", "pig", *options, "--json", stdin=moves).splitlines()]
    kinds = [event["event"] for event in events]
    assert kinds[0] == "turn"
    assert events[0]["legal"] == [{"do": "hold"}, {"do": "roll"}]
    assert {"do": "roll"} in [event.get("move") for event in events]
    assert kinds.count("error") == 2
    assert kinds[-1] == "left"


def test_a_record_is_written_shown_and_verified(record):
    assert "valid: karma" in answer("verify", record)
    assert json.loads(answer("verify", record, "--json"))["valid"] is True
    assert "Tot up" in answer("show", record)
    assert "Faire le total" in answer("show", record, "--lang", "fr")
    assert len(json.loads(answer("show", record, "--at", 7, "--json"))["entries"]) == 7


def test_a_record_to_the_terminal_is_the_file(record):
    assert answer("record", "karma", "--seats", 3, "--seed", 5) == record.read_text()


def test_the_same_seed_gives_the_same_record(record, tmp_path):
    answer("record", "karma", "--seats", 3, "--seed", 5, "--out", tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == record.read_bytes()


@pytest.mark.parametrize(("seat", "dealt"), [("0", 2), ("2", 2), ("spectator", 0), ("all", 6)])
def test_show_tells_each_seat_only_its_own_cards(record, seat, dealt):
    entries = json.loads(answer("show", record, "--as", seat, "--at", 10, "--json"))["entries"]
    assert sum(entry["move"]["do"] == "deal" for entry in entries) == dealt


@pytest.mark.parametrize("option", [(), ("--as", "0"), ("--as", "spectator")])
def test_show_of_an_unfinished_record_tells_what_the_log_tells(tmp_path, option):
    """What was turned up and lies hidden again people have to remember for themselves."""
    file = unfinished_kasimir(tmp_path)
    entries = json.loads(answer("show", file, *option, "--json"))["entries"]
    turned = [entry["move"] for entry in entries if "reveal" in (entry["move"]["do"], entry["move"].get("kind"))]
    assert turned
    assert all(move == {"do": "veiled", "kind": "reveal"} for move in turned)
    assert "turned up" in answer("show", file, *option)


def test_show_tells_everything_to_whoever_asks_for_all(tmp_path):
    entries = json.loads(answer("show", unfinished_kasimir(tmp_path), "--as", "all", "--json"))["entries"]
    assert any(entry["move"]["do"] == "reveal" for entry in entries)


def unfinished_kasimir(folder):
    """The record of a match that goes on, in which a stake has been turned up."""
    match, rng = ludotheque.new_match("kasimir", starter=0), random.Random(2)
    while not any(isinstance(entry.move, Reveal) for entry in match.journal) or len(match.journal) < 60:
        seat = min(match.actors)
        match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
    file = folder / "kasimir.json"
    file.write_bytes(ludotheque.write_record(match))
    return file


def test_simulate_prints_rates_and_depends_on_the_seed_alone():
    table = answer("simulate", "pig", "--games", 2000, "--bots", "random,heuristic")
    assert "2,000 games" in table
    one = json.loads(answer("simulate", "pig", "--games", 2000, "--seed", 3, "--cores", 1, "--json"))
    two = json.loads(answer("simulate", "pig", "--games", 2000, "--seed", 3, "--cores", 2, "--json"))
    assert one == two
    assert one["seats"][0]["wins"]["low"] < one["seats"][0]["wins"]["mean"] < one["seats"][0]["wins"]["high"]


def test_simulate_takes_changed_components():
    changes = ("--set", "zones=[1,2,3]", "--set", "zones[2]=9", "--set", "first_game=true")
    found = json.loads(answer("simulate", "karma", "--games", 500, *changes, "--json"))
    assert found["games"] == 500


def test_a_game_with_a_broken_box_leaves_the_others_in_the_list(monkeypatch, tmp_path):
    (tmp_path / "box.toml").write_text("[options]\nseats = 2\n")
    broken = replace(game("pig"))
    vars(broken)["folder"] = tmp_path
    monkeypatch.setattr("ludotheque.cli.authors.games", lambda: {"broken": broken, "karma": game("karma")})
    code, output, errors = run("games")
    assert code == 0
    assert [line.split()[0] for line in output.splitlines()] == ["karma"]
    assert "box.toml has no" in errors


def test_a_comparison_fits_a_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    told = answer("compare", "pig", "--set", "faces=8", "--games", 200)
    assert "lead_changes" in told
    assert "real" in told
    assert "…" not in told


def test_a_curve_of_seats_tells_every_seat():
    rows = {
        line.split("│")[1].strip(): line
        for line in answer("sweep", "pig", "seats=2..3", "--games", 50).splitlines()
        if "│" in line
    }
    assert rows["seat 2 wins"].count("%") == 1
    assert rows["seat 1 wins"].count("%") == 2


def test_the_schema_is_printed():
    assert json.loads(answer("schema", "karma"))["title"] == "A record of karma"


def test_the_types_of_a_board_are_printed():
    assert "  bust: number;\n" in answer("types", "pig")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "expected one of: karma"),
        (["play", "karma", "--seats", "5"], "1 to 4 seats"),
        (["play", "karma", "--bots", "genius"], "expected one of: random"),
        (["play", "karma", "--bots", "random,random,random"], "too few for 3 bots"),
        (["play", "karma", "--lang", "de"], "expected one of: en, fr"),
        (["simulate", "karma", "--set", "zones"], "expected NAME=VALUE"),
        (["simulate", "karma", "--set", "zones=many"], "expected a number or a [list, of, numbers]"),
        (["simulate", "karma", "--set", "zones[9]=1"], "has 6 entries"),
        (["simulate", "karma", "--set", "reds[0]=1"], "is no list"),
        (["simulate", "karma", "--set", "reds=70"], "from 1 to 8"),
        (["simulate", "karma", "--set", "sails=1"], "no option or component 'sails'"),
        (["simulate", "karma", "--bots", ","], "at least one bot's name"),
        (["simulate", "karma", "--seats", "4", "--bots", "random,random,random"], "expected one bot, or 4"),
        (["simulate", "karma", "--games", "0"], "--games"),
        (["simulate", "karma", "--set", "seats=4", "--bots", "random,random,random"], "expected one bot, or 4"),
        (["simulate", "karma", "--set", "seats=4", "--seats", "3"], "expected one number of seats, not 3 and 4"),
        (["simulate", "karma", "--scheduler", "nonsense"], "such as tcp://host:8786, not 'nonsense'"),
        (["simulate", "karma", "--html", "/nowhere/at/all.html"], "expected a file in a folder that is there"),
        (["simulate", "karma", "--parquet", "."], "expected a file in a folder that is there"),
        (["compare", "pig", "--set", "seats=3"], "not 2 and 3; --seats sets them for both"),
        (["sweep", "karma", "reds=4..3"], "the smaller first"),
        (["tournament", "karma", "--bots", "random"], "expected two bots or more"),
        (["ladder", "karma", "--bots", "random,random"], "each named once"),
        (["record", "karma", "--out", "/nowhere/at/all.json"], "expected a file in a folder that is there"),
        (["verify", "/nowhere.json"], "cannot be read"),
        (["fly"], "No such command"),
    ],
)
def test_a_wrong_option_is_explained(arguments, expected):
    code, _, errors = run(*arguments)
    assert code == 2
    assert expected in errors


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: text[:200], "not a record"),
        (lambda text: "[]", "not a record"),
        (lambda text: text.replace('"face":3', '"face":4', 1), "digest"),
        (lambda text: text.replace("ludotheque-record", "chess-record"), "expected format"),
        (lambda text: text.replace('"game":"karma"', '"game":"pig"'), "not a record"),
    ],
)
def test_a_broken_record_is_explained(record, change, expected):
    record.write_text(change(record.read_text()))
    for command in ("verify", "show"):
        code, _, errors = run(command, record)
        assert code == 2
        assert expected in errors


@pytest.mark.parametrize(("option", "expected"), [(("--as", 3), "from 0 to 2"), (("--at", 10**6), "--at must be from")])
def test_a_wrong_place_in_a_record_is_explained(record, option, expected):
    code, _, errors = run("show", record, *option)
    assert code == 2
    assert expected in errors


def test_an_interrupted_simulation_shows_its_progress_and_gives_what_there_is():
    terminal, errors = os.openpty()
    command = [*COMMAND, "simulate", "pig", "--games", str(10**9), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as process:
        os.close(errors)
        seen = b""
        while not re.search(rb" [1-9][0-9]*/1000000000", seen):
            seen += os.read(terminal, 4096)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert 0 < json.loads(process.stdout.read())["games"] < 10**9
    os.close(terminal)


def test_the_command_line_does_not_load_the_compiler():
    code = (
        "import sys; sys.argv = ['ludotheque', 'games']\n"
        "from ludotheque.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_new_game_has_its_own_name_everywhere(tmp_path):
    written = new.write("my_game", tmp_path)
    files = [file for file in written.rglob("*") if file.is_file()]
    assert (written / "src/my_game/rules.py") in files
    assert [file for file in files if re.search("pig", file.read_text(encoding="utf-8") + file.name, re.I)] == []
    with pytest.raises(LudothequeError, match="is there already"):
        new.write("my_game", tmp_path)
    with pytest.raises(LudothequeError, match="expected a name of small letters"):
        new.write("My Game", tmp_path)


def test_somebody_at_a_terminal_is_asked_for_a_level():
    own, theirs = os.openpty()
    with subprocess.Popen([*COMMAND, "play", "pig"], stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        os.write(own, b"9\n2\nq\n")
        seen = b""
        with suppress(OSError):
            while read := os.read(own, 4096):
                seen += read
    os.close(own)
    assert process.returncode == 0, seen
    assert b"expected a number from 1 to 5" in seen
