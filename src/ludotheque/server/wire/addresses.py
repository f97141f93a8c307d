"""Names and addresses: by which a server may be called, where its pages come from, and whom visitors count as."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from ludotheque.core.errors import LudothequeError

PATH = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")
"""Of a public URL, as it may stand in a page and in a cookie."""
NEIGHBOURS = 64
"""So many bits of an IPv6 address are one household's: whoever has one address has all of them."""


def origin_of(url: str) -> str:
    """The origin of a public URL, such as https://play.example; LudothequeError where it is none."""
    return _parts(url)[0]


def prefix_of(urls: Iterable[str]) -> str:
    """The path at which public URLs say that the server is found: empty, or /games of https://play.example/games."""
    paths = {_parts(url)[1] for url in urls}
    if len(paths) > 1:
        raise LudothequeError(f"expected one path in all public URLs, not {' and '.join(map(repr, sorted(paths)))}")
    return paths.pop() if paths else ""


def _parts(url: str) -> tuple[str, str]:
    expected = f"expected a public URL such as https://play.example or https://play.example/games, not {url!r}"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise LudothequeError(expected) from None
    path = parts.path.rstrip("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or not PATH.fullmatch(path):
        raise LudothequeError(expected)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    is_usual = port in (None, 443 if parts.scheme == "https" else 80)
    return f"{parts.scheme}://{name}" + ("" if is_usual else f":{port}"), path


class Hosts:
    """By which names the server may be called. An address is always good: no name that somebody else owns can lead a
    browser astray to it."""

    def __init__(self, public_urls: Iterable[str]) -> None:
        self._origins = {origin_of(url) for url in public_urls}
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(_name(each.partition("//")[2]) for each in self._origins)}

    def knows(self, host: str | None) -> bool:
        """Is a request's Host one of the server's names, or an address?"""
        name = _name(host or "")
        return name in self._names or _is_address(name)

    def is_own(self, origin: str | None, host: str | None) -> bool:
        """Does a page come from this server? Programs that are no browsers send no origin, and carry nobody's
        cookie."""
        if origin is None or origin.lower() in self._origins:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and bool(host) and rest == host

    def is_secure(self, host: str | None) -> bool:
        """Is the server reached at this name over TLS only, which a proxy before it ends?"""
        return f"https://{(host or '').lower()}" in self._origins


class Proxies:
    """The proxies whose word on where a visitor comes from is taken."""

    def __init__(self, trusted: Iterable[str]) -> None:
        try:
            self._networks = [ip_network(each, strict=False) for each in trusted]
        except ValueError as error:
            raise LudothequeError(f"expected a trusted proxy's address or network: {error}") from None

    def has(self, address: str) -> bool:
        """Is the address a trusted proxy's?"""
        return _is_address(address) and any(ip_address(address) in network for network in self._networks)


def household(client: tuple[str, int] | None) -> str:
    """Whom a visitor's address counts as."""
    host = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, NEIGHBOURS), strict=False))
    return host


def _name(host: str) -> str:
    """A Host header without its port; empty where it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
