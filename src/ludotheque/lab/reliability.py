"""What bots expected beside what came of it, as a picture: dots on the line are as good as their word."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludotheque.lab.calibration import Calibration

SIDE, EDGE = 400, 56
"""Of the square, and the room for numbers beside it."""
MARKS = (("#1f6f8b", "#1f6f8b"), ("#c4622d", "none"))
"""Line and filling: the first filled, the second hollow, so that it reads in grey."""
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.frame{fill:none;stroke:#888}.grid{stroke:#ddd}"
    ".right{stroke:#888;stroke-dasharray:5 4}"
)


def picture(title: str, found: Mapping[str, Calibration]) -> str:
    """One SVG of at most two bots: how often they won, over how often they expected to."""
    size = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" role="img">',
        f"<title>{title}: expected and won</title><style>{STYLE}</style>",
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        f'<text x="{EDGE}" y="{EDGE / 2}" style="font-weight:600">{title}</text>',
    ]
    for percent in range(0, 101, 20):
        x, y = _at(percent / 100, percent / 100)
        parts += [
            f'<line class="grid" x1="{x}" x2="{x}" y1="{EDGE}" y2="{EDGE + SIDE}"/>',
            f'<line class="grid" x1="{EDGE}" x2="{EDGE + SIDE}" y1="{y}" y2="{y}"/>',
            f'<text x="{x}" y="{EDGE + SIDE + 18}" text-anchor="middle">{percent}</text>',
            f'<text x="{EDGE - 8}" y="{y + 4}" text-anchor="end">{percent}</text>',
        ]
    parts += [
        f'<line class="right" x1="{EDGE}" y1="{EDGE + SIDE}" x2="{EDGE + SIDE}" y2="{EDGE}"/>',
        f'<rect class="frame" x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}"/>',
        f'<text x="{EDGE + SIDE / 2}" y="{size - 14}" text-anchor="middle">expected, %</text>',
        f'<text transform="translate(16 {EDGE + SIDE / 2}) rotate(-90)" text-anchor="middle">won, %</text>',
    ]
    for place, ((name, each), (line, filling)) in enumerate(zip(found.items(), MARKS, strict=False)):
        mark = f'r="6" stroke="{line}" stroke-width="2" fill="{filling}"'
        for one in each.bins:
            x, y = _at(one.expected, one.won)
            parts.append(f'<circle cx="{x}" cy="{y}" {mark}/>')
        y = EDGE + 24 + 22 * place
        told = f"{name}: {each.error:.1%} apart, {each.worst:.1%} at worst"
        parts += [f'<circle cx="{EDGE + 18}" cy="{y - 4}" {mark}/>', f'<text x="{EDGE + 32}" y="{y}">{told}</text>']
    return "\n".join([*parts, "</svg>\n"])


def _at(expected: float, won: float) -> tuple[float, float]:
    """Where a share of what was expected and of what was won lies."""
    return round(EDGE + expected * SIDE, 1), round(EDGE + (1 - won) * SIDE, 1)
