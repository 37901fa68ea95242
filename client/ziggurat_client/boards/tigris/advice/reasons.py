"""What speaks for an action: what follows from it by the rules, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from ziggurat.games.game import Seat
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    TigrisAction,
    WithdrawLeader,
)
from ziggurat.games.tigris.colours import COLOURS, INDEX, LETTER, RED, Colour
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.income import incomes
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.leading import temples_beside
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.position import Board, Screened
from ziggurat.games.tigris.scoring import spread
from ziggurat.games.tigris.spaces import Space, beside, bit, number_of
from ziggurat.games.tigris.treasures import choice_on, treasures_due
from ziggurat_client.boards.tigris.advice.conflict_reasons import ConflictReasons
from ziggurat_client.boards.tigris.advice.voice import Voice
from ziggurat_client.boards.tigris.choosing.forecasts import (
    MonumentForecast,
    catastrophe_forecast,
    leader_forecast,
    monument_forecast,
    strength,
    tile_forecast,
)


@dataclass(frozen=True)
class Reasons:
    """Finds what follows from actions of `seat`. `own` is what lies behind its screen, None where that is not known."""

    board: Board
    seat: Seat
    own: Screened | None
    voice: Voice

    def of(self, action: TigrisAction) -> Iterator[str]:
        """What follows from an action. It must be legal."""
        match action:
            case PlaceTile(color, x, y):
                yield from self._of_tile(color, Space(x, y))
            case PlaceLeader(color, x, y) | MoveLeader(color, x, y):
                yield from self._of_leader(color, Space(x, y))
            case WithdrawLeader(color):
                yield self.voice.forecasts.support(self._support(color))
            case PlaceCatastrophe(x, y):
                lines = self.voice.forecasts.of_catastrophe(catastrophe_forecast(self.board, Space(x, y)))
                yield from (text for _, text in lines)
            case SwapTiles():
                yield from self._of_swap()
            case EndTurn():
                yield from self._of_ending()
            case _:
                yield from self._of_answer(action)

    def _of_answer(self, action: TigrisAction) -> Iterator[str]:
        """What follows from an answer to what is asked within an action."""
        match action:
            case ChooseWar(color):
                yield from self._conflicts(self.board).of_choice(color)
            case Commit(count):
                yield from self._conflicts(self.board).of_commitment(count)
            case BuildMonument(monument, x, y):
                yield from self._of_monument(monument, Space(x, y))
            case DeclineMonument():
                yield from self._of_declining()
            case TakeTreasures():
                yield self.voice.about("treasures", self.seat, count=len(choice_on(self.board).spaces) - 1)

    def _conflicts(self, board: Board) -> ConflictReasons:
        return ConflictReasons(board, self.seat, self.own, self.voice)

    # ------------------------------------------------------------------ tiles

    def _of_tile(self, color: Colour, space: Space) -> Iterator[str]:
        """Who scores, which wars follow, who is guarded, and what it prepares."""
        forecast = tile_forecast(self.board, color, space)
        laid = self.board.with_contents({number_of(space): LETTER[color]})
        if forecast.wars:
            united = self._conflicts(replace(laid, union=space))
            for war in forecast.wars:
                yield from united.of_fight(war)
            return
        yield from (text for _, text in self.voice.forecasts.of_tile(forecast))
        if forecast.scores == self.seat:
            yield from self._weakest(color)
        yield from self._guarded(laid.ground, color, space)
        yield from self._taken(laid.ground)

    def _weakest(self, color: Colour) -> Iterator[str]:
        """A point counts most in the colour of which the seat has fewest."""
        if self.own is not None:
            filled = spread(self.own.points, self.own.treasures)
            if filled[INDEX[color]] == min(filled):
                yield self.voice.fact("weakest", color=self.voice.teller.color(color))

    def _guarded(self, ground: Ground, color: Colour, space: Space) -> Iterator[str]:
        """A temple beside an own leader helps him in revolts (rule 6.1)."""
        if color != COLOURS[RED]:
            return
        for leader in ground.leaders:
            if leader.seat == self.seat and leader.at & beside(bit(space)):
                count = len(temples_beside(ground, leader.at))
                yield self.voice.fact("guarded", leader=self.voice.leader(leader), count=count)

    def _taken(self, ground: Ground) -> Iterator[str]:
        """The treasures that a trader would take (rule 8)."""
        choice = treasures_due(ground)
        if choice is not None:
            yield self.voice.about("treasures", choice.seat, count=len(choice.spaces) - 1)

    def _of_swap(self) -> Iterator[str]:
        """The weakest colours of which the hand has no tile."""
        if self.own is None:
            return
        filled = spread(self.own.points, self.own.treasures)
        for color, points in zip(COLOURS, filled, strict=False):
            if points == min(filled) and LETTER[color] not in self.own.hand:
                yield self.voice.fact("lacking", color=self.voice.teller.color(color))

    # ------------------------------------------------------------------ leaders

    def _of_leader(self, color: Colour, space: Space) -> Iterator[str]:
        """Whose kingdom the leader comes to, the revolt or what stands by him, and the treasures that he takes."""
        yield from self._kingdom(color, space)
        forecast = leader_forecast(self.board, self.seat, color, space)
        stands = self.board.with_leader(self.seat, INDEX[color], space)
        if forecast.revolt is not None:
            yield from self._conflicts(stands).of_fight(forecast.revolt)
            return
        yield self.voice.forecasts.support(forecast.tiles)
        if self.board.leaders[self.seat][INDEX[color]] is not None and self._support(color) != forecast.tiles:
            yield self.voice.fact("where_he_stands", count=self._support(color))
        yield from self._taken(stands.ground)

    def _kingdom(self, color: Colour, space: Space) -> Iterator[str]:
        """The kingdom that the leader comes to, if any, named by its first own leader, or else its first."""
        ground = self.board.ground
        if self.board.leaders[self.seat][INDEX[color]] is not None:
            ground = ground.without_leader(self.seat, INDEX[color])
        found = [leader for kingdom in ground.kingdoms_beside(bit(space)) for leader in kingdom.leaders]
        if found:
            named = min(found, key=lambda leader: (leader.seat != self.seat, leader.colour))
            yield self.voice.about("kingdom", named.seat, leader=self.voice.teller.leader(COLOURS[named.colour]))

    def _support(self, color: Colour) -> int:
        """How many tiles of his colour stand by the own leader on the map."""
        stands = self.board.leaders[self.seat][INDEX[color]]
        return 0 if stands is None else strength(self.board, Leader(bit(stands), self.seat, INDEX[color]))

    # ------------------------------------------------------------------ monuments

    def _of_monument(self, monument: Monument, space: Space) -> Iterator[str]:
        """Whom it would pay, whom it would weaken, and who would go home."""
        forecast = monument_forecast(self.board, monument, space)
        voice = self.voice
        pays = [(color, seat) for color, seat in forecast.pays if seat is not None]
        paid = [voice.about("paid", seat, color=voice.teller.color(color)) for color, seat in pays]
        yield voice.fact("pays", paid=", ".join(paid)) if paid else voice.fact("pays_nobody")
        for leader, before, after in forecast.weakens:
            yield voice.fact("weakened", leader=voice.leader(leader), before=before, after=after)
        yield from map(voice.forecasts.stranded, forecast.stranded)

    def _of_declining(self) -> Iterator[str]:
        """None of the monuments would pay, or each would cost a leader or strength."""
        forecasts = [
            monument_forecast(self.board, monument, square.space)
            for square in self.board.squares
            for monument in square.monuments
        ]
        if not any(seat == self.seat for forecast in forecasts for _, seat in forecast.pays):
            yield self.voice.about("pays_not", self.seat)
        if all(map(self._is_harmed, forecasts)):
            yield self.voice.about("harms", self.seat)

    def _is_harmed(self, forecast: MonumentForecast) -> bool:
        """Whether the monument would cost an own leader his place or his tiles."""
        weakened = [leader for leader, _, _ in forecast.weakens]
        return any(leader.seat == self.seat for leader in (*forecast.stranded, *weakened))

    def _of_ending(self) -> Iterator[str]:
        """What monuments pay now."""
        paid = [COLOURS[colour] for colour, _ in incomes(self.board)]
        if paid:
            told = [self.voice.about("paid", self.seat, color=self.voice.teller.color(color)) for color in paid]
            yield self.voice.fact("pays_now", paid=", ".join(told))
