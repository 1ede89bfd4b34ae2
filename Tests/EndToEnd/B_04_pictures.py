"""B-4, the social half: visit a profile; change one's picture, which earns the badge doppelganger; friends see the new one."""

from __future__ import annotations

from installation import eventually
from player import Player
from test_friends import Listener
from test_media import Phone, friends, png, sample_jpeg  # noqa: F401 - a fixture


def seen(by: Phone, other: Player) -> bytes:
    """The picture beside somebody's name, as the visitor's phone shows it."""
    answer = by.fetch(by.profile(other).person.picture.thumbnail_path)
    assert answer.status == 200
    return answer.content


def test_a_changed_picture_is_seen_by_friends_and_earns_a_badge(cairn, friends):  # noqa: F811
    anna, berta = friends
    phone, other = Phone(anna), Phone(berta)
    visited = other.profile(anna)
    assert visited.person.username == anna.username and not visited.person.HasField("picture")
    at_berta = Listener(berta)
    phone.set_picture(phone.send(sample_jpeg()).media_id)
    assert at_berta.next() == "profile_updated"
    first = seen(other, anna)
    eventually(lambda: phone.badges()["doppelganger"], within=15, what="the badge")
    # Another one: the friend's list and the profile show it, and not the former.
    phone.set_picture(phone.send(png(64, 64)).media_id)
    assert at_berta.next() == "profile_updated"
    second = seen(other, anna)
    assert second != first and second[:4] == b"RIFF"
    (friend,) = other.friends()
    assert friend.person.picture == other.profile(anna).person.picture
    assert other.badges()["doppelganger"] is False, "whoever looks on earns nothing"
