"""What the list of replays says of each: noted once by playing it through, and kept beside the replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from ziggurat.bounds import MOST_SEATS, Colours, ShownName
from ziggurat.games.game import CALLED_OFF
from ziggurat.match.record import BadRecord
from ziggurat.match.resignation import counted_result
from ziggurat_client.kept.kept_file import KeptFile
from ziggurat_client.replaying.chronicle import Chronicle
from ziggurat_client.replaying.rehearsal import Rehearsal
from ziggurat_client.replaying.replays import SavedReplay

LONGEST_TITLE: Final = 60
_FOLDER: Final = "notes"

_Seats = Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEATS)]
_Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class ReplayNote(msgspec.Struct, frozen=True):
    """A replay in a few words.

    `size` and `written` are those of the file that was read; any other is noted anew. `title` is what the person calls
    it, if anything. `game` is empty where the file is none that can be shown here. `winners` are empty and `over` is
    not set in a match that did not come to its end. `public` is what everyone may see of the last position.
    `colours` are those of the seats.
    `branched_turn` is the turn after which it left the match `branched_title`, if it was played on from one.
    """

    size: int = -1
    written: float = 0.0
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seats: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 0
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    scores: _Seats = ()
    winners: _Seats = ()
    over: bool = False
    called_off: bool = False
    rounds: _Small = 0
    steps: _Small = 0
    public: msgspec.Raw = msgspec.Raw(b"null")
    branched_turn: _Small | None = None
    branched_title: ShownName = ""
    colours: Colours = ()

    def is_of(self, saved: SavedReplay) -> bool:
        """Whether it was noted of that file as it is now."""
        return (self.size, self.written) == (saved.size, saved.written)


def noting(saved: SavedReplay, chronicle_of: Callable[[str, int], Chronicle | None]) -> Iterator[ReplayNote | None]:
    """The note of a replay; before it, None after each slice of the work that it takes if there is none yet.

    `chronicle_of` is who reads a game of so many seats, None if we do not have it.
    """
    file = _kept(saved)
    note = file.read()
    if not note.is_of(saved):
        noted = ReplayNote()
        for stage in _read(saved, chronicle_of):
            if stage is None:
                yield None
            else:
                noted = stage
        note = replace(noted, size=saved.size, written=saved.written, title=note.title)
        file.write(note)
    yield note


def rename(saved: SavedReplay, note: ReplayNote, title: str) -> ReplayNote:
    """The note with another title, kept so."""
    renamed = replace(note, title=title[:LONGEST_TITLE])
    _kept(saved).write(renamed)
    return renamed


def _kept(saved: SavedReplay) -> KeptFile[ReplayNote]:
    return KeptFile(saved.file.parent / _FOLDER / saved.file.name, ReplayNote)


def _read(saved: SavedReplay, chronicle_of: Callable[[str, int], Chronicle | None]) -> Iterator[ReplayNote | None]:
    record = saved.read()
    chronicle = None if record is None else chronicle_of(record.game, record.seats)
    if record is None or chronicle is None:
        return
    try:
        rehearsal = Rehearsal(record, chronicle)
        while not rehearsal.done:
            rehearsal.go_on()
            yield None
    except BadRecord:
        return
    branched = record.branched_from
    last, result = rehearsal.story.frames[-1], rehearsal.result
    scores = dict(enumerate(last.scores))
    scores.update({standing.seat: standing.score for standing in (() if result is None else result.standings)})
    counted = None if result is None else counted_result(result, record.seats, record.resigned)
    yield ReplayNote(
        game=record.game,
        seats=record.seats,
        names=record.names[: record.seats],
        scores=tuple(scores[seat] for seat in range(record.seats)),
        winners=tuple(each.seat for each in ([] if counted is None else counted.standings) if each.rank == 1),
        over=result is not None,
        called_off=counted is not None and counted.ending == CALLED_OFF,
        rounds=max((turn.round for turn in rehearsal.story.turns), default=0),
        steps=len(rehearsal.record.steps),
        public=msgspec.Raw(msgspec.json.encode(last.position)),
        branched_turn=None if branched is None else rehearsal.story.turns_until(branched.step),
        branched_title="" if branched is None else branched.title,
        colours=record.colours,
    )
