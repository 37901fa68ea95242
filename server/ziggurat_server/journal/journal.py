"""The journal: what the server must still know after it died, written down before anyone is told."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec
from twisted.internet.defer import Deferred, succeed

from ziggurat.bounds import (
    ChatText,
    Code,
    Colours,
    GameId,
    Instant,
    LevelName,
    PersonId,
    Revision,
    RulesVersion,
    SeatColour,
    SeatNumber,
    Seats,
    ShownName,
    TableCode,
)
from ziggurat.friend_tags import FriendTag
from ziggurat.match.digests import Digest, digest_of
from ziggurat.match.match import Match
from ziggurat.match.record import BranchedFrom, RecordedStep
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.messages import Channel, PersonCard, Said, TableCard
from ziggurat_server.journal.entry import Entry
from ziggurat_server.journal.night_entries import NightKept
from ziggurat_server.journal.people_entries import (
    EveryoneLeft,
    PeoplePruned,
    PersonErased,
    PersonForgotten,
    PersonKept,
    PersonPlayed,
    PersonRested,
    ProfileShared,
)
from ziggurat_server.journal.report_entries import ReportKept, ReportSettled
from ziggurat_server.journal.results import Deeds, Seals, Sitters
from ziggurat_server.journal.series_kept import SeriesKept
from ziggurat_server.journal.watching_kept import WatchingKept
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.moments.checkpoints import Checkpoint


class ResignedKept(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who gave a seat up in the match, and what they were called; a `guest` at that person's screen."""

    person: PersonId | None
    name: ShownName
    guest: bool = False


class SeatKept(msgspec.Struct, frozen=True):
    """Whose a seat is: a person's, or a hired bot's of that level, name and style; nobody's if all are None.

    `guest` is the name of the one who plays there at the person's screen. With a person and a bot, the bot keeps the
    person's seat, `one_turn` if it was called for one turn only. `hirer` is the person who hired the bot,
    `dealt_to` the one who had the seat when the match began. A person in a room may be `ready`.
    Without a `colour` the seat has that of its own number. `resigned` is whoever gave it up in the match.
    """

    person: PersonId | None = None
    level: LevelName | None = None
    bot_name: ShownName | None = None
    guest: ShownName | None = None
    one_turn: bool = False
    hirer: str | None = None
    dealt_to: PersonId | None = None
    ready: bool = False
    colour: SeatColour | None = None
    style: Code | None = None
    resigned: ResignedKept | None = None


class TableKept(Entry, frozen=True):
    """A table is like this now, beside its match and its chat. `secret` is the code by which others come to it, if that
    is another than `table`. `lock` is the digest of its password."""

    table: TableCode
    name: ShownName
    game: GameId
    options: msgspec.Raw
    clock: ClockTerms
    listed: bool
    lock: bytes | None
    host: PersonId | None
    seats: tuple[SeatKept, ...]
    watching: WatchingKept = WatchingKept()
    secret: str | None = None
    series: SeriesKept = SeriesKept()


class LineSaid(Entry, frozen=True):
    """Someone said something at the table. `at` is seconds since 1970."""

    table: TableCode
    person: PersonId
    name: ShownName
    text: ChatText
    at: Instant
    seat: SeatNumber | None
    channel: Channel = "table"
    phrase: Code | None = None


class LinesLetGo(Entry, frozen=True):
    """Of what was said at the table only the last `most` lines of each channel are needed any more."""

    table: TableCode
    most: int


class RoomReopened(Entry, frozen=True):
    """The table's match is over and seen; it is a room again."""

    table: str


class TableGone(Entry, frozen=True):
    """The table closed, so that nobody will go on with its match."""

    table: str


class MatchStarted(Entry, frozen=True):
    """A match began; with the steps that follow it can be played again. `names` are the players', by seat.

    It was begun under the game's rules of that version, and `digest` is that of its first position; matches from before
    these were kept are of the first version and have none. One that is `branched_from` another match begins with steps
    of that one, the `opening`: they are kept with the start or not at all, and then like any others. So is how the
    table is from then on (`at`), since its seats may have turned for the match.
    """

    table: TableCode
    game: GameId
    seats: int
    seed: int
    options: msgspec.Raw
    names: tuple[ShownName, ...]
    rules_version: RulesVersion = 1
    digest: Digest = ""
    branched_from: BranchedFrom | None = None
    opening: tuple[RecordedStep, ...] = ()
    at: TableKept | None = None

    @classmethod
    def of(cls, table: str, match: Match, names: tuple[str, ...], at: TableKept | None = None) -> MatchStarted:
        """The start of that match at a table, with all steps that it has by now as its opening."""
        record = match.record()
        return cls(
            table=table,
            game=match.game.id,
            seats=match.seats,
            seed=match.seed,
            options=record.options,
            names=names,
            rules_version=match.game.rules_version,
            digest=digest_of(match.game, match.position_after(0)),
            branched_from=match.branched_from,
            opening=record.steps,
            at=at,
        )


class MatchFinished(Entry, frozen=True):
    """The match at a table is over. Times are seconds since 1970.

    By seat `names` are the players', `colours` the seats', `sitters` who had them, `deeds` what they did and `seals`
    what they earned by it; `people` are the ids of people. Others may know of the match from `listed_from` on, and
    never if it is `private`. One that is `rated` changes ratings, if it comes to its end and it is clear who played.
    """

    table: str
    game: str
    names: tuple[str, ...]
    people: tuple[str, ...]
    private: bool
    ended: float
    listed_from: float
    result: msgspec.Raw
    record: msgspec.Raw
    colours: Colours = ()
    sitters: Sitters = ()
    deeds: tuple[Deeds, ...] = ()
    seals: tuple[Seals, ...] = ()
    rated: bool = True


class MatchesPruned(Entry, frozen=True):
    """Of the finished matches only the newest `most` are kept, and none that ended before that second since 1970.

    Nor are matches that began before it and whose tables closed before they were finished.
    """

    most: int
    ended_before: float


class ClocksMarked(Entry, frozen=True):
    """The clocks of the table's match stand like this, or did when the server was stopped."""

    table: str
    clocks: ClockMark


class StepTaken(Entry, frozen=True):
    """A seat acted, which made `revision`. `result` is there if that ended the match, `clocks` if it has any.

    `digest` is that of the position it led to, kept with some steps.
    """

    table: TableCode
    revision: Revision
    seat: SeatNumber
    action: msgspec.Raw
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    clocks: ClockMark | None = None
    digest: Digest = ""


class TimeExpired(Entry, frozen=True):
    """The time of these seats, or without seats that of the phase, was up, and the rules said what follows, which made
    `revision`. `result` is there if that ended the match, `clocks` and `digest` as with an action."""

    table: TableCode
    revision: Revision
    expired: Seats
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    clocks: ClockMark | None = None
    digest: Digest = ""


class StepsUndone(Entry, frozen=True):
    """A seat took its last step back, which made `revision`."""

    table: TableCode
    revision: Revision
    seat: SeatNumber
    clocks: ClockMark | None = None


class TurnUndone(Entry, frozen=True):
    """All players agreed to take back the last finished turn of a seat, which made `revision`."""

    table: TableCode
    revision: Revision
    seat: SeatNumber
    clocks: ClockMark | None = None


class StepsLetGo(Entry, frozen=True):
    """Of the table's match these revisions are not needed any more: steps that were taken back, and their undoing."""

    table: TableCode
    revisions: tuple[Revision, ...]


class CheckpointKept(Entry, frozen=True):
    """The table's match can be played on from there; it takes the place of the one before."""

    table: TableCode
    checkpoint: Checkpoint


class MatchCalledOff(Entry, frozen=True):
    """All players agreed to end the match, as a seat had offered, which made `revision`, with this result."""

    table: TableCode
    revision: Revision
    seat: SeatNumber
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class CardShown(Entry, frozen=True):
    """The table looks like this to the lobbies of other servers; None where it is not to be seen."""

    code: TableCode
    card: TableCard | None


class OwnCard(msgspec.Struct, frozen=True):
    """How a table looks to its `people`, and to nobody else."""

    card: TableCard
    people: tuple[PersonId, ...]


class OwnCardShown(Entry, frozen=True):
    """The table looks like this to its own people in the lobbies of other servers; None where it does not any more."""

    code: TableCode
    own: OwnCard | None


class TablesCounted(Entry, frozen=True):
    """Somebody of that id is at so many tables here, or so many were opened from that address: `who` is either."""

    who: str
    tables: int


class TakingEnded(Entry, frozen=True):
    """What was about to be given to somebody, as the note of that number says, is given, or was not."""

    number: int


class PersonShown(Entry, frozen=True):
    """Someone who is connected looks like this to the lobbies of other servers, and friends there find them by these
    tags."""

    card: PersonCard
    tags: tuple[FriendTag, ...] = ()


class BansKept(Entry, frozen=True):
    """These bans are in force at all servers that share the database, as JSON."""

    bans: msgspec.Raw


class LobbyLineSaid(Entry, frozen=True):
    """Someone said something in the lobby, to those at other servers too."""

    line: Said


MatchEntry: TypeAlias = MatchStarted | StepTaken | TimeExpired | StepsUndone | TurnUndone | MatchCalledOff
"""What can be refused: if it cannot be written, it has not happened."""

State: TypeAlias = (
    PersonKept
    | PersonPlayed
    | PersonRested
    | EveryoneLeft
    | PersonForgotten
    | PersonErased
    | ProfileShared
    | NightKept
    | ReportKept
    | ReportSettled
    | PeoplePruned
    | TableKept
    | LineSaid
    | RoomReopened
    | TableGone
    | ClocksMarked
    | StepsLetGo
    | CheckpointKept
    | LinesLetGo
    | MatchFinished
    | MatchesPruned
    | CardShown
    | OwnCardShown
    | TablesCounted
    | TakingEnded
    | PersonShown
    | LobbyLineSaid
    | BansKept
)
"""What is so whether it can be written or not: it is written as soon as that is possible."""

JournalEntry: TypeAlias = MatchEntry | State


class NotKept(Exception):
    """The journal cannot write at the moment."""


class Journal(Protocol):
    """Keeps entries in the order in which it is told of them."""

    @property
    def can_write(self) -> bool:
        """Whether, as far as is known, the next entry will be kept."""

    def append(self, entry: MatchEntry) -> Deferred[None] | None:
        """Keep an entry. The Deferred fires once it is safe, in the order of the calls, or fails with NotKept.

        None where it is safe already.
        """

    def note(self, state: State) -> None:
        """Keep this as soon as it is possible."""

    def settled(self) -> Deferred[None]:
        """Fires once everything it was told of is safe. Fails with NotKept if something is not."""

    def recovered(self) -> Deferred[None]:
        """Fires once the journal can write, at once if it can."""


class MemoryJournal:
    """A journal that lasts as long as the server runs: it keeps nothing, and is safe at once."""

    can_write = True

    def append(self, entry: MatchEntry) -> None:
        """As safe as it will ever be."""

    def note(self, state: State) -> None:
        """Does nothing."""

    def settled(self) -> Deferred[None]:
        """Fires at once."""
        return succeed(None)

    def recovered(self) -> Deferred[None]:
        """Fires at once."""
        return succeed(None)
