"""The application: the stack of scenes and the loop that drives it.

The loop sleeps in `pygame.event.wait` while nothing moves, wakes for input and for the network, and runs at the
display's rate only while a scene is animating.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.wire.messages import Closing, Notice, Refused
from ziggurat_client.clock import Clock
from ziggurat_client.common_keys import press_common_key
from ziggurat_client.discovery.found import Discovery, NoDiscovery
from ziggurat_client.input.controls import HANDLED, PRESSES, Controls
from ziggurat_client.input.intentions import intention_of
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.kept.kept_reviews import KeptReviews
from ziggurat_client.kept.profile import Memory, account_name
from ziggurat_client.network.arrivals import Arrival, Doubt
from ziggurat_client.network.known_keys import KnownKeys
from ziggurat_client.network.link import Link
from ziggurat_client.network.remote import Remote
from ziggurat_client.settings import Settings
from ziggurat_client.sound.arrivals import sound_of
from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.speaker import Silence, Speaker
from ziggurat_client.text_log import TextLog
from ziggurat_client.thinking.match_review import Reviews
from ziggurat_client.thinking.mind import THOUGHT, Mind
from ziggurat_client.ui.banner import Banner
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.window import Window
from ziggurat_client.wording.notices import NOTICE_SECONDS, notice
from ziggurat_client.wording.refusals import refusal
from ziggurat_client.wording.words import Words

if TYPE_CHECKING:
    from ziggurat_client.scenes.pages.scene import Scene
    from ziggurat_client.servers.hosted_server import HostedServer
    from ziggurat_client.servers.private_server import PrivateServer

FRAME: Final = 1 / 60
"""Seconds from one frame to the next while something moves."""
SHORTEST_WAIT: Final = 0.001
"""Seconds below which waiting makes no sense: pygame counts milliseconds."""
LONGEST_STEP: Final = 0.1
"""The most seconds of animation that one frame may skip, so that a busy machine slows it down and never tears it."""
_PLUGS: Final = frozenset({pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED})
_REVEALING_EVENTS: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class App:
    """What every scene shares, and the stack they live on.

    `window`, `memory` (the profile), `known_keys` (the servers that are trusted), `words` (the language), `link` and
    `remote` (the server), `clock`, `pictures` (drawn once, kept), `audio` (what is heard), `settings` (the person's
    choices), `text_log` (the log in plain text), `mind` (what thinks for us) and `reviews` (of matches that are over)
    are for the scenes to use. `private_server` is ours while we play alone, `hosted_server` while friends can come to
    us; `discovery` finds the servers of the local network.
    """

    def __init__(
        self,
        window: Window,
        memory: Memory,
        words: Words,
        link: Link,
        clock: Clock,
        open_speaker: Callable[[], Speaker] = Silence,
    ) -> None:
        """`open_speaker` is called after the first frame."""
        self.window = window
        self.memory = memory
        self.known_keys = KnownKeys(memory.folder)
        self.words = words
        self.link = link
        self.remote = Remote(link, clock.now)
        self.clock = clock
        self.controls = Controls(memory, clock)
        self.prompts = Prompts(words, self.controls)
        self.pictures = Pictures()
        self.audio = Audio(clock, open_speaker=open_speaker)
        self._scale = self.screen.scale
        self.settings = Settings(self)
        self.text_log = TextLog()
        self.mind = Mind()
        self.reviews = Reviews(self.mind, KeptReviews(memory.folder / "reviews"))
        self.private_server: PrivateServer | None = None
        self.hosted_server: HostedServer | None = None
        self.discovery: Discovery = NoDiscovery()
        self.stopped = False
        self._scenes: list[Scene] = []
        self._stale = True
        self.banner = Banner(self)
        self._last_frame = clock.now()
        self._was_animating = False
        self.on_show: Scene | None = None
        """The scene on top of the last frame: no other hears presses."""
        if memory.aside is not None:
            self.banner.tell(words.say("profile.aside", file=memory.aside.name))
        if self.known_keys.aside is not None:
            self.banner.tell(words.say("keys.aside", file=self.known_keys.aside.name))

    # ------------------------------------------------------------------ the stack

    @property
    def screen(self) -> Screen:
        """The window's geometry now, with everything as large as the person wants it."""
        return replace(self.window.screen, zoom=self.memory.profile.zoom / 100)

    @property
    def person_name(self) -> str:
        """The name we go by: the one last chosen, or the account's."""
        return self.memory.profile.name or account_name() or self.words.say("person.unnamed")

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self._scenes[-1]

    @property
    def message_place(self) -> Box | None:
        """The part of the window that a message may cover at its top, or None if that is its whole width."""
        place = self.scene.message_place
        if place is None:
            return None
        left, top = self.screen.point(self.scene.screen.pixel(place.x, place.y))
        return place._replace(x=left, y=top)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The whole stack, bottom first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.scene.leave()
            self.scene.panning.let_go()
        self._add(scene)

    def close(self, scene: Scene) -> None:
        """Take a scene, and all above it, off the stack. Without scenes the application stops."""
        if scene not in self._scenes:
            return
        self._drop(scene)
        if self._scenes:
            self.scene.enter()
            self._choose_music()
        else:
            self.stop()
        self.redraw()

    def replace(self, old: Scene, new: Scene) -> None:
        """Put `new` in the place of `old` and all above it."""
        if old in self._scenes:
            self._drop(old)
            self._add(new)

    def home(self) -> None:
        """Go back to the first scene, and leave the server."""
        self.remote.disconnect()
        self.discovery.stop()
        self.stop_private_server()
        if len(self._scenes) > 1:
            self.close(self._scenes[1])

    def stop(self) -> None:
        """End the loop after this turn."""
        self.stopped = True

    def finish(self) -> None:
        """Leave the server and close the window; the application is of no use afterwards."""
        if self._scenes:
            self.scene.leave()
        self.link.stop()
        self.discovery.stop()
        self.stop_servers()
        self.mind.stop()
        self.audio.close()
        self.window.close()

    def stop_private_server(self) -> None:
        """End the server that was started for playing alone, if there is one."""
        if self.private_server is not None:
            self.private_server.stop()
            self.private_server = None

    def stop_servers(self) -> None:
        """End the servers that were started here, but for the one for friends if that is to stay."""
        self.stop_private_server()
        if self.hosted_server is not None:
            self.hosted_server.finish()
            self.hosted_server = None

    def show_keys(self) -> None:
        """Show the keys that work in the scene on top."""
        from ziggurat_client.scenes.pages.keys import KeysScene

        self.push(KeysScene(self, self.scene))

    def toggle_fullscreen(self) -> None:
        """Fill the display, or return to the window."""
        self.window.toggle_fullscreen()
        self.memory.change(fullscreen=self.window.fullscreen)
        self.renew()

    def toggle_mute(self) -> None:
        """Let nothing be heard, or everything again, and say which."""
        self.settings.choose(muted=not self.audio.muted)
        self.banner.tell(self.words.say("sound.off" if self.audio.muted else "sound.on"))

    def renew(self) -> None:
        """The window's size or a setting is another now, such as the language: every scene lays itself out anew."""
        if self.screen.scale != self._scale:
            # No picture of another scale will be shown again soon.
            self.pictures.clear()
            self._scale = self.screen.scale
        for scene in self._scenes:
            scene.resized(self.screen)
        self.redraw()

    def redraw(self) -> None:
        """Ask for a new frame."""
        self._stale = True

    def _add(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.resized(self.screen)
        scene.enter()
        self._choose_music()
        self.redraw()

    def _choose_music(self) -> None:
        """Let the music be heard that belongs to the lowest scene that is seen."""
        # A scene that is entered may find that it has nothing to show and close itself, as the last one.
        piece = self._visible()[0].music if self._scenes else None
        if piece is None:
            self.audio.stop_music()
        else:
            self.audio.play_music(piece)

    def _drop(self, scene: Scene) -> None:
        self.scene.leave()
        del self._scenes[self._scenes.index(scene) :]

    def _visible(self) -> list[Scene]:
        """The scenes that are seen, lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return self._scenes[first:]

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Turn until stopped."""
        # The first frame comes before the gamepads, which are looked for slowly.
        self.turn(patience=0)
        self.controls.pads.start()
        while not self.stopped:
            self.turn()

    def turn(self, patience: float | None = None) -> None:
        """Wait for something to happen, take it in, and draw a frame if one is due.

        `patience` bounds the wait in seconds; without it the wait ends with the next event, frame or wake-up.
        """
        for event in self._wait(patience):
            if not self.stopped:
                self._hear(event)
        if not self.stopped and self.scene is self.on_show:
            self._take_if_meant(self.controls.repeated(self.scene))
        for arrival in self.link.arrivals():
            if not self.stopped:
                self._bring(arrival)
        if not self.stopped and self._frame_is_due():
            self._frame()

    def _wait(self, patience: float | None) -> list[pygame.Event]:
        look = self._next_look()
        limits = [limit for limit in (patience, look) if limit is not None]
        # A time-out of 0 would wait for ever.
        first = pygame.event.wait(max(1, round(min(limits) * 1000))) if limits else pygame.event.wait()
        if first.type == pygame.NOEVENT and look is not None and look == min(limits):
            # The time has come that something asked to be looked at again.
            self._stale = True
        events = [first, *pygame.event.get()]
        return [event for event in events if event.type != pygame.NOEVENT]

    def _next_look(self) -> float | None:
        """Seconds until the loop must look again although nothing happens."""
        if self._stale:
            return 0.0
        since = self.clock.now() - self._last_frame
        looks = [scene.wakes_in for scene in self._visible()]
        looks += [self.banner.wakes_in, self.controls.wakes_in]
        if self._is_moving():
            looks.append(FRAME - since)
        return min((max(0.0, look) for look in looks if look is not None), default=None)

    def _frame_is_due(self) -> bool:
        look = self._next_look()
        return look is not None and look < SHORTEST_WAIT

    def _is_moving(self) -> bool:
        """Whether the next frame is another one although nothing happens."""
        return any(scene.animating or scene.panning.drifting for scene in self._visible())

    def _frame(self) -> None:
        now = self.clock.now()
        # After a sleep nothing was moving: an animation that begins with this frame begins at its beginning.
        elapsed = min(now - self._last_frame, LONGEST_STEP) if self._was_animating else 0.0
        self._last_frame = now
        self._stale = False
        visible = self._visible()
        for scene in visible:
            scene.panning.drift(elapsed)
            scene.update(elapsed)
        for scene in visible:
            scene.draw(self.window.surface)
        self.scene.panning.draw(self.window.surface)
        self.banner.draw(self.window.surface)
        self._was_animating = self._is_moving()
        self.window.flip()
        if self.scene is not self.on_show:
            self._begin_to_hear(self.scene)
        # Only the first call does anything: sound waits for the first frame, which it would delay.
        self.audio.open()

    def _begin_to_hear(self, scene: Scene) -> None:
        """Another scene is on show: what was pressed before it could be seen was not meant for it."""
        for event in pygame.event.get(HANDLED):
            self._hear(event)
        self.controls.begin_anew()
        self.on_show = scene

    # ------------------------------------------------------------------ arrivals and events

    def _bring(self, arrival: Arrival) -> None:
        """Let the record of the server and the scenes that are seen know of an arrival."""
        effect = sound_of(arrival, self.remote)
        if effect is not None:
            self.audio.play(effect)
        arrival = self.remote.receive(arrival)
        for scene in self._visible():
            scene.arrived(arrival)
        if isinstance(arrival, Closing | Refused) and self.remote.standing == "away" and not self.scene.awaits_welcome:
            self.home()
            self.banner.tell(refusal(self.words, arrival.code, arrival.params))
        if isinstance(arrival, Notice):
            self.banner.tell(notice(self.words, arrival), NOTICE_SECONDS)
        if isinstance(arrival, Doubt) and not self.scene.awaits_welcome:
            self._arrive_anew()
        self.redraw()

    def _take_thoughts(self) -> None:
        """Answers to what the mind was asked have come."""
        self.mind.deliver()
        for scene in self._visible():
            scene.thought()
        self.redraw()

    def _arrive_anew(self) -> None:
        """The server is not what it was: go back to its door, where the person is asked."""
        from ziggurat_client.scenes.servers.connecting import ConnectingScene

        address = self.remote.address
        self.home()
        if address is not None:
            self.push(ConnectingScene(self, address))

    def _hear(self, event: pygame.Event) -> None:
        """Let the controls find out what an event means, and take it in as that."""
        was_by_pad = self.controls.by_pad
        heard = self.controls.hear(event, self.scene)
        if self.controls.by_pad != was_by_pad:
            self.relabel()
        self._take_if_meant(heard)

    def _take_if_meant(self, event: pygame.Event | None) -> None:
        """Take an event in, unless it means nothing or is a press that came before the scene on top could be seen."""
        if event is not None and (self.scene is self.on_show or event.type not in PRESSES):
            self._take(event)

    def relabel(self) -> None:
        """Keys or buttons are called otherwise now: show that everywhere."""
        for scene in self._scenes:
            scene.relabel()
        self.redraw()

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.stop()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type == THOUGHT:
            self._take_thoughts()
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type in _PLUGS:
            self._plugged(event)
        elif event.type in _REVEALING_EVENTS or self._offer(event):
            self.redraw()

    def _offer(self, event: pygame.Event) -> bool:
        """Offer an event to the banner, the scene on top, and what scrolls it; return whether it was taken."""
        scene = self.scene
        return (
            self.banner.handle(event)
            or scene.panning.grasps(event)
            or scene.handle(event)
            or scene.panning.wheels(event)
        )

    def _take_key(self, event: pygame.Event) -> None:
        if self.scene.handle(event):
            self.redraw()
        else:
            press_common_key(self, intention_of(event))

    def _plugged(self, event: pygame.Event) -> None:
        """A gamepad came or went."""
        pads, came = self.controls.pads, event.type == pygame.CONTROLLERDEVICEADDED
        name = pads.plug(event) if came else pads.unplug(event)
        if name is not None:
            self.banner.tell(self.words.say("pad.plugged" if came else "pad.unplugged", name=name))
            self.redraw()

    def _resized(self) -> None:
        self.window.resized()
        self.renew()
