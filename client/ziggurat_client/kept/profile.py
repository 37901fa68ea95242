"""What the client remembers between two starts: one JSON file in the person's data folder."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import ChosenColour, GivenName, PersonId, Secret, ShownName
from ziggurat.visible_text import visible
from ziggurat.whole import whole
from ziggurat_client.input.bindings import Bindings
from ziggurat_client.kept.kept_file import KeptFile
from ziggurat_client.kept.private_files import tighten

FILE: Final = "profile.json"
RECENT_SERVERS: Final = 6
"""How many servers are remembered."""
LONGEST_NAME: Final = 24
"""The most characters of a person's name that servers take."""
ZOOMS: Final = (75, 100, 125, 150, 175, 200)
"""How large everything can be, in per cent."""
USUAL_ZOOM: Final = 100

MOST_IGNORED: Final = 200
"""How many people of one server are ignored at most: the last ones."""

_NOBODYS: Final = [
    "admin",
    "administrateur",
    "administrator",
    "debian",
    "deck",
    "default",
    "docker",
    "guest",
    "home",
    "invite",
    "invité",
    "kiosk",
    "nobody",
    "owner",
    "pc",
    "pi",
    "player",
    "root",
    "steam",
    "test",
    "ubuntu",
    "user",
    "utilisateur",
    "vagrant",
]
"""Accounts that are called after a machine or a task, not after a person."""

Volume: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
"""How loud a person hears something."""


def account_name() -> str:
    """The name of the person's account on this machine, as a name for a table; empty if it is no person's."""
    try:
        account = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    name = visible(account)[:LONGEST_NAME].strip().capitalize()
    is_persons = name.lower() not in _NOBODYS and any(letter.isalpha() for letter in name)
    return name if is_persons else ""


class Server(msgspec.Struct, frozen=True):
    """A server that we were on: how to get there, its own name, and the secret that brings us back as who we were.

    `ignored` are the people there whose words we do not want to see, and `ignored_names` what they were called then.
    The server tells us from others by the secret, and them by these ids, as long as it remembers anybody.
    """

    link: Annotated[str, msgspec.Meta(max_length=300)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    token: Secret | None = None
    ignored: Annotated[tuple[PersonId, ...], msgspec.Meta(max_length=MOST_IGNORED)] = ()
    ignored_names: Annotated[dict[PersonId, ShownName], msgspec.Meta(max_length=MOST_IGNORED)] = {}

    @property
    def label(self) -> str:
        """How it is called in a list."""
        return f"{self.name} — {self.link}" if self.name else self.link


class Profile(msgspec.Struct, frozen=True):
    """The remembered choices. Every field has a default, so that files of older versions are read.

    It is large because each choice is a field.
    """

    name: GivenName | None = None
    language: Annotated[str, msgspec.Meta(pattern=whole("en|fr"))] | None = None
    quick_game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The game that was played last at this screen, if any."""
    quick_mode: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The mode that was played last of a game that has several, if any."""
    quick_seats: Annotated[int, msgspec.Meta(ge=2, le=12)] = 3
    guests: Annotated[tuple[GivenName, ...], msgspec.Meta(max_length=11)] = ()
    """The names of those who last played at this screen beside us."""
    colour: ChosenColour | None = None
    """The colour that we have wherever nobody else has it, if one was ever chosen."""
    servers: Annotated[tuple[Server, ...], msgspec.Meta(max_length=100)] = ()
    effects_volume: Volume = 0.8
    music_volume: Volume = 0.6
    muted: bool = False
    palette: Literal["standard", "red_green", "blue_yellow", "high_contrast"] = "standard"
    speed: Annotated[float, msgspec.Meta(ge=0, le=4)] = 1.0
    """How fast stories are told; 0 shows only how they end."""
    reduced_motion: bool = False
    board_help: bool = True
    """Whether a strip over the board says what one has and what comes next."""
    bots_speak: bool = False
    """Whether bots that one plays with here alone say a word at turning points."""
    system_notices: bool = False
    """Whether the system shows a notice when it is our turn and we look elsewhere."""
    seen_by_friends: bool = True
    """Whether friends are told that we are on a server."""
    friend_notices: bool = True
    """Whether we are told when a friend comes to the server that we are on."""
    fullscreen: bool = False
    zoom: Annotated[int, msgspec.Meta(ge=ZOOMS[0], le=ZOOMS[-1], multiple_of=25)] = USUAL_ZOOM
    """How large everything is, in per cent."""
    seals: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=60)], ...], msgspec.Meta(max_length=1000)] = ()
    """The lessons that were done, as `<game>/<name>`."""
    finished: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=50)] = ()
    """The games of which one was played to its end at this screen."""
    pictured: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=50)] = ()
    """The games of which it was shown how to win them."""
    heard: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=120)], ...], msgspec.Meta(max_length=1000)] = ()
    """What guides have said, as `<game>/<mode>/<remark>`, in games that have several modes."""
    bindings: Bindings = Bindings()
    told_report: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The name of the crash report that was told of last."""


class Memory:
    """Keeps the profile in `folder`. Every change is written at once."""

    def __init__(self, folder: Path) -> None:
        """Reads the profile. A damaged file is kept `aside` as `profile.json.broken`, and what can be read of it is
        still the profile. Folder and file are closed to others."""
        self.folder = folder
        tighten(folder, folder / FILE)
        self._file = KeptFile(folder / FILE, Profile, by_parts=True)
        self.profile = self._file.read()

    @property
    def aside(self) -> Path | None:
        """Where a damaged file is kept."""
        return self._file.aside

    def change(self, **fields: object) -> None:
        """Remember new values of the profile's fields. One that could not be read back stays as it was."""
        for name, value in fields.items():
            changed = msgspec.structs.replace(self.profile, **{name: value})
            if self._file.can_keep(changed):
                self.profile = changed
        self._file.write(self.profile)

    def server(self, link: str) -> Server | None:
        """What is remembered of the server at that address, or None."""
        return next((server for server in self.profile.servers if server.link == link), None)

    def visited(self, server: Server) -> None:
        """Remember a server as the most recent one, with whom we ignored there before if it still knows us."""
        before = self.server(server.link)
        if before is not None and before.token == server.token and not server.ignored:
            kept = {"ignored": before.ignored, "ignored_names": before.ignored_names}
            server = msgspec.structs.replace(server, **kept)
        others = tuple(other for other in self.profile.servers if other.link != server.link)
        self.change(servers=(server, *others)[:RECENT_SERVERS])
