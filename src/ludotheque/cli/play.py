"""`ludotheque play`: a table in the terminal, with people, bots, or both."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from ludotheque.bots import Bot, Player, Seated, for_people, load
from ludotheque.bots.hints import adviser, hints
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.master import compile_aside
from ludotheque.cli.sketch import sketch
from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.errors import BoxError, MoveError, UnreadableMove
from ludotheque.core.match import Match
from ludotheque.core.record import write
from ludotheque.core.words import describe, has_words, say

if TYPE_CHECKING:
    from random import Random

    from ludotheque.core import Box, Game, Move

FOLDER = Path(__file__).parent


class Left(Exception):
    """The person has had enough."""


def usual_bots(game: Game, box: Box, language: str) -> list[str]:
    """One person plays against the same bot at every other seat: a level of their choice, where they can be asked."""
    names = for_people(game)
    usual = min(1, len(names) - 1)
    if box.seats > 1 and sys.stdin.isatty() and sys.stdout.isatty():
        for number, name in enumerate(names, 1):
            says = f"level-{name}-says"
            told = say(FOLDER, language, says) if has_words(FOLDER, language, says) else ""
            typer.echo(f"  {number}  {spoken(name, language):<12}  {told}")
        which = say(FOLDER, language, "which-level")
        usual = typer.prompt(which, usual + 1, value_proc=lambda answer: _number(answer, len(names))) - 1
    return [names[usual]] * (box.seats - 1)


def _number(answer: str, most: int) -> int:
    """The number that somebody answered; what is none from 1 on is asked again."""
    if str(answer) not in map(str, range(1, most + 1)):
        raise typer.BadParameter(f"expected a number from 1 to {most}")
    return int(answer)


def spoken(name: str, language: str) -> str:
    """What a bot is called: a level with its character in words, others by their last names."""
    called = name.rpartition(":")[2]
    level, _, character = called.partition("-")
    if level not in LEVELS:
        return called
    words = [say(FOLDER, language, f"level-{level}")]
    return ", ".join([*words, say(FOLDER, language, f"character-{character}")] if character else words)


def played_by_bots(game: Game, box: Box, names: list[str], rng: Random) -> Match:
    """A match from the first move to the last, played by bots."""
    match = Match(game, box)
    seated = Seated(match, {seat: Player(game, name, box, rng) for seat, name in enumerate(names)}, rng)
    while not match.is_over:
        if NATURE in match.actors:
            match.chance(rng)
        else:
            match.play(*seated.next_move())
    return match


class Table:
    """A match, who sits at it, and the terminal it is played in."""

    def __init__(
        self,
        game: Game,
        box: Box,
        playing: list[str],
        rng: Random,
        language: str,
        save: Path | None,
        *,
        as_json: bool,
    ) -> None:
        from rich.console import Console

        if len(playing) > box.seats:
            raise BoxError(f"there are {box.seats} seats, too few for {len(playing)} bots")
        for name in playing:
            load(game, name)
        self.match = Match(game, box)
        self.language = language
        self.rng = rng
        self.save = save
        self.as_json = as_json
        self.people = range(box.seats - len(playing))
        self.console = Console(highlight=False)
        self.names = [self.words("player", number=seat + 1) for seat in self.people]
        called = [spoken(name, language) for name in playing]
        self.names += [self.words("bot", name=name, number=number + 1) for number, name in enumerate(called)]
        if playing and not as_json:
            self.console.print(f"[dim]{self.words('preparing')}[/]")
        players = {
            len(self.people) + number: Player(game, name, box, rng, waits=False) for number, name in enumerate(playing)
        }
        self.bots = Seated(self.match, players, rng)
        self.last_person = 0 if len(self.people) == 1 else None

    def words(self, key: str, **values: Any) -> str:
        """The command line's own words."""
        return say(FOLDER, self.language, key, **values)

    def run(self) -> None:
        """Play until the match is over or the people leave."""
        try:
            while not self.match.is_over:
                self.step()
        except (Left, EOFError, KeyboardInterrupt):
            self.tell(self.words("left"), "left")
        else:
            self.finish()
        if self.save:
            self.write_record(self.save)

    def step(self) -> None:
        """One move by nature, a bot or a person."""
        if NATURE in self.match.actors:
            self.make(NATURE, self.match.draw(self.rng))
        elif self.bots.acting and self.is_for_bots():
            self.make(*self.bots.next_move())
        else:
            self.ask(min(self.match.actors - self.bots.players.keys()))

    def is_for_bots(self) -> bool:
        """Do bots act next? Where a person may act as well, those that take their time let the person try."""
        return self.match.actors <= self.bots.players.keys() or self.bots.delay == 0

    def overtake(self, passed: int) -> None:
        """Let bots act that take less time than the person has taken."""
        while self.bots.acting:
            delay = self.bots.delay
            if delay == 0 or delay > passed:
                self.bots.wait(min(delay, passed))
                return
            self.make(*self.bots.next_move())
            passed -= delay

    def ask(self, seat: int) -> None:
        """A person chooses; secrets stay behind a curtain when several people share the screen."""
        if seat != self.last_person and self.has_secrets(seat):
            self.console.clear()
            self.console.input(self.words("curtain", player=self.names[seat]))
            self.console.clear()
        self.last_person = seat
        legal = self.match.legal(seat)
        if self.as_json:
            self.tell_position(seat, legal)
        else:
            self.draw(seat, legal)
        begun = time.monotonic()
        line = self.read(seat)
        self.overtake(round(1000 * (time.monotonic() - begun)))
        try:
            self.answer(seat, line, legal)
        except MoveError as error:
            self.tell(str(error), "error")

    def has_secrets(self, seat: int) -> bool:
        """Does the seat see now what the table does not?"""
        own, common = self.match.shown(seat).as_dict(), self.match.shown(SPECTATOR).as_dict()
        return any(own[name] != common[name] for name in own if name != "me")

    def read(self, seat: int) -> str:
        """A line from the person."""
        if self.as_json:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line.strip()
        return self.console.input(f"[bold]{self.words('your-move', player=self.names[seat])}[/] › ").strip()

    def answer(self, seat: int, line: str, offered: list[Move]) -> None:
        """Do what the person typed, who was offered these moves."""
        if line == "q":
            raise Left
        if line == "u":
            self.undo(seat)
        elif line == "s":
            self.write_record(self.save or Path(f"{self.match.game.id}.json"))
        elif line == "h":
            self.hint(seat, offered)
        elif line == "?":
            self.tell(self.words("help"), "help")
        elif self.as_json:
            self.play_json(seat, line)
        else:
            self.play_numbers(seat, line.split(), offered)

    def play_numbers(self, seat: int, numbers: list[str], legal: list[Move]) -> None:
        """Make the moves of these numbers one after the other, after the first each from the list as it then is."""
        for number in numbers or [""]:
            if not number.isdecimal() or not 1 <= int(number) <= len(legal):
                self.tell(self.words("expected", count=len(legal)), "error")
                return
            self.make(seat, legal[int(number) - 1])
            if seat not in self.match.actors:
                return
            legal = self.match.legal(seat)

    def hint(self, seat: int, offered: list[Move]) -> None:
        """The best moves with the chance to win after each, from what the seat knows."""
        asked = adviser(self.match.game)
        if asked is None:
            self.tell(self.words("no-hints"), "hint")
            return
        found = hints(self.match.game, self.match.box, self.match.view(seat))
        if found is None:
            compile_aside(Bot(asked))
            self.tell(self.words("hint-soon"), "hint")
            return
        told = [(self.match.game.moves.decode(each.move), each.chance) for each in found]
        if self.as_json:
            moves = [{"move": move, "chance": chance} for move, chance in told]
            typer.echo(msgspec.json.encode({"event": "hint", "moves": moves}))
            return
        view = self.match.shown(seat)
        for move, chance in told:
            words = describe(self.match.game, self.language, self.match.box, view, move)
            self.console.print(f"  [bold]{offered.index(move) + 1:>3}[/]  {words}  [dim]{chance:.0%}[/]")

    def undo(self, seat: int) -> None:
        """Take the last move back, if that may be."""
        if self.match.can_undo(seat):
            self.match.undo(seat)
            self.tell(self.words("undone", player=self.names[seat]), "undone")
        else:
            self.tell(self.words("no-undo"), "error")

    def play_json(self, seat: int, line: str) -> None:
        """Make a move given as JSON."""
        try:
            plain = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise UnreadableMove(f'expected a move as JSON, such as {{"do": "…"}}: {error}') from None
        self.make(seat, self.match.game.moves.read(plain))

    def make(self, seat: int, move: Move) -> None:
        """Make a move, and say so as the people at this screen may see it."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        view = self.match.shown(viewer)
        seen = self.match.told(viewer, move, seat)
        self.match.play(seat, move)
        words = describe(self.match.game, self.language, self.match.box, view, seen)
        if self.as_json:
            typer.echo(msgspec.json.encode({"event": "move", "by": seat, "move": seen, "words": words}))
        else:
            who = "" if seat == NATURE else f"{self.names[seat]}: "
            self.console.print(f"[dim]  {who}{words}[/]")

    def draw(self, seat: int, legal: list[Move]) -> None:
        """The table and the numbered choices."""
        view = self.match.shown(seat)
        self.console.print()
        for text in sketch(self.match, view, self.language, self.names):
            self.console.print(text, soft_wrap=True)
        for number, move in enumerate(legal, 1):
            words = describe(self.match.game, self.language, self.match.box, view, move)
            self.console.print(f"  [bold]{number:>3}[/]  {words}")

    def tell_position(self, seat: int, legal: list[Move]) -> None:
        """The position and the choices as JSON."""
        event = {"event": "turn", "seat": seat, "view": self.match.shown(seat).as_dict(), "legal": legal}
        typer.echo(msgspec.json.encode(event))

    def tell(self, text: str, event: str) -> None:
        """A line for the people."""
        if self.as_json:
            typer.echo(msgspec.json.encode({"event": event, "words": text}))
        else:
            self.console.print(text)

    def write_record(self, file: Path) -> None:
        """Save the record."""
        file.write_bytes(write(self.match, self.names))
        self.tell(self.words("saved", file=str(file)), "saved")

    def finish(self) -> None:
        """The end: scores and winners."""
        outcome = self.match.outcome
        if self.as_json:
            typer.echo(msgspec.json.encode({"event": "over", "outcome": outcome}))
            return
        self.console.print(f"\n[bold]{self.words('over')}[/]")
        for seat, score in enumerate(outcome.scores):
            self.console.print("  " + self.words("scores", player=self.names[seat], score=score))
        winners = [self.names[seat] for seat in outcome.winners]
        if len(winners) == 1:
            self.console.print(self.words("wins", player=winners[0]))
        elif winners:
            self.console.print(self.words("shared", players=", ".join(winners)))
        else:
            self.console.print(self.words("nobody"))
