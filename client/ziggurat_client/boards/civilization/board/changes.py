"""What an event changes of a board that is shown: as the rules do it, but from what is told alone."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization import moving
from ziggurat.games.civilization.actions import ShipId
from ziggurat.games.civilization.areas import NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_events import CalamityEvent
from ziggurat.games.civilization.events import (
    Answered,
    CensusTaken,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    CitySeized,
    ConflictStep,
    MarkerMoved,
    MovementEnded,
    MovementReset,
    MovementStarted,
    NationChosen,
    PhaseStarted,
    ShipBuilt,
    ShipLoaded,
    ShipSailed,
    ShipScrapped,
    ShipUnloaded,
    TokensAdded,
    TokensMoved,
    TokensRemoved,
    TurnStarted,
)
from ziggurat.games.civilization.position import Board, Ship
from ziggurat.games.civilization.regions import starts_on, tokens_of
from ziggurat.games.civilization.setup import begun
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.civilization.board.card_changes import CardEvent, dealt
from ziggurat_client.boards.civilization.calamities.changes import struck


def changed(board: Board, event: Event) -> Board:
    """The board once that has happened. Where a phase begins nobody owes anything yet: the event does not tell who."""
    if isinstance(event, NationChosen):
        return _chosen(board, event)
    if not board.nations:
        return board
    match event:
        case TurnStarted(turn):
            return replace(board, turn=turn, movement=None, owing=(), answered=())
        case PhaseStarted(_, phase):
            return replace(board, phase=phase, movement=None, owing=(), answered=())
        case Answered(seat):
            owing = tuple(each for each in board.owing if each != seat)
            return replace(board, owing=owing, answered=tuple(sorted({*board.answered, seat})))
        case CensusTaken(tokens):
            nations = zip(board.nations, tokens, strict=True)
            return replace(board, nations=tuple(replace(nation, census=count) for nation, count in nations))
        case ConflictStep(area, seats):
            for seat in seats:
                board = board.with_nation(seat, board.nations[seat].placed(NUMBER_OF[area], -1))
            return board
        case MovementStarted() | MovementReset() | MovementEnded():
            return _moving(board, event)
        case CityAttacked() | CitySeized() | CityReduced() | CityEliminated() | CityBuilt():
            return _city(board, event)
        case calamity if isinstance(calamity, CalamityEvent):
            return struck(board, calamity)
        case card if isinstance(card, CardEvent):
            return dealt(board, card)
        case _:
            return _nation(board, event)


def _chosen(board: Board, event: NationChosen) -> Board:
    """A nation is chosen; once all are, they stand on the map."""
    seats = enumerate(board.chosen)
    chosen = tuple(event.nation if seat == event.seat else other for seat, other in seats)
    starts, tokens = starts_on(board), tokens_of(board.options, board.seats)
    nations = tuple(begun(nation, starts[nation], tokens) for nation in chosen if nation is not None)
    return replace(board, chosen=chosen, owing=(), nations=nations if len(nations) == board.seats else ())


def _moving(board: Board, event: MovementStarted | MovementReset | MovementEnded) -> Board:
    """A movement begins, begins anew, or is over."""
    movement, seat = board.movement, event.seat
    if isinstance(event, MovementEnded):
        return replace(board, owing=())
    if isinstance(event, MovementReset):
        if movement is None:
            return board
        anew = moving.begun(seat, movement.after, movement.start)
        return replace(board.with_nation(seat, movement.start), movement=anew)
    after = () if movement is None else tuple(each for each in movement.after if each != seat)
    nation = moving.rested(board.nations[seat])
    movement = moving.begun(seat, after, nation)
    return replace(board.with_nation(seat, nation), phase="movement", owing=(seat,), answered=(), movement=movement)


def _city(board: Board, event: CityAttacked | CitySeized | CityReduced | CityEliminated | CityBuilt) -> Board:
    """A city comes, goes, or changes hands."""
    area = NUMBER_OF[event.area]
    match event:
        case CityBuilt(seat):
            return board.with_nation(seat, board.nations[seat].with_city(area))
        case CitySeized(_, seat, owner):
            board = board.with_nation(owner, board.nations[owner].without_city(area))
            return board.with_nation(seat, board.nations[seat].with_city(area))
        case CityAttacked(_, _, owner, _, "fell"):
            return board.with_nation(owner, board.nations[owner].without_city(area))
        case CityReduced(seat) | CityEliminated(seat):
            return board.with_nation(seat, board.nations[seat].without_city(area))
        case _:
            return board


def _nation(board: Board, event: Event) -> Board:
    """Tokens, ships and markers of one nation."""
    match event:
        case TokensAdded(seat, area, count):
            return board.with_nation(seat, board.nations[seat].placed(NUMBER_OF[area], count))
        case TokensRemoved(seat, area, count):
            return board.with_nation(seat, board.nations[seat].placed(NUMBER_OF[area], -count))
        case TokensMoved(seat, start, to, count):
            nation = board.nations[seat].moved_in(NUMBER_OF[start], -count).moved_in(NUMBER_OF[to], count)
            return _moved(board.with_nation(seat, nation), NUMBER_OF[to], count)
        case ShipBuilt(seat, ship, area):
            return board.with_nation(seat, board.nations[seat].with_ship(_number(ship), Ship(NUMBER_OF[area])))
        case ShipScrapped(seat, ship):
            return board.with_nation(seat, board.nations[seat].with_ship(_number(ship), None))
        case ShipSailed(seat, ship, _, to, left):
            there = replace(
                _ship(board, seat, ship), area=NUMBER_OF[to], sailed=moving.range_of(board.nations[seat]) - left
            )
            return board.with_nation(seat, board.nations[seat].with_ship(_number(ship), there))
        case ShipLoaded(seat, ship, area, count):
            return _aboard(board, seat, ship, NUMBER_OF[area], count)
        case ShipUnloaded(seat, ship, area, count):
            return _moved(_aboard(board, seat, ship, NUMBER_OF[area], -count), NUMBER_OF[area], count)
        case MarkerMoved(seat, _, to):
            return board.with_nation(seat, replace(board.nations[seat], marker=to))
        case _:
            return board


def _number(ship: ShipId) -> int:
    """The place of a ship among the four of its nation."""
    return int(ship.rpartition("-")[2]) - 1


def _ship(board: Board, seat: Seat, name: ShipId) -> Ship:
    """The ship as it is shown; in the first area if it is not shown at all, since its story was not told whole."""
    return board.nations[seat].ships[_number(name)] or Ship(0)


def _aboard(board: Board, seat: Seat, name: ShipId, area: AreaNumber, count: int) -> Board:
    """So many tokens went aboard, or ashore if `count` is negative."""
    ship = _ship(board, seat, name)
    nation = board.nations[seat].moved_in(area, -count)
    return board.with_nation(seat, nation.with_ship(_number(name), replace(ship, aboard=ship.aboard + count)))


def _moved(board: Board, area: AreaNumber, count: int) -> Board:
    """These tokens may do nothing more this turn."""
    movement = board.movement
    if movement is None:
        return board
    moved = (*movement.moved[:area], movement.moved[area] + count, *movement.moved[area + 1 :])
    return replace(board, movement=replace(movement, moved=moved))
