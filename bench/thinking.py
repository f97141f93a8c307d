"""What machine code buys a bot at a live table: CPU milliseconds a thought, interpreted and compiled.

.venv/bin/python -m bench.thinking                # every bot of every installed game
.venv/bin/python -m bench.thinking spirits rok    # those of some games

The compiled thought has the writing of its records in it, as it has in a worker. Set LUDOTHEQUE_CACHE to an empty
folder to see what compiling takes.
"""

import random
import sys
import time

from bench.witness import percentile

from ludotheque.bots import plan
from ludotheque.core.data import Data
from ludotheque.core.game import NATURE, Bot, Game, games
from ludotheque.core.match import Match
from ludotheque.server.dice import draw
from ludotheque.server.workers import thinking

MOST = 400
"""Thoughts that are timed."""
Asked = tuple[Data, list[int], list[int]]


def positions(game: Game, bot: Bot, box: Data, prepared: object) -> tuple[list[Asked], list[float]]:
    """What a bot is asked in some matches against itself, and how long it thinks, interpreted."""
    rng, asked, times = random.Random(3), list[Asked](), list[float]()
    for number in range(2):
        match, rolled = Match(game, box), 0
        while not match.is_over and len(asked) < MOST:
            if NATURE in match.actors:
                match.play(NATURE, draw(match, f"{number:064x}", rolled))
                rolled += 1
                continue
            seat = min(match.actors)
            legal, view = [game.moves.encode(move) for move in match.legal(seat)], match.view(seat)
            words = [rng.getrandbits(32), rng.getrandbits(32) | 1]
            asked.append((view, legal, list(words)))
            begun = time.process_time()
            move, _ = bot.policy(box, view, legal, len(legal), words, prepared)
            times.append((time.process_time() - begun) * 1000)
            match.play(seat, game.moves.decode(int(move)))
    return asked, times


def main() -> None:
    """Measure, and print."""
    print(
        f"{'':<20} {'interpreted: half':>17} {'99 %':>6} {'most':>6} {'compiled: half':>15} {'99 %':>6} {'made in':>9}"
    )
    for game in games().values():
        if sys.argv[1:] and game.id not in sys.argv[1:]:
            continue
        for name, bot in game.bots.items():
            box = game.new_box()
            prepared = plan(bot, box) if bot.prepare else ()
            asked, slow = positions(game, bot, box, prepared)
            begun = time.process_time()
            thinking.compile_bot(game.id, name)
            made = time.process_time() - begun
            quick = []
            for view, legal, words in asked:
                begun = time.process_time()
                thinking.ask(game.id, name, thinking.records(box, view, legal, words, prepared))
                quick.append((time.process_time() - begun) * 1000)
            both = *(percentile(slow, share) for share in (0.5, 0.99)), max(slow), percentile(quick, 0.5)
            half, most, longest, compiled = both
            figures = f"{half:>17.2f} {most:>6.1f} {longest:>6.1f} {compiled:>14.2f} {percentile(quick, 0.99):>6.1f}"
            print(f"{game.id + ' ' + name:<18} {figures} {made:>7.1f} s", flush=True)


if __name__ == "__main__":
    main()
