"""Signs of the story that move nothing: a demand, an announced hand, the final phase, the end."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.events import DiscardDemanded, FinalPhaseStarted, GameOver, HandAnnounced
from ziggurat.games.game import Event
from ziggurat_client.art.colour import Colour
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.motion.flyers import WordsFlyer
from ziggurat_client.boards.babel.motion.people import pulse
from ziggurat_client.stage.flight import lasting
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence

_SHORT: Final = 0.25
_SIGN: Final = 0.95
_ALARM: Final[Colour] = (255, 106, 60)
_SPARKS: Final[tuple[Colour, ...]] = ((255, 216, 115), (255, 138, 76), (255, 242, 196))


def sign(scenery: BabelScenery, event: Event) -> Clip:
    """The clip of an event that is only a sign; a short pause for any other."""
    match event:
        case DiscardDemanded(seat):
            return pulse(scenery, _ALARM, scenery.layout.held(seat).centre)
        case HandAnnounced(seat):
            return pulse(scenery, scenery.telling.palette.player(seat).colour, scenery.layout.held(seat).centre)
        case FinalPhaseStarted():
            return _proclaimed(scenery)
        case GameOver(winner):
            return _ended(scenery, winner)
        case _:
            return Pause(_SHORT)


def _proclaimed(scenery: BabelScenery) -> Clip:
    """The words of the final phase over the board, which stand in the top bar from then on."""
    box = scenery.layout.board
    words = WordsFlyer(scenery.final_words, scenery.layout.unit, *box.centre)
    return Sequence(
        Do(lambda: scenery.particles.rise(*box.centre, box.width * 0.5, _SPARKS, 40)),
        lasting(scenery, words, _SIGN, lambda _: None),
    )


def _ended(scenery: BabelScenery, winner: int | None) -> Clip:
    """Sparks rise on the winner's side."""
    box = scenery.layout.board

    def celebrate() -> None:
        if winner is not None:
            high = box.bottom if scenery.layout.row_of(winner) == "near" else box.centre[1]
            scenery.particles.rise(box.centre[0], high, box.width * 0.9, _SPARKS, 60)

    return Sequence(Do(celebrate), Pause(2 * _SHORT))
