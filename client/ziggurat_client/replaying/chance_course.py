"""How everyone's chances of a match went, as a chart shows them."""

from __future__ import annotations

from statistics import fmean

from ziggurat.bots.review import Review


def chance_course(review: Review) -> tuple[tuple[float, ...], ...]:
    """By seat the chances before the first turn and after every turn so far.

    Each is the mean over as many turns as there are players, up to that one: whoever is next always looks a little
    better off. What was true at the end of the match is shown as it is.
    """
    moments = (review.begins, *(turn.chances for turn in review.turns))
    seats = len(review.begins)
    course = [_mean(moments[max(0, number - seats + 1) : number + 1]) for number in range(len(moments))]
    if review.complete:
        course[-1] = moments[-1]
    return tuple(zip(*course, strict=True))


def _mean(moments: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    return tuple(fmean(chances) for chances in zip(*moments, strict=True))
