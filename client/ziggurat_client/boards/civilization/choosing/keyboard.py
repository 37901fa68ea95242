"""What the keys mean on a board of Civilization."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat.games.civilization.areas import COSTS
from ziggurat.games.civilization.taxing import RATES
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode, Listing, Losing, Ordering
from ziggurat_client.boards.civilization.choosing.calamity_rows import command_of_key
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding, Gilding, Rate, Taxing
from ziggurat_client.boards.civilization.choosing.fleet_payment import pays_with_coins
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.modes import (
    Adjust,
    Answer,
    Arming,
    Choose,
    Command,
    Deciding,
    Founding,
    Marching,
    Mode,
    Naming,
    Planning,
    Press,
    Reducing,
    Sowing,
)
from ziggurat_client.input.intentions import ACTIONS, Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint

_MOVING: Final = {
    Intention.ACTION_1: Press.NEXT,
    Intention.ACTION_2: Press.NEXT_SHIP,
    Intention.ACTION_3: Press.RESET,
    Intention.ACTION_5: Press.LOAD,
    Intention.ACTION_6: Press.LAND,
    Intention.END: Press.END,
}
_ANSWERING: Final = {
    Intention.ACTION_1: Press.NEXT,
    Intention.ACTION_3: Press.NONE,
    Intention.ACTION_4: Press.SUGGESTED,
    Intention.END: Press.CONFIRM,
}
SITE_KEYS: Final = (Intention.ACTION_1, Intention.ACTION_2, Intention.ACTION_5, Intention.ACTION_6)
"""The keys of the first areas that could become cities; those between build nowhere, or as is proposed."""


@dataclass(frozen=True)
class Keyboard:
    """The keys as one seat finds them; `cursor` is the place that keys have come to on the map, None while they are
    used elsewhere."""

    known: Known
    mode: Mode
    cursor: MapPlace | None

    def command(self, event: pygame.Event) -> Command | None:
        """The command that a pressed key gives, or None if it gives none."""
        intention = intention_of(event)
        if intention is None:
            return None
        if intention in (Intention.MORE, Intention.LESS):
            return self._counted(1 if intention is Intention.MORE else -1)
        match self.mode:
            case Marching() | Planning():
                return _MOVING.get(intention)
            case Deciding():
                answers = {Intention.ACTION_1: Answer(False), Intention.ACTION_2: Answer(True)}
                return answers.get(intention)
            case Founding() if intention in SITE_KEYS:
                return self._numbered(SITE_KEYS.index(intention))
            case Reducing() if intention in ACTIONS:
                return self._numbered(ACTIONS.index(intention))
            case Taxing() if intention in ACTIONS[: len(RATES)]:
                return Rate(RATES[ACTIONS.index(intention)])
            case Buying() if intention is Intention.END:
                return Press.END
            case Taxing() | Gilding() | Buying() | Discarding():
                return self._confirming() if intention is Intention.CONFIRM else _ANSWERING.get(intention)
            case Arming() if intention is Intention.ACTION_2:
                return Press.PAY if pays_with_coins(self.known) else None
            case Naming() | Sowing() | Arming() | Founding() | Reducing():
                return self._confirming() if intention is Intention.CONFIRM else _ANSWERING.get(intention)
            case mode if isinstance(mode, CalamityMode):
                return self._about_calamity(mode, intention)
            case _:
                return None

    def _about_calamity(self, mode: CalamityMode, intention: Intention) -> Command | None:
        """The key of a row, or else what it means wherever something is answered."""
        if intention is Intention.CONFIRM:
            return self._confirming()
        return command_of_key(self.known, mode, intention) or _ANSWERING.get(intention)

    def _confirming(self) -> Command | None:
        """Enter confirms, unless the cursor is on the map: there it chooses."""
        return Press.CONFIRM if self.cursor is None else None

    def _counted(self, by: int) -> Command | None:
        """More or fewer of what is in the hand, or at the cursor; elsewhere the key is the map's."""
        match self.mode:
            case Marching(held) | Planning(_, held) if held is not None:
                return Adjust(by)
            case Sowing() | Arming() | Losing() | Ordering() | Listing() if self.cursor is not None:
                return Adjust(by, self.cursor.area)
            case Losing(at=at) if at is not None:
                return Adjust(by, at)
            case Taxing() | Gilding() | Buying():
                return Adjust(by)
            case _:
                return None

    def _numbered(self, number: int) -> Command | None:
        """The row with that number: an area that could become a city, or a city to reduce."""
        nation = self.known.nation
        able = [area for area, count in enumerate(nation.tokens) if count >= COSTS[area]]
        rows = able if isinstance(self.mode, Founding) else list(nation.cities)
        return Choose(rows[number]) if number < len(rows) else None


def key_hints(desk: Desk) -> tuple[KeyHint, ...]:
    """The keys that belong to this game, in words."""
    say, cap, caps = desk.words.say, desk.prompts.cap, desk.prompts.caps
    return (
        KeyHint((cap(Intention.LESS), cap(Intention.MORE)), say("civilization.keys.adjust")),
        KeyHint(caps(Intention.ACTION_1, Intention.ACTION_2), say("civilization.keys.next")),
        KeyHint(caps(Intention.ACTION_3), say("civilization.keys.reset")),
        KeyHint(caps(Intention.ACTION_4), say("civilization.keys.suggested")),
        KeyHint(caps(Intention.ACTION_5, Intention.ACTION_6), say("civilization.keys.ship")),
        KeyHint(caps(Intention.END), say("civilization.keys.end")),
    )


def card_key_hints(desk: Desk) -> tuple[KeyHint, ...]:
    """The keys while advances are bought and cards laid down."""
    say, cap, caps = desk.words.say, desk.prompts.cap, desk.prompts.caps
    return (
        KeyHint((cap(Intention.LESS), cap(Intention.MORE)), say("civilization.keys.pay")),
        KeyHint(caps(Intention.ACTION_3), say("civilization.keys.empty")),
        KeyHint(caps(Intention.ACTION_4), say("civilization.keys.suggested")),
        KeyHint(caps(Intention.END), say("civilization.keys.pass")),
    )
