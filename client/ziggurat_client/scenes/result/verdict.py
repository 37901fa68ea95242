"""How a match ended: who won, with what, and what parted equals."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.game import CALLED_OFF, Seat, Standing
from ziggurat.match.resignation import counted_result
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.replay_board import Manner
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.ui.standing_row import PlayerStanding
from ziggurat_client.wording.games import ending, parted_by
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.offers import wanting_more
from ziggurat_client.wording.resignations import ended_words
from ziggurat_client.wording.words import Words


class Verdict:
    """The end of the match of a table, in a person's words."""

    def __init__(self, words: Words, record: TableRecord) -> None:
        self._words = words
        self._record = record

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The ranking; in a match that was called off, what everyone had then, without ranks. Where somebody has
        resigned, the others are ahead of them."""
        moment = self._record.moment
        if moment is None or moment.result is None:
            return ()
        if moment.result.ending != CALLED_OFF:
            return moment.result.standings
        staging, seats = presentation(self._record.table.game).staging, self._record.table.seats
        resigned = [number for number, seat in enumerate(seats) if seat.resigned]
        counted = counted_result(moment.result, len(seats), resigned).standings
        ranks = {standing.seat: standing.rank for standing in counted}
        at_the_end = staging.chronicle.standings(moment.view.public)
        ranked = (replace(standing, rank=ranks.get(standing.seat, 0)) for standing in at_the_end)
        return tuple(sorted(ranked, key=lambda standing: standing.rank))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first rank; none in a match that was called off."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    @property
    def title(self) -> str:
        """How it ended, in a few words."""
        if not self.winners:
            return self._words.say("result.called_off")
        names = listing(self._words, [self.name(seat) for seat in self.winners])
        return self._words.say("result.wins" if len(self.winners) == 1 else "result.shared", names=names)

    @property
    def story(self) -> str:
        """By which rule it ended, and what parted equals."""
        if self._ended_early:
            return ended_words(self._words, self._record.table.seats)
        moment = self._record.moment
        rule = moment.result.ending if moment and moment.result else ""
        ended = ending(self._words, self._record.table.game, rule, self.manner.key)
        return " ".join(filter(None, (ended, self.parted)))

    @property
    def parted(self) -> str | None:
        """What parted the winner from the next one of as many points."""
        if self._ended_early:
            return None
        return parted_by(self._words, self._record.table.game, self.standings, self.manner.key)

    @property
    def manner(self) -> Manner:
        """How the results of the match are shown and told."""
        moment, staging = self._record.moment, presentation(self._record.table.game).staging
        return (
            Manner("", staging.paint_breakdown, staging.paint_tie)
            if moment is None
            else staging.manner(moment.view.public)
        )

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it in plain text, nothing before there is a result."""
        if not self.standings:
            return ()
        standings = (
            self._words.say("result.standing", name=self.name(standing.seat), count=self.manner.points(standing))
            for standing in self.standings
        )
        return (f"{self.title}.", *standings, *filter(None, (self.parted,)))

    def row(self, standing: Standing) -> PlayerStanding:
        """What the ranking shows of a seat."""
        table, points = self._record.table, self.manner.points(standing)
        return PlayerStanding(
            standing,
            self.name(standing.seat),
            points,
            self._words.say("result.points", count=points),
            you=self._words.say("room.you") if standing.seat in table.your_seats else None,
            bot=table.seats[standing.seat].has_bot,
            wants_more=standing.seat in wanting_more(table) and not table.seats[standing.seat].has_bot,
        )

    def name(self, seat: Seat) -> str:
        """Who sits there, or gave the seat up before the end, or that they are gone."""
        state = self._record.table.seats[seat]
        return (self._ended_early and state.resigned) or state.name or self._words.say("result.gone")

    @property
    def _ended_early(self) -> bool:
        """Whether the match was ended before its rules did."""
        moment = self._record.moment
        return moment is not None and moment.result is not None and moment.result.ending == CALLED_OFF
