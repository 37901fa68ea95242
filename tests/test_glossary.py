"""The words of the house: few, sorted, and in use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from test_imports import ROOT, WINGS, modules_of, syntax

MOST_WORDS = 60
ROW = re.compile(r"^\| ([a-z]+) \| (\S.*\S) \|$", re.MULTILINE)
PART = re.compile(r"[A-Z]?[a-z]+")

RETIRED = {"arcade", "accord", "foresight", "knowledge", "outlook", "premises", "surroundings", "wish"}
"""Private words that gave way to the field's. No class or function of ours is named so again."""


def glossary() -> list[tuple[str, str]]:
    """The words with their meanings, in the order of the page."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return ROW.findall(page.partition("\n## Words\n")[2].partition("\n## ")[0])[1:]


@cache
def names() -> frozenset[str]:
    """How classes, functions, fields and parameters of the programs are called."""
    return frozenset(_names())


def _names() -> Iterator[str]:
    for wing in WINGS:
        for _, file in modules_of(wing):
            for node in ast.walk(syntax(file)):
                match node:
                    case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                        yield name
                    case ast.AnnAssign(target=ast.Name(id=name)):
                        yield name


def parts(name: str) -> set[str]:
    """The words of which a name is made, in lower case and the singular."""
    words = {word.lower() for word in PART.findall(name)}
    return words | {word[:-1] for word in words if word.endswith("s")}


def test_the_glossary_is_short() -> None:
    assert 40 <= len(glossary()) <= MOST_WORDS


def test_the_words_are_sorted_and_each_stands_there_once() -> None:
    assert all(one < other for (one, _), (other, _) in pairwise(glossary()))


def test_no_two_words_mean_the_same() -> None:
    meanings = [meaning for _, meaning in glossary()]
    assert len(meanings) == len(set(meanings))


def test_every_word_of_the_glossary_is_in_use() -> None:
    used = set().union(*map(parts, names()))
    assert [word for word, _ in glossary() if word not in used] == []


def test_no_retired_word_names_anything() -> None:
    named = {name for name in names() if parts(name) & RETIRED}
    assert named == set()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("MatchRecord", {"match", "record"}),
        ("seat_counts", {"seat", "counts", "count"}),
        ("_terms", {"terms", "term"}),
    ],
)
def test_a_name_is_taken_apart(name: str, words: set[str]) -> None:
    assert parts(name) == words
