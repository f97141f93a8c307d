"""The server."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.cli.operate import Data, folder_of
from ludotheque.cli.options import names


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is every one of this machine.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any that is free.")] = 8000,
    data: Data = None,
    store: Annotated[
        str, typer.Option(help="A PostgreSQL for several servers, as postgresql+psycopg://user@host/name.")
    ] = "",
    node_address: Annotated[
        str, typer.Option(help="Where other servers of the same store reach this one, as http://10.0.0.2:8000.")
    ] = "",
    drain: Annotated[
        float, typer.Option(min=0, help="Seconds to go on, when told to stop, with matches no other server knows.")
    ] = 0,
    pace: Annotated[int, typer.Option(min=0, max=60_000, help="Milliseconds a bot lets people watch at least.")] = 400,
    public_url: Annotated[
        list[str] | None,
        typer.Option(help="Where people find it behind a proxy, as https://play.example/games; repeatable."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed: its address; repeatable.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots of your own to offer, as file.py:name or package.module:name, with commas.")
    ] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help="Offer figures for Prometheus at /metrics.")] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log a line of JSON for each event.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the games to browsers until Ctrl-C."""
    from ludotheque.bots import offer
    from ludotheque.server.logs import log_as_json
    from ludotheque.server.run import serve as run
    from ludotheque.server.settings import Settings

    if bots is not None:
        offer(names(bots))
    if log_json:
        log_as_json()
    run(
        Settings(
            folder_of(data),
            url=store,
            node_address=node_address,
            drain_seconds=drain,
            metrics=metrics,
            pace=(pace, 2 * pace),
            warm=True,
            public_urls=tuple(public_url or ()),
            trusted_proxies=tuple(trusted_proxy or ()),
        ),
        host,
        port,
        lambda address: typer.echo(f"ludotheque: {address}"),
        browse=browse,
    )
