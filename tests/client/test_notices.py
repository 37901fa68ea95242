"""What the server tells everyone is read by everyone."""

from __future__ import annotations

import pytest

from ziggurat.wire.messages import Notice
from ziggurat_client.wording.notices import notice
from ziggurat_client.wording.words import Words


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (Notice("greeting", "Tournament on Saturday"), "Tournament on Saturday"),
        (Notice("host", "The kitchen is open"), "From the server’s host: The kitchen is open"),
        (Notice("stopping", seconds=0), "The server stops in less than a minute. Matches will go on when it is back."),
        (Notice("stopping", seconds=60), "The server stops in a minute. Matches will go on when it is back."),
        (Notice("stopping", seconds=600), "The server stops in 10 minutes. Matches will go on when it is back."),
        (
            Notice("set_aside", tables=("ENKI-42",), why="unreadable"),
            "Your table ENKI-42 is damaged in the server’s file."
            " The server keeps it and brings it back once it can be read.",
        ),
        (
            Notice("set_aside", tables=("ENKI-42", "URUK-17"), why="unplayable"),
            "The server’s rules cannot play your matches at ENKI-42, URUK-17 on. The server keeps them until they can.",
        ),
        (
            Notice("set_aside", tables=("ENKI-42",), why="other_rules"),
            "Your match at ENKI-42 was begun under other rules than this server’s."
            " The server keeps it as it is until those are back.",
        ),
        (
            Notice("set_aside", tables=("ENKI-42", "URUK-17"), why="differs"),
            "This server’s rules lead your matches at ENKI-42, URUK-17 elsewhere than they were played."
            " The server keeps them as they are until their own rules are back.",
        ),
        (
            Notice("set_aside", tables=("ENKI-42",), why="a reason of tomorrow"),
            "The server cannot bring back your table ENKI-42 now. It keeps it until it can.",
        ),
    ],
)
def test_a_notice_is_said_in_a_sentence(told: Notice, sentence: str) -> None:
    assert notice(Words(), told) == sentence
