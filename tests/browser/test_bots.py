"""Bots of one's own on the page: one of ten lines plays, and of one that fails the table is told."""

import json
from pathlib import Path

import pytest
from conftest import ROOT, Server
from playing import open_table

ME = {"kind": "me"}
PATIENT = ROOT / "examples" / "bots" / "patient.py"
STRANGE = ROOT / "tests" / "server" / "strange_bots.py"


def bot(name):
    return {"kind": "bot", "bot": name}


@pytest.fixture
def server(tmp_path, monkeypatch):
    """A server that offers them."""
    monkeypatch.setenv("LUDOTHEQUE_BOTS", f"{PATIENT}:Patient,{STRANGE}:Raiser")
    running = Server(tmp_path / "tables")
    running.start()
    yield running
    running.kill()


def test_a_bot_of_ten_lines_plays_on_the_page(open_page):
    assert len(Path(PATIENT).read_text().splitlines()) <= 13
    page = open_page("")
    open_table(page, game="pig", seats=[bot("Patient"), ME], goal=1000)
    page.locator(".panel b", has_text="Ada").first.wait_for()
    assert page.get_by_text("has failed").count() == 0


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "The bot Raiser has failed. Ada plays on at another level: skilled."),
        ("fr-FR", "Le robot Raiser a échoué. Ada continue à un autre niveau\u00a0: habile."),
    ],
)
def test_of_a_bot_that_fails_the_table_is_told(open_page, locale, told):
    page = open_page("", locale=locale)
    open_table(page, game="pig", seats=[bot("Raiser"), ME], goal=1000)
    page.get_by_role("alert").get_by_text(told).wait_for()
    page.locator(".panel").get_by_text(told).wait_for()
    table = page.url.rsplit("/", 1)[1]
    rows = json.loads(page.request.get("/api/tables").text())
    assert next(row["seats"][0]["name"] for row in rows if row["table"] == table) == "heuristic"
    # Whoever comes later reads it in the log.
    page.reload()
    page.locator(".panel").get_by_text(told).wait_for()
