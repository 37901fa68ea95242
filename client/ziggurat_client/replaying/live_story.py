"""The story of a match that is still being played, as far as we have seen it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.games.game import Seat
from ziggurat_client.network.table_record import Happening, TableRecord
from ziggurat_client.replaying.chronicle import Chronicle
from ziggurat_client.replaying.story import Story


class LiveStory:
    """Follows the record of one table. The story begins where we came, or earlier once we have learned of that."""

    def __init__(self, record: TableRecord, chronicle: Chronicle) -> None:
        """Raises LookupError if no match is on there."""
        if not record.history:
            raise LookupError(f"nothing has been seen of a match at table {record.code}")
        self._record = record
        self._match = record.history[0]
        self._chronicle = chronicle
        self.story = self._begun()
        self._taken = 1
        self.catch_up()

    @property
    def over(self) -> bool:
        """Whether another match has begun, or none is on any more."""
        return not self._record.history or self._record.history[0] is not self._match

    def begin_earlier(self) -> int:
        """Begin with what we have learned of the time before we came; return how many frames that put before ours."""
        ours = self.story.frames
        self.story = self._begun()
        added = len(self.story.frames) - 1
        for frame in ours[1:]:
            self.story.add(frame.actor, frame.events, frame.position, frame.secrets)
        return added

    def _begun(self) -> Story:
        """The story up to where we came."""
        first, *later = self._record.past or (self._match,)
        story = Story(self._chronicle, first.moment.view.public, _secrets(first))
        for happening in later:
            story.add(happening.actor, happening.events, happening.moment.view.public, _secrets(happening))
        return story

    def catch_up(self) -> bool:
        """Take in what happened since the last time; return whether there was anything."""
        if self.over:
            return False
        news = self._record.history[self._taken :]
        self._taken += len(news)
        for happening in news:
            position = happening.moment.view.public
            if not (happening.undone and self.story.take_back_to(position)):
                self.story.add(happening.actor, happening.events, position, _secrets(happening))
        return bool(news)


def _secrets(happening: Happening) -> Mapping[Seat, Any]:
    """What we alone knew then."""
    view = happening.moment.view
    return {} if view.viewer is None or view.private is None else {view.viewer: view.private}
