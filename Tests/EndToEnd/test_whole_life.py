"""M-4: one guest plays, becomes somebody, makes a friend, plays with the friend and is deleted; all that is told of them agrees at each step."""

from __future__ import annotations

import json
import uuid

import pytest
from B_02_random_opponent import events_until, wait_for
from B_18_delete_account import completed, delete, export, seen, stream, traces
from cairn.social.v1 import people_pb2, profiles_pb2
from cairn.social.v1.profiles_connect import ProfileServiceClientSync
from cairn.type.v1 import realm_pb2
from installation import SHORT_TIMING, Installation, eventually
from player import Player, State, refused
from test_friends import Listener
from test_guests import games, may_list, new_guest, with_password
from test_people import profile, search, service

Realm = realm_pb2.Realm
Relation = people_pb2.Relationship
# Of so many games somebody is ranked.
RANKED_MIN = 5


@pytest.fixture(scope="module")
def house():
    with Installation(**SHORT_TIMING, CAIRN_AUTH_DELETION_SWEEP_MS="1000") as installation:
        yield installation


def earned(player: Player, by: Player | None = None) -> set[str]:
    """The badges that somebody has, as the owner or somebody else sees them."""
    badges = by.badges(player.account_id) if by else player.badges()
    return {name for name, is_unlocked in badges.items() if is_unlocked}


def points(player: Player, game) -> int:
    """What a player has got in a game that is over."""
    return next(one.score for one in player.result(game).game.players if one.account_id == player.account_id)


def counts(statistics) -> tuple:
    """What everybody may know of how somebody did."""
    return (
        statistics.game_count, statistics.single_game_count, statistics.multiplayer_game_count, statistics.score_sum, statistics.score_max,
        statistics.win_count,
    )


def played_together(player: Player, friend: Player, game_id: str):
    """A whole game of two, as fast as it can be played."""
    for number in range(1, 6):
        for one in (player, friend):
            one.loaded(wait_for(one, game_id, State.STATE_LOADING, number))
        for one, position in ((player, (48.8, 2.3)), (friend, (-33.8, 151.2))):
            one.guess(one.game(game_id), *position)
        for one in (player, friend):
            one.ready(one.game(game_id))
    return wait_for(player, game_id, State.STATE_FINISHED, 5)


def rows(by: Player, scope: str) -> dict[str, object]:
    """A leaderboard's rows of those who are named in it."""
    answer = by.leaderboard(scope=scope, page_size=100)
    return {row.person.account_id: row for row in answer.rows if row.person.account_id}


def exported(player: Player) -> tuple[dict[str, object], str]:
    """The files of somebody's export, and all of it as text."""
    _, zipped = export(player)
    files = {name: zipped.read(name) for name in zipped.namelist()}
    everything = b"".join(files.values()).decode(errors="replace")
    return {name: json.loads(data) for name, data in files.items() if name.endswith(".json")}, everything


def test_one_guest_from_the_first_game_to_nothing(house):
    friend = Player(house.url).sign_up()

    # A guest of Qwalk plays alone, and no more.
    player = new_guest(house)
    first = player.play_single()
    alone = counts(player.statistics())
    assert alone == (1, 1, 0, points(player, first), points(player, first), 0)
    assert games(player) == [first.game_id]
    badges = earned(player)
    assert badges <= {"center", "time"}, "what one game can give"
    for forbidden in (lambda: player.ask_friend(friend.username), player.leaderboard, lambda: player.statistics(friend.account_id)):
        with refused("permission_denied", "GUEST_NOT_ALLOWED"):
            forbidden()

    # Becomes somebody, and it is all there.
    account_id = player.account_id
    assert with_password(player).account_id == account_id
    eventually(lambda: may_list(player), within=5, what="the new standing")
    assert (counts(player.statistics()), games(player), earned(player)) == (alone, [first.game_id], badges)
    # Of others the profile tells how it stood when the day began.
    assert (counts(friend.statistics(account_id)), earned(player, by=friend)) == ((0,) * 6, set())
    assert [user.person.account_id for user in search(friend, player.username).users] == [account_id]
    # What a guest began is in no ranking.
    own = player.leaderboard().own
    assert (own.entry_count, own.missing_entry_count) == (0, RANKED_MIN) and not rows(player, "GLOBAL")

    # Is to be known in one app.
    profiles = service(ProfileServiceClientSync, player)
    profiles.update_profile(profiles_pb2.UpdateProfileRequest(about="walks a lot"), headers=player.headers(str(uuid.uuid4())))
    facet = profiles_pb2.SetAppFacetRequest(
        realm=Realm.REALM_QWALK, about="asks riddles", about_visibility=profiles_pb2.VISIBILITY_EVERYONE, is_identity_shared=True
    )
    profiles.set_app_facet(facet, headers=player.headers(str(uuid.uuid4())))

    def told(realm) -> tuple[str, str]:
        shown = profile(player, friend, realm)
        assert shown.person.username == player.username
        return (shown.about, shown.app_about)

    assert told(Realm.REALM_QWALK) == ("walks a lot", "asks riddles")
    assert told(Realm.REALM_WHERE_AM_I) == ("", "")

    # Makes a friend: both lists and both streams say so, and to be friends opens no other app.
    at_player, at_friend = Listener(player), Listener(friend)
    player.ask_friend(friend.username)
    events_until(at_friend, "friend_requested")
    friend.answer_friend(player)
    for listener in (at_player, at_friend):
        events_until(listener, "friend_accepted")
    assert (player.list_friends(), friend.list_friends()) == ([friend.username], [player.username])
    assert profile(player, friend).relationship == Relation.RELATIONSHIP_FRIEND
    assert told(Realm.REALM_QWALK) == ("walks a lot", "asks riddles") and told(Realm.REALM_WHERE_AM_I) == ("", "")

    # Plays with the friend, and until both are ranked.
    invitation = player.invite(friend).invitation
    events_until(at_friend, "invitation_received")
    game_id = friend.answer_invitation(invitation)
    for listener in (at_player, at_friend):
        events_until(listener, "match_found")
    together = played_together(player, friend, game_id)
    winner = next((one.account_id for one in together.players if one.player_index == together.winner_index), "")
    singles = {one: [one.play_single() for _ in range(RANKED_MIN - 1)] for one in (player, friend)}
    for one, as_guest in ((player, [first]), (friend, [])):
        ranked = [points(one, game) for game in [together, *singles[one]]]
        scores = ranked + [points(one, game) for game in as_guest]
        statistics = one.statistics()
        assert counts(statistics) == (
            len(scores), len(scores) - 1, 1, sum(scores), max(scores), int(winner == one.account_id),
        )
        assert not statistics.HasField("rating"), "friends do not play for the rating"
        assert len(games(one)) == len(scores) and game_id in games(one)
        own = one.leaderboard().own
        assert (own.entry_count, own.missing_entry_count, own.value.average) == (RANKED_MIN, 0, sum(ranked) / RANKED_MIN)
        for scope in ("GLOBAL", "FRIENDS"):
            board = rows(one, scope)
            assert board.keys() == {player.account_id, friend.account_id}
            assert board[one.account_id].rank == own.rank and board[one.account_id].value == own.value
        assert set(next(there.badge_ids for there in together.players if there.account_id == one.account_id)) <= earned(one)
    for one, other in ((player, friend), (friend, player)):
        # Of others the profile tells how it stood when the day began.
        assert counts(one.statistics())[0] > 0 and counts(other.statistics(one.account_id)) == (0,) * 6 and not earned(one, by=other)
    assert rows(player, "GLOBAL")[friend.account_id].rank == rows(friend, "GLOBAL")[friend.account_id].rank

    # Takes it all along: the export says what the calls have said, and of the friend that there is one.
    files, everything = exported(player)
    assert files["auth/accounts.json"][0]["username"] == player.username
    assert {game["game_id"] for game in files["game/games.json"]} == set(games(player))
    (kept,) = files["game/statistics.json"]
    assert (kept["single_game_count"], kept["multiplayer_game_count"], kept["score_sum"]) == counts(player.statistics())[1:4]
    assert {facet["realm"]: facet["share_time"] is not None for facet in files["social/app_facets.json"]} == {"qwalk": True}
    assert [one["friend_account_id"] for one in files["social/friendships.json"]] == [friend.account_id]
    assert friend.username not in everything and friend.email not in everything

    # Goes, and nothing is left but what is the friend's own.
    before = (counts(friend.statistics()), set(games(friend)), earned(friend))
    assert player.account_id in stream(friend) and traces(house, account_id, player.username, player.email)
    completed(player, delete(player).receipt_token)
    eventually(
        lambda: not traces(house, account_id, player.username, player.email), within=60, every=1, what="an empty search"
    )
    assert friend.list_friends() == []
    for name, text in seen(friend, player.username).items():
        assert account_id not in text and player.username not in text, name
    for asked in (lambda: profile(player, friend), lambda: friend.statistics(account_id), lambda: friend.badges(account_id)):
        with refused("not_found", "USER_NOT_FOUND"):
            asked()
    assert (counts(friend.statistics()), set(games(friend)), earned(friend)) == before
    left = friend.game(game_id)
    assert [one.account_id for one in left.players if one.account_id == friend.account_id] == [friend.account_id]
    assert all(one.account_id != account_id for one in left.players)
    for scope in ("GLOBAL", "FRIENDS"):
        board = rows(friend, scope)
        assert board.keys() == {friend.account_id} and board[friend.account_id].rank == 1
    assert friend.leaderboard().player_count == 1
    _, everything = exported(friend)
    assert account_id not in everything and player.username not in everything
