"""The matches that were kept, to be watched again."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.games import game_named
from ziggurat.match.record import MatchRecord
from ziggurat_client.replaying.replays import SavedReplay, replay_folder, saved_replays
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.shelf import Entry, ReplayListScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.replay_row import ReplaySign
from ziggurat_client.wording.sitters import Player

_FILES_A_FRAME: Final = 4


class ReplaysScene(ReplayListScene):
    """Lists the replays that were kept, the newest first. The files are read little by little."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._found: list[SavedReplay] = []
        self._reading: Iterator[SavedReplay] | None = saved_replays(atlas.services.memory)

    @property
    def animating(self) -> bool:
        return self._reading is not None

    def update(self, elapsed: float) -> None:
        if self._reading is None:
            return
        for _ in range(_FILES_A_FRAME):
            saved = next(self._reading, None)
            if saved is None:
                self._reading = None
                break
            self._found.append(saved)
            if len(self._found) == 1:
                self.change()
                self.focus_on(saved.file.name)
        self.change()

    @property
    def entries(self) -> Sequence[Entry]:
        return [Entry(saved.file.name, self._sign(saved), partial(self._open, saved)) for saved in self._found]

    @property
    def nothing(self) -> tuple[str, str] | None:
        if self._reading is not None:
            return None
        return self.say("replays.none"), self.say("replays.none.how")

    @property
    def detail(self) -> str:
        return str(replay_folder(self.services.memory))

    def _sign(self, saved: SavedReplay) -> ReplaySign:
        date = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.written))
        if saved.record is None or not _can_show(saved.record):
            return ReplaySign((), self.say("replays.broken", file=saved.file.name), date)
        game = self.say(f"games.{saved.record.game}")
        about = self.say("replays.about", game=game, count=len(saved.record.steps))
        return ReplaySign(self.names(saved.record.names, saved.record.seats), about, date)

    def _open(self, saved: SavedReplay) -> None:
        if saved.record is None:
            return
        players = tuple(Player(name, "", bot=False) for name in self.names(saved.record.names, saved.record.seats))
        title = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.written))
        self.stack.push(ReplayReadingScene(self.atlas, Showing(saved.record.game, title, players), saved.record))


def _can_show(record: MatchRecord) -> bool:
    """Whether it is of a game that we have, with as many seats as that can have."""
    return record.game in SHOWN and record.seats in game_named(record.game).seat_counts
