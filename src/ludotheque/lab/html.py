"""A report as HTML: figures for the page, and a file that opens anywhere."""

from __future__ import annotations

import shlex
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core import game
from ludotheque.core.words import has_words, say
from ludotheque.lab.plots import ROW, Scale, axis, curve, dot, grid, histogram, plot, tally_bars
from ludotheque.lab.report import Comparison, Report
from ludotheque.lab.statistics import Share

if TYPE_CHECKING:
    from ludotheque.lab.compare import Difference
    from ludotheque.lab.tally import Worth

HERE = Path(__file__).parent
FACTS = 3


class Drawn:
    """The figures of a report, and of what it is compared with."""

    def __init__(self, report: Report, language: str, against: Comparison | None = None) -> None:
        self.report, self.language, self.against = report, language, against
        self.box = against.one if against else None
        self.game = game(report.game)

    def say(self, key: str, **values: Any) -> str:
        """Words of the lab, safe inside HTML."""
        return escape(say(HERE, self.language, key, **values))

    def named(self, key: str) -> str:
        """A game's own word for a thing, an option or a component."""
        return escape(
            say(self.game.folder, self.language, key) if has_words(self.game.folder, self.language, key) else key
        )

    def number(self, value: float, *, is_share: bool, sign: bool = False) -> str:
        """A number as the language writes it."""
        digits = 1 if is_share or abs(value) < 1000 else 0
        if not is_share and abs(value) < 10:
            digits = 2
        text = f"{100 * value if is_share else value:{'+' if sign else ''},.{digits}f}"
        if self.language == "fr":
            text = text.replace(",", "\u202f").replace(".", ",")
        return text.replace("-", "−") + ("\u202f%" if is_share else "")

    def whole(self, value: int) -> str:
        """A count."""
        return f"{value:,}".replace(",", "\u202f" if self.language == "fr" else ",")

    def name(self, row: str) -> str:
        """The name of a measure."""
        kind, _, seat = row.partition("-")
        return self.say(f"measure-{kind}", **({"seat": int(seat) + 1} if seat else {}))

    def figures(self, *, replay: str | None = None) -> str:
        """All figures; `replay` is the link to a kept game, with {number} in it."""
        parts = [self._verdict(), self._key(), '<div class="figures">', self._wins(), self._points(), self._length()]
        parts.append(self._differences() if self.against else self._measures())
        if self.report.suspense:
            parts += [self._suspense(), self._lead_changes()]
        if any(worth.difference for worth in self.report.things):
            parts.append(self._worth())
        parts += [self._kept(replay), "</div>"]
        return f'<div class="report">{"".join(parts)}</div>'

    def _figure(self, width: int, key: str, inside: str, about: str = "") -> str:
        about = f"<p>{about}</p>" if about else ""
        return (
            f'<figure class="figure w{width}"><figcaption><h2>{self.say(key)}</h2>{about}</figcaption>{inside}</figure>'
        )

    def _verdict(self) -> str:
        seat, edge = self.report.advantage
        has_edge = edge.low > 0 or edge.high < 0
        share = self.number(edge.mean, is_share=True, sign=True)
        seats = self.say("verdict-edge", seat=seat + 1, share=share) if has_edge else self.say("verdict-fair")
        if len(self.report.seats) == 1 or len({each.bot for each in self.report.seats}) > 1:
            seats = ""
        if self.against is None:
            return f'<section class="verdict"><h1>{seats or self.say("nothing-changed")}</h1></section>'
        real = [row for row in self.against.rows if row.is_real]
        head = self.say("verdict-some", count=len(real)) if real else self.say("verdict-same")
        others = [row for row in self.against.rows if not row.is_real]
        ranked = sorted(real, key=lambda row: row.chance)[: FACTS - 1] + sorted(others, key=lambda row: row.name)
        facts = "".join(self._fact(row) for row in ranked[:FACTS])
        return f'<section class="verdict"><h1>{head} {seats}</h1><ul class="facts">{facts}</ul></section>'

    def _fact(self, row: Difference) -> str:
        values = {
            "name": _Plain(self.name(row.name)),
            "yours": self.number(row.other.mean, is_share=row.is_share),
            "box": self.number(row.one.mean, is_share=row.is_share),
        }
        kind = "real" if row.is_real else "chance"
        text = say(HERE, self.language, "fact-more" if row.is_real else "fact-same", **values)
        return f'<li class="{kind}"><i></i><p>{text}</p><span>{self.say(kind)}</span></li>'

    def _key(self) -> str:
        if self.against is None:
            return ""
        keys = []
        for kind, reach in (("yours", 0.4), ("box", 0.0), ("chance", 0.0)):
            drawn = "".join(dot(Scale(0, 1), Share(0.5, 0.5 - reach, 0.5 + reach), "50%", kind))
            svg = f'<svg width="30" height="14" aria-hidden="true">{drawn}</svg>'
            keys.append(f"<span>{svg}{self.say(f'key-{kind}')}</span>")
        return f'<p class="legend">{"".join(keys)}</p>'

    def _wins(self) -> str:
        equal = 1 / len(self.report.seats)
        shares = [seat.wins for each in (self.report, self.box) if each for seat in each.seats]
        scale = Scale(min(equal, *(share.low for share in shares)), max(equal, *(share.high for share in shares)))
        rows = []
        for place, seat in enumerate(self.report.seats):
            drawn = [*grid(scale, equal), *dot(scale, seat.wins, "9", "yours")]
            before = ""
            if self.box:
                wins = self.box.seats[place].wins
                drawn += dot(scale, wins, "23", "box")
                before = f"<small>{self.number(wins.mean, is_share=True)}</small>"
            mine = self.number(seat.wins.mean, is_share=True)
            name = self.say("seat", seat=place + 1)
            head = f'<b>{name}</b><span class="bot">{escape(seat.bot.rpartition(":")[2])}</span><em>{mine}</em>{before}'
            rows.append(f'<div class="seat-row"><p>{head}</p>{plot(32, drawn, f"{name}: {mine}")}</div>')
        under = axis(Scale(100 * scale.low, 100 * scale.high), ".3g", " %")
        about = self.say("who-wins-about", equal=self.number(equal, is_share=True))
        return self._figure(2, "who-wins", "".join(rows) + under, about)

    def _means(self, mine: float, before: float | None) -> str:
        box = (
            ""
            if before is None
            else f'<span class="box">{self.say("as-it-comes")}<b>{self.number(before, is_share=False)}</b></span>'
        )
        label = self.say("yours") if before is not None else ""
        return f'<p class="means">{box}<span class="yours">{label}<b>{self.number(mine, is_share=False)}</b></span></p>'

    def _points(self) -> str:
        def mean(report: Report) -> float:
            return sum(seat.score.mean for seat in report.seats) / len(report.seats)

        means = self._means(mean(self.report), mean(self.box) if self.box else None)
        bars = histogram(
            self.report.histograms["scores"], self.box.histograms["scores"] if self.box else None, self.say("points")
        )
        return self._figure(2, "points", means + bars, self.say("points-about"))

    def _length(self) -> str:
        mine = self.report.measures["moves"].mean.mean
        before = self.box.measures["moves"].mean.mean if self.box else None
        bars = histogram(
            self.report.histograms["moves"], self.box.histograms["moves"] if self.box else None, self.say("length")
        )
        return self._figure(2, "length", self._means(mine, before) + bars, self.say("length-about"))

    def _differences(self) -> str:
        assert self.against is not None
        rows = [(row, row.difference.mean / abs(row.one.mean)) for row in self.against.rows if row.one.mean]
        rows = [each for each in rows if each[0].unpaired > 0]
        rows.sort(key=lambda each: -each[1])
        reaches = [0.0, *(edge / abs(row.one.mean) for row, _ in rows for edge in row.difference)]
        scale = Scale(max(-0.6, min(reaches)), min(0.6, max(reaches)))
        lines = [
            f'<tr class="head"><td></td><td>{self.say("as-it-comes")}</td><td>{self.say("yours")}</td>'
            "<td></td><td></td><td></td></tr>"
        ]
        for row, share in rows:
            kind = "real" if row.is_real else "chance"
            low, high = (edge / abs(row.one.mean) for edge in (row.difference.low, row.difference.high))
            zero, at = scale.at(0), scale.at(share)
            stem = f'<line class="stem" x1="{zero}" x2="{at}" y1="50%" y2="50%"/>'
            dots = dot(scale, Share(share, low, high), "50%", "yours" if row.is_real else "chance")
            mine = self.number(row.other.mean, is_share=row.is_share)
            name = self.name(row.name)
            drawn = plot(ROW, [*grid(scale, 0), stem, *dots], name)
            lines.append(
                f'<tr class="{kind}"><th>{name}</th><td>{self.number(row.one.mean, is_share=row.is_share)}</td>'
                f"<td><b>{mine}</b></td><td>{drawn}</td>"
                f"<td><b>{self.number(share, is_share=True, sign=True)}</b></td><td>{self.say(kind)}</td></tr>"
            )
        about = self.say("what-changes-about", rows=len(self.against.rows))
        return self._figure(6, "what-changes", f'<table class="changes">{"".join(lines)}</table>', about)

    def _measures(self) -> str:
        lines = [f'<tr class="head"><td></td><td></td><td>95 %</td><td>{self.say("deviation")}</td></tr>']
        for name, told in self.report.measures.items():
            low, high = (self.number(edge, is_share=told.is_share) for edge in (told.mean.low, told.mean.high))
            lines.append(
                f"<tr><th>{self.name(name)}</th><td><b>{self.number(told.mean.mean, is_share=told.is_share)}</b></td>"
                f"<td>{low} – {high}</td><td>± {self.number(told.deviation, is_share=told.is_share)}</td></tr>"
            )
        table = f'<table class="measures">{"".join(lines)}</table>'
        return self._figure(6, "what-measures", table, self.say("what-measures-about"))

    def _suspense(self) -> str:
        equal = 1 / len(self.report.seats)
        share = self.number(self.report.measures["runaway"].mean.mean, is_share=True)
        drawn = curve(self.report.suspense, self.box.suspense if self.box else None, equal, self.say("suspense"))
        under = (
            '<div class="axis ends">'
            f"<span>{self.say('start')}</span><span>{self.say('half-time')}</span><span>{self.say('end')}</span></div>"
        )
        sides = f'<div class="sides"><span>100 %</span><span>{self.number(equal, is_share=True)}</span></div>'
        inside = f'<div class="curve">{sides}<div>{drawn}{under}</div></div>'
        return self._figure(3, "suspense", inside, self.say("suspense-about", share=share))

    def _lead_changes(self) -> str:
        rows = tally_bars(
            self.report.histograms["lead_changes"], self.box.histograms["lead_changes"] if self.box else None
        )
        most = max(max(share, before or 0.0) for _, share, before in rows) or 1
        lines = []
        for name, share, before in rows:
            mark = f'<i style="left:{100 * before / most:.1f}%"></i>' if before is not None else ""
            bar = f'<span class="bar"><b style="width:{100 * share / most:.1f}%"></b>{mark}</span>'
            lines.append(f"<p>{name}{bar}<em>{self.number(share, is_share=True)}</em></p>")
        mean = self.number(self.report.measures["lead_changes"].mean.mean, is_share=False)
        about = self.say("lead-changes-about", mean=mean) if self.box else mean
        return self._figure(3, "lead-changes", f'<div class="bars">{"".join(lines)}</div>', about)

    def _worth(self) -> str:
        told = [(worth, worth.difference) for worth in self.report.things if worth.difference]
        told.sort(key=lambda each: -each[1].mean)
        before = {worth.key: worth.difference for worth in self.box.things} if self.box else {}
        far = max(0.02, *(abs(edge) for _, share in told for edge in share))
        scale = Scale(-far, far)
        lines = []
        for worth, share in told:
            drawn = [*grid(scale, 0), *dot(scale, share, "50%", "yours" if worth.is_real else "chance")]
            old = before.get(worth.key)
            if old:
                drawn += dot(scale, Share(old.mean, old.mean, old.mean), "50%", "box")
            name = self.named(worth.key)
            mine = self.number(share.mean, is_share=True, sign=True)
            lines.append(
                f'<tr class="{"real" if worth.is_real else "chance"}"><th>{name}</th>'
                f"<td>{plot(ROW, drawn, f'{name}: {mine}')}</td><td><b>{mine}</b></td>{self._used(worth)}</tr>"
            )
        head = f'<tr class="head"><td></td><td></td><td></td><td>{self.say("worth-used")}</td></tr>'
        under = f"<tr><td></td><td>{axis(Scale(-100 * far, 100 * far), '+.3g', ' %')}</td><td></td><td></td></tr>"
        table = f'<table class="worth">{head}{"".join(lines)}{under}</table>'
        return self._figure(6, "worth", table, self.say("worth-about"))

    def _used(self, worth: Worth) -> str:
        share = worth.used or worth.taken
        return (
            f'<td><span class="use"><b style="width:{100 * share:.0f}%"></b></span>'
            f"{self.number(share, is_share=True)}</td>"
        )

    def _kept(self, replay: str | None) -> str:
        words = {"biggest-comeback": "kept-behind", "closest": "kept-margin"}
        cards = []
        for sort, found in self.report.kept.items():
            for kept in found[:1]:
                link = ""
                if replay is not None:
                    address = escape(replay.replace("{number}", str(kept.number)), quote=True)
                    link = f'<a href="{address}">{self.say("replay")}</a>'
                told = self.say(words.get(sort, "kept-moves"), value=kept.value)
                number = self.say("kept-game", number=self.whole(kept.number))
                cards.append(
                    f"<div><h3>{self.say(f'kept-{sort}')}</h3><p>{told}</p><p><small>{number}</small>{link}</p></div>"
                )
        return self._figure(6, "kept", f'<div class="kept">{"".join(cards)}</div>')


class _Plain(str):
    """Text that is safe already."""

    __slots__ = ()


def told(report: Report, language: str) -> str:
    """A report as a file."""
    return _document(Drawn(report, language), "about")


def compared(found: Comparison, language: str) -> str:
    """A comparison as a file; the second set-up is the one that is looked at."""
    return _document(Drawn(found.other, language, found), "about-pair")


def _document(drawn: Drawn, about: str) -> str:
    report, title = drawn.report, drawn.named("title")
    bots = ", ".join(dict.fromkeys(seat.bot.rpartition(":")[2] for seat in report.seats))
    text = drawn.say(about, games=drawn.whole(report.games), seats=len(report.seats), bots=bots, seed=str(report.seed))
    saved = ""
    if drawn.against and drawn.against.is_paired:
        best = max(drawn.against.rows, key=lambda row: 1 - row.paired / row.unpaired if row.unpaired else 0.0)
        share = drawn.number(1 - best.paired / best.unpaired if best.unpaired else 0.0, is_share=True)
        saved = "<p>" + say(HERE, drawn.language, "paired", share=share, name=_Plain(drawn.name(best.name))) + "</p>"
    style = "".join((HERE / name).read_text(encoding="utf-8") for name in ("paper.css", "report.css"))
    return (
        f'<!doctype html><html lang="{drawn.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{drawn.say('report')}: {title}</title><style>{style}</style></head><body><main>"
        f"<header><p>{drawn.say('report')}</p><h1>{title}</h1><p>{text}</p>{_changed(drawn)}</header>"
        f"{drawn.figures()}<footer><p>{drawn.say('fine')}</p>{saved}<p>{drawn.say('again')}</p>"
        f"<pre>{escape(command(drawn.report, drawn.against))}</pre></footer></main></body></html>"
    )


def _changed(drawn: Drawn) -> str:
    if not drawn.report.changes:
        return f"<p>{drawn.say('nothing-changed')}</p>"
    components = {component.name: component for component in drawn.game.components}
    rows = []
    for name, value in drawn.report.changes.items():
        default = components[name].default
        rows.append(
            f"<tr><th>{drawn.named(components[name].words)}</th><td>{escape(_plain(default))}</td>"
            f"<td><b>{escape(_plain(value))}</b></td></tr>"
        )
    head = f"<tr><th>{drawn.say('changed')}</th><td>{drawn.say('as-it-comes')}</td><td>{drawn.say('yours')}</td></tr>"
    return f'<table class="changed">{head}{"".join(rows)}</table>'


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace(",", ", ")


def command(report: Report, against: Comparison | None = None) -> str:
    """The command that has a report again, figure by figure."""
    words = ["ludotheque", "simulate" if against is None else "compare", report.game]
    words += ["--games", str(report.games), "--bots", ",".join(seat.bot for seat in report.seats)]
    words += ["--seed", str(report.seed)]
    for option, each in (("--set", report), *([("--against", against.one)] if against else [])):
        for name, value in each.changes.items():
            words += [option, f"{name}={msgspec.json.encode(value).decode()}"]
    return shlex.join(words)
