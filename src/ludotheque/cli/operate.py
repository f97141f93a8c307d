"""For whoever runs a server: `backup`, `restore` and `admin`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

T = TypeVar("T")
Data = Annotated[Path | None, typer.Option(help="The folder where tables are kept.")]
StoreUrl = Annotated[str, typer.Option(help="The PostgreSQL of several servers, as for `serve`.")]
TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id that its link ends with; one with a first dash goes after --.")
]

admin = typer.Typer(help="Look at tables, close and delete them. For changes, a server with a folder is stopped first.")


def folder_of(data: Path | None) -> Path:
    """The folder that `serve` would use."""
    return data or Path(typer.get_app_dir("ludotheque"))


def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    data: Data = None,
) -> None:
    """Copy a folder's store into one file, while its server may run. For PostgreSQL see docs/operate.md."""
    from ludotheque.server.store.keepers import back_up

    typer.echo(f"{back_up(folder_of(data), to)} tables copied to {to}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup has written.", exists=True)],
    data: Data = None,
) -> None:
    """Make a copy the store of an empty folder."""
    from ludotheque.server.store.keepers import restore as put_back

    typer.echo(f"{put_back(file, folder_of(data))} tables are in {folder_of(data)}")


@contextmanager
def _alone(data: Path | None, store: str) -> Iterator[None]:
    """Only one writes to a folder; where servers share a store, its leases see to it."""
    from ludotheque.server.store.opening import claimed

    with nullcontext() if store else claimed(folder_of(data)):
        yield


def _with(data: Path | None, store: str, work: Callable[[Any], Awaitable[T]]) -> T:
    from ludotheque.server.settings import Settings
    from ludotheque.server.store.keepers import Keeper

    async def whole() -> T:
        keeper = Keeper(Settings(folder_of(data), url=store).store)
        try:
            return await work(keeper)
        finally:
            await keeper.close()

    return asyncio.run(whole())


@admin.command("list")
def list_tables(data: Data = None, store: StoreUrl = "", most: Annotated[int, typer.Option(min=1)] = 50) -> None:
    """The newest tables, a line of JSON each."""

    async def work(keeper: Any) -> None:
        for row in keeper.rows(most):
            typer.echo(msgspec.json.encode(row))

    _with(data, store, work)


@admin.command()
def show(table: TableId, data: Data = None, store: StoreUrl = "") -> None:
    """A table as JSON, without its secrets."""

    async def work(keeper: Any) -> None:
        typer.echo(msgspec.json.encode(await keeper.shown(table)))

    _with(data, store, work)


@admin.command()
def close(table: TableId, data: Data = None, store: StoreUrl = "") -> None:
    """Close a table: it can be looked at, and nobody plays there any more."""

    async def work(keeper: Any) -> None:
        await keeper.end(table)

    with _alone(data, store):
        _with(data, store, work)
    typer.echo(f"closed: {table}")


@admin.command()
def delete(table: TableId, data: Data = None, store: StoreUrl = "") -> None:
    """Delete a table, and all that is kept of it."""

    async def work(keeper: Any) -> None:
        await keeper.delete(table)

    with _alone(data, store):
        _with(data, store, work)
    typer.echo(f"deleted: {table}")


@admin.command()
def tidy(
    days: Annotated[int, typer.Option(min=1, help="Tables that nobody has touched for so long.")] = 365,
    really: Annotated[bool, typer.Option("--delete", help="Delete them; without it they are only counted.")] = False,
    data: Data = None,
    store: StoreUrl = "",
) -> None:
    """Tables that nobody has touched for a year."""

    async def work(keeper: Any) -> int:
        found = keeper.old(days)
        for table in found if really else []:
            await keeper.delete(table)
        return len(found)

    with _alone(data, store) if really else nullcontext():
        many = _with(data, store, work)
    typer.echo(f"{many} tables {'deleted' if really else 'could be deleted, with --delete'}")


@admin.command()
def erase(
    key: Annotated[str, typer.Argument(metavar="KEY", help="What stands after /me/ in the guest's personal link.")],
    data: Data = None,
    store: StoreUrl = "",
) -> None:
    """Erase a guest: tables that nobody else has sat at go, the others stay without them."""
    from ludotheque.server.table.forgetting import is_shared, without
    from ludotheque.server.tokens import token

    async def work(keeper: Any) -> int:
        guest = await keeper.guest(key)
        tables = await keeper.tables_of(guest)
        for saved in tables:
            if is_shared(saved, guest.id):
                await keeper.change(saved.id, lambda saved: without(saved, guest, token(12)))
            else:
                await keeper.delete(saved.id)
        await keeper.forget(guest)
        return len(tables)

    with _alone(data, store):
        many = _with(data, store, work)
    typer.echo(f"erased, from {many} tables")
