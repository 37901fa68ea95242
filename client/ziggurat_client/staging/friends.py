"""What people have with each other, put on stage for pictures: whispers, friends and what is reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.friend_tags import friend_tag
from ziggurat.wire.messages import FriendHere, FriendWanted, Reported, ReportedLine, Said, Whispered
from ziggurat_client.kept.friends import Friend
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.game import FOUR, Stage
from ziggurat_client.staging.person import press, strike
from ziggurat_client.staging.staged_match import NAMES

if TYPE_CHECKING:
    from ziggurat_client.app import App

_AT: Final = 1_780_000_000.0


def _whispered(app: App) -> None:
    """Two whispers among what is said in the lobby, the newer one still in the banner."""
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(app.atlas))
    chat = app.services.remote.lobby.chat
    person, name = chat[2].person, chat[2].name
    for seconds, text, own in (
        (-400.0, "Es-tu libre ce soir ?", False),
        (-200.0, "Yes, after this one!", True),
        (30.0, "À tout à l’heure à Barley Moon, alors : garde-moi une place, j’apporte les dattes.", False),
    ):
        app.services.remote.receive(Whispered(person, name, text, chat[-1].at + seconds, own))
    app.turn(patience=0)
    of_type(staged.StageLink, app.link).bring(Whispered(person, name, "Tu viens ?", chat[-1].at + 60))
    app.turn(patience=0)


def _whispers(app: App) -> None:
    """All that was whispered with somebody."""
    _whispered(app)
    strike(app, pygame.K_a, "a")


def _whispered_in_game(app: App) -> None:
    """A whisper in the drawer of the chat beside the board."""
    stage = Stage(app, FOUR)
    stage.open()
    remote = app.services.remote
    remote.receive(Said("p1", NAMES[1][0], "Well fought!", _AT, staged.CODE))
    remote.receive(Whispered("p9", "Amélie", "Où en êtes-vous ? Nous vous attendons pour la suivante.", _AT + 60))
    remote.receive(Whispered("p9", "Amélie", "Two rounds more.", _AT + 90, own=True))
    stage.key(pygame.K_t, "t")


def _friend(app: App, name: str, letter: str, met: str = "Amélie’s house") -> str:
    """Have a friend of that name; the tag of the two of us at the server on stage."""
    friend = Friend(name, letter * 22, met=met, since=1_779_500_000)
    app.services.friends.kept.add(friend)
    return friend_tag(friend.secret, staged.SERVER_ID)


def _among_friends(app: App) -> None:
    """Some friends are in the lobby's tables, one came just now, and somebody wants to be one."""
    tags = [_friend(app, name, letter) for name, letter in (("Zahra", "A"), ("Amélie", "B"), ("Enheduanna", "C"))]
    for name, letter in (("Meskalamdug", "D"), ("Šamhat", "E")):
        _friend(app, name, letter, "Museum of the Two Rivers")
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    services, people = app.services, {card.name: card for card in staged.lobby().people}
    services.friends.show()
    app.stack.push(LobbyScene(app.atlas))
    zahra, amelie, omar = people["Zahra"], people["Amélie"], people["Omar"]
    _arrive(app, FriendHere(tags[0], zahra.person, "Zahra", table=zahra.table))
    _arrive(app, FriendWanted(omar.person, "Omar"))
    _arrive(app, FriendHere(tags[1], amelie.person, "Mélie", table=None))


def _arrive(app: App, told: FriendHere | FriendWanted) -> None:
    of_type(staged.StageLink, app.link).bring(told)
    app.turn(patience=0)


def _friends(app: App) -> None:
    """The page of friends."""
    _among_friends(app)
    press(app, "friends")


def _nobody_yet(app: App) -> None:
    """The page of friends of somebody who has none."""
    staged.arrive(app, staged.lobby())
    app.stack.push(app.atlas.friends())


def _ignored(app: App) -> None:
    """Whom one does not hear, here or not."""
    _among_friends(app)
    for person, name in (("p99", "Ibbi-Sin"), (staged.lobby().people[2].person, staged.lobby().people[2].name)):
        app.services.ignored.change(person, ignored=True, name=name)
    press(app, "friends")
    press(app, "tab")


def _remove_friend(app: App) -> None:
    """The question before a friend is removed."""
    _friends(app)
    press(app, "remove 0")


def _people_among_friends(app: App) -> None:
    """The people in the lobby: friends, one who asks, one who is asked, one who is ignored."""
    _among_friends(app)
    people = {card.name: card.person for card in staged.lobby().people}
    app.services.remote.friends.wanted.add(people["Sumu"])
    app.services.ignored.change(people["Tariq"], ignored=True, name="Tariq")
    press(app, "speakers")


def _report(app: App) -> None:
    """Somebody at the table is to be reported."""
    _whispered_in_game(app)
    press(app, "speakers")
    press(app, "report 0")


def _report_whispers(app: App) -> None:
    """Whispers are to be reported."""
    _whispers(app)
    press(app, "report")


def _host_is_told(app: App) -> None:
    """The host of a table is told what was reported there."""
    staged.arrive(app, *staged.room())
    app.stack.push(app.atlas.table(staged.CODE))
    texts = (
        "Wer spielt mit?",
        "Vous jouez comme des enfants, tous autant que vous êtes, et je ne me tairai pas !",
        "?",
    )
    lines = tuple(ReportedLine(f"p{number}", "Puabi", text, _AT + number * 40) for number, text in enumerate(texts))
    told = Reported(staged.CODE, "p2", "Puabi", "p7", "Enheduanna", "insults everybody who loses a tile", lines)
    of_type(staged.StageLink, app.link).bring(told, replace(told, reason=""))
    app.turn(patience=0)
    press(app, "speakers")


def _reported(app: App) -> None:
    """What was reported to the host."""
    _host_is_told(app)
    press(app, "reports")


FRIEND_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "whispered": _whispered,
    "whispers": _whispers,
    "whispered_in_game": _whispered_in_game,
    "people_here": _people_among_friends,
    "friend_came": _among_friends,
    "friends": _friends,
    "friends_none": _nobody_yet,
    "friends_ignored": _ignored,
    "friends_remove": _remove_friend,
    "report": _report,
    "report_whispers": _report_whispers,
    "people_reported": _host_is_told,
    "reported": _reported,
}
"""Every picture of them, by its name."""
