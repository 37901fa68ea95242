"""The lessons of Civilization: each can be learnt by legal actions, and each wrong way is told apart."""

from __future__ import annotations

import pytest

from client.courses import TASKS, Way, after, assert_reached_by_the_last_step_alone, assert_speaks
from ziggurat.games.civilization.actions import (
    BuildCities,
    EndMovement,
    Expand,
    Load,
    Move,
    NewShip,
    ReduceCity,
    Sail,
    Ships,
    Unload,
    Upkeep,
)
from ziggurat.games.civilization.calamity_actions import AssignLosses, LoseUnits
from ziggurat.games.civilization.nations import TOKENS
from ziggurat.games.civilization.trade_actions import (
    Buy,
    Discard,
    EndBuy,
    SetTax,
    TradeAccept,
    TradeOffer,
    TradeReady,
    TradeReply,
)
from ziggurat_client.boards.civilization.lessons.course import CIVILIZATION_COURSE
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.lesson import Lesson
from ziggurat_client.rulebook import rulebook
from ziggurat_client.wording.words import LANGUAGES, Words

END = EndMovement()
SALT = ("salt-1", "salt-2", "salt-3")
GRAIN = ("grain-1", "grain-2", "grain-3", "grain-4")
BRONZE = ("bronze-1", "bronze-2", "bronze-3", "bronze-4", "bronze-5")
WAYS: dict[tuple[str, int], Way] = {
    ("spread", 1): (Move("hattusas", "kanesh", 1),),
    ("spread", 2): (Move("hattusas", "kanesh", 1), Move("hattusas", "ancyra", 1)),
    ("spread", 3): (Move("hattusas", "kanesh", 1), Move("gordion", "ancyra", 1)),
    ("ships", 1): (Ships({}, (NewShip("miletus", 0, 2),)),),
    ("ships", 2): (Load("asia-1", 2), Sail("asia-1", "rhodes"), Unload("asia-1", 2)),
    ("ships", 3): (Ships({"asia-1": Upkeep(0, 1)}, ()),),
    ("growth", 1): (Expand({"ancyra": 1, "gordion": 1}),),
    ("growth", 2): (Expand({"sardis": 1, "troy": 1}),),
    ("growth", 3): (Expand({"gordion": 2}),),
    ("cities", 1): (BuildCities(("gordion",)),),
    ("cities", 2): (BuildCities(("gordion", "lycaonia")),),
    ("cities", 3): (Move("ancyra", "gordion", 3), END, BuildCities(("gordion",))),
    ("succession", 1): (BuildCities(("gordion",)),),
    ("succession", 2): (BuildCities(("gordion",)),),
    ("succession", 3): (BuildCities(("gordion", "sardis")),),
    ("limits", 1): (Move("hattusas", "kanesh", 2), END),
    ("limits", 2): (Move("gordion", "ancyra", 1), END),
    ("limits", 3): (Move("gordion", "ancyra", 3), END),
    ("siege", 1): (Move("gordion", "ancyra", 7), END),
    ("siege", 2): (Move("gordion", "ancyra", 7), END),
    ("siege", 3): (Move("gordion", "ancyra", 3), END),
    ("support", 1): (BuildCities(("gordion",)),),
    ("support", 2): (BuildCities(("gordion", "sardis")),),
    ("support", 3): (ReduceCity("sardis"),),
    ("sets", 1): (Discard(("gold-1",)),),
    ("sets", 2): (Discard(("gems-1", "gold-1")),),
    ("sets", 3): (TradeOffer(SALT, "salt"),),
    ("market", 1): (TradeAccept("r2"),),
    ("market", 2): (TradeReply("o1", ("ochre-1", "ochre-2", "hides-1"), "hides"),),
    ("market", 3): (TradeOffer(("ochre-1", "iron-1", "salt-1"), "salt"), TradeAccept("r2")),
    ("credits", 1): (Buy(("law",), (*SALT, "salt-4", "salt-5", "salt-6", "salt-7")),),
    ("credits", 2): (Buy(("weaving", "metallurgy"), ("spices-1", "spices-2", "spices-3", "spices-4")),),
    ("credits", 3): (Buy(("philosophy",), BRONZE),),
    ("taxes", 1): (SetTax(2),),
    ("taxes", 2): (SetTax(1),),
    ("taxes", 3): (Ships({}, (NewShip("miletus", 2, 0),)),),
    ("calamities", 1): (TradeReply("o1", ("ochre-1", "ochre-2", "epidemic"), "ochre"),),
    ("calamities", 2): (LoseUnits({"hattusas": 3, "sinope": 2, "tarsus": 2, "pontus": 2}),),
    ("calamities", 3): (AssignLosses({"thrace": 11}),),
    ("ages", 1): (Buy(("mysticism",), ("grain-1", "grain-2", "grain-3")), EndBuy(), Discard(())),
    ("ages", 2): (Buy(("architecture",), (*SALT, "salt-4", "salt-5")), EndBuy()),
    ("ages", 3): (Buy(("pottery",), (), 25), EndBuy(), Discard(())),
}
"""One way to do each task."""

WRONG_WAYS: dict[tuple[str, int, str], Way] = {
    ("spread", 1, "used_up"): (Move("hattusas", "kanesh", 2),),
    ("spread", 2, "ended"): (Move("hattusas", "kanesh", 1), END),
    ("spread", 3, "used_up"): (Move("hattusas", "kanesh", 2), Move("gordion", "sardis", 2)),
    ("ships", 1, "none"): (Ships({}, ()),),
    ("ships", 2, "ended"): (Move("miletus", "perge", 1), END),
    ("ships", 3, "given_up"): (Ships({}, ()),),
    ("growth", 1, "elsewhere"): (Expand({"kanesh": 2}),),
    ("growth", 2, "wasted"): (Expand({"kanesh": 2}),),
    ("growth", 3, "elsewhere"): (Expand({"kanesh": 2}),),
    ("cities", 1, "none"): (BuildCities(()),),
    ("cities", 2, "too_few"): (BuildCities(("gordion",)),),
    ("cities", 3, "none"): (END,),
    ("succession", 1, "condition"): (BuildCities(()),),
    ("succession", 2, "no_city"): (BuildCities(()),),
    ("succession", 3, "behind"): (BuildCities(()),),
    ("limits", 1, "surplus"): (END,),
    ("limits", 2, "fought"): (Move("gordion", "ancyra", 2), END),
    ("limits", 2, "ended"): (END,),
    ("limits", 3, "held"): (Move("gordion", "ancyra", 2), END),
    ("limits", 3, "ended"): (END,),
    ("siege", 1, "repelled"): (Move("gordion", "ancyra", 6), END),
    ("siege", 1, "ended"): (END,),
    ("siege", 2, "repelled"): (Move("gordion", "ancyra", 6), END),
    ("siege", 3, "fell"): (Move("gordion", "ancyra", 1), END),
    ("support", 1, "none"): (BuildCities(()),),
    ("support", 2, "too_few"): (BuildCities(("gordion",)),),
    ("support", 3, "fewer"): (ReduceCity("miletus"),),
    ("sets", 1, "dearer"): (Discard(("salt-1",)),),
    ("sets", 2, "dearer"): (Discard(("iron-1", "iron-2")),),
    ("sets", 3, "worth"): (TradeOffer(("ochre-1", "grain-1", "grain-2"), "grain"),),
    ("sets", 3, "ended"): (TradeReady(True),),
    ("market", 1, "fewer"): (TradeAccept("r3"),),
    ("market", 1, "ended"): (TradeReady(True),),
    ("market", 2, "fewer"): (TradeReply("o1", ("ochre-1", "ochre-2", "grain-1"), "ochre"),),
    ("market", 3, "fewer"): (TradeOffer(("ochre-1", "iron-1", "bronze-1"), "iron"), TradeAccept("r2")),
    ("credits", 1, "other"): (Buy(("coinage",), (*SALT, "salt-4", "salt-5", "salt-6")), EndBuy()),
    ("credits", 1, "none"): (EndBuy(),),
    ("credits", 2, "other"): (Buy(("agriculture",), ("spices-1", "spices-2", "spices-3", "spices-4")), EndBuy()),
    ("credits", 3, "none"): (EndBuy(),),
    ("taxes", 1, "revolt"): (SetTax(3),),
    ("taxes", 1, "less"): (SetTax(1),),
    ("taxes", 2, "starved"): (SetTax(2),),
    ("taxes", 3, "tokens"): (Ships({}, (NewShip("miletus", 1, 1),)),),
    ("taxes", 3, "none"): (Ships({}, ()),),
    ("calamities", 1, "kept"): (TradeReply("o1", ("ochre-1", "ochre-2", "papyrus-1"), "ochre"),),
    ("calamities", 2, "city"): (LoseUnits({"hattusas": 3, "kanesh": 1}, ("troy",)),),
    ("calamities", 3, "spared"): (AssignLosses({"thrace": 5}),),
    ("ages", 1, "condition"): (Buy(("theatre",), GRAIN), EndBuy()),
    ("ages", 2, "condition"): (EndBuy(), Discard(())),
    ("ages", 3, "points"): (EndBuy(), Discard(())),
}
"""One way to miss each task, by what is said about it."""

LESSONS = pytest.mark.parametrize("lesson", CIVILIZATION_COURSE.lessons, ids=lambda lesson: lesson.name)


def test_there_is_a_way_and_a_wrong_way_for_every_task() -> None:
    tasks = {(lesson.name, n + 1) for lesson in CIVILIZATION_COURSE.lessons for n in range(len(lesson.tasks))}
    assert WAYS.keys() == tasks
    assert {(name, number) for name, number, _ in WRONG_WAYS} == tasks


@pytest.mark.parametrize(("name", "number"), WAYS)
def test_a_task_is_reached_by_the_last_step_of_its_way(name: str, number: int) -> None:
    assert_reached_by_the_last_step_alone(CIVILIZATION_COURSE.lesson(name), number, WAYS[name, number])


@pytest.mark.parametrize(("name", "number", "remark"), WRONG_WAYS)
def test_a_wrong_way_is_told_apart(name: str, number: int, remark: str) -> None:
    verdict = after(CIVILIZATION_COURSE.lesson(name), number, WRONG_WAYS[name, number, remark]).verdict
    assert (verdict.state, verdict.remark) == ("missed", remark)


@LESSONS
def test_a_lesson_has_three_tasks_and_a_paragraph_in_the_rules(lesson: Lesson) -> None:
    assert len(lesson.tasks) in TASKS
    assert all(rulebook("civilization", language).place(lesson.rule) is not None for language in LANGUAGES)


@LESSONS
def test_the_learner_is_asked_first_and_every_nation_has_all_its_tokens(lesson: Lesson) -> None:
    for number in range(len(lesson.tasks)):
        attempt = Attempt(lesson, number)
        assert attempt.moment.due.seats == (lesson.seat,)
        for nation in attempt.position.board.nations:
            aboard = sum(ship.aboard for _, ship in nation.sailing)
            assert nation.stock + nation.treasury + nation.on_map + aboard == TOKENS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_lessons_can_be_said(language: str) -> None:
    assert_speaks(Words(language), CIVILIZATION_COURSE, WRONG_WAYS)
