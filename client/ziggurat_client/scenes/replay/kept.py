"""The matches that were kept, to be watched again."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from platformdirs import user_downloads_path

from ziggurat.games import game_named
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.chronicle import Chronicle
from ziggurat_client.replaying.replay_notes import LONGEST_TITLE, ReplayNote, noting, rename
from ziggurat_client.replaying.replays import (
    SavedReplay,
    export_replay,
    remove_replay,
    replay_folder,
    restore_replay,
    saved_replays,
)
from ziggurat_client.scenes.pages.one_field import OneFieldScene, Question
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.row_pictures import RowPictures
from ziggurat_client.scenes.replay.shelf import Entry, ReplayListScene, Tool
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.replay_row import ReplaySign
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.wording.outcomes import course_of, outcome, played_on_from
from ziggurat_client.wording.sitters import Player

_STRETCH: Final = 0.008
"""Seconds of reading between two frames until every file has been read, and the same for drawing."""
_UNDO: Final = 360.0


class ReplaysScene(ReplayListScene):
    """Lists the replays that were kept, the newest first. Files are read, and boards drawn, little by little."""

    has_tools = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._found: list[tuple[SavedReplay, ReplayNote]] = []
        self._removed: list[tuple[SavedReplay, ReplayNote, Path]] = []
        self._reading: Iterator[tuple[SavedReplay, ReplayNote] | None] | None = self._read()
        self._pictures = RowPictures()
        self._search = TextField(
            "search",
            Box(0, 0, 1, 1),
            atlas.services.clock,
            longest=40,
            icon=Icon.SEARCH,
            changed=self._searched,
        )

    def _read(self) -> Iterator[tuple[SavedReplay, ReplayNote] | None]:
        for saved in saved_replays(self.services.memory):
            for note in noting(saved, _chronicle):
                yield None if note is None else (saved, note)

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._pictures.forget()

    @property
    def animating(self) -> bool:
        return self._reading is not None or self._pictures.unfinished

    def update(self, elapsed: float) -> None:
        if self._reading is not None:
            self._go_on_reading(self._reading)
        elif self._pictures.go_on(perf_counter() + _STRETCH):
            self.change()

    def _go_on_reading(self, reading: Iterator[tuple[SavedReplay, ReplayNote] | None]) -> None:
        """Read on; the first replay is shown, and has the focus, before the others are read."""
        until, was_empty = perf_counter() + _STRETCH, not self._found
        while True:
            found = next(reading, self)
            if isinstance(found, tuple):
                self._found.append(found)
            elif found is self:
                self._reading = None
            if found is self or perf_counter() >= until:
                break
        self.change()
        if was_empty and self._found and self.focused != "search":
            self.focus_on(self._found[0][0].file.name)

    # ------------------------------------------------------------------ what is listed

    @property
    def entries(self) -> Sequence[Entry]:
        return self.listed(0, self.count)

    @property
    def count(self) -> int:
        return len(self._shown)

    def listed(self, first: int, end: int) -> Sequence[Entry]:
        return [self._entry(saved, note) for saved, note in self._shown[first:end]]

    @property
    def _shown(self) -> list[tuple[SavedReplay, ReplayNote]]:
        """What has what is searched for."""
        wanted = self._search.text.strip().casefold()
        return [pair for pair in self._found if self._has(*pair, wanted)] if wanted else self._found

    @property
    def nothing(self) -> tuple[str, str] | None:
        if self._reading is not None:
            return None
        if self._found:
            return self.say("replays.none_found"), self.say("replays.none_found.how")
        return self.say("replays.none"), self.say("replays.none.how")

    @property
    def detail(self) -> str:
        return _for_people(replay_folder(self.services.memory))

    def _has(self, saved: SavedReplay, note: ReplayNote, wanted: str) -> bool:
        """Whether one of its words is what is searched for."""
        game = self.say(f"games.{note.game}") if note.game else ""
        texts = (note.title, game, saved.file.name, _date(saved), *note.names)
        return any(wanted in text.casefold() for text in texts)

    def _entry(self, saved: SavedReplay, note: ReplayNote) -> Entry:
        name = saved.file.name
        tools = [
            Tool(f"delete {name}", self.say("replays.delete.about"), Icon.TRASH, partial(self._remove, saved, note))
        ]
        if note.game:
            tools = [
                Tool(
                    f"rename {name}",
                    self.say("replays.rename.about"),
                    Icon.PENCIL,
                    partial(self._ask_title, saved, note),
                ),
                Tool(f"export {name}", self.say("replays.export.about"), Icon.COPY, partial(self._export, saved)),
                *tools,
            ]
        picture = partial(self._pictures.of, name, note, self.screen.scale, self.services.pictures.palette)
        return Entry(name, self._sign(saved, note), partial(self._open, saved, note), picture, tools)

    def _sign(self, saved: SavedReplay, note: ReplayNote) -> ReplaySign:
        if not note.game:
            return ReplaySign((), self.say("replays.broken", file=saved.file.name), _date(saved))
        words, names = self.services.words, self.names(note.names, note.seats)
        winners = [names[seat] for seat in note.winners if seat < len(names)]
        about = [outcome(words, note.game, winners, over=note.over, called_off=note.called_off)]
        about = [note.title, *about] if note.title else about
        about.append(course_of(words, note.game, note.rounds, note.steps))
        if note.branched_turn is not None:
            about.append(played_on_from(words, note.game, note.branched_title, note.branched_turn))
        told = " · ".join(about)
        return ReplaySign(names, told, _date(saved), note.scores, note.winners, note.colours)

    # ------------------------------------------------------------------ the pieces

    def tools(self, box: Box) -> Iterator[Piece]:
        self._search.placeholder = self.say("replays.search")
        self._search.box = box
        yield self._search

    def foot(self, box: Box) -> Iterator[Piece]:
        if self._removed:
            place = Box(box.x, box.y, _UNDO, box.height)
            yield Button("undo", place, self.say("replays.undo"), self._undo, icon=Icon.UNDO, size=19)
        else:
            yield from super().foot(box)

    # ------------------------------------------------------------------ what one does

    def _searched(self) -> None:
        self.first_page()

    def _open(self, saved: SavedReplay, note: ReplayNote) -> None:
        record = saved.read()
        if record is None:
            self.services.banner.refuse(self.say("replays.broken", file=saved.file.name))
            return
        players = tuple(Player(name, "", bot=False) for name in self.names(record.names, record.seats))
        showing = Showing(record.game, note.title or _date(saved), players, colours=record.colours)
        self.stack.push(ReplayReadingScene(self.atlas, showing, record))

    def _ask_title(self, saved: SavedReplay, note: ReplayNote) -> None:
        question = Question(
            "title",
            self.say("replays.rename"),
            note.title or self.say("replays.rename.hint"),
            self.say("replays.rename.give"),
            Icon.PENCIL,
            LONGEST_TITLE,
        )
        self.stack.push(OneFieldScene(self.atlas, question, partial(self._rename, saved, note)))

    def _rename(self, saved: SavedReplay, note: ReplayNote, title: str) -> None:
        renamed = rename(saved, note, title.strip())
        self._found = [(each, renamed if each == saved else known) for each, known in self._found]
        self.change()

    def _export(self, saved: SavedReplay) -> None:
        try:
            copy = export_replay(saved.file, user_downloads_path())
        except OSError as error:
            self.services.banner.refuse(self.say("replays.not_exported", reason=str(error)))
        else:
            self.services.banner.tell(self.say("replays.exported", file=str(copy)))

    def _remove(self, saved: SavedReplay, note: ReplayNote) -> None:
        try:
            aside = remove_replay(saved)
        except OSError as error:
            self.services.banner.refuse(self.say("replays.not_removed", reason=str(error)))
            return
        self._removed.append((saved, note, aside))
        self._found.remove((saved, note))
        self.change()
        self.focus_on("undo")

    def _undo(self) -> None:
        """Bring back what was removed last."""
        saved, note, aside = self._removed[-1]
        try:
            restore_replay(saved, aside)
        except OSError as error:
            self.services.banner.refuse(self.say("replays.not_restored", reason=str(error)))
            return
        self._removed.pop()
        self._found = sorted(
            [*self._found, (saved, note)], key=lambda pair: (pair[0].written, pair[0].file), reverse=True
        )
        self.change()
        self.focus_on(saved.file.name)


def _chronicle(game: str, seats: int) -> Chronicle | None:
    """Who reads that game, if we have it and it can have so many seats."""
    if game not in SHOWN or seats not in game_named(game).seat_counts:
        return None
    return presentation(game).staging.chronicle


def _for_people(folder: Path) -> str:
    """A folder's path, with a mark for the person's home as their terminal has it."""
    home = Path.home()
    return str(Path("~") / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)


def _date(saved: SavedReplay) -> str:
    return time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.written))
