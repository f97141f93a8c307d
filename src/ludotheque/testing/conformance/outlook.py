"""What a game says of what may come is made from the view alone; and boards' types are what their games declare."""

from __future__ import annotations

import msgspec

from ludotheque.core import Game
from ludotheque.core.typescript import outlook_type, types
from ludotheque.testing.conformance.tables import Setup, imagined, seen, viewers, walk


def test_an_outlook_is_of_the_declared_type_and_leaves_the_view_as_it_was(setup: Setup) -> None:
    kind = outlook_type(setup.game)
    for match in walk(setup, seed=3):
        for seat in viewers(match):
            view = match.shown(seat)
            outlook = match.outlook(view)
            assert (outlook is None) == (kind is None)
            assert view == match.shown(seat)
            if kind is not None:
                # What is written is what the type says.
                assert msgspec.json.decode(msgspec.json.encode(outlook), type=kind) == outlook


def test_equal_views_have_equal_outlooks_whatever_is_hidden(setup: Setup) -> None:
    if setup.game.outlook is None:
        return
    for match in walk(setup, seed=4):
        for seat in viewers(match):
            twin = seen(match, imagined(match, seat, stream=len(match.journal)), seat)
            setup.game.shown(match.box, twin)
            assert match.outlook(twin) == match.outlook(match.shown(seat))


def test_an_outlook_s_own_fields_are_all_told(game: Game) -> None:
    """A replay tells only those that change, so none may be left out."""
    kind = outlook_type(game)
    assert kind is None or not kind.__struct_config__.omit_defaults


def test_the_types_of_a_board_are_fresh(game: Game) -> None:
    written = game.folder / "board" / "types.ts"
    if written.is_file():
        stale = f"the board's types are stale: run `ludotheque types {game.id} > {written}`"
        assert written.read_text(encoding="utf-8") == types(game), stale
