"""One plain sentence on what stands on the screen, with the rule's paragraph one press away."""

from __future__ import annotations

from ziggurat_client.boards.board import Desk
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Explanation
from ziggurat_client.window.screen import Box


def explained(desk: Desk, name: str, box: Box, key: str, rule: str) -> Explained:
    """The explanation of what lies in a box: the sentence of `key`, and how one reads its rule."""
    return Explained(name, box, with_rule(desk, desk.words.say(key), rule), rule)


def explanation(desk: Desk, sentence: str, rule: str) -> Explanation:
    """What is said about a place of the board, and how one reads its rule."""
    return Explanation(with_rule(desk, sentence, rule), rule)


def with_rule(desk: Desk, sentence: str, rule: str) -> str:
    """A sentence, and below it by which key one reads the rule behind it."""
    cap = desk.prompts.cap(Intention.RULES)
    return f"{sentence}\n{desk.words.say('game.rule_key', cap=cap, rule=rule)}"
