"""What can go wrong, as types: each message says what was expected, and nothing has changed when one is raised."""


class LudothequeError(Exception):
    """The base of every error that a caller can mend."""


class MoveError(LudothequeError):
    """A move was refused; the match is untouched."""


class UnreadableMove(MoveError):
    """The move cannot be read: it is no move of this game."""


class IllegalMove(MoveError):
    """The move can be read, but this seat may not make it now."""


class TooEarly(MoveError):
    """The move comes before its phase is open, or before the seat's cooldown has passed."""


class BoxError(LudothequeError):
    """An option or a component is unknown or out of range.

    `wrong` is the component, perhaps with what is wrong with it after a dash: `wrong-…` among the game's words says
    it with these values in every language.
    """

    game = ""

    def __init__(self, text: str, wrong: str = "", **values: int) -> None:
        super().__init__(text)
        self.wrong, self.values = wrong, values

    @property
    def component(self) -> str:
        """Which component is wrong; empty: none alone."""
        return self.wrong.partition("-")[0]


class RuleError(LudothequeError):
    """The rules of a game are written so that they cannot compile, or break what the game says of itself."""


class WordsError(LudothequeError):
    """A language lacks words, or they speak of what there is not."""


class RecordError(LudothequeError):
    """A record is broken, of another game or format, or does not replay."""


class UnknownGame(LudothequeError):
    """No installed game has this id."""


class UnknownSeat(LudothequeError):
    """The match has no such seat."""


class UnknownBot(LudothequeError):
    """The game has no bot of this name."""


class BotError(LudothequeError):
    """A bot answered what is no move of its seat."""
