"""The translations, and the keys that the code asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pygame
import pytest

from ziggurat.games import GAMES
from ziggurat_client.art.text import Weight, font
from ziggurat_client.wording.options_form import option_choices, value_words
from ziggurat_client.wording.refusals import refusal
from ziggurat_client.wording.words import LANGUAGES, Words, sentences

PLURALS = (".one", ".other")


def blanks(sentence: str) -> set[str]:
    """The names of a sentence's blanks."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def page_scripts() -> Iterator[str]:
    """The modules of the page that a server gives to browsers."""
    root = Path(str(resources.files("ziggurat_assets"))) / "web"
    yield from (file.read_text(encoding="utf-8") for file in root.rglob("*.js"))


def page_strings() -> Iterator[str]:
    """The same as `code_strings` for these."""
    for script in page_scripts():
        for plain, template in re.findall(r'"([^"\n]*)"|`([^`\n]*)`', script):
            yield re.escape(plain) if plain else ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template)))


def speaking_modules() -> Iterator[Path]:
    """The modules of the client, and those of the server's door for browsers."""
    yield from Path(str(resources.files("ziggurat_client"))).rglob("*.py")
    yield from Path(str(resources.files("ziggurat_server.web"))).rglob("*.py")


class Speech(NamedTuple):
    """What a module of Python says: the keys that it asks for outright, and its strings as patterns."""

    keys: tuple[str, ...]
    patterns: tuple[str, ...]


@cache
def speech(file: Path) -> Speech:
    """What a module says, read once for all tests."""
    nodes = tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    calls = (node for node in nodes if isinstance(node, ast.Call))
    said = (call.args[0] for call in calls if getattr(call.func, "attr", getattr(call.func, "id", "")) == "say")
    keys = tuple(key for asked in said for key in plain_keys(asked))
    return Speech(keys, tuple(pattern for node in nodes if (pattern := pattern_of(node)) is not None))


def pattern_of(node: ast.AST) -> str | None:
    """What a string may come to: a blank of an f-string matches anything."""
    match node:
        case ast.Constant(value=str(written)):
            return re.escape(written)
        case ast.JoinedStr(values=parts):
            return "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)
    return None


def code_strings() -> Iterator[str]:
    """Every string in the code that speaks as a pattern."""
    yield from page_strings()
    for file in speaking_modules():
        yield from speech(file).patterns


def in_every_game(pattern: str) -> str:
    """A pattern that begins with a blank and goes on with a word: what every game says under its own id."""
    return re.sub(r"^\.\+(?=\\\.[a-z])", f"({'|'.join(GAMES)})", pattern)


def asked_keys() -> Iterator[str]:
    """Every key that stands as a plain word in a call of `say`."""
    root = Path(str(resources.files("ziggurat_client")))
    for file in root.rglob("*.py"):
        yield from speech(file).keys
    for script in page_scripts():
        yield from re.findall(r'\bwords\.say\("([^"]+)"', script)


def plain_keys(asked: ast.expr) -> Iterator[str]:
    """The keys that an argument of `say` names outright, in both branches of a choice."""
    if isinstance(asked, ast.IfExp):
        yield from plain_keys(asked.body)
        yield from plain_keys(asked.orelse)
    elif isinstance(asked, ast.Constant):
        yield str(asked.value)


def stem(key: str) -> str:
    """A key without the ending of its plural form."""
    return next((key.removesuffix(ending) for ending in PLURALS if key.endswith(ending)), key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert sentences(language).keys() == sentences("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_blanks(language: str) -> None:
    english = sentences("en")
    different = [key for key, said in sentences(language).items() if blanks(said) != blanks(english[key])]
    # The form for one may spell the number out.
    assert [key for key in different if not key.endswith(".one")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_sorted_so_that_they_are_found(language: str) -> None:
    assert list(sentences(language)) == sorted(sentences(language))


def test_every_key_that_the_code_asks_for_exists() -> None:
    known = {stem(key) for key in sentences("en")}
    assert sorted(set(asked_keys()) - known) == []


def test_no_sentence_is_left_that_nobody_says() -> None:
    # A lone blank would match everything, and a bare ending anything with that ending.
    strings = {in_every_game(pattern) for pattern in code_strings()}
    patterns = {pattern for pattern in strings if re.match(r"[a-z_(|)]+\\?\.", pattern)}
    said = re.compile("|".join(sorted(patterns)))
    unused = [
        key
        for key in sentences("en")
        if not said.fullmatch(stem(key)) and not said.fullmatch(stem(key).rpartition(".")[0])
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_has_a_name_and_a_hint(language: str) -> None:
    words = Words(language)
    for game in GAMES.values():
        for choice in option_choices(game.options_type()):
            assert words.say(f"option.{game.id}.{choice.name}")
            assert words.say(f"option.{game.id}.{choice.name}.hint")
            for value in choice.values:
                assert value_words(words, game.id, replace(choice, chosen=value))


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("en", 0, "0 watching"), ("en", 1, "1 watching"), ("fr", 0, "0 spectateur"), ("fr", 2, "2 spectateurs")],
)
def test_plurals_follow_the_language(language: str, count: int, said: str) -> None:
    assert Words(language).say("result.watching", count=count) == said


@pytest.mark.parametrize("blanks", [{}, {"count": 1}])
def test_an_unknown_key_is_an_error_that_names_it(blanks: dict[str, int]) -> None:
    with pytest.raises(LookupError, match=r"no\.such\.key"):
        Words("en").say("no.such.key", **blanks)


def test_a_blank_that_is_not_given_is_an_error_that_names_it_and_the_key() -> None:
    with pytest.raises(LookupError, match=r"clock\.minutes.*count"):
        Words("en").say("clock.minutes")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError):
        Words("xx")


def test_a_refusal_that_this_version_does_not_know_names_its_code() -> None:
    assert "strange_code" in refusal(Words("en"), "strange_code")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("weight", ["regular", "bold"])
def test_the_fonts_have_a_glyph_for_every_letter_that_is_said(language: str, weight: Weight) -> None:
    face = font(20, weight)
    missing = _drawn(face, "\ue000")
    letters = {letter for sentence in sentences(language).values() for letter in sentence}
    assert [letter for letter in sorted(letters) if _drawn(face, letter) == missing] == []


def _drawn(face: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(face.render(letter, True, "white"), "RGBA")
