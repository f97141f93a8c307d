"""The Lab over HTTP."""

import httpx
import pytest
import pytest_asyncio

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def client(host):
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=120) as running:
        yield running


ASKED = {"game": "pig", "bots": ["random", "heuristic"], "games": 60, "changes": {"goal": 60}, "seed": 3}


async def test_a_run_goes_on_from_what_the_page_has_kept_and_its_games_can_be_looked_at(client):
    first = await client.post("/api/lab", json={**ASKED, "replay": "/lab/pig/x/{number}"})
    assert first.status_code == 200, first.text
    more = await client.post(
        "/api/lab", json={**ASKED, "games": 90, "counted": first.json()["counted"], "language": "fr"}
    )
    assert (first.json()["games"], more.json()["games"]) == (60, 90)
    assert "/lab/pig/x/" in first.json()["html"]
    file = await client.post("/api/lab/report", json={**ASKED, "counted": more.json()["counted"]})
    assert file.text.startswith("<!doctype html>")
    game = {name: ASKED[name] for name in ("game", "bots", "changes", "seed")}
    replay = await client.post("/api/lab/replay", json={**game, "number": 7})
    assert replay.status_code == 200, replay.text
    assert replay.json()["box"]["goal"] == 60


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"changes": {"goal": 0}}, "goal must be a whole number from"),
        ({"bots": ["os:system", "random"]}, "expected bots of: random"),
        ({"bots": ["strolling", "random"]}, "expected bots of: random"),
        ({"bots": ["random"]}, "expected 2 bots"),
        ({"games": 10**7}, "200000"),
        ({"counted": "no"}, "belongs to another game"),
        ({"replay": "javascript:alert(1)"}, "matching regex"),
    ],
)
async def test_what_cannot_be_played_is_refused_with_a_sentence(client, wrong, told):
    answer = await client.post("/api/lab", json={**ASKED, **wrong})
    assert answer.status_code == 400
    assert told in answer.json()["detail"]


async def test_the_box_says_what_can_be_changed_and_who_plays(client):
    box = (await client.get("/api/lab/pig")).json()
    assert [each["name"] for each in box["components"]] == ["seats", "goal", "faces", "bust"]
    assert box["bots"] == ["random", "heuristic", "stroll", "calm", "regular", "keen", "master"]
    assert (await client.get("/api/lab/nothing")).status_code == 400
