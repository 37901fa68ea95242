"""What works in every scene: the keys that do, unless the scene takes them, and the buttons that do the same."""

from __future__ import annotations

from ziggurat_client.input.intentions import Intention
from ziggurat_client.kept.profile import USUAL_ZOOM
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.pages.turns_elsewhere import go_to_our_turn
from ziggurat_client.scenes.pages.whispering import answer_whisper
from ziggurat_client.services import Services


def press_common_key(atlas: Atlas, intention: Intention | None) -> None:
    """Do what was meant, if it means something everywhere."""
    services = atlas.services
    match intention:
        case Intention.BACK:
            go_back(atlas)
        case Intention.FULLSCREEN:
            toggle_fullscreen(atlas)
        case Intention.LARGER:
            services.settings.magnify(1)
            _tell_size(services)
        case Intention.SMALLER:
            services.settings.magnify(-1)
            _tell_size(services)
        case Intention.USUAL_SIZE:
            services.settings.choose(zoom=USUAL_ZOOM)
            _tell_size(services)
        case Intention.MUTE:
            toggle_mute(services)
        case Intention.RECONNECT:
            services.banner.press()
        case Intention.HELP:
            show_keys(atlas)
        case Intention.OUR_TURN:
            go_to_our_turn(atlas)
        case Intention.ANSWER:
            answer_whisper(atlas)


def go_back(atlas: Atlas) -> None:
    """Put away what lies over the scene on top, or leave that."""
    atlas.services.audio.play("back")
    scene = atlas.stack.top
    if not scene.put_away():
        scene.back()
    atlas.stack.redraw()


def show_keys(atlas: Atlas) -> None:
    """Show the keys that work in the scene on top."""
    atlas.stack.push(atlas.keys(atlas.stack.top))


def toggle_fullscreen(atlas: Atlas) -> None:
    """Fill the display, or return to the window."""
    window = atlas.services.window
    window.toggle_fullscreen()
    atlas.services.memory.change(fullscreen=window.fullscreen)
    atlas.stack.renew()


def toggle_mute(services: Services) -> None:
    """Mute everything, or undo that, and say which."""
    services.settings.choose(muted=not services.audio.muted)
    services.banner.tell(services.words.say("sound.off" if services.audio.muted else "sound.on"))


def _tell_size(services: Services) -> None:
    """Say how large everything is now."""
    services.banner.tell(services.words.say("zoom.now", percent=services.settings.zoom))
