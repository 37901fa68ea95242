"""On the way back to one of our tables of the server that we are on."""

from __future__ import annotations

from ziggurat.wire.messages import Error, Sit
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.progress import ProgressPage
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.wording.refusals import refusal


class ComingScene(ProgressPage):
    """Takes our seats at a table again; the table follows. What comes too late, after one went back, is left."""

    awaits_welcome = False

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code
        self._asked: int | None = None

    @property
    def title(self) -> str:
        return self.say("coming.title")

    def enter(self) -> None:
        super().enter()
        if self._asked is None:
            self.try_again()

    def try_again(self) -> None:
        card = self.services.remote.lobby.tables.get(self._code)
        self.show(self.say("coming.to", table=self._code if card is None else card.name))
        self._asked = self.services.remote.ask(lambda number: Sit(number, self._code), self._came)

    def arrived(self, arrival: Arrival) -> None:
        super().arrived(arrival)
        if self.services.remote.standing == "lost" and self.failure is None:
            self.fail(refusal(self.services.words, "connection_lost", {}))

    def _came(self, answer: Answer) -> None:
        if self not in self.stack.scenes:
            if self._code in self.services.remote.tables:
                self.services.remote.leave(self._code)
        elif isinstance(answer, Error):
            self.fail(refusal(self.services.words, answer.code, answer.params))
        elif self._code in self.services.remote.tables:
            self.stack.replace(self, self.atlas.table(self._code))
        else:
            self.fail(self.say("lobby.unknown_game"))
