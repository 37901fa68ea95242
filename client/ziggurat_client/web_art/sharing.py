"""What several symbols of a sheet have in common is written once, and used by each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from ziggurat_client.web_art.paths import Path

_LEAST_SAVED: Final = 40
"""What saves fewer bytes is not worth a name."""


class Use(NamedTuple):
    """What stands elsewhere in the sheet under that name."""

    name: str


Body: TypeAlias = tuple[Path | Use, ...]
"""What a symbol shows, from the lowest up."""


class Shared(NamedTuple):
    """The bodies of symbols as they are written, and before them what they share."""

    common: str
    bodies: dict[str, str]


def share(sheet: str, symbols: Mapping[str, Sequence[Path]]) -> Shared:
    """The symbols of a sheet, in which what they have in common stands once: runs of paths with their paint as groups,
    and outlines that are filled in several ways."""
    bodies: dict[str, Body] = {name: tuple(paths) for name, paths in symbols.items()}
    groups: list[str] = []
    while (run := _best_run(list(bodies.values()))) is not None:
        group = f"{sheet}-group-{len(groups)}"
        bodies = {name: _replaced(body, run, Use(group)) for name, body in bodies.items()}
        bodies[group] = run
        groups.append(group)
    outlines = _outlines(sheet, bodies)
    written = {name: "".join(_element(each, outlines) for each in body) for name, body in bodies.items()}
    common = [f'<path id="{name}" d="{data}"/>' for data, name in outlines.items()]
    common += [f'<g id="{group}">{written.pop(group)}</g>' for group in groups]
    return Shared("".join(common), written)


def _best_run(bodies: Sequence[Body]) -> Body | None:
    """The run that is worth most as a group; None where no run is worth it."""
    saved = {run: _saved(run, count) for run, count in _runs(bodies).items()}
    best = max(saved, key=saved.__getitem__, default=None)
    return None if best is None or saved[best] < _LEAST_SAVED else best


def _runs(bodies: Sequence[Body]) -> Counter[Body]:
    """How often each run stands in them, as far as it stands there more than once."""
    often = {each for each, count in Counter(each for body in bodies for each in body).items() if count > 1}
    found: Counter[Body] = Counter()
    for body in bodies:
        ends: dict[Body, int] = {}
        for start, end in _spans(body, often):
            run = body[start:end]
            if ends.get(run, 0) <= start:
                found[run] += 1
                ends[run] = end
    return found


def _spans(body: Body, often: set[Path | Use]) -> Iterator[tuple[int, int]]:
    for start in range(len(body)):
        for end in range(start + 1, len(body) + 1):
            if body[end - 1] not in often:
                break
            yield start, end


def _saved(run: Body, count: int) -> int:
    if count < 2 or (len(run) == 1 and isinstance(run[0], Use)):
        return 0
    size = sum(len(_element(each, {})) for each in run)
    return (count - 1) * size - count * len(_element(Use("tigris-group-10"), {})) - len('<g id="tigris-group-10"></g>')


def _replaced(body: Body, run: Body, use: Use) -> Body:
    left: list[Path | Use] = []
    place = 0
    while place < len(body):
        if body[place : place + len(run)] == run:
            left.append(use)
            place += len(run)
        else:
            left.append(body[place])
            place += 1
    return tuple(left)


def _outlines(sheet: str, bodies: Mapping[str, Body]) -> dict[str, str]:
    """The names of the outlines that still stand more than once, where a name saves something."""
    counts = Counter(each.data for body in bodies.values() for each in body if isinstance(each, Path))
    longer = len(f'href="#{sheet}-outline-10"') - len('d=""')
    named = len(f'<path id="{sheet}-outline-10" d=""/>')

    def saved(data: str, count: int) -> int:
        return (count - 1) * len(data) - count * longer - named

    worth = [data for data, count in counts.items() if saved(data, count) >= _LEAST_SAVED]
    return {data: f"{sheet}-outline-{number}" for number, data in enumerate(worth)}


def _element(each: Path | Use, outlines: Mapping[str, str]) -> str:
    match each:
        case Use(name):
            return f'<use href="#{name}"/>'
        case Path(data):
            known = outlines.get(data)
            return f'<path{each.paint} d="{data}"/>' if known is None else f'<use href="#{known}"{each.paint}/>'
