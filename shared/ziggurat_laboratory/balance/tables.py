"""The tables of a balance page, by the name they have on it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from ziggurat_laboratory.balance.figures import (
    Figure,
    counts,
    endings,
    groups,
    length,
    results,
    shares,
    spoken,
    victories,
)
from ziggurat_laboratory.balance.sample import Sample, quantile
from ziggurat_laboratory.balance.study import Study, changed_options
from ziggurat_laboratory.pages.markdown import markdown
from ziggurat_laboratory.statistics.intervals import Interval, difference

NOTHING: Final = "–"

Row: TypeAlias = tuple[str, Callable[[Sample], str]]
"""What a row tells, and how it tells it of a sample."""


def tables(study: Study) -> dict[str, str]:
    """Every table of the page, in Markdown."""
    base = study.base
    return {
        "samples": _samples(study.samples),
        "length": _side_by_side(base, [*_figures(length()), *_spread("turns", lambda sample: sample.turns)]),
        "endings": _side_by_side(base, _figures(endings(base))),
        "first player": _side_by_side(base, _figures(victories(base))),
        "scores": _side_by_side(
            base,
            [
                *_figures(results()),
                *_spread("score of a seat", lambda sample: sample.scores),
                *_spread("winner’s margin", lambda sample: sample.margins),
            ],
        ),
        "counts": _side_by_side(base, _figures(counts(base))),
        **{spoken(group): _side_by_side(base, _figures(shares(base, group))) for group in groups(base)},
        "differences": "\n\n".join(_compared(one, other) for one, other in study.comparisons) or "None.",
    }


def head(sample: Sample) -> str:
    """The players of a sample, as the head of a column."""
    return f"{sample.players} players"


def choices(options: dict[str, Any]) -> str:
    """Options in words."""
    return ", ".join(f"{spoken(name)} = {json.dumps(value)}" for name, value in options.items())


def _samples(samples: Iterable[Sample]) -> str:
    rows = [
        (
            choices(sample.options),
            str(sample.players),
            sample.level,
            f"{sample.games:,}",
            f"{sample.games - sample.ended:,}",
        )
        for sample in samples
    ]
    return markdown(("options", "players", "level", "games", "without an end"), rows)


def _side_by_side(samples: Sequence[Sample], rows: Iterable[Row]) -> str:
    """A table with a column for each sample."""
    told = ((name, *(tell(sample) for sample in samples)) for name, tell in rows)
    return markdown(("", *map(head, samples)), told)


def _figures(figures: Iterable[Figure]) -> list[Row]:
    return [(figure.name, _telling(figure)) for figure in figures]


def _telling(figure: Figure) -> Callable[[Sample], str]:
    return lambda sample: _written(figure, figure.measured(sample))


def _spread(name: str, counted: Callable[[Sample], dict[int, int]]) -> list[Row]:
    """Rows that say how far apart the counted values are."""
    return [
        (f"{name}, median", lambda sample: str(quantile(counted(sample), 0.5))),
        (f"{name}, middle nine tenths", lambda sample: _between(counted(sample), 0.05, 0.95)),
        (f"{name}, least and most", lambda sample: _between(counted(sample), 0.0, 1.0)),
    ]


def _between(counted: dict[int, int], low: float, high: float) -> str:
    return f"{quantile(counted, low)} – {quantile(counted, high)}"


def _compared(one: Sample, other: Sample) -> str:
    """Every figure of two samples, and how much larger it is in the other."""
    both = (one, other)
    figures = [*length(), *endings(both), *victories(both), *results(), *counts(both)]
    figures += [_of_group(group, figure) for group in groups(both) for figure in shares(both, group)]
    rows = (_difference(figure, one, other) for figure in figures)
    changed = choices(changed_options(one, other))
    return f"**{head(one)}**\n\n" + markdown(("", choices(changed_options(other, one)), changed, "difference"), rows)


def _of_group(group: str, figure: Figure) -> Figure:
    """The same figure, named with its whole: several wholes may have a part of one name."""
    return figure._replace(name=f"{spoken(group)}: {figure.name}")


def _difference(figure: Figure, one: Sample, other: Sample) -> tuple[str, str, str, str]:
    """The row of a figure in both samples, and their difference."""
    here, there = figure.measured(one), figure.measured(other)
    if here is None or there is None:
        return figure.name, _written(figure, here), _written(figure, there), NOTHING
    return figure.name, figure.written(here), figure.written(there), figure.written(difference(there, here), sign="+")


def _written(figure: Figure, interval: Interval | None) -> str:
    return NOTHING if interval is None else figure.written(interval)
