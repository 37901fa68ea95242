"""Fetching a match that the server keeps, to be watched again."""

from __future__ import annotations

import time

from ziggurat.match.record import BadRecord, load
from ziggurat.wire.messages import ReplayFile, ReplayMatch
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.wording.sitters import Player


def show_finished(page: Page, match: int, ended: float | None = None) -> None:
    """Show the match of that number, if the page is still on top when it comes; say why if it does not.

    `ended` is when it did, as far as that is known.
    """

    def came(answer: Answer) -> None:
        if isinstance(answer, ReplayFile) and page.stack.top is page:
            _show(page, answer, match, ended)

    page.ask(lambda number: ReplayMatch(number, match), came)


def moment(ended: float) -> str:
    """When a match ended, as it is listed; `ended` in seconds since 1970."""
    return time.strftime("%Y-%m-%d  %H:%M", time.localtime(ended))


def _show(page: Page, answer: ReplayFile, match: int, ended: float | None) -> None:
    services = page.services
    try:
        record = load(bytes(answer.record))
    except BadRecord:
        services.banner.refuse(page.say("replays.server.unreadable"))
        return
    known = (*record.names, *("",) * record.seats)[: record.seats]
    called = [name or page.say("replays.player", number=seat + 1) for seat, name in enumerate(known)]
    players = tuple(Player(name, "", bot=False) for name in called)
    title = page.say("replays.match", number=match) if ended is None else moment(ended)
    showing = Showing(record.game, title, players, colours=record.colours, match=match)
    page.stack.push(ReplayReadingScene(page.atlas, showing, record))
