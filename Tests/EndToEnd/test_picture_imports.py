"""Pictures that providers show of people: fetched once, over HTTPS, from where they may be, and shown to friends."""

from __future__ import annotations

import re
import secrets
import threading
import time
import uuid

import pytest
from cairn.auth.v1 import usernames_pb2
from cairn.auth.v1.usernames_connect import UsernameServiceClientSync
from installation import eventually
from player import Player
from test_friends import people
from test_media import Phone, png, sample_jpeg
from test_operations import page
from test_providers import begin, confirmed, link, log_in_as, somebody

# From the log-in to the picture: an event, a look every two seconds, and the making.
SECONDS_MAX = 20


def newcomer(cairn, providers, url: str) -> Player:
    """Somebody who has come by Google, with a name."""
    player = Player(cairn.url)
    log_in_as(player, providers, "google", somebody(), picture=url)
    player.username = "p_" + secrets.token_hex(8)
    names = UsernameServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)
    answer = names.claim_username(usernames_pb2.ClaimUsernameRequest(username=player.username), headers=player.headers())
    player.access_token = answer.access_token
    return player


def outcomes(cairn) -> dict[str, int]:
    text = page(cairn, "social", "/metrics")[2]
    found = re.findall(r'^cairn_picture_imports_total\{outcome="(\w+)"\} (\d+)', text, re.MULTILINE)
    return {outcome: int(count) for outcome, count in found}


def shown(player: Player) -> bool:
    return Phone(player).mine().person.HasField("picture")


def shows(player: Player) -> None:
    eventually(lambda: shown(player), within=SECONDS_MAX, what="the picture of the provider")


@pytest.fixture(autouse=True)
def silent(cairn):
    """Where a picture of somebody is stands in no log."""
    yield
    for service in ("gateway", "auth", "social", "game"):
        assert "/pictures/" not in cairn.log(service)


def test_whoever_comes_by_a_provider_is_shown_to_friends(cairn, providers):
    """W-5."""
    picture = providers.show(sample_jpeg())
    anna = newcomer(cairn, providers, providers.lead(picture.url))
    shows(anna)
    berta, carla = people(cairn.url)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    seen = Phone(berta).profile(anna).person.picture
    answer = Phone(berta).fetch(seen.path)
    assert answer.status == 200 and answer.content[:4] == b"RIFF" and b"SpyCam" not in answer.content
    # Nobody has asked for it to be shown to strangers, and nobody has done anything for a badge.
    assert not Phone(carla).profile(anna).person.HasField("picture")
    assert Phone(anna).badges()["doppelganger"] is False
    assert picture.asked == 1
    # Taken away, it does not come back.
    Phone(anna).set_picture("")
    time.sleep(5)
    assert not shown(anna) and picture.asked == 1


def test_a_linked_provider_shows_one_too(cairn, providers):
    anna = confirmed(cairn, people(cairn.url, 1)[0])
    nonce = begin(anna, "google")
    token = providers["google"].token(somebody(), nonce, picture=providers.show(png(300, 300)).url)
    link(anna, "google", id_token=token, nonce=nonce)
    shows(anna)
    # A picture that there is stays.
    before = Phone(anna).mine().picture_media_id
    chosen = outcomes(cairn).get("chosen", 0)
    nonce = begin(anna, "google")
    link(anna, "google", id_token=providers["google"].token(somebody(), nonce, picture=providers.show(png(9, 9)).url), nonce=nonce)
    eventually(lambda: outcomes(cairn).get("chosen", 0) > chosen, within=SECONDS_MAX, what="the end of the second one")
    assert Phone(anna).mine().picture_media_id == before


def test_a_provider_that_is_away_is_asked_again(cairn, providers):
    picture = providers.show(png(200, 200), failures=2)
    anna = newcomer(cairn, providers, picture.url)
    shows(anna)
    assert picture.asked == 3


@pytest.mark.parametrize("kind, outcome", [
    ("another host", "host"), ("this machine", "host"), ("without TLS", "host"), ("round and round", "redirects"), ("endless", "too_large"),
    ("no picture", "unsupported"), ("a bomb", "too_large"), ("nothing", "gone"),
])  # fmt: skip
def test_who_means_harm_reaches_nothing(cairn, providers, kind, outcome):
    target = providers.show(png(50, 50))
    port = providers.server.server_address[1]
    url = {
        "another host": lambda: providers.lead("https://example.org/pictures/x"),
        "this machine": lambda: providers.lead(target.url.replace("localhost", "127.0.0.1")),
        "without TLS": lambda: providers.lead(f"http://localhost:{port}/pictures/x"),
        "round and round": lambda: providers.lead(""),
        "endless": lambda: providers.show(b"\xff\xd8\xff" + bytes(64 << 20)).url,
        "no picture": lambda: providers.show(b"<html>log in first</html>").url,
        "a bomb": lambda: providers.show(png(50_000, 50_000, rows=1)).url,
        "nothing": lambda: providers.url + "/pictures/nothing",
    }[kind]()
    before = outcomes(cairn).get(outcome, 0)
    anna = newcomer(cairn, providers, url)
    eventually(lambda: outcomes(cairn).get(outcome, 0) > before, within=SECONDS_MAX, what=f"the end as {outcome}")
    assert not shown(anna) and target.asked == 0


def test_a_picture_that_is_chosen_meanwhile_wins(cairn, providers):
    gate = threading.Event()
    picture = providers.show(png(100, 100), gate=gate)
    try:
        anna = newcomer(cairn, providers, picture.url)
        eventually(lambda: picture.asked == 1, within=SECONDS_MAX, what="the question for the picture")
        phone, chosen = Phone(anna), outcomes(cairn).get("chosen", 0)
        own = phone.send(sample_jpeg()).media_id
        phone.set_picture(own)
    finally:
        gate.set()
    eventually(lambda: outcomes(cairn).get("chosen", 0) > chosen, within=SECONDS_MAX, what="the end of the other one")
    assert phone.mine().picture_media_id == own
    eventually(lambda: phone.badges()["doppelganger"], within=15, what="the badge")
