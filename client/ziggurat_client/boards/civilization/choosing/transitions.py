"""How a player comes to an action: from clicks, buttons and keys through modes to something to send.

Everything is a pure function of what is known and the mode. What is legal is asked of the game's rules, so the client
and the server never disagree.
"""

from __future__ import annotations

from dataclasses import replace

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import AREAS, LAND_AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.regions import starts_on
from ziggurat.games.civilization.setup import nations_left
from ziggurat_client.boards.civilization.calamities.answers import mode_of, unanswered
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode
from ziggurat_client.boards.civilization.calamities.questions import question_of
from ziggurat_client.boards.civilization.choosing.answers import action_of, answered, suggested
from ziggurat_client.boards.civilization.choosing.buying import bill_of, obstacle_to, shop
from ziggurat_client.boards.civilization.choosing.calamity_steps import step as step_calamity
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding, Gilding, Taxing
from ziggurat_client.boards.civilization.choosing.coins import gilded, laid_down, taxed
from ziggurat_client.boards.civilization.choosing.fleet_payment import repaid
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.marching import begin_marching, march
from ziggurat_client.boards.civilization.choosing.modes import (
    Adjust,
    Answer,
    Arming,
    Choose,
    Command,
    Deciding,
    Founding,
    Marching,
    Mode,
    Name,
    Naming,
    Outcome,
    Planning,
    Press,
    Reducing,
    Sowing,
)
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Repay
from ziggurat_client.boards.civilization.market.modes import MarketCommand, MarketPress, Trading
from ziggurat_client.boards.civilization.market.steps import begin_trading, trade
from ziggurat_client.boards.play.choosing import Idle, Watching


def begin(known: Known | None, before: Mode) -> Mode:
    """The mode in which a position is met after the mode `before`; None: nothing is asked of this player.

    What was planned is kept while others move, and followed once it is one's own turn.
    """
    if known is None or not known.board.nations:
        named = before if isinstance(before, Naming) else Naming()
        return named if known is not None and known.is_asked else Watching()
    if known.board.phase == "movement":
        return begin_marching(known, before)
    if known.board.phase == "trade":
        return begin_trading(known.market, before)
    return _asked(known, before) if known.is_asked else Watching()


def _asked(known: Known, before: Mode) -> Mode:
    question = question_of(known.board, known.seat)
    if question is not None:
        kept = before if isinstance(before, CalamityMode) and before.question == question else unanswered(question)
        return mode_of(known.board, question, known.answer) or kept
    own = answered(known) if known.has_answered else None
    match known.board.phase:
        case "conflicts":
            return own or Deciding()
        case "support" | "aftermath":
            return before if isinstance(before, Reducing) else Reducing()
        case "advances":
            return _shopping(known, before)
        case _:
            return own or _kept(known, before) or suggested(known) or Idle()


def _shopping(known: Known, before: Mode) -> Buying:
    """The cart as it was, as far as it still can be had; what was paid is not paid again."""
    if not isinstance(before, Buying) or obstacle_to(known, before.cart) is not None:
        return Buying()
    return before if set(bill_of(known, before).cards) <= set(known.own.hand) else Buying(before.cart)


def _kept(known: Known, before: Mode) -> Mode | None:
    """What was being chosen when somebody else's answer came in, if it still belongs to the question."""
    kinds: dict[str, type[Mode]] = {
        "expansion": Sowing,
        "ships": Arming,
        "cities": Founding,
        "taxes": Taxing,
        "gold": Gilding,
        "discard": Discarding,
    }
    kind = kinds.get(known.board.phase)
    if kind is None or not isinstance(before, kind):
        return None
    action = action_of(known, before)
    is_partial = isinstance(before, Discarding) or (isinstance(before, Sowing) and before.total < known.nation.stock)
    fits = action is not None and known.refusal(action) is None
    return before if is_partial or fits else None


def step(known: Known, mode: Mode, command: Command) -> Outcome:
    """What `command` leads to. A refused command leaves the mode as it is."""
    match mode:
        case Watching() | Idle():
            return Outcome(mode)
        case Marching() | Planning():
            return march(known, mode, command)
        case Buying():
            return shop(known, mode, command)
        case Trading():
            return _traded(known, mode, command)
        case _ if command is Press.CONFIRM:
            return _confirmed(known, mode)
        case _ if command is Press.SUGGESTED:
            return Outcome(suggested(known) or mode)
        case Naming():
            return _named(known, mode, command)
        case Sowing():
            return Outcome(_sown(known, mode, command))
        case Arming():
            return _armed(known, mode, command)
        case Deciding():
            return _send(known, Deciding(command.go_on)) if isinstance(command, Answer) else Outcome(mode)
        case Reducing():
            return _reduced(known, mode, command)
        case Founding():
            return _founded(known, mode, command)
        case Taxing():
            return Outcome(taxed(mode, command))
        case Gilding():
            return Outcome(gilded(known, mode, command))
        case Discarding():
            return Outcome(laid_down(known, mode, command))
        case mode:
            return Outcome(step_calamity(known, mode, command))


def _traded(known: Known, mode: Trading, command: Command) -> Outcome:
    if command is Press.CANCEL:
        command = MarketPress.CLEAR
    if not isinstance(command, MarketCommand):
        return Outcome(mode)
    after, action = trade(known.market, mode, command)
    refusal = None if action is None else known.refusal(action)
    return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(after, action)


def _confirmed(known: Known, mode: Mode) -> Outcome:
    return Outcome(mode) if action_of(known, mode) is None else _send(known, mode)


def _send(known: Known, mode: Mode) -> Outcome:
    """Send what is chosen, unless the rules forbid it."""
    action = action_of(known, mode)
    return Outcome(mode) if action is None else _sent(known, mode, action)


def _sent(known: Known, mode: Mode, action: CivilizationAction) -> Outcome:
    refusal = known.refusal(action)
    return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(mode, action)


# ---------------------------------------------------------------------------------------- one question each


def _named(known: Known, mode: Naming, command: Command) -> Outcome:
    """A nation by its button, or by the area in which it begins; Next goes through them."""
    left = nations_left(known.board)
    match command:
        case Name(nation):
            return Outcome(Naming(nation))
        case Choose(area):
            found = [nation for nation in left if NUMBER_OF[starts_on(known.board)[nation]] == area]
            return Outcome(Naming(found[0]) if found else mode)
        case Press.NEXT:
            at = left.index(mode.nation) + 1 if mode.nation in left else 0
            return Outcome(Naming(left[at % len(left)]))
        case Press.CANCEL:
            return Outcome(Naming())
        case _:
            return Outcome(mode)


def _sown(known: Known, mode: Sowing, command: Command) -> Sowing:
    match command:
        case Choose(area):
            return _grown(known, mode, area, 1, around=True)
        case Adjust(by, area) if area is not None:
            return _grown(known, mode, area, by)
        case Press.NONE | Press.CANCEL:
            return Sowing(())
        case _:
            return mode


def _grown(known: Known, mode: Sowing, area: AreaNumber, by: int, *, around: bool = False) -> Sowing:
    """So many more there, within what the area may add and what the stock holds; from the most on round to none."""
    most = allowances(known.nation).get(AREAS[area].id, 0)
    before = mode.count_in(area)
    room = min(most, before + known.nation.stock - mode.total)
    wanted = before + by
    if around and wanted > room:
        wanted = 0
    counts = {**dict(mode.areas), area: min(max(0, wanted), room)}
    return Sowing(tuple(sorted((each, count) for each, count in counts.items() if count)))


def _armed(known: Known, mode: Arming, command: Command) -> Outcome:
    """A ship by itself: kept or given up; a coast: built there or not."""
    match command:
        case Choose(_, ship) if ship is not None:
            return Outcome(_toggled(mode, ship))
        case Choose(area) if area in mode.built:
            return Outcome(_without_ship(mode, area))
        case Choose(area) | Adjust(1, area) if area is not None:
            wanted = replace(mode, built=(*mode.built, area))
            action = action_of(known, wanted)
            refusal = None if action is None else known.refusal(action)
            return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(wanted)
        case Adjust(-1, area) if area in mode.built:
            return Outcome(_without_ship(mode, area))
        case Repay(payee, by):
            return Outcome(repaid(known, mode, payee, by))
        case Press.NONE | Press.CANCEL:
            return Outcome(replace(mode, built=()))
        case Press.PAY:
            return Outcome(replace(mode, coins_first=not mode.coins_first, wished=()))
        case _:
            return Outcome(mode)


def _toggled(mode: Arming, ship: int) -> Arming:
    """The same with that ship kept if it was given up, and the other way round."""
    return replace(mode, kept=tuple(sorted(set(mode.kept) ^ {ship})))


def _without_ship(mode: Arming, area: AreaNumber) -> Arming:
    """The same without one new ship there; what is wished for those after it goes on with them."""
    gone = mode.built.index(area)
    wished = tuple(
        (replace(payee, number=payee.number - (payee.is_new and payee.number > gone)), share)
        for payee, share in mode.wished
        if payee != Payee(gone, is_new=True)
    )
    return replace(mode, built=_without(mode.built, area), wished=wished)


def _without(areas: tuple[AreaNumber, ...], area: AreaNumber) -> tuple[AreaNumber, ...]:
    """The list without one naming of that area."""
    at = areas.index(area)
    return (*areas[:at], *areas[at + 1 :])


def _reduced(known: Known, mode: Reducing, command: Command) -> Outcome:
    match command:
        case Choose(area) if area in known.nation.cities:
            return Outcome(Reducing(area))
        case Press.NEXT:
            cities = known.nation.cities
            at = cities.index(mode.area) + 1 if mode.area in cities else 0
            return Outcome(Reducing(cities[at % len(cities)]))
        case Press.CANCEL:
            return Outcome(Reducing())
        case _:
            return Outcome(mode)


def _founded(known: Known, mode: Founding, command: Command) -> Outcome:
    match command:
        case Choose(area) if area in mode.areas:
            return Outcome(Founding(_without(mode.areas, area)))
        case Choose(area) if area < LAND_AREAS and known.nation.tokens[area]:
            wanted = Founding((*mode.areas, area))
            action = action_of(known, wanted)
            refusal = None if action is None else known.refusal(action)
            return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(wanted)
        case Press.NONE:
            return _send(known, Founding())
        case Press.CANCEL:
            return Outcome(Founding())
        case _:
            return Outcome(mode)
