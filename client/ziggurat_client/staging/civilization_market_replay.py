"""A market of Civilization that is told again, put on stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import TradeAccept, TradeAction, TradeOffer, TradeReply, TradeSay
from ziggurat.games.game import Seat
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging.civilization_market import OFFERS, market
from ziggurat_client.staging.person import page_of, press
from ziggurat_client.staging.staged_match import NAMES
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

RULES: Final = Civilization()
STEPS: Final[tuple[tuple[Seat, TradeAction], ...]] = (
    (1, TradeOffer(("salt-1", "salt-2", "piracy"), "salt", None, "I look for Grain or Cloth.")),
    (2, TradeReply("o21", ("spices-1", "spices-2", "iron-3"), "spices", True, "No tricks.")),
    (3, TradeReply("o21", ("cloth-1", "grain-5", "iron-5"), "cloth", False, "Cloth, as you asked.")),
    (6, TradeSay("I pay well for Salt.", None)),
    (1, TradeAccept("r22")),
)
"""An offer, two answers to it, a saying, and a deal that passes a calamity."""
DEAL_AT: Final = len(STEPS)
"""The frame to which the deal leads."""


def market_story(*, over: bool = True) -> Story:
    """These steps at a market of seven, with what each seat alone knew if the match is over."""
    position = market(OFFERS[:5], ())

    def secrets() -> dict[Seat, object]:
        return {seat: RULES.private(position, seat) for seat in range(position.board.seats)} if over else {}

    story = Story(presentation(RULES.id).staging.chronicle, RULES.public(position), secrets())
    for seat, action in STEPS:
        position, events = RULES.apply(position, seat, action)
        told = events if over else tuple([seen for event in events if (seen := event.seen_by(None)) is not None])
        story.add(seat, told, RULES.public(position), secrets())
    return story


def told_market(app: App, at: int, *, over: bool = True) -> ReplayScene:
    """The theatre, paused at a frame of that market."""
    players = tuple(Player(name, "", bot=level is not None) for name, level in NAMES)
    showing = Showing(RULES.id, "The Gate of Lagash", players, viewer=1)
    scene = ReplayScene(app.atlas, showing, market_story(over=over), at, playing=False)
    app.stack.push(scene)
    return scene


def _offered(app: App) -> None:
    """An offer is looked at that has two answers."""
    told_market(app, DEAL_AT - 1)
    app.turn(patience=0.001)
    while not page_of(app).has("ticket o21"):  # further down where the market has little room
        press(app, "market down")
        app.turn(patience=0.001)
    press(app, "ticket o21")


def _struck(app: App) -> None:
    """The deal was struck, and has come to rest."""
    told_market(app, DEAL_AT)


CIVILIZATION_MARKET_REPLAY_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_market_told": _offered,
    "civilization_market_told_deal": _struck,
}
"""The pictures, by name."""
