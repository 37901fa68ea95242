"""What a hint of Tigris & Euphrates says of the action it advises: what follows, by the rules."""

from __future__ import annotations

from games.tigris.scenes import land, leader, move, strike, tile
from ziggurat.games import game_named
from ziggurat.games.tigris.actions import EndTurn, TigrisAction
from ziggurat.games.tigris.position import Position
from ziggurat_client.boards.tigris.choosing.known import known_by
from ziggurat_client.boards.tigris.words.hover import consequences
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.wording.words import Words

NAMES = ("Kubaba", "Ninsun")
TWO_KINGDOMS = "rA.rF\nkk.k."
"""Our king on F4 with two settlements, and that of Ninsun on I4 with one; G4 lies between."""


def said(position: Position, action: TigrisAction) -> tuple[str, ...]:
    known = known_by(0, game_named("tigris").view(position, 0))
    return consequences(known, action, TigrisTeller(Words("en"), 0), NAMES)


def test_a_tile_says_who_scores() -> None:
    assert said(land("rA.."), tile("black", "G4")) == ("You score +1 black",)
    assert said(land("rF.."), tile("black", "G4")) == ("Ninsun scores +1 black",)


def test_a_tile_between_two_kingdoms_names_the_war_and_its_strengths() -> None:
    (war,) = said(land(TWO_KINGDOMS), tile("red", "G4"))
    assert war.endswith("Kubaba 2, Ninsun 1")


def test_a_leader_names_those_of_the_kingdom_he_comes_to() -> None:
    assert said(land("rF.r"), leader("red", "E5")) == (
        "In the kingdom of: king (Ninsun)",
        "1 tile of this colour stands by him",
    )


def test_a_leader_who_moves_within_his_kingdom_is_not_named_himself() -> None:
    assert said(land("rA.."), move("black", "E5")) == ("0 tiles of this colour stand by him",)


def test_a_leader_who_meets_his_like_names_the_revolt_and_its_strengths() -> None:
    _, revolt = said(land("r.rG\nrr.."), leader("red", "F4"))
    assert revolt.endswith("Kubaba 3, Ninsun 1")


def test_a_catastrophe_says_what_it_destroys_and_who_goes_home() -> None:
    assert said(land("rF"), strike("E4")) == ("Destroyed: temple", "Ninsun: the king goes home")


def test_what_leads_to_nothing_says_nothing() -> None:
    assert said(land("rA.."), EndTurn()) == ()
