"""A new game against bots on a server of our own: its table is opened and filled, and its match begun."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial

from ziggurat.wire.messages import ANY_STYLE, AddBot, Done, Open, Start
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.on_private_server import PrivateServerPage
from ziggurat_client.wording.seats import is_open


class AgainstBotsPage(PrivateServerPage):
    """One step after the other, until the game follows."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._table: str | None = None
        self._starting = False

    @abstractmethod
    def table_wanted(self, number: int, name: str) -> Open:
        """The request for the table, of that number and name."""

    @abstractmethod
    def seat_everyone(self, code: str) -> None:
        """Take our seats at the table, and ask for the bots."""

    def hire(self, code: str, level: str, seat: int | None = None) -> None:
        """Ask for a bot of that level: one of its named players, whoever that is."""
        self.ask_for(partial(AddBot, table=code, level=level, seat=seat, style=ANY_STYLE))

    @property
    def bots_speak(self) -> bool:
        """Whether bots may say a word, as one has chosen."""
        return self.services.memory.profile.bots_speak

    def start_wanted(self, number: int, code: str) -> Start:
        """The request that the match begins."""
        return Start(number, code)

    @property
    def title(self) -> str:
        return self.say("play_now.title")

    def try_again(self) -> None:
        self._table = None
        self._starting = False
        super().try_again()

    def new_kept_game(self) -> KeptGame | None:
        """A folder for the game, if one can be made."""
        kept = KeptGames(self.services.memory.folder)
        kept.sweep()
        return kept.begin()

    def welcomed(self) -> None:
        self.show(self.say("play_now.table"))
        name = self.say("play_now.table_name")
        self.ask_for(lambda number: self.table_wanted(number, name), self._opened)

    def _opened(self, answer: Done) -> None:
        code = answer.table
        if code is None:
            return
        self._table = code
        self.show(self.say("play_now.bots"))
        self.seat_everyone(code)

    def followed(self) -> None:
        """Start once every bot has arrived, and go to the board once it is laid out."""
        record = self.services.remote.tables.get(self._table or "")
        if record is None:
            return
        table = record.table
        if table.stage == "playing" and record.seen_by_all is not None:
            self.stack.replace(self, self.atlas.table(record.code))
        elif (
            table.stage == "room"
            and all(not is_open(seat) and seat.ready for seat in table.seats)
            and not self._starting
        ):
            self._starting = True
            self.ask_for(lambda number: self.start_wanted(number, record.code))
