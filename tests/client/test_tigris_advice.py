"""What a hint or a review of Tigris & Euphrates says of an action: what follows from it, by the rules."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from games.tigris.scenes import RULES, after, build, land, leader, leave, move, strike, tile
from ziggurat.bots.hint import hint as think_of_hint
from ziggurat.bots.thinking import Effort
from ziggurat.games.tigris.actions import (
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    SwapTiles,
    TigrisAction,
    WithdrawLeader,
)
from ziggurat.games.tigris.position import BuiltMonument, Phase, Position
from ziggurat.games.tigris.spaces import Space
from ziggurat_client.boards.tigris.advice.reasons import Reasons
from ziggurat_client.boards.tigris.advice.telling import hint, tell_action
from ziggurat_client.boards.tigris.advice.voice import Voice
from ziggurat_client.boards.tigris.choosing.known import known_by
from ziggurat_client.boards.tigris.words.advice import Advice
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Kubaba", "Ninsun", "Tariq")
TWO_KINGDOMS = "rA.rF\nkk.k."
"""Our king on F4 with two settlements, and that of Ninsun on H4 with one; G4 lies between."""
UNEVEN = (5, 1, 5, 5)
"""Points of which red is the weakest."""


def why(position: Position, action: TigrisAction, seat: int = 0) -> list[str]:
    """What is said to `seat` for an action of its own."""
    known = known_by(seat, RULES.view(position, seat))
    voice = Voice(seat, TigrisTeller(Words("en"), seat), NAMES)
    return list(Reasons(known.board, seat, known.own, voice).of(action))


def attacked(*, hands: tuple[str, str], added: int) -> Position:
    """Our king, with two settlements, attacks that of Ninsun, with one; he has added so many."""
    return after(land(TWO_KINGDOMS, hands=hands), tile("red", "G4"), Commit(added))[0]


class TestTiles:
    def test_a_point_of_ours_is_named(self) -> None:
        assert why(land("rA..", points=(UNEVEN, UNEVEN)), tile("black", "G4")) == ["You score +1 black"]

    def test_a_point_of_the_weakest_colour_is_said_to_be_that(self) -> None:
        position = land("rB..", points=(UNEVEN, UNEVEN))
        assert why(position, tile("red", "G4"))[:2] == ["You score +1 red", "No colour of yours is weaker than red"]

    def test_treasures_count_for_the_weakest_colour(self) -> None:
        position = land("rB..", points=((5, 2, 2, 5),) * 2, treasures=(1, 0))
        assert "No colour of yours is weaker than red" not in why(position, tile("red", "G4"))

    def test_a_point_of_another_player_is_named(self) -> None:
        assert why(land("rF.."), tile("black", "G4")) == ["Ninsun scores +1 black"]

    def test_a_war_is_named_with_its_strengths_and_with_what_winning_brings(self) -> None:
        assert why(land(TWO_KINGDOMS), tile("red", "G4")) == [
            "War of kings: Kubaba 2, Ninsun 1",
            "Winning brings you 2 black points",
        ]

    def test_a_war_of_others_brings_us_nothing(self) -> None:
        position = land("rK.rF\nkk.k.", seats=3)
        assert why(position, tile("red", "G4")) == ["War of kings: Ninsun 1, Tariq 2"]

    def test_a_temple_beside_an_own_leader_is_said_to_guard_him(self) -> None:
        assert why(land("rA.."), tile("red", "G4"))[-1] == "2 temples beside your king"

    def test_a_tile_that_brings_a_trader_a_second_treasure_says_so(self) -> None:
        assert why(land("RD.R"), tile("black", "G4"))[-1] == "You take 1 treasure"


class TestLeaders:
    def test_a_kingdom_is_named_by_an_own_leader_in_it(self) -> None:
        assert why(land("rrr\nF.B"), leader("black", "F5"))[0] == "In your priest’s kingdom"

    def test_a_kingdom_of_others_is_named_by_their_king(self) -> None:
        assert why(land("rFI.r"), leader("red", "E5")) == [
            "In the kingdom of Ninsun’s king",
            "1 tile of this colour stands by him",
        ]

    def test_a_leader_who_moves_is_compared_with_where_he_stood(self) -> None:
        position = land("rAkk...\n.......\nr......")
        assert why(position, move("black", "E7")) == [
            "0 tiles of this colour stand by him",
            "Where he stands now there are 2",
        ]

    def test_a_leader_who_moves_within_his_kingdom_is_not_named_himself(self) -> None:
        assert why(land("rA.."), move("black", "E5")) == ["0 tiles of this colour stand by him"]

    def test_a_revolt_is_named_with_its_strengths_and_with_what_winning_brings(self) -> None:
        assert why(land("r.rG\nrr.."), leader("red", "F4"))[1:] == [
            "Revolt: Kubaba 3, Ninsun 1",
            "Winning brings you 1 red point",
        ]

    def test_a_trader_takes_treasures(self) -> None:
        assert why(land("RR.."), leader("green", "G4"))[-1] == "You take 1 treasure"

    def test_a_leader_who_is_taken_back_says_what_stood_by_him(self) -> None:
        assert why(land("rAkk"), WithdrawLeader("black")) == ["2 tiles of this colour stand by him"]


class TestOtherActions:
    def test_a_catastrophe_says_what_it_destroys_and_who_goes_home(self) -> None:
        assert why(land("rF"), strike("E4")) == ["Destroyed: temple", "Ninsun: the king goes home"]

    def test_a_swap_names_the_weakest_colour_that_the_hand_lacks(self) -> None:
        position = land("rA", hands=("kkkbbg",), points=(UNEVEN, UNEVEN))
        (lacking,) = why(position, SwapTiles(("black",)))
        assert lacking == "No colour of yours is weaker than red, and you hold no tile of it"

    def test_a_swap_says_nothing_of_a_weakest_colour_that_is_in_the_hand(self) -> None:
        assert why(land("rA", hands=("kkkbbr",), points=(UNEVEN, UNEVEN)), SwapTiles(("black",))) == []

    def test_the_end_of_a_turn_says_what_monuments_pay(self) -> None:
        position = land("xx.\nxxA\n..r", monuments=(BuiltMonument("black-red", Space(4, 3)),))
        assert why(position, EndTurn()) == ["Monuments pay now: you +1 black"]

    def test_what_leads_to_nothing_says_nothing(self) -> None:
        assert why(land("rA.."), EndTurn()) == []


class TestConflicts:
    def test_an_attacker_is_told_what_holds_against_him(self) -> None:
        position, _ = after(land(TWO_KINGDOMS, hands=("kkrrrr", "kkkkkk")), tile("red", "G4"))
        assert why(position, Commit(1)) == ["3 against 1: Ninsun must add 2 settlements to hold"]

    @pytest.mark.parametrize(
        ("hand", "reason"),
        [
            ("bbbbrr", "You hold no black tile"),
            ("kbbbrr", "Even your 1 settlement would not be enough"),
            ("kkkbrr", "You keep your 3 settlements"),
        ],
    )
    def test_an_attacker_who_gives_up_is_told_why(self, hand: str, reason: str) -> None:
        position, _ = after(land("rA.rF\nk..kk", hands=(hand, "kkkkkk")), tile("red", "G4"))
        assert why(position, Commit(0)) == ["1 against 2: Ninsun holds without adding anything", reason]

    def test_a_defender_who_holds_with_a_tie_is_told_that_it_is_enough(self) -> None:
        position = attacked(hands=("kkrrrr", "kkkkkk"), added=0)
        assert why(position, Commit(1), seat=1) == [
            "2 against 2: you hold",
            "A tie is enough",
            "You gain 3 black points",
        ]

    def test_a_defender_who_gives_way_is_told_why_and_what_it_costs(self) -> None:
        position = attacked(hands=("kkrrrr", "krrrrr"), added=2)
        assert why(position, Commit(0), seat=1) == [
            "1 against 4: you give way",
            "Even your 1 settlement would not be enough",
            "You lose your leader and 1 tile",
        ]

    def test_the_choice_of_a_war_says_which_other_is_off_if_a_side_wins(self) -> None:
        """Ninsun's trader on K4 is joined to our king by her own king and her settlement alone."""
        position, _ = after(land("rA.FrkI\nkrD...r"), tile("red", "G4"))
        assert position.board.wars == ("black", "green")
        assert why(position, ChooseWar("black")) == [
            "Kubaba 1, Ninsun 1",
            "Winning brings you 2 black points",
            "If you win, the war of traders is off",
        ]


class TestAnswers:
    SQUARE = "rrA\nr.k"

    def test_a_monument_says_whom_it_pays_and_whom_it_weakens(self) -> None:
        position, _ = after(land("kkAr\nk.Br"), tile("black", "F5"))
        assert why(position, build("black-red", "E4")) == [
            "It pays each turn: you +1 black, you +1 red",
            "Strength of your king: 0 instead of 4",
        ]

    def test_a_monument_that_pays_others_names_them(self) -> None:
        position, _ = after(land("kkFr\nk..."), tile("black", "F5"))
        assert why(position, build("black-red", "E4"))[0] == "It pays each turn: Ninsun +1 black"

    def test_a_monument_names_who_goes_home(self) -> None:
        position, _ = after(land("rrF\nr.."), tile("red", "F5"))
        assert why(position, build("black-red", "E4"))[-1] == "Ninsun: the king goes home"

    def test_a_square_is_left_where_no_monument_would_pay(self) -> None:
        position, _ = after(land("kkFr\nk..."), tile("black", "F5"))
        assert why(position, DeclineMonument()) == ["None that fits would pay you"]

    def test_a_square_is_left_where_each_monument_would_weaken_us(self) -> None:
        position, _ = after(land("kkAr\nk..."), tile("black", "F5"))
        assert why(position, DeclineMonument()) == ["Each that fits would weaken your leaders"]

    def test_a_choice_of_treasures_says_how_many_are_taken(self) -> None:
        position, _ = after(land("RRR.."), leader("green", "H4"))
        assert why(position, leave("E4")) == ["You take 2 treasures"]


def test_a_hint_says_what_to_do_and_then_what_speaks_for_it() -> None:
    position = land("rA..", points=(UNEVEN, UNEVEN))
    known = known_by(0, RULES.view(position, 0))
    told = hint(known, tile("black", "G4"), TigrisTeller(Words("en"), 0), NAMES)
    assert told == "Lay a settlement on G4. You score +1 black."


def test_a_review_names_everybody_and_tells_nothing_from_behind_a_screen() -> None:
    position = attacked(hands=("kkrrrr", "krrrrr"), added=2)
    told = tell_action(Words("en"), RULES.public(position), 1, Commit(0), NAMES)
    assert told == "Add 0 tiles. 1 against 4: Ninsun gives way. Ninsun loses the leader and 1 tile"


def asked(phase: str) -> Position:
    """A position in which that is asked."""
    if phase == "action":
        return land(TWO_KINGDOMS)
    if phase == "commit_attacker":
        return after(land(TWO_KINGDOMS), tile("red", "G4"))[0]
    if phase == "commit_defender":
        return attacked(hands=("kkrrrr", "kkrrrr"), added=1)
    if phase == "war_choice":
        return after(land("rA.FrkI\nkrD...r"), tile("red", "G4"))[0]
    if phase == "monument":
        return after(land("kkAr\nk..."), tile("black", "F5"))[0]
    return after(land("RRR.."), leader("green", "H4"))[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [phase for phase in get_args(Phase) if phase != "over"])
def test_there_is_a_hint_with_a_reason_whatever_is_asked(phase: Phase, language: str) -> None:
    position = asked(phase)
    assert position.board.phase == phase
    (seat,) = RULES.due(position).seats
    view = RULES.view(position, seat)
    (step, *_) = think_of_hint(RULES, view, Effort(40), Random(0)).plan
    known, teller = known_by(seat, view), TigrisTeller(Words(language), seat)
    told = hint(known, step.action, teller, NAMES)
    said = Advice(teller.words, teller).say(step.action)
    assert told.startswith(f"{said} ")
    assert told.endswith(".")
