"""The market of Civilization put on stage: tickets, a lot, an answer, a deal that is being struck."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.games.civilization.market import Market, Offer, Reply, ReplyTicket, Ticket
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Faced, Position, Secrets
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.civilization.trade_cards import ALL_CARDS, PILES, in_order, pile_of, value_of
from ziggurat.games.civilization.trade_events import Announced, CalamityPassed, TradeDone, TradeSaid
from ziggurat.games.game import Event, Seat
from ziggurat.wire.clocks import ClockState
from ziggurat.wire.messages import ClockMessage
from ziggurat_client.boards.civilization.market.modes import LookAt, MarketCommand, MarketPress, SpeakTo, Tap
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.civilization_positions import SEVEN, landed, position_of
from ziggurat_client.staging.staged import CODE
from ziggurat_client.staging.staged_match import StagedMatch

if TYPE_CHECKING:
    from ziggurat_client.app import App

RULES: Final = Civilization()
_NATIONS: Final[tuple[NationId, ...]] = ("thrace", "asia", "babylon", "crete", "egypt", "africa", "illyria")
_US: Final = 1
_HANDS: Final = (
    "ochre-1 ochre-2 hides-1 hides-2 hides-3 iron-1 iron-2 cloth-6 gems-1 gems-2",
    "salt-1 salt-2 salt-3 grain-1 grain-2 grain-3 grain-4 bronze-1 bronze-2 piracy",
    "ochre-3 iron-3 iron-4 salt-6 salt-7 spices-1 spices-2 spices-3 gold-1",
    "hides-4 hides-5 iron-5 papyrus-1 grain-5 grain-7 cloth-1 cloth-2 cloth-3 gems-3",
    "ochre-4 papyrus-2 papyrus-3 papyrus-4 cloth-4 cloth-5 bronze-5 spices-4 epidemic",
    "ochre-5 hides-6 papyrus-5 salt-8 bronze-3 bronze-4 bronze-6 gems-4 gold-2",
    "ochre-6 hides-7 salt-4 salt-5 grain-6 cloth-7 spices-5 civil_disorder",
)
_FEWER: Final = 7
"""How many tokens fewer a nation has in the full game."""
_MARKERS: Final = (6, 8, 8, 9, 9, 7, 7)


def _offer(
    name: str, seat: Seat, give: str, product: ProductId, note: str, to: tuple[Seat, ...] | None = None
) -> Offer:
    cards = tuple(give.split())
    return Offer(Ticket(name, seat, len(cards), value_of(cards), product, to, note), cards)


def _reply(name: str, offer: str, seat: Seat, give: str, product: ProductId, note: str, *, private: bool) -> Reply:
    cards = tuple(give.split())
    ticket = ReplyTicket(name, offer, seat, len(cards), value_of(cards), product, private, note)
    return Reply(ticket, cards)


OFFERS: Final = (
    _offer("o1", 2, "spices-1 spices-2 iron-3", "spices", "For Grain. Two at least."),
    _offer("o2", 6, "salt-4 salt-5 ochre-6 cloth-7", "salt", "Honest goods, see my face."),
    _offer("o3", 5, "bronze-3 bronze-4 bronze-6", "bronze", "Only to you: Salt for it?", (_US,)),
    _offer("o4", 3, "cloth-1 cloth-2 cloth-3 papyrus-1 hides-4", "cloth", "Five cards for a big set."),
    _offer("o5", 0, "hides-1 hides-2 hides-3", "hides", "? grain spices"),
    _offer("o6", _US, "salt-1 salt-2 salt-3", "salt", "I look for Grain or Cloth."),
)
REPLIES: Final = (
    _reply("r7", "o6", 2, "spices-1 iron-3 spices-3", "spices", "No tricks.", private=True),
    _reply("r8", "o6", 3, "cloth-1 grain-5 iron-5", "cloth", "Cloth, as you asked.", private=False),
)
_MORE: Final = (
    _offer("o9", 0, "gems-1 gems-2 iron-1", "gems", ""),
    _offer("o10", 4, "cloth-4 cloth-5 papyrus-3", "cloth", ""),
    _offer("o11", 5, "gold-2 hides-6 ochre-5", "gold", ""),
    _offer("o12", 3, "grain-7 hides-4 hides-5", "grain", ""),
    _offer("o13", 2, "salt-6 salt-7 ochre-3", "salt", ""),
)


RICH_HANDS: Final = (
    "ochre-6",
    "ochre-1 ochre-2 hides-1 hides-2 iron-1 iron-2 papyrus-1 papyrus-2 papyrus-3 salt-1 salt-2 salt-3 grain-1 grain-2 "
    "grain-3 cloth-1 bronze-1 bronze-2 spices-1 gold-1 piracy epidemic",
    "ochre-3",
    "hides-4",
    "ochre-4",
    "ochre-5",
    "hides-7",
)
"""Twenty-two cards in our hand, of ten goods and two calamities: as many as a hand may well have."""


def market(
    offers: tuple[Offer, ...] = OFFERS, replies: tuple[Reply, ...] = REPLIES, hands: tuple[str, ...] = _HANDS
) -> Position:
    """Seven nations at the market with these offers and answers, and these hands."""
    position = position_of(
        SEVEN, _NATIONS, "trade", mode="full", owing=(0, 1, 2, 3, 4, 6), answered=(5,), markers=_MARKERS
    )
    secret = {offer.ticket.id for offer in offers if offer.ticket.to is not None}
    open_market = Market(
        tuple([offer.ticket for offer in offers if offer.ticket.id not in secret]),
        tuple([reply.ticket for reply in replies if not reply.ticket.private and reply.ticket.offer not in secret]),
        (5,),
    )
    faced = (Faced("flood", 6), Faced("iconoclasm", 0, 3))
    held = tuple([in_order(hand.split()) for hand in hands])
    away = {card for hand in held for card in hand} | {each.calamity for each in faced}
    left = [card for card in ALL_CARDS if card not in away]
    piles = tuple([tuple([card for card in left if pile_of(card) == pile]) for pile in range(1, PILES + 1)])
    secrets = Secrets(0, held, piles, offers=offers, replies=replies, issued=20)
    landed_nations = [landed(nation) for nation in position.board.nations]
    nations = tuple([replace(nation, stock=nation.stock - _FEWER) for nation in landed_nations])
    board = replace(position.board, market=open_market, faced=faced, nations=nations)
    return replace(position, board=board).keeping(secrets)


DEAL: Final[tuple[Event, ...]] = (
    TradeDone(
        4,
        _US,
        Announced(3, 16, "grain"),
        Announced(3, 9, "papyrus"),
        ("grain-3", "grain-4", "civil_disorder"),
        ("papyrus-1", "papyrus-2", "ochre-7"),
    ),
    CalamityPassed("civil_disorder", 4, _US),
)
"""A deal that gave us two cards, and a calamity."""
SAID: Final[tuple[Event, ...]] = (
    TradeSaid(3, "Who has Grain? I have Cloth for a whole winter.", None),
    TradeSaid(2, "Five Spices would make me a rich man.", (_US,)),
    TradeSaid(6, "I pay well for Salt.", None),
)


class MarketScene:
    """The game screen at the market, and what its person does there."""

    def __init__(
        self, app: App, position: Position | None = None, seat: Seat | None = _US, left: int = 192_000
    ) -> None:
        self.app = app
        self.match = StagedMatch(app, RULES, position or market(), 7, seat)
        self.match.open()
        self.view = of_type(CivilizationBoardView, of_type(GameScene, app.scene).view)
        self.match.hear(ClockMessage(CODE, ClockState(phase=left, phase_runs=True)))
        self.view.market.hear([said for said in SAID if said.seen_by(seat) is not None])
        self.view.desk.changed()

    def give(self, *commands: MarketCommand) -> MarketScene:
        """Give these commands, one after the other."""
        for command in commands:
            self.view.command(command)
        return self

    def deal(self, seconds: float | None = None) -> MarketScene:
        """Have a deal struck, and be so far in its flourish; None: it is over."""
        self.view.market.tell(DEAL)
        self.view.desk.changed()
        if seconds is None:
            self.view.market.skip()
        else:
            self.view.market.stage.update(seconds)
        return self


def _lot(app: App) -> None:
    """A lot of two goods and a calamity is put together, while a deal stands on the stage."""
    scene = MarketScene(app).deal()
    scene.view.market.note.text = "A fine pair. Cloth or Grain?"
    scene.give(Tap("bronze-1"), Tap("bronze-2"), Tap("piracy"))


def _answering(app: App) -> None:
    """An offer is answered with salt."""
    MarketScene(app).give(LookAt("o3"), Tap("salt-1"), Tap("salt-2"), Tap("salt-3"))


def _talking(app: App) -> None:
    """Something is said to two."""
    MarketScene(app).give(MarketPress.TALK, SpeakTo(3), SpeakTo(5))


def _crowded(app: App) -> None:
    """More offers than there is room for, in the last seconds."""
    MarketScene(app, market((*OFFERS, *_MORE)), left=21_000).give(LookAt("o6"))


def _empty(app: App) -> None:
    MarketScene(app, market((), ()))


def _struck(app: App) -> None:
    """The moment in which a deal is struck."""
    MarketScene(app).deal(1.05)


def _on_map(app: App) -> None:
    scene = MarketScene(app).give(MarketPress.FLIP)
    app.turn(patience=0.001)
    scene.view.grid.finish()
    app.stack.redraw()


def _watched(app: App) -> None:
    """A watcher reads an answer to an offer."""
    MarketScene(app, seat=None).view.market.hall.give(LookAt("o6"))


def _answered(app: App) -> None:
    """An offer that we have answered twice is looked at."""
    more = (
        _reply("r14", "o1", _US, "grain-1 grain-2 grain-3", "grain", "Grain.", private=True),
        _reply("r15", "o1", _US, "grain-4 bronze-1 bronze-2", "bronze", "Bronze!", private=False),
    )
    MarketScene(app, market(replies=(*REPLIES, *more))).give(LookAt("o1"))


def _ignored(app: App) -> None:
    """One who offers and talks is ignored."""
    scene = MarketScene(app).give(MarketPress.TALK)
    app.services.ignored.change("p6", ignored=True)
    scene.view.desk.changed()


def _full_hand(app: App) -> None:
    MarketScene(app, market((), (), RICH_HANDS))


CIVILIZATION_MARKET_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_market": _lot,
    "civilization_market_answering": _answering,
    "civilization_market_talking": _talking,
    "civilization_market_crowded": _crowded,
    "civilization_market_empty": _empty,
    "civilization_market_map": _on_map,
    "civilization_market_watched": _watched,
    "civilization_market_deal": _struck,
    "civilization_market_answered": _answered,
    "civilization_market_full_hand": _full_hand,
    "civilization_market_ignored": _ignored,
}
"""The pictures, by name."""
