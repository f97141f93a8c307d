"""What goes over HTTP: the shelf, new tables, guests, records; and the way to a table's WebSocket."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ludotheque.bots import for_people
from ludotheque.bots.levels import characters
from ludotheque.core.about import view_of
from ludotheque.core.account import Account
from ludotheque.core.coach import coach_info
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import SPECTATOR, game, games
from ludotheque.core.words import LANGUAGES
from ludotheque.server.messages import (
    GameInfo,
    Hints,
    Key,
    Me,
    NewTable,
    Opened,
    Practice,
    Practise,
    Problem,
    Refused,
    Rename,
    Replay,
    TableRow,
)
from ludotheque.server.refusal import Refusal, Retired, TooMany, refusal_of
from ludotheque.server.settings import LARGEST_RECORD
from ludotheque.server.store.keeping import Elsewhere
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.owner import Table
from ludotheque.server.table.practice import practice_of
from ludotheque.server.table.register import Tables
from ludotheque.server.wire.addresses import household
from ludotheque.server.wire.connection import Connection
from ludotheque.server.wire.door import turn_away, turned_by
from ludotheque.server.wire.guests import COOKIE, Guests
from ludotheque.server.wire.limits import Limits
from ludotheque.server.wire.pages import address_of
from ludotheque.server.wire.relay import MOVED, NODE, NobodyThere, Socket, pass_on, reach
from ludotheque.server.wire.sockets import CHANNEL

log = logging.getLogger(__name__)
Http = Request[Any, Any, Any]
TheGuest = NamedDependency[Guest]
TheGuests = NamedDependency[Guests]
TheTables = NamedDependency[Tables]
TheLimits = NamedDependency[Limits]
NOT_FOUND = 4404
RETIRED = 4410
"""Closes a page's connection to a table whose rules nobody has any more."""
CROWDED = 4429
LOOKS, LOOK = 60, 0.1
"""So often, and after so many seconds at most, it is looked again for a table that cannot be had yet."""
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "It cannot be read.",
        403: "It is not yours to do, or not yet.",
        404: "There is no such thing.",
        409: "It cannot be done now.",
        413: "It is too large.",
        429: "It is too much; Retry-After says when to come back.",
    }.items()
}


async def current_guest(request: Http, guests: TheGuests) -> Guest:
    """Whoever asks. A newcomer is given a cookie where they change something; for looking around nobody needs one."""
    guest = await guests.known(request.cookies)
    if guest is None:
        guest = guests.stranger()
        if request.method == "POST":
            remember(request, guests, guest)
    return guest


def check_new(request: Http, limits: Limits, guest: Guest) -> None:
    """TooMany where a guest is about to be kept, and their address has brought enough new ones."""
    if not guest.key:
        limits.spend("guests", household(request.client))


def remember(connection: ASGIConnection[Any, Any, Any, Any], guests: Guests, guest: Guest) -> None:
    """The answer will carry the guest's cookie."""
    connection.scope["state"]["cookie"] = guests.cookie(guest, secure=connection.url.scheme in ("https", "wss"))


@get("/api/games", responses=PROBLEMS)
async def shelf() -> list[GameInfo]:
    """The games on the shelf."""
    return _shelf()


@cache
def _shelf() -> list[GameInfo]:
    return [
        GameInfo(
            id=each.id,
            seats=[each.seats[0], each.seats[-1]],
            minutes=each.minutes,
            rules=each.version,
            bots=for_people(each),
            characters=characters(each),
            options=[option for option in each.components if option.is_option],
            coach=coach_info(each.coach) if each.coach else None,
            view=[] if (each.folder / "board" / "index.ts").is_file() else view_of(each),
            board=address_of(each, "board.js"),
            lid=address_of(each, "lid.svg"),
        )
        for each in games().values()
    ]


@get("/api/games/{id:str}/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True, responses=PROBLEMS)
def words(id: FromPath[str], language: FromPath[str]) -> str:
    """A game's words as a Fluent file; the page carries those of our own games itself."""
    if language not in LANGUAGES:
        raise Refusal("unknown", f"expected one of: {', '.join(LANGUAGES)}")
    return (game(id).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@get("/api/me", responses=PROBLEMS)
async def me(guest: TheGuest) -> Me:
    """Who asks; nobody yet has neither a name nor a key."""
    return Me(name=guest.name, key=guest.key)


@post("/api/me", status_code=200, responses=PROBLEMS)
async def rename(request: Http, guest: TheGuest, guests: TheGuests, limits: TheLimits, data: JSONBody[Rename]) -> Me:
    """Another name."""
    check_new(request, limits, guest)
    renamed = await guests.rename(guest, data.name)
    return Me(name=renamed.name, key=renamed.key)


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def forget(request: Http, guest: TheGuest, guests: TheGuests, tables: TheTables) -> None:
    """Erase one's games and one's name: see `forgetting`."""
    await tables.erase(guest)
    request.scope["state"]["cookie"] = guests.no_cookie()


@post("/api/me/link", status_code=200, responses=PROBLEMS)
async def link(request: Http, guest: TheGuest, guests: TheGuests, limits: TheLimits) -> Me:
    """Who asks, with the key of their personal link, which is made when first asked for."""
    check_new(request, limits, guest)
    kept = await guests.keep(guest)
    return Me(name=kept.name, key=kept.key)


@post("/api/me/key", status_code=200, responses=PROBLEMS)
async def become(request: Http, guests: TheGuests, data: JSONBody[Key]) -> Me:
    """Be the guest of a personal link on this device too."""
    guest = await guests.with_key(data.key)
    remember(request, guests, guest)
    return Me(name=guest.name, key=guest.key)


@get("/api/tables", responses=PROBLEMS)
async def my_tables(guest: TheGuest, tables: TheTables) -> list[TableRow]:
    """The guest's tables, the newest first."""
    return await tables.rows(guest)


@post("/api/tables", responses=PROBLEMS)
async def open_table(
    request: Http,
    guest: TheGuest,
    guests: TheGuests,
    tables: TheTables,
    limits: TheLimits,
    data: JSONBody[NewTable],
) -> Opened:
    """Open a table."""
    limits.spend("tables", household(request.client), guest.id)
    check_new(request, limits, guest)
    opened = await tables.open(guest, data)
    # Whoever could open none is not kept.
    await guests.keep(guest)
    return opened


@get("/api/tables/{id:str}/record", responses=PROBLEMS)
async def record(tables: TheTables, guest: TheGuest, id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, as a file; for its players also of one whose rules are not here any more."""
    text = await tables.record(id, guest)
    headers = {"Content-Disposition": f'attachment; filename="ludotheque-{id[:8]}.json"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


def _replay(text: bytes) -> Response[Replay]:
    # A worker has encoded it already.
    encoded: Response[Any] = Response(text, media_type=MediaType.JSON)
    return encoded


@get("/api/tables/{id:str}/replay", responses=PROBLEMS)
async def replay(
    request: Http, tables: TheTables, limits: TheLimits, id: FromPath[str], seat: FromQuery[int] = SPECTATOR
) -> Response[Replay]:
    """A finished match, to be stepped through as a seat saw it; now that it is over, anybody may see any seat's."""
    limits.spend("uploads", household(request.client))
    return _replay(await tables.replay(id, household(request.client), seat))


@get("/api/tables/{id:str}/account", responses=PROBLEMS)
async def account(request: Http, tables: TheTables, limits: TheLimits, id: FromPath[str]) -> Response[Account | None]:
    """How the scores of a finished match came about."""
    found = tables.accounts.get(id)
    if found is None:
        limits.spend("uploads", household(request.client))
        found = await tables.account(id, household(request.client))
    encoded: Response[Any] = Response(found, media_type=MediaType.JSON)
    return encoded


@get("/api/tables/{id:str}/hints/{seat:int}", responses=PROBLEMS)
async def hints(guest: TheGuest, tables: TheTables, id: FromPath[str], seat: FromPath[int]) -> Hints:
    """The best moves of one's own seat, with the chance to win after each."""
    return await tables.hints(id, guest, seat)


@post("/api/records", status_code=200, responses=PROBLEMS, request_max_body_size=LARGEST_RECORD)
async def upload(
    request: Http, tables: TheTables, limits: TheLimits, seat: FromQuery[int] = SPECTATOR
) -> Response[Replay]:
    """A record's file, to be stepped through as a seat saw it; it is not kept."""
    limits.spend("uploads", household(request.client))
    return _replay(await tables.replay_of_upload(await request.body(), household(request.client), seat))


@post("/api/practice", status_code=200, sync_to_thread=True, responses=PROBLEMS)
def practise(data: JSONBody[Practise]) -> Practice:
    """A match that somebody tries alone before a race, as far as it has come; it is not kept."""
    return practice_of(data)


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], tables: TheTables, guests: TheGuests, limits: TheLimits, id: FromPath[str]
) -> None:
    """A page at a table: see `messages`."""
    guest = await guests.known(socket.cookies)
    headers = {}
    if guest is None:
        guest = guests.stranger()
        headers["Set-Cookie"] = guests.cookie(guest, secure=socket.url.scheme in ("https", "wss"))
    try:
        with limits.joined(guest.id):
            await socket.accept(headers=headers)
            await _at_table(socket, tables, guests, limits, guest, id)
    except TooMany as refusal:
        await turn_away(socket.scope, turned_by(refusal), socket.send)


async def _at_table(
    socket: WebSocket[Any, Any, Any], tables: Tables, guests: Guests, limits: Limits, guest: Guest, id: str
) -> None:
    try:
        table = await found(socket, tables, guests, guest, id)
        if table is None:
            return
        players = {table.saved.host, *(holder.guest for holder in table.saved.seats)}
        with limits.watching(id, is_player=guest.id in players):
            await Connection(socket.scope["state"][CHANNEL], tables, table, guest).run()
    except LudothequeError as error:
        refusal = refusal_of(error)
        await socket.send_json(Refused(id="", error=refusal.error, detail=refusal.detail))
        code, reason = NOT_FOUND, "unknown table"
        if isinstance(refusal, TooMany):
            code, reason = CROWDED, "crowded"
        elif isinstance(refusal, Retired):
            code, reason = RETIRED, "unknown rules"
        await socket.close(code=code, reason=reason)


async def found(socket: Socket, tables: Tables, guests: Guests, guest: Guest, id: str) -> Table | None:
    """The table of an id, once it is this node's; None where the page was passed on to the node that has it.

    Whoever has it may just have died. Where nobody listens any more at its address, the table is taken at once: that is
    safe whoever has it. Otherwise it is waited for until it is certain.
    """
    nodes = tables.house.store.nodes
    anyway = False
    for _ in range(LOOKS):
        try:
            return await tables.get(id, from_others=anyway)
        except Elsewhere as other:
            path, cookie = f"/api/tables/{id}/live", guests.value(guest)
            headers = {"Cookie": f"{COOKIE}={cookie}", NODE: guests.passed(path, cookie)}
            try:
                far = await reach(other.address, path, headers) if other.address else None
            except NobodyThere:
                was_sure, anyway, far = anyway, True, None
                if not was_sure:
                    continue
            if far is not None:
                await pass_on(socket, far)
                return None
        except LudothequeError:
            raise
        except Exception as error:
            log.warning("table %s cannot be read now: %s", id, str(error).partition("\n")[0])
        with suppress(TimeoutError):
            await asyncio.wait_for(nodes.changed(), LOOK)
    await socket.close(code=MOVED)
    return None


HANDLERS = [
    shelf, words, me, rename, forget, link, become, my_tables, open_table, record, replay, account, hints, upload,
    practise, live,
]  # fmt: skip
