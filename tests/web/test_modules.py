"""The page's modules alone, and what holds for all of them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from test_house import MOST_LINES_OF_A_MODULE
from web.scripts import NODE, WEB, modules, needs_node

TESTS = sorted((Path(__file__).parent / "node").glob("*.test.mjs"))
READS_MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(")
"""What could make markup or a program out of a text that somebody sent."""
IMPORTED = re.compile(r'^(?:import|export) .*from "([^"]+)"', re.MULTILINE)


def written() -> list[Path]:
    """The modules that are written by hand, and not made of the client's art."""
    return [file for file in modules() if WEB / "art" not in file.parents]


def says_what_it_is(text: str) -> bool:
    """Whether a comment stands first, or after the imports."""
    return re.sub(r"(?m)^import .*\n", "", text).lstrip().startswith(("/**", "/*"))


@needs_node
@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.name)
def test_a_module_does_what_its_tests_say(file: Path) -> None:
    done = subprocess.run(
        [NODE or "node", "--test", str(file)], capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stdout


def test_nothing_makes_markup_of_a_text() -> None:
    assert [str(file) for file in modules() if READS_MARKUP.search(file.read_text(encoding="utf-8"))] == []


def test_the_first_page_has_neither_scripts_nor_styles_of_its_own() -> None:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", text) == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    texts = {
        file: file.read_text(encoding="utf-8") for file in WEB.rglob("*") if file.suffix in {".js", ".css", ".html"}
    }
    foreign = re.compile(r"(?:https?:)?//(?!www\.w3\.org/)[a-z0-9-]+\.[a-z]", re.IGNORECASE)
    assert [str(file) for file, text in texts.items() if foreign.search(re.sub(r"(?m)^\s*(//|\*).*$", "", text))] == []


def test_every_module_that_is_imported_is_there() -> None:
    missing = [
        f"{file}: {wanted}"
        for file in modules()
        for wanted in IMPORTED.findall(file.read_text(encoding="utf-8"))
        if not (file.parent / wanted).resolve().is_file()
    ]
    assert missing == []


def test_every_style_that_is_linked_is_there() -> None:
    linked = re.findall(r'(?:href|src)="/web/([^"]+)"', (WEB / "index.html").read_text(encoding="utf-8"))
    assert [path for path in linked if not (WEB / path).is_file()] == []


def test_the_page_wears_every_style_there_is() -> None:
    style = WEB / "style"
    worn = re.findall(r'^@import "([^"]+)";$', (style / "page.css").read_text(encoding="utf-8"), re.MULTILINE)
    there = {file.resolve() for file in (*style.glob("*.css"), WEB / "art" / "palettes.css")}
    assert {(style / name).resolve() for name in worn} == there - {(style / "page.css").resolve()}


def test_no_module_is_long() -> None:
    own = [file for file in modules() if WEB / "art" not in file.parents]
    assert {
        str(file) for file in own if len(file.read_text(encoding="utf-8").splitlines()) > MOST_LINES_OF_A_MODULE
    } == set()


def test_every_module_says_what_it_is() -> None:
    assert [str(file) for file in written() if not says_what_it_is(file.read_text(encoding="utf-8"))] == []


def test_no_two_modules_import_each_other() -> None:
    imported = {
        file: {(file.parent / path).resolve() for path in IMPORTED.findall(file.read_text(encoding="utf-8"))}
        for file in map(Path.resolve, modules())
    }
    seen: set[Path] = set()

    def visit(file: Path, above: tuple[Path, ...]) -> None:
        assert file not in above, (
            f"a circle of imports: {[str(each.relative_to(WEB.resolve())) for each in (*above, file)]}"
        )
        if file not in seen:
            for other in imported.get(file, set()):
                visit(other, (*above, file))
            seen.add(file)

    for file in imported:
        visit(file, ())
