"""What things are worth, and when the leader is known, as one small picture: the reports in docs/balance have it.

.venv/bin/ludotheque simulate GAME --games 40000 --bots heuristic --json | .venv/bin/python bench/worth.py FILE.svg
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

import msgspec

from ludotheque.core import game
from ludotheque.core.words import has_words, say
from ludotheque.lab.plots import Scale
from ludotheque.lab.report import Report

MOST = 16
"""So many things at most, those that are furthest from nothing."""
ROW, TOP, NAMES, DOTS, CURVE = 18, 34, 120, 300, 180
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #333 } .title { font-weight: 600 } .end { text-anchor: end }
.middle { text-anchor: middle } line, polyline { stroke: #1f6f6b; stroke-width: 2; fill: none } circle { fill: #1f6f6b }
.grid { stroke: #bbb; stroke-width: 1 } .zero { stroke: #777; stroke-width: 1 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } line, polyline { stroke: #6cc5bf } circle { fill: #6cc5bf }
.grid { stroke: #555 } .zero { stroke: #999 } }
"""


def drawn(report: Report) -> str:
    """The picture: on the left the worth of things with their intervals, on the right how often the leader wins."""
    told = [(each, each.difference) for each in report.things if each.difference is not None]
    told = sorted(told, key=lambda pair: -abs(pair[1].mean))[:MOST]
    told.sort(key=lambda pair: -pair[1].mean)
    height = TOP + max(8, len(told)) * ROW + 30
    parts, left = [], 0
    if told:
        left = NAMES + DOTS + 50
        parts = worth(report, told, height)
    parts += suspense(report, left + 40, height)
    width = left + 40 + CURVE + 20
    label = f"{report.game}: what things are worth, and how often the leader wins"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{escape(label)}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )


def worth(report: Report, told: list, height: int) -> list[str]:
    """A dot for each thing, and a line as far as its interval."""
    folder = game(report.game).folder
    scale = Scale(min(0.0, *(share.low for _, share in told)), max(0.0, *(share.high for _, share in told)))

    def x(value: float) -> float:
        return NAMES + DOTS * float(scale.at(value)[:-1]) / 100

    parts = [f'<text class="title" x="{NAMES}" y="14">wins more with it than without</text>']
    for tick in scale.ticks(5):
        kind = "zero" if abs(tick) < 1e-9 else "grid"
        parts.append(f'<line class="{kind}" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{TOP - 8}" y2="{height - 26}"/>')
        parts.append(f'<text class="middle" x="{x(tick):.1f}" y="{height - 10}">{100 * tick:+.0f}</text>')
    for row, (each, share) in enumerate(told):
        y = TOP + row * ROW
        name = say(folder, "en", each.key) if has_words(folder, "en", each.key) else each.key
        parts.append(f'<text class="end" x="{NAMES - 10}" y="{y + 4}">{escape(name)}</text>')
        parts.append(f'<line x1="{x(share.low):.1f}" x2="{x(share.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(share.mean):.1f}" cy="{y}" r="4"/>')
    return parts


def suspense(report: Report, left: int, height: int) -> list[str]:
    """From start to end: how often whoever leads then wins."""
    bottom, step = height - 30, CURVE / (len(report.suspense) - 1)
    fair = 1 / len(report.seats)
    scale = Scale(min(fair, *report.suspense), 1)

    def y(value: float) -> float:
        return bottom - (bottom - TOP) * float(scale.at(value)[:-1]) / 100

    parts = [f'<text class="title" x="{left - 20}" y="14">the leader wins</text>']
    for value in (fair, (1 + fair) / 2, 1):
        parts.append(f'<line class="grid" x1="{left}" x2="{left + CURVE}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text class="end" x="{left - 4}" y="{y(value) + 4:.1f}">{value:.0%}</text>')
    points = " ".join(f"{left + place * step:.1f},{y(value):.1f}" for place, value in enumerate(report.suspense))
    parts.append(f'<polyline points="{points}"/>')
    parts.append(f'<text x="{left}" y="{height - 10}">start</text>')
    parts.append(f'<text class="end" x="{left + CURVE}" y="{height - 10}">end</text>')
    return parts


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawn(msgspec.json.decode(sys.stdin.buffer.read(), type=Report)), encoding="utf-8")
