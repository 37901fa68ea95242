"""What scenes use of the program."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ziggurat_client.attention.notices import Notices
from ziggurat_client.clock import Clock
from ziggurat_client.discovery.found import Discovery
from ziggurat_client.input.controls import Controls
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.kept.drafts import Draft, Drafts
from ziggurat_client.kept.ignored_people import IgnoredPeople
from ziggurat_client.kept.level_wins import LevelWins
from ziggurat_client.kept.profile import Memory, account_name
from ziggurat_client.network.known_keys import KnownKeys
from ziggurat_client.network.remote import Remote
from ziggurat_client.servers.friend_circle import FriendCircle
from ziggurat_client.servers.own_servers import OwnServers
from ziggurat_client.settings import Settings
from ziggurat_client.sound.audio import Audio
from ziggurat_client.text_log import TextLog
from ziggurat_client.thinking.match_review import Reviews
from ziggurat_client.thinking.mind import Mind
from ziggurat_client.ui.banner import Banner
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class Services:
    """One of each, the same for all scenes. None of them knows a scene.

    It is large because each is a member with a name of its own.
    """

    window: Window
    memory: Memory
    """The profile, and the folder in which it is kept."""
    known_keys: KnownKeys
    """The servers that are trusted."""
    words: Words
    """The language."""
    remote: Remote
    """The server, as far as we know it."""
    level_wins: LevelWins
    """How often each level of bots has won here."""
    ignored: IgnoredPeople
    """Whose words are not shown at this screen."""
    drafts: Drafts
    """What was being written."""
    friends: FriendCircle
    """Who is a friend of ours, and where on this server they are."""
    clock: Clock
    controls: Controls
    prompts: Prompts
    """What keys and buttons are called."""
    pictures: Pictures
    """Pictures that are drawn once, and kept."""
    audio: Audio
    settings: Settings
    """The person's choices in force."""
    text_log: TextLog
    """The log in plain text."""
    mind: Mind
    """What thinks for us."""
    reviews: Reviews
    """Of matches that are over."""
    servers: OwnServers
    """The servers that were started here."""
    discovery: Discovery
    """Finds the servers of the local network."""
    banner: Banner
    notices: Notices
    """What the system shows over other windows."""

    @property
    def screen(self) -> Screen:
        """The window's geometry now, with everything as large as the person wants it."""
        return zoomed(self.window, self.memory)

    @property
    def person_name(self) -> str:
        """The name we go by: the one last chosen, or the account's."""
        return self.memory.profile.name or account_name() or self.words.say("person.unnamed")

    def draft(self, table: str = "") -> Draft:
        """What is being written at a table of this server, or in its lobby."""
        address = self.remote.address
        server = "" if address is None else f"{address.host}:{address.port}"
        return self.drafts.at(f"{server}/{table}")


def zoomed(window: Window, memory: Memory) -> Screen:
    """The window's geometry now, with everything as large as the profile says."""
    return replace(window.screen, zoom=memory.profile.zoom / 100)
