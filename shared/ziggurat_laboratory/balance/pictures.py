"""The plots of a balance page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ziggurat_laboratory.balance.figures import Figure, groups, shares, spoken, victories
from ziggurat_laboratory.balance.sample import Sample
from ziggurat_laboratory.balance.study import Study, changed_options
from ziggurat_laboratory.balance.tables import choices, head
from ziggurat_laboratory.pages.plotting import figures as drawing
from ziggurat_laboratory.pages.plotting import save
from ziggurat_laboratory.statistics.intervals import Interval

SIZE: Final = (7.0, 3.4)
"""Inches."""


def draw(study: Study, folder: Path) -> list[Path]:
    """Write every plot into the folder. Raises NoPlots if that cannot be done."""
    drawn = []
    for name, sheet in _sheets(study):
        drawn.append(folder / f"{name}.png")
        save(sheet, drawn[-1])
    return drawn


def _sheets(study: Study) -> Iterator[tuple[str, Any]]:
    base = study.base
    yield "length", _distributions(base, "turns to the end", lambda sample: sample.turns)
    yield "scores", _distributions(base, "score of a seat", lambda sample: sample.scores)
    yield "margins", _distributions(base, "winner’s margin in points", lambda sample: sample.margins)
    yield "first-player", _bars(victories(base)[:-1], [(head(s), s) for s in base], "share of victories")
    for group in groups(base):
        bars = _bars(shares(base, group), [(head(s), s) for s in base], f"share of {spoken(group)}")
        yield group.replace("_", "-"), bars
    for one, other in study.comparisons:
        named = [(choices(changed_options(b, a)), a) for a, b in ((one, other), (other, one))]
        for group in groups((one, other))[:1]:
            yield (
                f"difference-{one.players}-players",
                _bars(shares((one, other), group), named, f"share of {spoken(group)}, {head(one)}"),
            )


def _distributions(samples: Sequence[Sample], label: str, counted: Callable[[Sample], dict[int, int]]) -> Any:
    """The share of games, or seats, by value: a line for each sample."""
    sheet = drawing().Figure(figsize=SIZE, dpi=100, layout="constrained")
    axes = sheet.subplots()
    for sample in samples:
        counts = counted(sample)
        values = range(min(counts) - 1, max(counts) + 2)  # from nothing to nothing
        total = sum(counts.values())
        axes.step(values, [100 * counts.get(value, 0) / total for value in values], where="mid", label=head(sample))
    axes.set_xlabel(label)
    axes.set_ylabel("%")
    axes.grid(alpha=0.3)
    axes.legend()
    return sheet


def _bars(figures: Sequence[Figure], samples: Sequence[tuple[str, Sample]], label: str) -> Any:
    """Shares with their confidence intervals: a group of bars for each figure, a colour for each sample."""
    sheet = drawing().Figure(figsize=SIZE, dpi=100, layout="constrained")
    axes = sheet.subplots()
    width = 0.8 / len(samples)
    for index, (name, sample) in enumerate(samples):
        measured = [(place, figure.measured(sample)) for place, figure in enumerate(figures)]
        known = [(place + (index + 0.5) * width - 0.4, interval) for place, interval in measured if interval]
        axes.bar(
            [place for place, _ in known],
            [100 * interval.value for _, interval in known],
            width,
            yerr=_reach([interval for _, interval in known]),
            capsize=2,
            label=name,
        )
    axes.set_xticks(range(len(figures)), [figure.name.replace(" ", "\n") for figure in figures])
    axes.set_ylabel(f"{label}, %")
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    return sheet


def _reach(intervals: Sequence[Interval]) -> list[list[float]]:
    """The reach of the intervals below and above their values, in per cent."""
    return [[100 * (i.value - i.low) for i in intervals], [100 * (i.high - i.value) for i in intervals]]
