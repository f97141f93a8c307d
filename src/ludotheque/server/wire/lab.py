"""The Lab: a box is changed, played by bots, and read. The page keeps what was counted; nothing is kept here."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from ludotheque.bots import bots, is_from_elsewhere, load
from ludotheque.bots.levels import is_level
from ludotheque.core.errors import UnknownBot
from ludotheque.core.game import Game, game
from ludotheque.core.rule import is_rule
from ludotheque.core.words import LANGUAGES
from ludotheque.lab.experiment import further, page_of, record_of
from ludotheque.lab.setup import Setup
from ludotheque.server.messages import Experiment, Findings, LabBox, LabGame, Replay
from ludotheque.server.refusal import Refusal
from ludotheque.server.wire.addresses import household
from ludotheque.server.wire.http import PROBLEMS, Http, TheLimits, TheTables

SECONDS = 0.7
"""How long a part of a run takes, about: then others have their turn."""


def players(chosen: Game) -> list[str]:
    """The bots of ours that play here: those that compile, by the thousand, and the levels, some games a second."""
    ours = [name for name in bots(chosen) if not is_from_elsewhere(chosen, name)]
    return [name for name in ours if is_level(chosen, name) or is_rule(load(chosen, name).policy)]


def setup_of(asked: Experiment | LabGame) -> Setup:
    """What is to be played. Names from the wire import nothing; a wrong box is refused with a sentence."""
    chosen = game(asked.game)
    for name in asked.bots:
        if name not in players(chosen):
            raise UnknownBot(f"expected bots of: {', '.join(players(chosen))}; not {name!r}")
    box = chosen.new_box(**asked.changes)
    setup = Setup(asked.game, chosen.changes(box), tuple(asked.bots), asked.seed)
    setup.box()
    return setup


@get("/api/lab/{id:str}", responses=PROBLEMS, sync_to_thread=True)
def lab_box(id: FromPath[str]) -> LabBox:
    """What can be changed in a game's box."""
    return LabBox(components=list(game(id).components), bots=players(game(id)))


@post("/api/lab", status_code=200, responses=PROBLEMS)
async def experiment(request: Http, tables: TheTables, data: JSONBody[Experiment]) -> Findings:
    """Play on for a moment, and tell what all games so far say."""
    if data.language not in LANGUAGES:
        raise Refusal("unknown", f"expected one of: {', '.join(LANGUAGES)}")
    given = (setup_of(data), data.games, data.counted, SECONDS, data.language, data.replay)
    found = await tables.house.experimenters.run(further, *given, key=household(request.client))
    return Findings(games=found.games, counted=found.counted, html=found.html)


@post("/api/lab/report", status_code=200, media_type=MediaType.HTML, responses=PROBLEMS)
async def lab_report(request: Http, tables: TheTables, data: JSONBody[Experiment]) -> Response[str]:
    """The report as a file that opens anywhere."""
    given = (setup_of(data), data.counted, data.language if data.language in LANGUAGES else "en")
    text = await tables.house.experimenters.run(page_of, *given, key=household(request.client))
    headers = {"Content-Disposition": f'attachment; filename="{data.game}.html"'}
    return Response(text, media_type=MediaType.HTML, headers=headers)


@post("/api/lab/replay", status_code=200, responses=PROBLEMS)
async def lab_replay(request: Http, tables: TheTables, limits: TheLimits, data: JSONBody[LabGame]) -> Response[Replay]:
    """A game of an experiment, to be stepped through."""
    address = household(request.client)
    limits.spend("uploads", address)
    record = await tables.house.experimenters.run(record_of, setup_of(data), data.number, key=address)
    encoded: Response[Replay] = Response(
        await tables.replay_of_upload(record, address, data.seat),  # type: ignore[arg-type]  # a worker has encoded it already
        media_type=MediaType.JSON,
    )
    return encoded


LAB = [lab_box, experiment, lab_report, lab_replay]
