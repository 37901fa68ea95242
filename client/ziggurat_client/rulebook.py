"""The rules page of a game, read from its file: sections of paragraphs, lists and tables, and the search in them.

The pages are Markdown of a plain kind: headings with a number, paragraphs, of which some begin with a bold number,
lists, tables, words in bold or italics, and cards between backquotes, which are bold too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Final, Literal, NamedTuple, TypeAlias

Weight: TypeAlias = Literal["regular", "bold", "italic"]

_HEADING: Final = re.compile(r"^(#+) (?:(\d+(?:\.\d+)*)\.? )?(.+)$")
_NUMBERED: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ")
_ITEM: Final = re.compile(r"^(-|\d+\.) ")
_RULER: Final = re.compile(r"^\|[-|: ]+\|$")
_RUN: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


@dataclass(frozen=True)
class Run:
    """Words in one weight."""

    text: str
    weight: Weight = "regular"


@dataclass(frozen=True)
class Paragraph:
    """A paragraph. `number` is its own, or empty; `sign` is what stands before an item of a list, or empty."""

    runs: tuple[Run, ...]
    number: str = ""
    sign: str = ""

    @property
    def text(self) -> str:
        """Its words without their weights."""
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True)
class Table:
    """A table; its first row is the head."""

    rows: tuple[tuple[Paragraph, ...], ...]


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it, up to the next heading. `level` is 1 for the page's title."""

    number: str
    title: str
    level: int
    blocks: tuple[Paragraph | Table, ...]

    @property
    def passages(self) -> tuple[str, ...]:
        """Every text of the section in the order of reading: the title, then paragraphs and cells."""
        return (self.title, *(paragraph.text for paragraph in self.paragraphs()))

    def paragraphs(self) -> Iterator[Paragraph]:
        """Every paragraph in the order of reading, those in the cells of tables too."""
        for block in self.blocks:
            if isinstance(block, Paragraph):
                yield block
            else:
                for row in block.rows:
                    yield from row


class Match(NamedTuple):
    """A place where the searched words stand: in a passage of a section, from `start` to before `end`."""

    section: int
    passage: int
    start: int
    end: int


class Place(NamedTuple):
    """A paragraph of the page: its section and its passage there (0 is the heading)."""

    section: int
    passage: int


@dataclass(frozen=True)
class Rulebook:
    """A rules page."""

    sections: tuple[Section, ...]

    def place(self, number: str) -> Place | None:
        """Where the paragraph of that number stands, or None if the page has none."""
        if not number:
            return None
        for index, section in enumerate(self.sections):
            if section.number == number:
                return Place(index, 0)
            for passage, paragraph in enumerate(section.paragraphs(), start=1):
                if paragraph.number == number:
                    return Place(index, passage)
        return None

    def search(self, wanted: str) -> tuple[Match, ...]:
        """Every place where the words stand, whatever their capitals and accents."""
        folded = _folded(wanted.strip())
        if not folded:
            return ()
        return tuple(
            Match(index, passage, found.start(), found.end())
            for index, section in enumerate(self.sections)
            for passage, text in enumerate(section.passages)
            for found in re.finditer(re.escape(folded), _folded(text))
        )


def rulebook(game: str, language: str) -> Rulebook:
    """The rules page of a game. Raises FileNotFoundError if there is none in that language."""
    file = resources.files("ziggurat_assets") / "rules" / f"{game}.{language}.md"
    return read(file.read_text(encoding="utf-8"))


def read(page: str) -> Rulebook:
    """The page that a text holds."""
    sections: list[Section] = []
    for chunk in re.split(r"^(?=#+ )", page, flags=re.MULTILINE):
        head, _, rest = chunk.partition("\n")
        found = _HEADING.match(head)
        if found is not None:
            marks, number, title = found.groups()
            sections.append(Section(number or "", title, len(marks), tuple(_blocks(rest))))
    return Rulebook(tuple(sections))


def _blocks(text: str) -> Iterator[Paragraph | Table]:
    for chunk in re.split(r"\n\s*\n", text):
        lines = [line for line in chunk.splitlines() if line.strip()]
        if not lines:
            continue
        if lines[0].startswith("|"):
            yield Table(tuple(_row(line) for line in lines if not _RULER.match(line)))
        else:
            yield from map(_paragraph, _joined(lines))


def _joined(lines: Iterable[str]) -> list[str]:
    """Lines put together to paragraphs and items; an item begins a new one."""
    joined: list[str] = []
    for line in lines:
        if joined and not _ITEM.match(line):
            joined[-1] += " " + line.strip()
        else:
            joined.append(line.strip())
    return joined


def _row(line: str) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(_runs(cell.strip())) for cell in line.strip().strip("|").split("|"))


def _paragraph(text: str) -> Paragraph:
    numbered = _NUMBERED.match(text)
    if numbered is not None:
        return Paragraph(_runs(text[numbered.end() :]), number=numbered[1])
    item = _ITEM.match(text)
    if item is not None:
        return Paragraph(_runs(text[item.end() :]), sign="•" if item[1] == "-" else item[1])
    return Paragraph(_runs(text))


def _runs(text: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    end = 0
    for found in _RUN.finditer(text):
        strong = found[1] or found[3]
        runs += [Run(text[end : found.start()]), Run(strong, "bold") if strong else Run(found[2], "italic")]
        end = found.end()
    runs.append(Run(text[end:]))
    return tuple(run for run in runs if run.text)


def _folded(text: str) -> str:
    """The text without capitals and accents, letter for letter, and with the apostrophe of the keyboard."""
    text = text.replace("’", "'")
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)
