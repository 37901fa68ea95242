"""Which calamities strike, in which order, and what becomes of their cards (11.1, R14)."""

from __future__ import annotations

from msgspec.structs import replace

from games.civilization.calamity_scenes import Calamities, struck, turn
from games.civilization.scenes import after, code, story, told
from ziggurat.games.civilization.calamities import open_calamities, put_away
from ziggurat.games.civilization.calamity_actions import AssignLosses, CivilWarKeep, LoseUnits
from ziggurat.games.civilization.calamity_events import CalamityEnded, CalamityStarted, UnitsLost
from ziggurat.games.civilization.events import Answered
from ziggurat.games.game import Event


def test_calamities_strike_in_the_order_of_their_numbers() -> None:
    played = struck(("piracy", 0, 1), ("famine", 1, None), ("flood", 2, None), crete="", asia="", egypt="")
    assert [each.calamity for each in played.told(CalamityStarted)] == ["flood", "famine", "piracy"]


def test_a_player_is_the_victim_of_the_first_two_and_others_are_ignored() -> None:
    played = struck("piracy", "volcano", "civil_disorder", ("iconoclasm", 1, 0), crete="", asia="")
    assert [(each.calamity, each.outcome) for each in played.told(CalamityEnded)] == [
        ("volcano", "no_effect"),
        ("civil_disorder", "no_effect"),
        ("iconoclasm", "no_effect"),
        ("piracy", "ignored"),
    ]
    assert [each.calamity for each in played.told(CalamityStarted)] == ["volcano", "civil_disorder", "iconoclasm"]


def test_losses_that_others_order_are_not_limited() -> None:
    played = struck(
        ("famine", 1, None), ("epidemic", 2, 1), "volcano", "civil_disorder", crete="rhodes 30", asia="troy 9", egypt=""
    )
    played.answer(AssignLosses({"crete": 11}))
    assert (played.step, played.asked) == ("orders", ["egypt"])
    played.answer(AssignLosses({"crete": 10}))
    assert played.line("crete") == "rhodes 9 =46"


def test_while_one_calamity_asks_the_others_lie_before_their_victims_with_their_fates() -> None:
    played = struck("famine", "volcano", "piracy", crete="knossos 5 troy 6", asia="")
    assert [(each.calamity, each.fate) for each in played.board.faced] == [
        ("famine", "due"),
        ("volcano", "struck"),
        ("piracy", "due"),
    ]
    assert played.board.strike is not None
    assert played.board.strike.calamity == "famine"


def test_each_question_is_a_new_stretch_of_the_match() -> None:
    played = struck("famine", crete="knossos 5 troy 6", asia="sinope 9")
    assert played.board.spans == 1
    played.answer(LoseUnits({"knossos": 4, "troy": 5}))
    assert (played.step, played.board.spans) == ("orders", 2)


def test_in_the_end_every_calamity_in_force_or_ignored_is_at_the_bottom_of_its_pile() -> None:
    position = turn("volcano", "piracy", "iconoclasm", crete="", asia="")
    piles = (*position.hidden.piles[:7], ("gems-1",), ("gold-1", "gold-2"))
    played = Calamities(position.keeping(replace(position.hidden, piles=piles)))
    assert "due" not in [each.fate for each in played.board.faced]
    after = put_away(played.position)
    assert after.hidden.piles == (
        *((), ("volcano",), (), (), (), (), ()),
        ("gems-1", "iconoclasm"),
        ("gold-1", "gold-2", "piracy"),
    )
    assert [pile.count for pile in after.board.piles] == [0, 1, 0, 0, 0, 0, 0, 2, 3]
    assert (after.board.faced, played.board.strike, played.board.owing) == ((), None, ())
    assert played.board.phase == "calamities"


def test_where_no_calamity_is_in_force_nothing_happens() -> None:
    position = turn(crete="knossos 3", asia="")
    told_of: list[Event] = []
    assert open_calamities(position, told_of) == position
    assert told(told_of, Event) == []


def test_others_than_those_who_are_asked_and_other_kinds_of_answers_are_refused() -> None:
    position = struck("famine", crete="knossos 5 troy 6", asia="sinope 9").position
    assert code(position, LoseUnits({"knossos": 5, "troy": 4}), seat=1) == "not_your_turn"
    assert code(position, AssignLosses({})) == "wrong_phase"
    assert code(position, CivilWarKeep("loyal")) == "wrong_phase"
    assert code(position, LoseUnits({"knossos": 5, "troy": 4})) is None


def test_what_several_choose_to_lose_is_hidden_until_all_have_chosen_and_may_be_replaced() -> None:
    played = struck("famine", crete="knossos 5", asia="sinope 3 troy 3", egypt="sais 3 tanis 3")
    position = played.answer(AssignLosses({"asia": 3, "egypt": 3})).position
    first = after(position, LoseUnits({"troy": 3}), seat=1)
    assert (first.board.owing, first.board.answered) == ((2,), (1,))
    assert first.board.nations == position.board.nations
    answered = told(story(position, LoseUnits({"troy": 3}), seat=1), Answered)[0]
    assert answered.seen_by(2) == Answered(1, None)
    again = after(first, LoseUnits({"sinope": 3}), seat=1)
    assert told(story(again, LoseUnits({"sais": 3}), seat=2), UnitsLost) == [
        UnitsLost(1, "famine", (("sinope", 3),), (), 0),
        UnitsLost(2, "famine", (("sais", 3),), (), 0),
    ]
