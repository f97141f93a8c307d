"""Small plots as SVG: dots with their intervals, steps, a curve, bars. Widths are in per cent, so nothing is scaled.

Two things only: what was measured is filled, what it is compared with hollow or dashed, so that it reads in grey.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.lab.statistics import Share

Bars = list[tuple[int, int, int]]

TICKS = (1, 2, 5)
ROW = 30
MOST_STEPS = 40


class Scale:
    """A stretch of numbers over the width of a plot."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 1, high + 1)

    def at(self, value: float) -> str:
        """Where a number lies, in per cent."""
        return f"{100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low))):.2f}%"

    def ticks(self, most: int = 6) -> list[float]:
        """A few round numbers in the stretch."""
        unit = 10.0**-9
        steps = iter(unit * 10**power * times for power in range(20) for times in TICKS)
        step = next(step for step in steps if (self.high - self.low) / step <= most)
        first = -(-self.low // step)
        return [tick * step for tick in range(int(first), int(self.high // step + 1e-9) + 1)]


def plot(height: int, inside: list[str], label: str, *, stretched: bool = False) -> str:
    """A plot with its name for those who do not see it."""
    box = ' viewBox="0 0 100 100" preserveAspectRatio="none"' if stretched else ""
    return (
        f'<svg class="plot" role="img" aria-label="{escape(label, quote=True)}" width="100%" height="{height}"{box}>'
        f"{''.join(inside)}</svg>"
    )


def grid(scale: Scale, zero: float | None) -> list[str]:
    """Thin lines at round numbers, and a strong one where there is no effect."""
    lines = [f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="100%"/>' for x in map(scale.at, scale.ticks())]
    if zero is not None:
        x = scale.at(zero)
        lines.append(f'<line class="zero" x1="{x}" x2="{x}" y1="0" y2="100%"/>')
    return lines


def dot(scale: Scale, share: Share, y: str, kind: str) -> list[str]:
    """A dot, and a line as far as its interval: `yours`, `box`, or `chance`."""
    line = "box" if kind == "box" else "yours"
    return [
        f'<line class="reach {line}" x1="{scale.at(share.low)}" x2="{scale.at(share.high)}" y1="{y}" y2="{y}"/>',
        f'<circle class="dot {kind}" cx="{scale.at(share.mean)}" cy="{y}" r="{5 if kind == "box" else 6}"/>',
    ]


def axis(scale: Scale, form: str, unit: str = "") -> str:
    """The round numbers under a plot; the last has the unit."""
    ticks = scale.ticks(5)
    texts = [f"{tick:{form}}" for tick in ticks]
    if texts:
        texts[-1] += unit
    places = "".join(
        f'<span style="left:{scale.at(tick)}">{text}</span>' for tick, text in zip(ticks, texts, strict=True)
    )
    return f'<div class="axis">{places}</div>'


def histogram(yours: Bars, box: Bars | None, label: str) -> str:
    """Distributions as steps over the same numbers."""
    low, high = _middle([*yours, *(box or [])])
    width = max(1, -(-(high - low) // MOST_STEPS))
    scale = Scale(low, low + width * -(-(high - low) // width))
    shares = [_binned(bars, low, high, width) for bars in (yours, box) if bars]
    most = max(max(share) for share in shares) or 1
    drawn = []
    for share, kind in zip(shares, ("yours", "box"), strict=False):
        step = 100 / len(share)
        points = [f"{place * step:.2f},{100 - 96 * height / most:.2f}" for place, height in _corners(share)]
        if kind == "yours":
            drawn.append(f'<polygon class="area" points="0,100 {" ".join(points)} 100,100"/>')
        drawn.append(f'<polyline class="steps {kind}" points="0,100 {" ".join(points)} 100,100"/>')
    return plot(128, drawn, label, stretched=True) + axis(scale, ",.0f")


def _middle(bars: Bars) -> tuple[int, int]:
    """From where to where all but a few in a thousand lie."""
    bars = sorted(bars)
    total, passed, low, high = sum(bar[2] for bar in bars), 0, bars[0][0], bars[-1][1]
    for start, end, count in bars:
        if passed <= total * 0.002:
            low = start
        passed += count
        if passed >= total * 0.998:
            high = end
            break
    return low, high


def _binned(bars: Bars, low: int, high: int, width: int) -> list[float]:
    """Shares in steps of equal width; a wide bar is spread over the steps that it covers."""
    bins = [0.0] * -(-(high - low) // width)
    total = sum(bar[2] for bar in bars)
    for start, end, count in bars:
        for value in range(max(start, low), min(end, high)):
            bins[(value - low) // width] += count / (end - start) / total
    return bins


def _corners(share: list[float]) -> list[tuple[float, float]]:
    return [corner for place, height in enumerate(share) for corner in ((place, height), (place + 1, height))]


def curve(yours: list[float], box: list[float] | None, low: float, label: str) -> str:
    """Curves from the start of a game to its end, from a lowest share to 100 %."""
    scale = Scale(low, 1)
    drawn = ['<line class="grid" x1="0" x2="100" y1="50" y2="50"/>']
    for values, kind in ((box, "box"), (yours, "yours")):
        if values:
            step = 100 / (len(values) - 1)
            points = " ".join(
                f"{place * step:.2f},{100 - float(scale.at(value)[:-1]):.2f}" for place, value in enumerate(values)
            )
            drawn.append(f'<polyline class="steps {kind}" points="{points}"/>')
    return plot(150, drawn, label, stretched=True)


def tally_bars(yours: Bars, box: Bars | None, most: int = 4) -> list[tuple[str, float, float | None]]:
    """The shares of 0, 1, 2, … and of all from a number on."""
    rows = []
    totals = [sum(bar[2] for bar in bars) for bars in (yours, box) if bars]
    for low, high in [*pairwise(range(most + 1)), (most, 1 << 30)]:
        counts = [sum(bar[2] for bar in bars if low <= bar[0] < high) for bars in (yours, box) if bars]
        shares = [count / total for count, total in zip(counts, totals, strict=True)]
        rows.append((f"{low} +" if low == most else str(low), shares[0], shares[1] if box else None))
    return rows
