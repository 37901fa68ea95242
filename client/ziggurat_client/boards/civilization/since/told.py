"""What has happened since our last decision, as the game's screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ziggurat.games.civilization.position import Shown
from ziggurat.games.game import Viewer
from ziggurat_client.boards.civilization.since.digest import happened_since, since_our_last_step
from ziggurat_client.boards.civilization.since.words import since_words
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.since import SinceTold
from ziggurat_client.network.table_record import Happening
from ziggurat_client.wording.words import Words


def tell_since(words: Words, happenings: Sequence[Happening], viewer: Viewer, names: Sequence[str]) -> SinceTold | None:
    """It in words. It is long once a turn has ended."""
    since = happened_since(since_our_last_step(happenings, viewer), viewer)
    if since is None:
        return None
    mode = cast("Shown", happenings[-1].moment.view.public).board.options.mode
    told = since_words(since, mode, CivilizationTeller(words, viewer), names)
    lines = tuple(filter(None, (*told.ours, told.due)))
    return SinceTold(told.title, told.span, told.nations, lines, is_long=since.now.turn > since.began.turn)
