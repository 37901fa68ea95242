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
    ],
)
def test_a_notice_is_said_in_a_sentence(told: Notice, sentence: str) -> None:
    assert notice(Words(), told) == sentence
