"""The bots of Kiwetin."""

from __future__ import annotations

from ludotheque.core import Bot
from ludotheque.games.kiwetin.bots_heuristic import expert, heuristic
from ludotheque.games.kiwetin.bots_plan import prepare, prepare_expert

BOTS = {"heuristic": Bot(heuristic, prepare), "expert": Bot(expert, prepare_expert)}
