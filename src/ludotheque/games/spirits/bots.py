"""The bots of Spirits of the Wild."""

from __future__ import annotations

from ludotheque.core import Bot
from ludotheque.games.spirits.bots_heuristic import heuristic

BOTS = {"heuristic": Bot(heuristic)}
