"""French sentences with names in them: what stands before a name is elided as French is spoken."""

from __future__ import annotations

import pytest

from ziggurat_client.wording.elision import begins_with_vowel
from ziggurat_client.wording.words import Words

FRENCH = Words("fr")


@pytest.mark.parametrize(
    ("key", "blanks", "said"),
    [
        ("babel.turn.theirs", {"name": "Enlil"}, "Tour d’Enlil"),
        ("babel.quarry.theirs", {"name": "Kubaba"}, "Carrière de Kubaba"),
        ("civilization.turn.theirs", {"name": "Anna"}, "Tour d’Anna"),
        ("civilization.turn.theirs", {"name": "Bob"}, "Tour de Bob"),
        ("civilization.cart.bought", {"name": "Inanna"}, "Achats d’Inanna"),
        ("civilization.cart.bought", {"name": "Hammurabi"}, "Achats de Hammurabi"),
        (
            "civilization.log.passed",
            {"calamity": "Famine", "giver": "Égypte", "receiver": "Asie"},
            "Famine passe d’Égypte à Asie.",
        ),
        ("tigris.step.leader_withdrawn", {"leader": "architecte"}, "Repris l’architecte"),
        ("tigris.step.leader_withdrawn", {"leader": "roi"}, "Repris le roi"),
        (
            "tigris.log.removed.stranded.they",
            {"who": "Anna", "leader": "architecte", "space": "E3"},
            "Anna perd le dernier temple de l’architecte de E3 : il rentre.",
        ),
        ("ur.refused.nothing_to_take", {"square": "A1"}, "Il n’y a rien à retirer de A1."),
        ("game.is_kept", {"name": "Utu"}, "Un robot garde la place d’Utu."),
        ("result.wanting.all", {"names": "Ana, Bob"}, "Revanche : oui d’Ana, Bob"),
    ],
)
def test_a_sentence_is_said_with_its_names(key: str, blanks: dict[str, str | int], said: str) -> None:
    assert FRENCH.say(key, **blanks) == said


def test_english_has_no_elision() -> None:
    assert Words("en").say("game.is_kept", name="Enlil") == "A bot keeps the seat of Enlil."


@pytest.mark.parametrize(
    "name", ["Anna", "Érik", "Œdipe", "Yves", "Hippone", "Hadrumète", "Hélène", "Homère", "Ur", "Ionie", "ÎLE", "Hygie"]
)
def test_before_these_names_the_word_is_cut(name: str) -> None:
    assert begins_with_vowel(name)


@pytest.mark.parametrize(
    "name", ["Bob", "Hattusas", "Hugo", "Yasmine", "Ouadjet", "Onze", "A", "A5", "11", "", "Ça", "🐂 Anna", "王"]
)
def test_before_these_it_is_not(name: str) -> None:
    assert not begins_with_vowel(name)


@pytest.mark.parametrize("count", [0, 8, 11])
def test_before_a_number_nothing_is_cut(count: int) -> None:
    assert not begins_with_vowel(count)
