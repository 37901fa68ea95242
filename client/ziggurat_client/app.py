"""The application: the loop that drives the stack of scenes.

The loop sleeps in `pygame.event.wait` while nothing moves, wakes for input and for the network, and runs at the
display's rate only while a scene is animating.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Final

import pygame

from ziggurat.wire.messages import Closing, Notice, Refused, Reported, Said, Whispered
from ziggurat_client.atlas import LazyAtlas
from ziggurat_client.attention.asking import Attention
from ziggurat_client.attention.friends_coming import FriendsComing
from ziggurat_client.attention.notices import NOTICES_CHANGED, NoNotices, Notices
from ziggurat_client.clock import Clock
from ziggurat_client.discovery.found import Discovery, NoDiscovery
from ziggurat_client.input.controls import HANDLED, PRESSES, Controls
from ziggurat_client.input.intentions import intention_of
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.kept.drafts import Drafts
from ziggurat_client.kept.ignored_people import IgnoredPeople
from ziggurat_client.kept.kept_reviews import KeptReviews
from ziggurat_client.kept.level_wins import LevelWins
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.network.arrivals import Arrival, Doubt
from ziggurat_client.network.colour_asking import ColourAsking
from ziggurat_client.network.known_keys import KnownKeys
from ziggurat_client.network.link import Link
from ziggurat_client.network.remote import Remote
from ziggurat_client.replaying.replay_keeping import ReplayKeeping
from ziggurat_client.scenes.pages.common_keys import press_common_key
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.scenes.pages.stack import Stack
from ziggurat_client.scenes.pages.whispering import tell_whisper
from ziggurat_client.servers.friend_circle import FriendCircle
from ziggurat_client.servers.game_keeping import GameKeeping
from ziggurat_client.servers.own_servers import OwnServers
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.servers.win_counting import WinCounting
from ziggurat_client.services import Services, zoomed
from ziggurat_client.settings import Settings
from ziggurat_client.sound.arrivals import sound_of
from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.last_seconds import LastSeconds
from ziggurat_client.sound.speaker import Silence
from ziggurat_client.text_log import TextLog
from ziggurat_client.thinking.match_review import Reviews
from ziggurat_client.thinking.mind import THOUGHT, Mind
from ziggurat_client.ui.banner import Banner
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.window import Window
from ziggurat_client.wording.notices import NOTICE_SECONDS, notice
from ziggurat_client.wording.refusals import refusal
from ziggurat_client.wording.words import Words

FRAME: Final = 1 / 60
"""Seconds from one frame to the next while something moves."""
SHORTEST_WAIT: Final = 0.001
"""Seconds below which waiting makes no sense: pygame counts milliseconds."""
LONGEST_STEP: Final = 0.1
"""The most seconds of animation that one frame may skip, so that a busy machine slows it down and never tears it."""
_PLUGS: Final = frozenset({pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED})
_REVEALING_EVENTS: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class App:
    """The loop. Its `services`, its `stack` and its `atlas` are what scenes are given.

    It is large because it is where all parts of the program are put together, each in a line or two.
    """

    def __init__(
        self,
        window: Window,
        memory: Memory,
        words: Words,
        link: Link,
        clock: Clock,
        *,
        audio: Audio | None = None,
        pictures: Pictures | None = None,
        text_log: TextLog | None = None,
        discovery: Discovery | None = None,
        notices: Notices | None = None,
    ) -> None:
        """What is not given is silent, empty, and finds and shows nothing."""
        self.link = link
        audio = audio or Audio(clock, open_speaker=Silence)
        pictures = pictures or Pictures()
        controls, remote, mind = Controls(memory, clock), Remote(link, clock.now), Mind()
        self.stack: Stack[Scene] = Stack(partial(zoomed, window, memory), audio, pictures, self._leave_server)
        self.services = Services(
            window=window,
            memory=memory,
            known_keys=KnownKeys(memory.folder),
            words=words,
            remote=remote,
            level_wins=LevelWins(memory.folder),
            ignored=IgnoredPeople(memory, lambda: None if remote.welcome is None else remote.welcome.token),
            drafts=Drafts(memory.folder),
            friends=FriendCircle(memory, remote, time.time),
            clock=clock,
            controls=controls,
            prompts=(prompts := Prompts(words, controls)),
            pictures=pictures,
            audio=audio,
            settings=Settings(memory, words, audio, pictures, self.stack.renew),
            text_log=text_log or TextLog(),
            mind=mind,
            reviews=Reviews(mind, KeptReviews(memory.folder / "reviews")),
            servers=OwnServers(),
            discovery=discovery or NoDiscovery(),
            banner=Banner(self.stack, words, clock, audio, prompts, pictures, remote),
            notices=notices or NoNotices(),
        )
        self.atlas: Atlas = LazyAtlas(self.services, self.stack)
        self._colour_asking = ColourAsking(memory, remote)
        self._replays = ReplayKeeping(memory, remote, words, self.services.banner.tell)
        self._keeping = GameKeeping(self.services.servers, remote, self._replays.is_settled, QuickGame(memory).finish)
        self._attention = Attention(remote, window, self.services.notices, words, memory)
        services = self.services
        self._friends_coming = FriendsComing(
            services.friends,
            services.ignored,
            memory,
            window,
            services.notices,
            words,
            clock,
            services.banner.tell,
        )
        self._win_counting = WinCounting(remote, self.services.level_wins)
        self.on_show: Scene | None = None
        """The scene on top of the last frame: no other hears presses."""
        self._last_seconds = LastSeconds(clock, self.services.remote, lambda effect: self.services.audio.play(effect))
        self._last_frame = clock.now()
        self._was_animating = False
        _tell_of_files_put_aside(self.services)

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack.top

    def finish(self) -> None:
        """Leave the server and close the window; the application is of no use afterwards."""
        if self.stack.scenes:
            self.scene.leave()
        self.link.stop()
        self.services.discovery.stop()
        self.services.servers.finish()
        self.services.mind.stop()
        self.services.audio.close()
        self.services.notices.close()
        self.services.window.close()

    def _leave_server(self) -> None:
        self.services.remote.disconnect()
        self.services.discovery.stop()
        self.services.servers.stop_private()

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Turn until stopped."""
        # The first frame comes before the gamepads, which are looked for slowly.
        self.turn(patience=0)
        self.services.controls.pads.start()
        while not self.stack.stopped:
            self.turn()

    def turn(self, patience: float | None = None) -> None:
        """Wait for something to happen, take it in, and draw a frame if one is due.

        `patience` bounds the wait in seconds; without it the wait ends with the next event, frame or wake-up.
        """
        for event in self._wait(patience):
            if not self.stack.stopped:
                self._hear(event)
        if not self.stack.stopped and self.scene is self.on_show:
            self._take_if_meant(self.services.controls.repeated(self.scene))
        for arrival in self.link.arrivals():
            if not self.stack.stopped:
                self._bring(arrival)
        if not self.stack.stopped and self._frame_is_due():
            self._frame()
        self._last_seconds.listen()
        self.services.audio.update()

    def _wait(self, patience: float | None) -> list[pygame.Event]:
        wake = self._next_wake()
        sounds = (self.services.audio.wakes_in, self._last_seconds.wakes_in)
        limits = [limit for limit in (patience, wake, *sounds) if limit is not None]
        events = _events_within(min(limits, default=None))
        if not events and wake is not None and wake == min(limits):
            # The time has come that something asked to be looked at again.
            self.stack.redraw()
        return events

    def _next_wake(self) -> float | None:
        """Seconds until the loop must look again although nothing happens."""
        if self.stack.stale:
            return 0.0
        since = self.services.clock.now() - self._last_frame
        wakes = [scene.wakes_in for scene in self.stack.visible]
        wakes += [self.services.banner.wakes_in, self.services.controls.wakes_in]
        if self._is_moving():
            wakes.append(FRAME - since)
        return min((max(0.0, wake) for wake in wakes if wake is not None), default=None)

    def _frame_is_due(self) -> bool:
        wake = self._next_wake()
        return wake is not None and wake < SHORTEST_WAIT

    def _is_moving(self) -> bool:
        """Whether the next frame is another one although nothing happens."""
        return any(scene.animating or scene.panning.drifting for scene in self.stack.visible)

    def _frame(self) -> None:
        now, window = self.services.clock.now(), self.services.window
        # After a sleep nothing was moving: an animation that begins with this frame begins at its beginning.
        elapsed = min(now - self._last_frame, LONGEST_STEP) if self._was_animating else 0.0
        self._last_frame = now
        self.stack.stale = False
        self.stack.seat()
        visible = self.stack.visible
        for scene in visible:
            scene.panning.drift(elapsed)
            scene.update(elapsed)
        for scene in visible:
            scene.draw(window.surface)
        self.scene.panning.draw(window.surface)
        self.services.banner.draw(window.surface)
        self._was_animating = self._is_moving()
        window.flip()
        if self.scene is not self.on_show:
            self._begin_to_hear(self.scene)
        # Only the first call does anything: sound waits for the first frame, which it would delay.
        self.services.audio.open()

    def _begin_to_hear(self, scene: Scene) -> None:
        """Another scene is on show: what was pressed before it could be seen was not meant for it."""
        for event in pygame.event.get(HANDLED):
            self._hear(event)
        self.services.controls.begin_anew()
        self.on_show = scene

    # ------------------------------------------------------------------ arrivals and events

    def _bring(self, arrival: Arrival) -> None:
        """Hand an arrival to the record of the server and to the scenes that are seen."""
        remote, banner, words = self.services.remote, self.services.banner, self.services.words
        effect = sound_of(arrival, remote, {scene.board_of for scene in self.stack.visible})
        is_ignored = isinstance(arrival, Said | Whispered) and self.services.ignored.has(arrival.person)
        if effect is not None and not is_ignored:
            self.services.audio.play(effect)
        arrival = remote.receive(arrival)
        self.services.friends.hear(arrival)
        self._friends_coming.hear(arrival)
        # Before a scene begins the match.
        self._colour_asking.follow()
        self.stack.seat()
        for scene in self.stack.visible:
            scene.arrived(arrival)
        self._replays.follow()
        self._keeping.follow()
        self._attention.follow()
        self._win_counting.follow()
        if isinstance(arrival, Closing | Refused) and remote.standing == "away" and not self.scene.awaits_welcome:
            self.stack.home()
            banner.tell(refusal(words, arrival.code, arrival.params))
        if isinstance(arrival, Notice):
            banner.tell(notice(words, arrival), NOTICE_SECONDS)
        if isinstance(arrival, Whispered) and not is_ignored:
            tell_whisper(self.scene, arrival)
        if isinstance(arrival, Reported):
            banner.tell(words.say("reported.told", name=arrival.name, by=arrival.by_name), NOTICE_SECONDS)
        if isinstance(arrival, Doubt) and not self.scene.awaits_welcome:
            self._arrive_anew()
        self.stack.redraw()

    def _take_thoughts(self) -> None:
        """Answers to what the mind was asked have come."""
        self.services.mind.deliver()
        for scene in self.stack.visible:
            scene.thought()
        self.stack.redraw()

    def _arrive_anew(self) -> None:
        """The server is not what it was: go back to its door, where the person is asked."""
        address = self.services.remote.address
        self.stack.home()
        if address is not None:
            self.stack.push(self.atlas.connecting(address))

    def _hear(self, event: pygame.Event) -> None:
        """Handle an event as what the controls say that it means."""
        controls = self.services.controls
        was_by_pad = controls.by_pad
        heard = controls.hear(event, self.scene)
        if controls.by_pad != was_by_pad:
            self.stack.relabel()
        self._take_if_meant(heard)

    def _take_if_meant(self, event: pygame.Event | None) -> None:
        """Take an event in, unless it means nothing or is a press that came before the scene on top could be seen."""
        if event is not None and (self.scene is self.on_show or event.type not in PRESSES):
            self._take(event)

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.stack.stop()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.services.window.resized()
            self.stack.renew()
        elif event.type == SERVER_CHANGED and self.services.servers.has_lost_private and not self.scene.awaits_welcome:
            _leave_lost_server(self.stack, self.services)
        elif event.type == THOUGHT:
            self._take_thoughts()
        elif event.type == NOTICES_CHANGED:
            self.stack.relabel()
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._attention.come_back()
        elif event.type in _PLUGS:
            self._plugged(event)
        elif event.type in _REVEALING_EVENTS or self._offer(event):
            self.stack.redraw()

    def _offer(self, event: pygame.Event) -> bool:
        """Offer an event to the banner, the scene on top, and what scrolls it; return whether it was taken."""
        scene = self.scene
        return (
            self.services.banner.handle(event)
            or scene.panning.grasps(event)
            or scene.handle(event)
            or scene.panning.wheels(event)
        )

    def _take_key(self, event: pygame.Event) -> None:
        if self.scene.handle(event):
            self.stack.redraw()
        else:
            press_common_key(self.atlas, intention_of(event))

    def _plugged(self, event: pygame.Event) -> None:
        """A gamepad came or went."""
        pads, came = self.services.controls.pads, event.type == pygame.CONTROLLERDEVICEADDED
        name = pads.plug(event) if came else pads.unplug(event)
        if name is not None:
            self.services.banner.tell(self.services.words.say("pad.plugged" if came else "pad.unplugged", name=name))
            self.stack.redraw()


def _tell_of_files_put_aside(services: Services) -> None:
    """Say what could not be read of what was remembered."""
    if services.memory.aside is not None:
        services.banner.tell(services.words.say("profile.aside", file=services.memory.aside.name))
    if services.known_keys.aside is not None:
        services.banner.tell(services.words.say("keys.aside", file=services.known_keys.aside.name))
    if services.friends.kept.aside is not None:
        services.banner.tell(services.words.say("friends.aside", file=services.friends.kept.aside.name))


def _leave_lost_server(stack: Stack[Scene], services: Services) -> None:
    """The private server ended in the middle of a game: go back to the title, where a kept one can be gone on with."""
    waits = services.servers.has_game_waiting
    stack.home()
    services.banner.tell(services.words.say("private.ended.waits" if waits else "private.ended"))


def _events_within(seconds: float | None) -> list[pygame.Event]:
    """What has happened, or happens first within that time; without one it is waited for as long as it takes."""
    if seconds is None:
        return [pygame.event.wait(), *pygame.event.get()]
    milliseconds = round(seconds * 1000)
    # A time-out of 0 would wait for ever.
    first = pygame.event.wait(milliseconds) if milliseconds > 0 else pygame.event.poll()
    return [] if first.type == pygame.NOEVENT else [first, *pygame.event.get()]
