"""Every paragraph that a refusal names stands in the rules page of its game, in both languages."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import ziggurat.games
from ziggurat.games import GAMES

SOURCES = Path(ziggurat.games.__file__).parent
LANGUAGES = ("en", "fr")


def rules_named(source: str) -> set[str]:
    """The numbers of paragraphs that the source can put into a Refusal: as its second argument, or as `rule`."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            places = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
            if ast.unparse(node.func) in ("Refusal", "Refusal.of"):
                places += node.args[1:2]
            named.update(_numbers(places))
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "rule" for t in node.targets):
            named.update(_numbers([node.value]))
    return named


def _numbers(places: list[ast.expr]) -> set[str]:
    constants = (node.value for place in places for node in ast.walk(place) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str) and re.fullmatch(r"\d+(\.\d+)?", value)}


def paragraphs(page: str) -> set[str]:
    """The numbers of a page: of headings, and of paragraphs that begin with a bold number."""
    return set(re.findall(r"^(?:#+ |\*\*)(\d+(?:\.\d+)?)(?:\.? |\*\*)", page, flags=re.MULTILINE))


def page_of(game: str, language: str) -> str:
    return (resources.files("ziggurat_assets") / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_is_a_paragraph_of_the_page(game: str, language: str) -> None:
    sources = [file.read_text(encoding="utf-8") for file in (SOURCES / game).glob("*.py")]
    named = set().union(*map(rules_named, sources))
    assert named
    assert named <= paragraphs(page_of(game, language))


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_have_the_same_paragraphs_in_every_language(game: str) -> None:
    english, french = (
        re.findall(r"^(?:#+ |\*\*)(\d[\d.]*)", page_of(game, language), re.MULTILINE) for language in LANGUAGES
    )
    assert english == french


def test_taking_back_is_a_paragraph_of_every_page() -> None:
    # The match refuses with this paragraph.
    for name, game in GAMES.items():
        assert game.taking_back in paragraphs(page_of(name, "en"))
