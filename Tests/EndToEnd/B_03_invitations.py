"""B-3, the half of games: invite an online friend, cancel, decline, accept; an offline friend is refused."""

from __future__ import annotations

from B_02_random_opponent import events_until
from cairn.social.v1 import notifications_pb2
from installation import eventually
from player import State, refused
from test_friends import Listener, people
from test_presence import home


def befriended(url: str):
    anna, berta = people(url)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    return anna, berta


def invitations_heard_of(player) -> list[str]:
    """The invitations that a player's notifications tell of."""
    listed = player.notifications.list_notifications(notifications_pb2.ListNotificationsRequest(), headers=player.headers())
    return [one.object_id for one in listed.notifications if one.kind == "invitation.received"]


def test_a_friend_is_invited_declines_and_accepts(cairn):
    anna, berta = befriended(cairn.url)
    with refused("failed_precondition", "FRIEND_OFFLINE"):
        anna.invite(berta)
    at_anna, at_berta = Listener(anna), Listener(berta)

    # Both have had the first message of their streams, so that each is there for the other at once.
    first = anna.invite(berta).invitation
    events_until(at_berta, "invitation_received")
    assert [invitation.invitation_id for invitation in berta.open_invitations()] == [first.invitation_id]
    # A part that a busy machine answers too late is named as missing.
    beginning = eventually(lambda: (got := home(berta)) and not got.missing_parts and got, within=10, what="a whole beginning")
    assert [one.invitation_id for one in beginning.where_am_i.invitations] == [first.invitation_id]
    assert not beginning.where_am_i.games
    notified = eventually(lambda: invitations_heard_of(berta), within=10, what="the notification")
    assert notified == [first.invitation_id]
    assert berta.answer_invitation(first, accepts=False) == ""
    events_until(at_anna, "invitation_closed")
    events_until(at_berta, "notifications_removed")
    assert invitations_heard_of(berta) == [], "what was answered is listed no more"
    assert not anna.open_invitations() and not anna.queue().game_id

    second = anna.invite(berta).invitation
    assert anna.invite(berta).invitation == second, "asked again it is the same"
    assert anna.cancel_invitation(second) == "" and anna.cancel_invitation(second) == ""
    events_until(at_berta, "invitation_closed")
    eventually(lambda: not invitations_heard_of(berta), within=10, what="what was taken back off the list")
    with refused("not_found", "INVITATION_NOT_FOUND"):
        berta.answer_invitation(second)

    third = anna.invite(berta).invitation
    key = "6f1d2a5e-0000-4000-8000-00000000b003"
    game_id = berta.answer_invitation(third, key=key)
    assert berta.answer_invitation(third, key=key) == game_id, "a retry has the same answer"
    for listener in (at_anna, at_berta):
        events_until(listener, "match_found")
    games = [player.game(game_id) for player in (anna, berta)]
    assert [game.state for game in games] == [State.STATE_LOADING] * 2
    assert games[0].rounds[0].panorama == games[1].rounds[0].panorama
    # A part that a busy machine answers too late is named as missing.
    beginning = eventually(lambda: (got := home(berta)) and not got.missing_parts and got, within=10, what="a whole beginning")
    assert [one.game_id for one in beginning.where_am_i.games] == [game_id] and not beginning.where_am_i.invitations
    with refused("failed_precondition", "BUSY_IN_GAME"):
        anna.invite(berta)
    for player, game in zip((anna, berta), games):
        player.loaded(game)
    anna.leave(games[0])
    assert berta.statistics().win_count == 0, "a friend who leaves gives nobody a win"
    assert not berta.statistics().HasField("rating"), "friends do not play for the rating"


def test_two_who_invite_each_other_play(cairn):
    anna, berta = befriended(cairn.url)
    listeners = Listener(anna), Listener(berta)
    assert listeners and not anna.invite(berta).game_id
    game_id = berta.invite(anna).game_id
    assert game_id and anna.queue().game_id == game_id


def test_strangers_and_those_who_appear_offline_are_not_invited(cairn):
    anna, berta = befriended(cairn.url)
    (stranger,) = people(cairn.url, 1)
    listeners = Listener(berta), Listener(stranger)
    assert listeners
    with refused("failed_precondition", "NOT_FRIENDS"):
        anna.invite(stranger)
    berta.block(anna)
    with refused("failed_precondition", "NOT_FRIENDS"):
        anna.invite(berta)
