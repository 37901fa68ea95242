"""Back in time at a table where a match is still being played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.past_reading import PastReading
from ziggurat_client.replaying.live_story import LiveStory
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.newest import beside_scores, beside_strip, edge
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.sitters import players_at


class LiveReplayScene(ReplayScene):
    """Shows a match as far as it has gone, and goes on as it goes on. The game lies below this scene.

    Whoever came late asks the server for what was before.
    """

    follows = True

    def __init__(self, atlas: Atlas, code: str) -> None:
        """Begins paused, at the newest step. Raises LookupError if no match is on at that table."""
        record = atlas.services.remote.tables[code]
        self._code = code
        self._live = LiveStory(record, presentation(record.table.game).staging.chronicle)
        table = record.table
        showing = Showing(
            table.game,
            table.name,
            players_at(atlas.services.words, table, atlas.services.ignored.has),
            record.seat,
            record.colours,
        )
        super().__init__(atlas, showing, self._live.story, len(self._live.story.frames) - 1, playing=False)
        if not record.knows_the_beginning:
            PastReading(atlas.services.remote, record, self._begin_earlier)

    def _begin_earlier(self) -> None:
        """We have learned what happened before we came; the playhead stays where it was in the story."""
        if self not in self.stack.scenes or self._live.over:
            return
        added = self._live.begin_earlier()
        self._theatre.story = self._live.story
        self._theatre.go_to(self._theatre.at + added)
        self.story_changed()

    def arrived(self, arrival: Arrival) -> None:
        if self._code not in self.services.remote.tables or self._live.over:
            self.stack.close(self)
            return
        if self._live.catch_up():
            self.story_changed()
        super().arrived(arrival)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and intention_of(event) is Intention.LIVE:
            self.back()
            return True
        return super().handle(event)

    def keys(self) -> tuple[KeyHint, ...]:
        return (*super().keys(), KeyHint(self.services.prompts.caps(Intention.LIVE), self.say("replay.live.back")))

    def about(self) -> str:
        return self.say("replay.live.our_turn" if self._awaits_us else "replay.live")

    @property
    def _awaits_us(self) -> bool:
        """Whether the match waits for our decision."""
        record = self.services.remote.tables.get(self._code)
        return record is not None and record.moment is not None and record.seat in record.moment.due.seats

    def layout(self) -> Sequence[Piece]:
        live = Button(
            "live",
            self.places.corner,
            self.say("replay.live.back"),
            self.back,
            kind=ButtonKind.GOLD if self._awaits_us else ButtonKind.LIT,
            key=self.services.prompts.cap(Intention.LIVE),
            size=19,
        )
        return [*super().layout(), edge(self.places.strip), *self._newest(), live]

    def _newest(self) -> Iterator[Piece]:
        """How the match stands, beside what is on show of it."""
        scores = self._live.story.frames[-1].scores
        there = self.theatre.at_end
        yield from beside_strip(self.places, scores, self.say("replay.live.newest"), self._go_there, there=there)
        if not there:
            told = [self.say("replay.live.score", points=points) for points in scores]
            yield from beside_scores([self._board.place_aside(seat) for seat in range(len(scores))], told)

    def _go_there(self) -> None:
        """Go to the newest position, and on with it from there."""
        self._playing = True
        self._transport.last()
