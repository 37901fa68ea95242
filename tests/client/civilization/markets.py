"""A market of Civilization at the screen: seven nations, six offers, of which one is ours with two answers."""

from __future__ import annotations

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from ziggurat.certainty import of_type
from ziggurat.games.civilization.market import Market, Offer, Reply
from ziggurat.games.civilization.position import Position, Secrets
from ziggurat.games.civilization.trade_actions import TradeAction
from ziggurat_client.boards.civilization.market.modes import Trading
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.civilization_market import market

OURS = 1


def table(seat: int | None = OURS, position: Position | None = None) -> MatchTable:
    """The table, with us in that seat, or looking on."""
    return MatchTable(match_at("civilization", 7, position or market()), seat)


class Visit:
    """Somebody at that market."""

    def __init__(self, driver: Driver, server: MatchTable) -> None:
        self.driver = driver
        self.server = server
        self.scene: GameScene = open_game(driver, server)
        self.view = of_type(CivilizationBoardView, self.scene.view)

    @property
    def hidden(self) -> Secrets:
        """What the server knows of hands and lots."""
        return of_type(Secrets, self.server.match.position.hidden)

    @property
    def open(self) -> Market:
        """What everyone sees of the market."""
        return of_type(Market, self.server.match.position.board.market)

    @property
    def mode(self) -> Trading:
        """What we are doing there."""
        return of_type(Trading, self.view.mode)

    @property
    def newest_offer(self) -> Offer:
        """The offer that was made last."""
        return of_type(Offer, self.hidden.offers[-1])

    @property
    def newest_reply(self) -> Reply:
        """The answer that was given last."""
        return of_type(Reply, self.hidden.replies[-1])

    def click(self, *names: str) -> None:
        """Click on these, one after the other."""
        for name in names:
            self.driver.click(name)
        self.driver.turn(2)

    def act(self, seat: int, action: TradeAction) -> None:
        """Have somebody do something."""
        self.server.act(seat, action)
        self.driver.turn(2)
