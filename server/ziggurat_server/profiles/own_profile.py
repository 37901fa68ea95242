"""What people decide about themselves: how much of them others see, which devices are theirs, and to be forgotten."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.wire.profiles import Openness
from ziggurat_server.guests.people import People, Person
from ziggurat_server.journal.finished import Archive
from ziggurat_server.profiles.devices import Devices
from ziggurat_server.refusal import Refusal


class OwnProfile:
    """Does with a person's profile what they ask for."""

    def __init__(
        self, people: People, archive: Archive, forget_elsewhere: Callable[[Person], None], devices: Devices
    ) -> None:
        """`forget_elsewhere` is called with whoever wants to be forgotten, for what is not in the archive."""
        self._people = people
        self._archive = archive
        self._forget_elsewhere = forget_elsewhere
        self.devices = devices

    def share(self, person: Person, openness: Openness) -> None:
        """Others see so much of their profile from now on."""
        self._archive.share(person.id, openness)

    def forget(self, person: Person) -> None:
        """Forget them, with all that they have played.

        Raises Refusal `still_at_a_table` while they are at a table, or have a seat at one.
        """
        if person.seated_at or person.present_at:
            raise Refusal("still_at_a_table", "leave your tables first")
        if person.bot or person.relayed:
            raise Refusal("not_yours", "only people can be forgotten, at the server that knows them")
        self._people.let_go(person)
        self._forget_elsewhere(person)
        self._archive.erase(person.id, person.name)
