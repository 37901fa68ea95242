"""The rules: the page of a game with its pictures, its contents beside it, and a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from ziggurat.certainty import present
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, is_by_pad
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.rulebook import Match, Place, Section, rulebook
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.rules.places import PARTS, Part, RulesPlaces, rules_places
from ziggurat_client.scenes.rules.setting import SetSection, Signs
from ziggurat_client.ui.button import Button, Pressable, icon_button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece, Widget
from ziggurat_client.ui.scroll import BAR, Row, ScrollList
from ziggurat_client.ui.text import Line, draw_line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_PADDING: Final = 28.0
_LONGEST_SEARCH: Final = 60
_LEAD: Final = 40.0
"""How far below the upper edge a paragraph is shown that was jumped to."""


_NUMBER: Final = 34.0
_DEEP_NUMBER: Final = 52.0
"""Room for the number of a section, "10", and of one within it, "12.1"."""


class Entry(Pressable):
    """A line of the contents: lit where one reads, with how often the searched words stand there."""

    margin = 8
    step = 3

    def __init__(self, box: Box, section: Section, count: int, *, lit: bool, dim: bool, pressed: Callable[[], None]):
        super().__init__(f"section {section.number or 'top'}", box, pressed)
        self._words = (section.number, section.title)
        self._deep = section.level > 2
        self._count = count
        self._lit = lit
        self._dim = dim

    def appearance(self) -> object:
        return self._words, self._deep, self._count, self._lit, self._dim, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        middle = y + height / 2
        if self._lit or self.hovered:
            ground = canvas.stepped(x, y, width, height, 3, 1)
            canvas.fill(ground, vertical(y, y + height, "#2c4ca8", "#182c72"), 1.0 if self._lit else 0.5)
            if self._lit:
                edge = canvas.stepped_frame(x, y, width, height, 1.6, 3, 1)
                canvas.fill(edge, vertical(y, y + height, *tones.BRIGHT_EDGE))
        left = x + (40 if self._deep else 12)
        number, title = self._words
        ink = tones.TEXT_FAINT if self._dim else tones.TEXT if self._lit or not self._deep else tones.TEXT_SOFT
        canvas.text(left, middle, number, 18, tones.TEXT_HEAD, "bold", "lm")
        start = left + (_DEEP_NUMBER if self._deep else _NUMBER if number else 0)
        draw_line(canvas, start, middle, title, x + width - start - 50, 19, ink, "regular" if self._deep else "bold")
        if self._count:
            canvas.text(x + width - 12, middle, str(self._count), 18, tones.TEXT_NAME, "bold", "rm")


class RulesScene(Page):
    """The rules of one game, opened at a paragraph or at the beginning."""

    first_focus = "text"
    fills = True
    smallest = TIGHTEST

    def __init__(self, atlas: Atlas, game: str, paragraph: str = "") -> None:
        """Raises FileNotFoundError if the game has no rules page."""
        super().__init__(atlas)
        self._game = game
        self._book = rulebook(game, atlas.services.words.language)
        self._language = atlas.services.words.language
        self._matches: tuple[Match, ...] = ()
        self._match: int | None = None
        self._set: tuple[SetSection, ...] = ()
        self._opened = self._book.place(paragraph)
        self._goal = self._opened
        self._landing = (0.0, 0)
        """Where the last jump ended, and the section it led to; near the page's end that is not the uppermost one."""
        self._shown: Part = "text"
        """What is on top, where text and contents take turns."""
        places = self._places
        self._text = ScrollList("text", places.text)
        self._search = TextField(
            "search",
            places.search,
            atlas.services.clock,
            longest=_LONGEST_SEARCH,
            icon=Icon.SEARCH,
            entered=lambda: self._step(1),
            changed=self._searched,
        )

    @property
    def matches(self) -> tuple[Match, ...]:
        """Where the searched words stand."""
        return self._matches

    @property
    def reading(self) -> Section:
        """The section that was jumped to, or after scrolling the one at the upper edge of the text."""
        offset, jumped_to = self._landing
        if self._text.offset == offset:
            return self._book.sections[jumped_to]
        at = self._text.offset + _LEAD
        for set_section in self._set:
            at -= set_section.height
            if at < 0:
                return set_section.section
        return self._book.sections[-1]

    # ------------------------------------------------------------------ searching and jumping

    def search(self, text: str) -> None:
        """Search for a text, as if it had been typed into the field."""
        self._search.text = text
        self._searched()

    def _searched(self) -> None:
        """The words in the field are others: mark them, and go to the first place from here on."""
        self._matches = self._book.search(self._search.text)
        self._match = None
        if self._matches:
            here = self._book.sections.index(self.reading)
            self._match = next((i for i, match in enumerate(self._matches) if match.section >= here), 0)
            self._goal = self._place_of_match()
        self.change()

    def _step(self, by: int) -> None:
        """Go to another match."""
        if self._matches and self._match is not None:
            self._match = (self._match + by) % len(self._matches)
            self._goal = self._place_of_match()
            self._shown = "text"
            self.change()

    def _place_of_match(self) -> Place:
        match = present(self.current)
        return Place(match.section, match.passage)

    @property
    def current(self) -> Match | None:
        """The place among the matches at which one looks."""
        return None if self._match is None else self._matches[self._match]

    def _jump(self, section: int) -> None:
        self._goal = Place(section, 0)
        if self._places.tabs is not None:
            self.show("text")
            self.focus_on("text")
        self.change()

    def show(self, part: Part) -> None:
        """Bring the text or the contents up, where they take turns."""
        self._shown = part
        self.change()

    def _reach_goal(self) -> None:
        """Scroll to where one wanted to be, once the sections are set."""
        if self._goal is None:
            return
        section, passage = self._goal
        self._goal = None
        top = sum(self._set[index].height for index in range(section)) + self._set[section].tops[passage]
        lead = _LEAD if passage else 0
        self._text.scroll(top - lead - self._text.offset)
        self._landing = (self._text.offset, section)

    # ------------------------------------------------------------------ the page

    def enter(self) -> None:
        if self._language != self.services.words.language:
            self._language = self.services.words.language
            self._book = rulebook(self._game, self._language)
            self._set = ()
            self._searched()
        super().enter()

    @property
    def _places(self) -> RulesPlaces:
        extent = Extent(self.extent.width, self.extent.height)
        return rules_places(extent, len(self._book.sections) - 1, self._shown)

    def layout(self) -> Sequence[Piece]:
        places = self._places
        self._text.box, self._search.box = places.text, places.search
        self._set_sections()
        self._text.set_rows([self._row(index) for index in range(len(self._set))])
        self._reach_goal()
        self._search.placeholder = self.say("rules.search")
        return [
            *header(self, self.say("rules.title"), self._book.sections[0].title),
            *([] if places.contents is None else [Panel(places.contents)]),
            *([Panel(places.page)] if places.shows_text else []),
            *self._search_line(places),
            self._search,
            *self._steps(places),
            *self._tabs(places),
            *self._contents(places),
            *([self._text] if places.shows_text else []),
        ]

    def _tabs(self, places: RulesPlaces) -> list[Widget]:
        if places.tabs is None:
            return []
        labels = [self.say("rules.text"), self.say("rules.contents")]
        return [Segments("tabs", places.tabs, labels, PARTS.index(places.shown), lambda to: self.show(PARTS[to]))]

    def _set_sections(self) -> None:
        scale, width = self.services.screen.scale, self._text.box.width - BAR - 2 * _PADDING
        if self._set and (self._set[0].scale, self._set[0].width) == (scale, width):
            return
        if self._set and self._goal is None:
            # Lines break elsewhere now: go on reading where one was.
            self._goal = Place(self._book.sections.index(self.reading), 0)
        figures = presentation(self._game).figures
        self._set = tuple(
            SetSection(section, width, scale, figures.get(section.number)) for section in self._book.sections
        )

    def _row(self, index: int) -> Row:
        set_section = self._set[index]
        marks = tuple(match for match in self._matches if match.section == index)
        signs = Signs(
            marks,
            self.current if self.current in marks else None,
            self._opened.passage if self._opened is not None and self._opened.section == index else None,
        )
        key = ("rules", self._game, self._language, index, signs)
        return Row(key, set_section.height, partial(_paint_section, set_section, signs))

    def _search_line(self, places: RulesPlaces) -> list[Piece]:
        """How many matches there are, or that there are none; while nothing is searched, the way to the pictures."""
        if not self._search.text.strip():
            return [self._way_to_pictures(places.found)] if presentation(self._game).winning else []
        if self._match is None:
            text = self.say("rules.nothing")
        else:
            text = self.say("rules.found", number=self._match + 1, count=len(self._matches))
        return [Line(places.found, text, 18, tones.TEXT_SOFT)]

    def _way_to_pictures(self, box: Box) -> Button:
        label = self.say("rules.winning")
        return Button("winning", box, label, lambda: self.stack.push(self.atlas.winning(self._game)), size=18)

    def _steps(self, places: RulesPlaces) -> list[Widget]:
        on = bool(self._matches)
        return [
            icon_button("before", places.before, Icon.UP, lambda: self._step(-1), enabled=on),
            icon_button("after", places.after, Icon.DOWN, lambda: self._step(1), enabled=on),
        ]

    def _contents(self, places: RulesPlaces) -> list[Widget]:
        return [self._entry(index, box) for index, box in enumerate(places.entries, start=1)]

    def _entry(self, index: int, box: Box) -> Entry:
        section = self._book.sections[index]
        count = sum(match.section == index for match in self._matches)
        dim = bool(self._search.text.strip()) and not count
        lit = section is self.reading
        return Entry(box, section, count, lit=lit, dim=dim, pressed=partial(self._jump, index))

    # ------------------------------------------------------------------ input

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.PAGES,)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._begins_search(event):
            # The letter itself follows as a text event, which then finds the field.
            self.focus_on("search")
        before = self.reading
        taken = self._shortcut(event) or super().handle(event)
        if self.reading is not before:
            self.change()
        return taken

    def _begins_search(self, event: pygame.Event) -> bool:
        letter = event.unicode
        types = letter.isprintable() and letter not in ("", " ", "?")
        return types and not is_by_pad(event) and self.focused != "search"

    def _shortcut(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_F3, pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return False
        if event.key == pygame.K_F3:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        return self._text.key(event)

    def back(self) -> None:
        """Escape clears the search first."""
        if self._search.text:
            self._search.text = ""
            self._shown = "text"
            self._searched()
            self.focus_on("text")
        else:
            super().back()

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(("A…Z",), self.say("rules.keys.search")),
            KeyHint((*caps(Intention.CONFIRM), "F3"), self.say("rules.keys.next")),
            KeyHint(caps(Intention.UP, Intention.DOWN), self.say("rules.keys.scroll")),
            KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), self.say("rules.keys.page")),
        )


def _paint_section(set_section: SetSection, signs: Signs, canvas: Canvas, x: float, y: float, width: float) -> None:
    set_section.paint(canvas, x + _PADDING, y, signs)
