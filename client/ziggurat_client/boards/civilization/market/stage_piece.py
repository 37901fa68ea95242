"""The stage of a deal: both lots, the scales between them, and what was announced of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId
from ziggurat_client.art import tones
from ziggurat_client.art.badges import LIVE_PILL, draw_pill
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.cards.backs import draw_back
from ziggurat_client.boards.civilization.art.cards.slab import CARD_MARGIN, card_canvas, card_height
from ziggurat_client.boards.civilization.art.cards.trade_card import draw_trade_card
from ziggurat_client.boards.civilization.art.market.sight import draw_sight_label
from ziggurat_client.boards.civilization.art.market.stage import draw_deal_word, draw_scales, draw_stage
from ziggurat_client.boards.civilization.market.deal import CROSS, FADE, STRIKE, Deal, DealStage, Gift
from ziggurat_client.boards.civilization.market.hall import Hall, kind_of
from ziggurat_client.stage.easing import overshoot
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import cut_short, draw_line, draw_lines
from ziggurat_client.window.screen import Box

_CARD: Final = 78.0
_INNER: Final = 92.0
"""How far from the middle the lots end."""
_WORDS: Final = 190.0
_LEAST_WITH_WORDS: Final = 760.0
_LEAN: Final = 5.0
"""By how many degrees the cards of a lot lean from one to the next."""
_HALF: Final = 0.5


@dataclass(frozen=True)
class StageWords:
    """What is written on the stage."""

    deal: str
    names: tuple[str, str]
    announced: tuple[tuple[str, ...], tuple[str, ...]]
    seen: tuple[str, str]
    ill: str


def stage_words(hall: Hall, deal: Deal) -> StageWords:
    """What is written about a deal."""

    def gave(gift: Gift) -> str:
        return (
            hall.say("civilization.market.you_gave")
            if gift.seat == hall.seat
            else hall.say("civilization.market.gave", name=hall.name(gift.seat))
        )

    def announced(gift: Gift) -> tuple[str, ...]:
        told = gift.announced
        count = hall.say("civilization.market.count_cards", count=told.count)
        return count, hall.say("civilization.market.worth", count=told.value), hall.good(told.product)

    mine = deal.left.seat == hall.seat
    cards = hall.say("civilization.market.seen.cards_two" if mine else "civilization.market.seen.cards_them")
    ill = "; ".join(
        hall.say(
            "civilization.market.passed",
            calamity=hall.calamity(each),
            giver=hall.you(giver),
            receiver=hall.you(receiver),
        )
        for each, giver, receiver in deal.calamities
    )
    return StageWords(
        hall.say("civilization.market.deal"),
        (gave(deal.left), gave(deal.right)),
        (announced(deal.left), announced(deal.right)),
        (hall.say("civilization.market.seen.numbers"), cards),
        ill,
    )


def stage_piece(hall: Hall, box: Box, stage: DealStage) -> Piece:
    """The stage at rest: the deal that was struck last, or how a deal comes about. While one is being struck only the
    ground is still."""
    deal = stage.deal
    if deal is None:
        return _empty(hall, box)
    if stage.playing and not stage.reduced:
        return _ground(box, lit=False)
    words, names = stage_words(hall, deal), _names(hall, deal)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_stage(canvas, x, y, box.width, box.height, rays=True)
        _paint_words(canvas, x, y, box, deal, words)
        cx, cy = x + box.width / 2, y + box.height / 2
        draw_scales(canvas, cx, cy + 36)
        draw_deal_word(canvas, cx, y + 42, words.deal, _word_size(words.deal, canvas.scale))
        for pose in poses(box, deal, stage=None):
            picture = _card_surface(pose.card, names.get(pose.card), canvas.scale, canvas.palette)
            _blit(canvas.surface, picture, pose, canvas.scale, (x - box.x, y - box.y))
        _paint_foot(canvas, x, y, box, words, with_ill=True)

    return Painted(box, ("market stage", deal, words, box.width), paint)


def _empty(hall: Hall, box: Box) -> Piece:
    title, about = hall.say("civilization.market.how"), hall.say("civilization.market.how.about")

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_stage(canvas, x, y, box.width, box.height, rays=False)
        draw_scales(canvas, x + 110, y + box.height / 2, 104)
        left, room = x + 210, box.width - 240
        draw_line(canvas, left, y + box.height * 0.26, title, room, 21, tones.TEXT_HEAD, "bold")
        draw_lines(canvas, left, y + box.height * 0.26 + 34, about, room, 4, 26, 18, "#f0dfba")

    return Painted(box, ("market stage", title, about), paint)


# -------------------------------------------------------------------------------------------- words


def _paint_words(canvas: Canvas, x: float, y: float, box: Box, deal: Deal, words: StageWords) -> None:
    if box.width < _LEAST_WITH_WORDS:
        return
    for number, gift in enumerate((deal.left, deal.right)):
        across, way = (x + 20, 1) if number == 0 else (x + box.width - 20, -1)
        anchor = "l" if number == 0 else "r"
        draw_cube(canvas, gift.seat, across + way * 15, y + 34, 28)
        draw_line(canvas, across + way * 38, y + 34, words.names[number], _WORDS - 30, 20, tones.TEXT, "bold", anchor)
        for row, text in enumerate(words.announced[number]):
            draw_line(canvas, across, y + 72 + row * 26, text, _WORDS - 20, 18, "#f0dfba", align=anchor)
    if words.ill:
        draw_line(
            canvas, x + box.width / 2, y + box.height - 16, words.ill, box.width - 500, 17, "#ffb08f", "bold", "m"
        )


def _paint_foot(canvas: Canvas, x: float, y: float, box: Box, words: StageWords, *, with_ill: bool) -> None:
    """Along the foot of the stage who sees what, and which calamities went from whom to whom."""
    wordy = box.width >= _LEAST_WITH_WORDS
    if wordy:
        foot = y + box.height - 24
        draw_sight_label(canvas, x + 20, foot, words.seen[0], "all")
        draw_sight_label(canvas, x + box.width - 20, foot, words.seen[1], "two", "r")
    if with_ill and words.ill:
        shown = cut_short(words.ill, box.width - (620 if wordy else 40), 16, "bold", canvas.scale)
        draw_pill(canvas, x + box.width / 2, y + box.height - 20, shown, LIVE_PILL, size=16, anchor="m", height=28)


# -------------------------------------------------------------------------------------------- cards


@dataclass(frozen=True)
class Pose:
    """Where a card of a lot is: its middle, how it leans, and how far it is turned: below a half its back shows."""

    card: CardId | None
    x: float
    y: float
    lean: float
    turned: float


def poses(box: Box, deal: Deal, stage: DealStage | None) -> tuple[Pose, ...]:
    """The cards of both lots, lowest first; without a running `stage` where they come to rest."""
    found: list[Pose] = []
    wordy = box.width >= _LEAST_WITH_WORDS
    for gift, way in ((deal.left, -1), (deal.right, 1)):
        faces = gift.faces
        outer = box.width / 2 - (_WORDS + 50 if wordy else 20)
        room = max(10.0, outer - _INNER - _CARD)
        pitch = min(62.0, room / max(1, len(faces) - 1))
        for number, card in enumerate(faces):
            at = number if way > 0 else len(faces) - 1 - number
            rest = way * (_INNER + _CARD / 2 + at * pitch)
            lean = -way * (2 + _LEAN * at)
            found.append(_pose(box, card, rest, lean, number, way, stage))
    return tuple(found)


def _pose(
    box: Box, card: CardId | None, rest: float, lean: float, number: int, way: int, stage: DealStage | None
) -> Pose:
    cx, cy = box.centre
    drop = abs(rest) * 0.07
    shown = 1.0 if card is not None else 0.0
    if stage is None:
        return Pose(card, cx + rest, cy + drop, lean, shown)
    share = overshoot(min(1.0, stage.elapsed / CROSS))
    start = way * (box.width / 2 - 60)
    turned = stage.turned(number, calamity=card in CALAMITY_OF) if card is not None else 0.0
    rise = -40 * (4 * min(1.0, stage.elapsed / CROSS) * (1 - min(1.0, stage.elapsed / CROSS)))
    return Pose(card, cx + start + (rest - start) * share, cy + drop + rise, lean * share, turned)


def _names(hall: Hall, deal: Deal) -> dict[CardId | None, str]:
    """What stands on the uppermost card of each lot: others are covered, and a calamity is named at the foot."""
    uppermost = [gift.faces[-1] for gift in (deal.left, deal.right) if gift.faces]
    return {card: hall.card(card) for card in uppermost if card is not None and card not in CALAMITY_OF}


@lru_cache(maxsize=96)
def _card_surface(card: CardId | None, name: str | None, scale: float, palette: Palette) -> pygame.Surface:
    """A card alone on its canvas: its face, or a back where it is unknown."""
    picture = Canvas(*card_canvas(_CARD, scale), scale, palette)
    at = picture.snap(CARD_MARGIN)
    if card is None:
        draw_back(picture, at, at, _CARD)
    else:
        glow = 10.0 if card in CALAMITY_OF else 0.0
        if glow:
            picture.glow(picture.stepped(at, at, _CARD, card_height(_CARD), 4, 1), "#ff5a34", glow, 1.2)
        draw_trade_card(picture, at, at, _CARD, kind_of(card), name=name)
    return picture.surface


@lru_cache(maxsize=192)
def _leaning(card: CardId | None, name: str | None, lean: int, scale: float, palette: Palette) -> pygame.Surface:
    return pygame.transform.rotozoom(_card_surface(card, name, scale, palette), lean, 1.0)


def _blit(
    surface: pygame.Surface, picture: pygame.Surface, pose: Pose, scale: float, moved: tuple[float, float]
) -> None:
    leaning = pygame.transform.rotozoom(picture, pose.lean, 1.0)
    x, y = (pose.x + moved[0]) * scale, (pose.y + moved[1]) * scale
    surface.blit(leaning, leaning.get_rect(center=(round(x), round(y))), special_flags=pygame.BLEND_PREMULTIPLIED)


# -------------------------------------------------------------------------------------------- the flourish


def draw_flourish(easel: Easel, hall: Hall, box: Box, stage: DealStage) -> None:
    """Draw the stage while the deal on it is being struck."""
    deal = stage.deal
    if deal is None:
        return
    if stage.reduced:
        _draw_fading(easel, stage_piece(hall, box, stage), 1 - stage.elapsed / FADE)
        return
    words, names = stage_words(hall, deal), _names(hall, deal)
    _ground(box, lit=stage.elapsed >= CROSS).draw(easel)
    _written(box, deal, words).draw(easel)
    before = easel.surface.get_clip()
    easel.surface.set_clip(easel.screen.rect(box).clip(before))
    for pose in poses(box, deal, stage):
        _draw_turning(easel, pose, names.get(pose.card))
    easel.surface.set_clip(before)
    _foot(box, words, with_ill=stage.all_turned).draw(easel)
    if stage.elapsed >= CROSS:
        _draw_word(easel, box, words.deal, min(1.0, (stage.elapsed - CROSS) / STRIKE))


def prepare(easel: Easel, box: Box) -> None:
    """Paint what every deal needs before the first one is struck."""
    for lit in (False, True):
        _ground(box, lit=lit).placed(easel.screen, easel.pictures)


def _ground(box: Box, *, lit: bool) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_stage(canvas, x, y, box.width, box.height, rays=lit)
        draw_scales(canvas, x + box.width / 2, y + box.height / 2 + 36)

    return Painted(box, ("market ground", lit), paint)


def _written(box: Box, deal: Deal, words: StageWords) -> Piece:
    key: Hashable = ("market flourish", deal, words)
    return Painted(box, key, lambda canvas, x, y: _paint_words(canvas, x, y, box, deal, words))


def _foot(box: Box, words: StageWords, *, with_ill: bool) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        _paint_foot(canvas, x, y, box, words, with_ill=with_ill)

    return Painted(box, ("market foot", words.seen, words.ill, with_ill), paint)


def _draw_fading(easel: Easel, piece: Piece, veil: float) -> None:
    """The new stage comes out of the dark."""
    piece.draw(easel)
    area = easel.screen.rect(piece.box)
    dark = pygame.Surface(area.size, pygame.SRCALPHA)
    dark.fill((13, 7, 6, round(255 * max(0.0, min(1.0, veil)))))
    easel.surface.blit(dark, area)


def _draw_turning(easel: Easel, pose: Pose, name: str | None) -> None:
    scale, palette = easel.screen.scale, easel.pictures.palette
    face = pose.turned >= _HALF
    picture = _leaning(pose.card if face else None, name if face else None, round(pose.lean), scale, palette)
    across = abs(2 * pose.turned - 1) if 0 < pose.turned < 1 else 1.0
    if across < 1:
        wide = max(1, round(picture.get_width() * across))
        picture = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
    middle = easel.screen.pixel(pose.x, pose.y)
    easel.surface.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_PREMULTIPLIED)


def _draw_word(easel: Easel, box: Box, word: str, share: float) -> None:
    """The word strikes: it comes from above, too large, and stands."""
    size = 1 + 0.8 * (1 - overshoot(share))
    piece = Painted(Box(box.x + box.width / 2 - 220, box.y, 440, 84), ("market deal", word), _word_painter(word))
    placed = piece.placed(easel.screen, easel.pictures)
    picture = placed.surface
    if size != 1:
        picture = pygame.transform.rotozoom(picture, 0, size)
    middle = easel.screen.pixel(box.x + box.width / 2, box.y + 42)
    easel.surface.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_PREMULTIPLIED)


def _word_painter(word: str) -> Callable[[Canvas, float, float], None]:
    return lambda canvas, x, y: draw_deal_word(canvas, x + 220, y + 42, word, _word_size(word, canvas.scale))


def _word_size(word: str, scale: float) -> float:
    """How large the word is set between the lots."""
    size = 60.0
    while size > 24 and text_width(word, size, "bold", scale, 0.1) > 2 * _INNER:
        size -= 2
    return size
