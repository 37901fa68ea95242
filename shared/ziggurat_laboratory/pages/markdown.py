"""Tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """An aligned table: the first column to the left, the others to the right."""
    lines = [tuple(heads), *map(tuple, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    rule = "|".join((f":{'-' * (widths[0] + 1)}", *(f"{'-' * (width + 1)}:" for width in widths[1:])))
    head, *body = (
        " | ".join(
            (line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)))
        )
        for line in lines
    )
    return "\n".join((f"| {head} |", f"|{rule}|", *(f"| {line} |" for line in body)))
