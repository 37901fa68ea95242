"""The game in words: what happened, what something is called, and why something cannot be done."""

from __future__ import annotations

from ziggurat.games.game import Event
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.events import (
    CatastrophePlaced,
    ConflictResolved,
    ConflictStarted,
    GameOver,
    LeaderMoved,
    LeaderPlaced,
    LeaderRemoved,
    LeaderWithdrawn,
    MonumentBuilt,
    MonumentDeclined,
    Reinforced,
    TilePlaced,
    TilesDrawn,
    TilesRemoved,
    TilesSwapped,
    TreasureTaken,
    UnificationMarked,
    VpGained,
    WarCancelled,
)
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import Space, number_of
from ziggurat_client.boards.story.teller import Teller, Told
from ziggurat_client.boards.tigris.art.frame import COLUMNS


class TigrisTeller(Teller):
    """The sentences about one table's game."""

    game = "tigris"

    def remark(self, event: Event) -> str | None:
        match event:
            case UnificationMarked(space):
                return self.words.say("tigris.log.united", space=self.space(space))
            case WarCancelled(color):
                return self.words.say("tigris.log.war_cancelled", leaders=self.leaders(color))
            case GameOver(reason=reason):
                return self.words.say(f"tigris.log.ended.{reason}")
            case _:
                return None

    def is_step(self, event: Event) -> bool:
        steps = (
            TilePlaced | LeaderPlaced | LeaderMoved | LeaderWithdrawn | CatastrophePlaced | TilesSwapped | MonumentBuilt
        )
        return isinstance(event, steps)

    def told(self, event: Event) -> Told | None:
        return self._told_of_action(event) or self._told_of_outcome(event)

    def _told_of_action(self, event: Event) -> Told | None:
        match event:
            case TilePlaced(seat, color, space):
                return Told("tile_placed", seat, {"tile": self.a_tile(color), "space": self.space(space)})
            case LeaderPlaced(seat, color, space):
                return Told("leader_placed", seat, {"leader": self.leader(color), "space": self.space(space)})
            case LeaderMoved(seat, color, start, end):
                spaces = {"start": self.space(start), "space": self.space(end)}
                return Told("leader_moved", seat, {"leader": self.leader(color), **spaces})
            case LeaderWithdrawn(seat, color, space):
                return Told("leader_withdrawn", seat, {"leader": self.leader(color), "space": self.space(space)})
            case CatastrophePlaced(seat, space):
                return Told("catastrophe_placed", seat, {"space": self.space(space)})
            case TilesSwapped(seat, count):
                return Told("tiles_swapped", seat, {"count": count})
            case MonumentBuilt(seat, monument, space):
                return Told("monument_built", seat, {"monument": self.monument(monument), "space": self.space(space)})
            case MonumentDeclined(seat):
                return Told("monument_declined", seat, {})
            case _:
                return None

    def _told_of_outcome(self, event: Event) -> Told | None:
        match event:
            case VpGained(seat, color, amount, cause):
                return Told(f"gained.{cause}", seat, {"points": self.points(color, amount)})
            case LeaderRemoved(seat, color, space, cause):
                return Told(f"removed.{cause}", seat, {"leader": self.leader(color), "space": self.space(space)})
            case ConflictStarted(kind, color, attacker):
                return Told(f"started.{kind}", attacker.seat, {"leaders": self.leaders(color)})
            case Reinforced(seat, count=0, total=total):
                return Told("held_back", seat, {"total": total})
            case Reinforced(seat, _, color, count, total):
                return Told("reinforced", seat, {"tiles": self.tiles(color, count), "total": total})
            case ConflictResolved(winner, _, totals):
                key = "resolved" if max(totals) > min(totals) else "held"
                return Told(key, winner, {"high": max(totals), "low": min(totals)})
            case TreasureTaken(seat, space):
                return Told("treasure_taken", seat, {"space": self.space(space)})
            case TilesDrawn(seat, count):
                return Told("tiles_drawn", seat, {"count": count})
            case _:
                return None

    def places_of(self, event: Event) -> frozenset[int]:
        match event:
            case LeaderMoved(_, _, start, end):
                return frozenset((number_of(start), number_of(end)))
            case ConflictStarted(_, _, attacker, defender):
                return frozenset((number_of(attacker.space), number_of(defender.space)))
            case TilesRemoved(spaces) | ConflictResolved(removed=spaces):
                return frozenset(map(number_of, spaces))
            case _:
                space = getattr(event, "space", None)
                return frozenset() if space is None else frozenset((number_of(space),))

    # ------------------------------------------------------------------ things

    def space(self, space: Space | tuple[int, int]) -> str:
        """The name of a space, as players read it off the frame."""
        return f"{COLUMNS[space[0]]}{space[1] + 1}"

    def color(self, color: Colour) -> str:
        """The name of a colour."""
        return self.words.say(f"tigris.color.{color}")

    def tile(self, color: Colour) -> str:
        """The name of a tile."""
        return self.words.say(f"tigris.tile.{color}")

    def a_tile(self, color: Colour) -> str:
        """One tile, with its article."""
        return self.words.say(f"tigris.a_tile.{color}")

    def tiles(self, color: Colour, count: int) -> str:
        """So many tiles of a colour."""
        return self.words.say(f"tigris.tiles.{color}", count=count)

    def points(self, color: Colour, count: int) -> str:
        """So many points of a colour."""
        return self.words.say(f"tigris.points.{color}", count=count)

    def leader(self, color: Colour) -> str:
        """The name of a leader."""
        return self.words.say(f"tigris.leader.{color}")

    def leaders(self, color: Colour) -> str:
        """The name of several leaders of a colour."""
        return self.words.say(f"tigris.leaders.{color}")

    def monument(self, monument: Monument) -> str:
        """The name of a monument, by its colours."""
        return self.words.say(f"tigris.monument.{monument}")
