"""An action as advice with what speaks for it: as a hint, and in the review of a match."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.position import Board, Shown
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.advice.reasons import Reasons
from ziggurat_client.boards.civilization.words.advice import Advice
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.wording.words import Words


def hint(board: Board, seat: Seat, action: CivilizationAction, teller: CivilizationTeller, names: Sequence[str]) -> str:
    """What `seat` should do and why, as it is told to whom the teller tells it."""
    why = Reasons(board, seat, teller, names).of(action)
    return " ".join((Advice(board, seat, teller).say(action), *(f"{reason}." for reason in why)))


def tell_action(words: Words, shown: Shown, seat: Seat, action: CivilizationAction, names: Sequence[str]) -> str:
    """What to do and why, of a table that need not be on show: everybody is named."""
    return hint(shown.board, seat, action, CivilizationTeller(words, None), names).removesuffix(".")
