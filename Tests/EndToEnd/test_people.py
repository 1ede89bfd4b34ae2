"""Profiles, preferences and the search for people, from two phones."""

from __future__ import annotations

import uuid

from cairn.social.v1 import people_pb2, preferences_pb2, profiles_pb2
from cairn.social.v1.people_connect import PeopleServiceClientSync
from cairn.social.v1.preferences_connect import PreferenceServiceClientSync
from cairn.social.v1.profiles_connect import ProfileServiceClientSync
from cairn.type.v1 import realm_pb2
from player import Player, refused
from test_friends import Listener, people

Realm = realm_pb2.Realm
Relation = people_pb2.Relationship
Visibility = profiles_pb2.Visibility


def service(kind, player: Player):
    return kind(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def profile(of: Player, by: Player, realm=Realm.REALM_WHERE_AM_I):
    request = profiles_pb2.GetProfileRequest(username=of.username.upper(), realm=realm)
    return service(ProfileServiceClientSync, by).get_profile(request, headers=by.headers()).profile


def search(by: Player, prefix: str, **page):
    request = people_pb2.SearchUsersRequest(username_prefix=prefix, **page)
    return service(PeopleServiceClientSync, by).search_users(request, headers=by.headers())


def test_a_profile_is_seen_where_its_owner_wants_it(cairn):
    anna, berta = people(cairn.url)
    profiles = service(ProfileServiceClientSync, anna)
    key = str(uuid.uuid4())
    change = profiles_pb2.UpdateProfileRequest(
        about="walks", languages=profiles_pb2.LanguageList(languages=["sv"]), visibility={"about": Visibility.VISIBILITY_FRIENDS}
    )
    versions = [profiles.update_profile(change, headers=anna.headers(key)).version for _ in range(2)]
    assert versions[0] == versions[1] > 0
    facet = profiles_pb2.SetAppFacetRequest(
        realm=Realm.REALM_WHERE_AM_I, about="guesses", about_visibility=Visibility.VISIBILITY_EVERYONE, is_identity_shared=True
    )
    profiles.set_app_facet(facet, headers=anna.headers(str(uuid.uuid4())))
    seen = profile(anna, berta)
    assert (seen.person.username, seen.relationship) == (anna.username, Relation.RELATIONSHIP_NONE)
    assert (seen.about, list(seen.languages), seen.app_about) == ("", ["sv"], "guesses")
    # In an app in which she has not shared it there is her name alone.
    assert profile(anna, berta, Realm.REALM_QWALK) == profiles_pb2.Profile(person=seen.person, relationship=seen.relationship)
    anna.ask_friend(berta.username)
    assert profile(anna, berta).relationship == Relation.RELATIONSHIP_REQUEST_RECEIVED
    berta.answer_friend(anna)
    seen = profile(anna, berta)
    assert (seen.about, seen.relationship) == ("walks", Relation.RELATIONSHIP_FRIEND)
    at_berta = Listener(berta)
    profiles.update_profile(profiles_pb2.UpdateProfileRequest(about="runs"), headers=anna.headers(str(uuid.uuid4())))
    assert at_berta.next() == "profile_updated"
    assert profile(anna, berta).about == "runs"
    with refused("aborted", "VERSION_CONFLICT"):
        profiles.update_profile(
            profiles_pb2.UpdateProfileRequest(about="", expected_version=versions[0]), headers=anna.headers(str(uuid.uuid4()))
        )
    anna.block(berta)
    assert profile(berta, anna).relationship == Relation.RELATIONSHIP_BLOCKED
    with refused("not_found", "USER_NOT_FOUND"):
        profile(anna, berta)


def test_people_are_found_by_the_beginning_of_their_names(cairn):
    anna, berta, carla = people(cairn.url, 3)
    assert [user.person.username for user in search(anna, berta.username[:12]).users] == [berta.username]
    found = search(anna, "p_", page_size=50).users
    assert anna.username not in [user.person.username for user in found]
    carla.block(anna)
    assert search(anna, carla.username[:12]).users == []
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        search(anna, "p")
    page = search(anna, "p_", page_size=1)
    if page.next_page_token:
        assert search(anna, "p_", page_size=1, page_token=page.next_page_token).users != page.users or page.users == []


def test_preferences_follow_a_person_to_the_next_phone(cairn):
    (anna,) = people(cairn.url, 1)
    other = Player(cairn.url)
    other.log_in(anna.username, anna.password)
    first, second = service(PreferenceServiceClientSync, anna), service(PreferenceServiceClientSync, other)
    got = second.get_preferences(preferences_pb2.GetPreferencesRequest(), headers=other.headers()).preferences
    assert got.is_sound_on and list(got.seen_intros) == []
    listener = Listener(other)
    change = preferences_pb2.UpdatePreferencesRequest(is_sound_on=False, seen_intros=[Realm.REALM_WHERE_AM_I], time_zone="Europe/Rome")
    first.update_preferences(change, headers=anna.headers(str(uuid.uuid4())))
    assert listener.next() == "preferences_updated"
    got = second.get_preferences(preferences_pb2.GetPreferencesRequest(), headers=other.headers()).preferences
    assert (got.is_sound_on, list(got.seen_intros), got.time_zone) == (False, [Realm.REALM_WHERE_AM_I], "Europe/Rome")
