"""Guests: people with a signed cookie, a name, and a personal link that makes another device the same guest."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping

import msgspec

from ludotheque.server.names import clean
from ludotheque.server.refusal import Refusal
from ludotheque.server.store.keeping import Store
from ludotheque.server.store.saved import Guest
from ludotheque.server.tokens import token

COOKIE = "ludotheque-guest"
AGE = 400 * 24 * 3600


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, store: Store, prefix: str = "") -> None:
        """Cookies are for the path at which the server is found."""
        self._store = store
        self._path = f"{prefix}/"
        self._secret = b""

    async def open(self) -> None:
        """Fetch the secret that cookies are signed with; it outlives the server."""
        self._secret = bytes.fromhex(await self._store.setting("cookie-secret", lambda: secrets.token_hex(32)))

    async def known(self, cookies: Mapping[str, str]) -> Guest | None:
        """The guest whose cookie this is, if it is genuine. Of some nothing is kept yet: they have no name, no key."""
        id, _, signature = cookies.get(COOKIE, "").partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(id).encode()):
            return None
        return await self._store.guest(id) or _stranger(id)

    def stranger(self) -> Guest:
        """Somebody new, of whom nothing is kept."""
        return _stranger(token(12))

    async def keep(self, guest: Guest) -> Guest:
        """The guest, from now on kept, with a personal link."""
        if guest.key:
            return guest
        kept = msgspec.structs.replace(guest, key=token(18))
        await self._store.put_guest(kept)
        return kept

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest, kept with another name."""
        renamed = msgspec.structs.replace(guest, name=clean(name), key=guest.key or token(18))
        await self._store.put_guest(renamed)
        return renamed

    async def with_key(self, key: str) -> Guest:
        """The guest whose personal link this is."""
        guest = await self._store.guest_with(key)
        if guest is None:
            raise Refusal("unknown", "nobody has this personal link; expected one that a guest copied from their page")
        return guest

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """The header that gives a guest their cookie."""
        return self._header(self.value(guest), AGE) + ("; Secure" if secure else "")

    def value(self, guest: Guest) -> str:
        """What a guest's cookie says."""
        return f"{guest.id}.{self._signature(guest.id)}"

    def no_cookie(self) -> str:
        """The header that takes a guest's cookie away."""
        return self._header("", 0)

    def _header(self, value: str, age: int) -> str:
        return f"{COOKIE}={value}; Path={self._path}; Max-Age={age}; HttpOnly; SameSite=Lax"

    def passed(self, path: str, cookie: str) -> str:
        """What a node says with a page that it passes on to another: only those with the same store can say it."""
        return self._signature(f"node {path} {cookie}")

    def is_passed(self, path: str, cookie: str, said: str) -> bool:
        """Does a node of the same store say so?"""
        return hmac.compare_digest(said.encode(), self.passed(path, cookie).encode())

    def _signature(self, id: str) -> str:
        return hmac.new(self._secret, id.encode(), "sha256").hexdigest()


def _stranger(id: str) -> Guest:
    return Guest(id=id, name="", key="")
