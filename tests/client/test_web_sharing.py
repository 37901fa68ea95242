"""Sheets of symbols say what symbols have in common only once, and look as before."""

from __future__ import annotations

import re

from ziggurat_client.web_art.paths import Lying, Path, joined
from ziggurat_client.web_art.sharing import share

LONG = "M0 0" + "l1 2 3 4" * 20
OTHER = "M5 5" + "l4 3 2 1" * 20
HERE, BESIDE, OVER = (0, 0, 10, 10), (20, 0, 30, 10), (5, 0, 25, 10)


def test_a_path_comes_down_to_one_of_its_paint() -> None:
    paths = [Lying(Path("a", "red"), HERE), Lying(Path("b", "red"), OVER)]
    assert joined(paths) == (Path("ab", "red"),)


def test_a_path_comes_down_over_what_it_does_not_touch() -> None:
    paths = [Lying(Path("a", "red"), HERE), Lying(Path("b", "blue"), HERE), Lying(Path("c", "red"), BESIDE)]
    assert joined(paths) == (Path("ac", "red"), Path("b", "blue"))


def test_a_path_stays_above_what_it_touches() -> None:
    paths = [Path("a", "red"), Path("b", "blue"), Path("c", "red")]
    assert joined(Lying(path, HERE) for path in paths) == tuple(paths)


def test_paths_that_are_not_opaque_stay_two_where_they_lie_on_each_other() -> None:
    paths = [Path("a", "red", ".5"), Path("b", "red", ".5")]
    assert joined(Lying(path, HERE) for path in paths) == tuple(paths)
    assert joined([Lying(paths[0], HERE), Lying(paths[1], BESIDE)]) == (Path("ab", "red", ".5"),)


def test_what_two_symbols_begin_with_stands_once() -> None:
    ring = [Path(LONG, "red"), Path(OTHER, "blue", ".5")]
    shared = share("ur", {"one": [*ring, Path("M1 1")], "other": [*ring, Path("M2 2")]})
    assert shared.common.count(LONG) == 1
    assert laid_out(shared.common, shared.bodies["one"]) == [*ring, Path("M1 1")]
    assert laid_out(shared.common, shared.bodies["other"]) == [*ring, Path("M2 2")]


def test_an_outline_in_several_paints_stands_once() -> None:
    symbols = {"one": [Path(LONG, "red"), Path(OTHER)], "other": [Path(LONG, "blue", ".5")], "third": [Path(LONG)]}
    shared = share("ur", symbols)
    assert (shared.common + "".join(shared.bodies.values())).count(LONG) == 1
    for name, paths in symbols.items():
        assert laid_out(shared.common, shared.bodies[name]) == paths


def test_what_is_short_is_written_again() -> None:
    shared = share("ur", {"one": [Path("M1 1", "red")], "other": [Path("M1 1", "red")]})
    assert shared == ("", {"one": '<path fill="red" d="M1 1"/>', "other": '<path fill="red" d="M1 1"/>'})


def laid_out(common: str, body: str) -> list[Path]:
    """The paths of a body with everything that it uses in its place."""
    groups = dict(re.findall(r'<g id="([^"]+)">(.*?)</g>', common))
    outlines = dict(re.findall(r'<path id="([^"]+)" d="([^"]+)"/>', common))
    found: list[Path] = []
    for element in re.findall(r"<[^>]+>", body):
        told = dict(re.findall(r' (\w+)="([^"]+)"', element))
        used = told.get("href", "").removeprefix("#")
        if used in groups:
            found += laid_out(common, groups[used])
        else:
            found.append(Path(outlines.get(used) or told["d"], told.get("fill", ""), told.get("opacity", "")))
    return found
