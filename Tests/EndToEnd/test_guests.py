"""Playing as a guest, becoming somebody, and what is kept of it."""

from __future__ import annotations

import base64
import json
import time

import pytest
from cairn.auth.v1 import guests_pb2, identities_pb2
from cairn.type.v1 import realm_pb2
from installation import eventually
from player import Player, refused
from test_presence import home
from test_providers import begin, confirmed, identities, link, log_in, somebody
from walkers import Walker

Realm = realm_pb2.Realm
Results = guests_pb2.MergeGuestRequest.Results


@pytest.fixture
def guest(cairn) -> Player:
    return new_guest(cairn)


def new_guest(cairn) -> Player:
    player = Player(cairn.url)
    answer = player.guests.create_guest(guests_pb2.CreateGuestRequest(realm=Realm.REALM_QWALK, device_name="phone", app="Qwalk 1.0"))
    assert answer.account.username == "" and list(answer.account.capabilities) == ["guest"]
    player.account_id = answer.account.account_id
    player._keep(answer.tokens)
    return player


def upgrade(player: Player, **request):
    return player.guests.upgrade_guest(guests_pb2.UpgradeGuestRequest(**request), headers=player.headers()).account


def with_password(player: Player):
    player.username = "g_" + somebody()
    player.email, player.password = f"{player.username}@example.org", "violet harbour " + somebody()
    return upgrade(player, email=player.email, username=player.username, password=player.password)


def preview(player: Player, guest: Player):
    request = guests_pb2.PreviewGuestMergeRequest(guest_refresh_token=guest.refresh_token)
    answer = player.guests.preview_guest_merge(request, headers=player.headers())
    return answer.guest_result_count, answer.account_result_count, answer.is_choice_required


def merge(player: Player, guest: Player, results=Results.RESULTS_UNSPECIFIED) -> None:
    request = guests_pb2.MergeGuestRequest(guest_refresh_token=guest.refresh_token, results=results)
    player.guests.merge_guest(request, headers=player.headers())


def games(player: Player) -> list[str]:
    return [game.game_id for game in player.history().games]


def test_a_guest_plays_and_no_more(cairn, guest):
    game = guest.start_single()
    assert guest.game(game.game_id).game_id == game.game_id
    assert guest.who_am_i().account.account_id == guest.account_id
    assert guest.refresh().session_id
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        identities(guest)
    claims = json.loads(base64.urlsafe_b64decode(guest.access_token.split(".")[1] + "=="))
    assert "guest" in str(claims)


@pytest.mark.parametrize("realm", ["REALM_EXPEDITIONS", "REALM_CACHE_OUT", "REALM_LOCAL_BUDDY"])
def test_apps_without_guests(stranger, realm):
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        stranger.guests.create_guest(guests_pb2.CreateGuestRequest(realm=Realm.Value(realm)))


def test_an_app_nobody_knows(stranger):
    for realm in (0, 99):
        with refused("invalid_argument", "INVALID_ARGUMENT"):
            stranger.guests.create_guest(guests_pb2.CreateGuestRequest(realm=realm))


def test_upgrade_with_a_password_keeps_everything(cairn, guest):
    game = guest.start_single()
    account = with_password(guest)
    assert (account.account_id, account.username, list(account.capabilities)) == (guest.account_id, guest.username, [])
    # The very same access token is good for everything within a second.
    begun = time.monotonic()
    eventually(lambda: may_list(guest), within=2, what="the new standing")
    assert time.monotonic() - begun < 1.5
    assert games(guest) == [game.game_id]
    other = Player(cairn.url)
    assert other.log_in(guest.username, guest.password).account_id == guest.account_id
    assert games(other) == [game.game_id]
    with refused("failed_precondition", "NOT_A_GUEST"):
        with_password(guest)


def may_list(player: Player) -> bool:
    try:
        identities(player)
        return True
    except Exception:
        return False


def test_upgrade_by_a_provider_keeps_everything(cairn, providers, guest):
    game, subject = guest.start_single(), somebody()
    nonce = begin(guest, "google")
    token = providers["google"].token(subject, nonce, email=f"{subject}@example.org", email_verified=True)
    account = upgrade(guest, credential=identities_pb2.ProviderCredential(provider="google", id_token=token, nonce=nonce))
    assert (account.account_id, account.email, account.email_verified) == (guest.account_id, f"{subject}@example.org", True)
    assert list(account.capabilities) == ["profile_incomplete"]
    nonce = begin(guest, "google")
    other = Player(cairn.url)
    again = log_in(other, "google", id_token=providers["google"].token(subject, nonce), nonce=nonce)
    assert again.account.account_id == guest.account_id and not again.is_new_account
    assert game.game_id


def test_upgrades_that_are_refused(cairn, providers, guest, player):
    with refused("already_exists", "USERNAME_TAKEN"):
        upgrade(guest, email=f"{somebody()}@example.org", username=player.username, password="violet harbour 7")
    with refused("already_exists", "EMAIL_TAKEN"):
        upgrade(guest, email=player.email, username="g_" + somebody(), password="violet harbour 7")
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        upgrade(guest)
    nonce = begin(guest, "google")
    token = providers["google"].token(somebody(), nonce, email=player.email, email_verified=True)
    with refused("failed_precondition", "IDENTITY_NEEDS_LINKING"):
        upgrade(guest, credential=identities_pb2.ProviderCredential(provider="google", id_token=token, nonce=nonce))
    with refused("failed_precondition", "NOT_A_GUEST"):
        with_password(player)


def test_a_guest_who_has_only_walked_is_asked_as_well(cairn):
    """What counts is what was done in any app, and what goes on is shown by whichever app is opened."""
    maker = Walker(Player(cairn.url).sign_up())
    walk_id = maker.make("Runt viken")
    walker, owner = Walker(new_guest(cairn)), Player(cairn.url).sign_up()
    run_id = walker.start(walk_id)
    assert [run.run_id for run in home(walker.player).qwalk.runs] == [run_id]
    assert preview(owner, walker.player) == (1, 0, False)
    owner.start_single()
    assert preview(owner, walker.player) == (1, 1, True)
    with refused("failed_precondition", "MERGE_CHOICE_REQUIRED"):
        merge(owner, walker.player)
    merge(owner, walker.player, Results.RESULTS_MOVED)
    eventually(lambda: [run.run_id for run in home(owner).qwalk.runs] == [run_id], within=15, what="the run in the account")
    assert len(home(owner).where_am_i.games) == 1


def test_merge_when_the_identity_has_an_account(cairn, providers, guest):
    game, subject = guest.start_single(), somebody()
    owner = confirmed(cairn, Player(cairn.url).sign_up())
    nonce = begin(owner, "google")
    link(owner, "google", id_token=providers["google"].token(subject, nonce), nonce=nonce)
    nonce = begin(guest, "google")
    credential = {"id_token": providers["google"].token(subject, nonce), "nonce": nonce}
    with refused("already_exists", "IDENTITY_LINKED_ELSEWHERE"):
        upgrade(guest, credential=identities_pb2.ProviderCredential(provider="google", **credential))
    # As the refusal says: by the same token into the account, then the guest becomes part of it.
    phone = Player(cairn.url)
    assert log_in(phone, "google", **credential).account.account_id == owner.account_id
    assert preview(phone, guest) == (1, 0, False)
    merge(phone, guest)
    eventually(lambda: games(phone) == [game.game_id], within=10, what="the guest's games")
    # The guest has ended, and a repeat changes nothing.
    with refused("unauthenticated", "SESSION_REVOKED"):
        eventually(lambda: not guest.who_am_i(), within=3, what="the end of the guest")
    merge(phone, guest)
    assert games(phone) == [game.game_id]


def test_both_have_results(cairn, guest, player):
    own, other = player.start_single(), guest.start_single()
    assert preview(player, guest) == (1, 1, True)
    with refused("failed_precondition", "MERGE_CHOICE_REQUIRED"):
        merge(player, guest)
    merge(player, guest, Results.RESULTS_MOVED)
    eventually(lambda: set(games(player)) == {own.game_id, other.game_id}, within=10, what="both games")
    second = new_guest(cairn)
    thrown = second.start_single()
    merge(player, second, Results.RESULTS_DISCARDED)
    time.sleep(1)
    assert set(games(player)) == {own.game_id, other.game_id} and thrown.game_id


def test_nobody_elses_guest(cairn, guest, player):
    newest = guest.refresh_token
    guest.refresh()
    for token in (newest, player.refresh_token, "nonsense", ""):
        request = guests_pb2.MergeGuestRequest(guest_refresh_token=token)
        with refused("unauthenticated", "REFRESH_TOKEN_INVALID"):
            player.guests.merge_guest(request, headers=player.headers())
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        merge(guest, guest)
