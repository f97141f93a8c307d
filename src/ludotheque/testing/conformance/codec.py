"""Every number of a game's codec is a move of its own, in numbers, in types and in JSON."""

from __future__ import annotations

import msgspec

from ludotheque.core import Game


def test_every_number_is_a_move_of_its_own(game: Game) -> None:
    codec = game.moves
    for number in range(len(codec)):
        move = codec.decode(number)
        assert codec.encode(move) == number
        assert codec.read(msgspec.to_builtins(move)) == move
        assert codec.read(msgspec.json.decode(msgspec.json.encode(move))) == move


def test_kinds_follow_one_another(game: Game) -> None:
    codec = game.moves

    assert codec.firsts() == sorted(set(codec.firsts()))
    for kind in codec.kinds:
        assert isinstance(codec.decode(codec.first(kind)), kind)
