"""The bots of Kasimir."""

from __future__ import annotations

from ludotheque.core import Bot
from ludotheque.games.kasimir.bots_heuristic import heuristic
from ludotheque.games.kasimir.bots_values import map_of

BOTS = {"heuristic": Bot(heuristic, map_of)}
