"""The keys that work in a match."""

from __future__ import annotations

from ziggurat_client.boards.board import BoardView
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.services import Services


def match_keys(services: Services, view: BoardView, *, hints: bool) -> tuple[KeyHint, ...]:
    """Those of the board, and those around it, that of `hints` where they are given."""
    caps, say = services.prompts.caps, services.words.say
    hint = (KeyHint(caps(Intention.HINT), say("game.keys.hint")),) if hints else ()
    return (
        *view.keys(),
        *hint,
        KeyHint(caps(Intention.UP, Intention.DOWN), say("game.keys.log")),
        KeyHint(caps(Intention.CHAT), say("game.keys.chat")),
        KeyHint(caps(Intention.PHRASES), say("game.keys.phrases")),
        KeyHint(caps(Intention.RULES), say("game.keys.rules")),
        KeyHint(caps(Intention.LOOK_BACK), say("game.keys.look_back")),
        KeyHint(caps(Intention.MENU), say("game.menu")),
    )
