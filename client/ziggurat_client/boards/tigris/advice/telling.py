"""An action as advice with what speaks for it: as a hint, and in the review of a match."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Seat
from ziggurat.games.tigris.actions import TigrisAction
from ziggurat.games.tigris.position import Shown
from ziggurat_client.boards.tigris.advice.reasons import Reasons
from ziggurat_client.boards.tigris.advice.voice import Voice
from ziggurat_client.boards.tigris.choosing.known import Known
from ziggurat_client.boards.tigris.words.advice import Advice
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.wording.words import Words


def hint(known: Known, action: TigrisAction, teller: TigrisTeller, names: Sequence[str]) -> str:
    """What to do and why, to the one who knows that much."""
    why = Reasons(known.board, known.seat, known.own, Voice(known.seat, teller, names)).of(action)
    return " ".join((Advice(teller.words, teller).say(action), *(f"{reason}." for reason in why)))


def tell_action(words: Words, shown: Shown, seat: Seat, action: TigrisAction, names: Sequence[str]) -> str:
    """What to do and why, of a table that need not be on show: everybody is named, and nothing behind a screen told."""
    teller = TigrisTeller(words, None)
    why = Reasons(shown.board, seat, None, Voice(None, teller, names)).of(action)
    return ". ".join((Advice(words, teller).say(action).removesuffix("."), *why))
