"""Logging in by Google, Apple, Facebook and any issuer of OpenID Connect: what is taken, and what is not."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from cairn.auth.v1 import identities_pb2, usernames_pb2
from cairn.auth.v1.usernames_connect import UsernameServiceClientSync
from connectrpc.errors import ConnectError
from fake_providers import APP_ID, Issuer, Key, b64
from mails import mail_to
from player import Player, refusal, refused

INVALID = ("unauthenticated", "INVALID_PROVIDER_TOKEN")


@pytest.fixture(autouse=True)
def well(providers):
    """Every provider behaves at the beginning of each test and after it."""

    def mend():
        providers.graph.manner, providers.graph.error = "well", None
        for issuer in providers.issuers.values():
            issuer.manner = "well"

    mend()
    yield
    mend()


def somebody() -> str:
    return secrets.token_hex(8)


def begin(player: Player, provider: str) -> str:
    return player.identities.begin_provider_login(identities_pb2.BeginProviderLoginRequest(provider=provider)).nonce


def log_in(player: Player, provider: str, **credential):
    request = identities_pb2.LogInWithProviderRequest(
        credential=identities_pb2.ProviderCredential(provider=provider, **credential), device_name="phone"
    )
    answer = player.identities.log_in_with_provider(request)
    player.account_id = answer.account.account_id
    player._keep(answer.tokens)
    return answer


def log_in_as(player: Player, providers, provider: str, subject: str, **claims):
    """One whole log-in: nonce, token, session."""
    nonce = begin(player, provider)
    if provider == "facebook":
        claims.setdefault("aud", APP_ID)
    return log_in(player, provider, id_token=providers[provider].token(subject, nonce, **claims), nonce=nonce)


@pytest.fixture
def owner(cairn) -> Player:
    """Somebody whose address is confirmed, as whoever links must be."""
    return confirmed(cairn, Player(cairn.url).sign_up())


def confirmed(cairn, player: Player) -> Player:
    player.verify(mail_to(cairn, player.email, "Confirm").code)
    return player


def link(player: Player, provider: str, **credential):
    request = identities_pb2.LinkIdentityRequest(credential=identities_pb2.ProviderCredential(provider=provider, **credential))
    return player.identities.link_identity(request, headers=player.headers()).identity


def identities(player: Player):
    return player.identities.list_identities(identities_pb2.ListIdentitiesRequest(), headers=player.headers()).identities


# Coming in


@pytest.mark.parametrize("provider", ["google", "apple", "facebook", "school", "guild"])
def test_first_and_second_log_in(cairn, providers, stranger, provider):
    subject = somebody()
    first = log_in_as(stranger, providers, provider, subject, name="Anna Andersson", picture="https://example.org/anna.png")
    assert first.is_new_account and first.account.username == "" and "profile_incomplete" in first.account.capabilities
    assert (first.identity.name, first.identity.picture_url) == ("Anna Andersson", "https://example.org/anna.png")
    assert stranger.who_am_i().account.account_id == first.account.account_id
    # Nothing else until there is a name (W-4).
    with refused("failed_precondition", "PROFILE_INCOMPLETE"):
        stranger.start_single()
    again = log_in_as(Player(cairn.url), providers, provider, subject)
    assert not again.is_new_account and again.account.account_id == first.account.account_id
    assert again.identity.name == "Anna Andersson"


def test_classic_facebook(providers, stranger):
    user = somebody()
    providers.graph.people[user] = {
        "name": "Bertil", "email": f"{user}@example.org", "picture": {"data": {"url": "https://example.org/b.png"}}
    }
    token = providers.graph.give(user, somebody())
    first = log_in(stranger, "facebook", access_token=token)
    assert first.is_new_account and first.account.email == ""
    assert (first.identity.name, first.identity.email, first.identity.email_verified) == ("Bertil", f"{user}@example.org", False)
    assert first.identity.picture_url == "https://example.org/b.png"
    # The same person by Limited Login, and by the same token once more.
    assert log_in_as(stranger, providers, "facebook", user).account.account_id == first.account.account_id
    assert log_in(stranger, "facebook", access_token=token).account.account_id == first.account.account_id


def test_apple_says_it_in_its_own_way(providers, stranger):
    nonce, subject = begin(stranger, "apple"), somebody()
    digest = hashlib.sha256(nonce.encode()).hexdigest()
    address = f"{subject}@privaterelay.appleid.com"
    token = providers["apple"].token(subject, digest, email=address, email_verified="true", is_private_email="true")
    answer = log_in(stranger, "apple", id_token=token, nonce=nonce, name="Cecilia")
    assert answer.account.email == address and answer.account.email_verified
    assert answer.identity.name == "Cecilia"


def test_six_first_log_ins_at_once_make_one_account(cairn, providers):
    subject = somebody()
    players = [Player(cairn.url) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda player: log_in_as(player, providers, "google", subject), players))
    assert len({answer.account.account_id for answer in answers}) == 1
    assert sum(answer.is_new_account for answer in answers) == 1


# Addresses


def test_an_address_takes_no_account_over(cairn, providers, player, stranger):
    nonce, subject = begin(stranger, "google"), somebody()
    token = providers["google"].token(subject, nonce, email=player.email.upper(), email_verified=True)
    with refused("failed_precondition", "IDENTITY_NEEDS_LINKING"):
        log_in(stranger, "google", id_token=token, nonce=nonce)
    # As the refusal says: its owner logs in and links, by the same token.
    assert link(player, "google", id_token=token, nonce=nonce).provider == "google"
    assert player.who_am_i().account.email_verified
    assert log_in_as(stranger, providers, "google", subject).account.account_id == player.account_id


def test_an_unconfirmed_address_says_nothing(providers, player, stranger):
    answer = log_in_as(stranger, providers, "google", somebody(), email=player.email, email_verified=False)
    assert answer.is_new_account and answer.account.email == "" and answer.account.account_id != player.account_id


# What is refused


CLAIMS = [
    ({"iss": "https://else.example"}, "ISSUER"),
    ({"aud": "somebody else's app"}, "AUDIENCE"),
    ({"aud": ["cairn-test", "somebody else's app"]}, "AUDIENCE"),
    ({"exp": int(time.time()) - 61}, "EXPIRED"),
    ({"iat": int(time.time()) + 3600}, "NOT_YET"),
    ({"nbf": int(time.time()) + 3600}, "NOT_YET"),
    ({"sub": ""}, "SUBJECT"),
    ({"nonce": "another"}, "NONCE"),
    ({"nonce": None}, "NONCE"),
    ({"exp": None}, "MALFORMED"),
    ({"sub": 7}, "MALFORMED"),
]


@pytest.mark.parametrize("changes,detail", CLAIMS, ids=[f"{detail}-{list(changes)[0]}" for changes, detail in CLAIMS])
def test_claims_that_are_wrong(providers, stranger, changes, detail):
    nonce = begin(stranger, "school")
    changes = dict(changes)
    subject = changes.pop("sub", somebody())
    held = changes.pop("nonce", nonce)
    with refused(*INVALID) as refusal:
        log_in(stranger, "school", id_token=providers["school"].token(subject, held, **changes), nonce=nonce)
    assert refusal.refusal.metadata["detail"] == detail


def test_signatures_that_are_wrong(providers, stranger):
    school, nonce = providers["school"], begin(stranger, "school")
    key, claims = school.keys[0], school.claims(somebody(), nonce)
    # Seen before, so that its keys are known.
    log_in_as(stranger, providers, "school", somebody())

    def hs256(secret: bytes) -> str:
        unsigned = Issuer.unsigned({"alg": "HS256", "kid": key.name}, claims)
        return f"{unsigned}.{b64(hmac.new(secret, unsigned.encode(), hashlib.sha256).digest())}"

    good = school.token("1", nonce)
    tokens = {
        "public key as a password, PEM": (hs256(key.pem()), "ALGORITHM"),
        "public key as a password, JWK": (hs256(json.dumps(key.published()).encode()), "ALGORITHM"),
        "none": (Issuer.unsigned({"alg": "none", "kid": key.name}, claims) + ".", "ALGORITHM"),
        "nOnE": (Issuer.unsigned({"alg": "nOnE"}, claims) + ".", "ALGORITHM"),
        "another algorithm of the key": (school.token("1", nonce, header={"alg": "ES256", "kid": key.name}), "ALGORITHM"),
        "critical extension": (school.token("1", nonce, header={"alg": "RS256", "kid": key.name, "crit": ["exp"]}), "ALGORITHM"),
        "another key of that name": (school.token("1", nonce, key=Key(key.name)), "SIGNATURE"),
        "another's token": (providers["google"].token("1", nonce), "UNKNOWN_KEY"),
        "changed claims": (".".join([good.split(".")[0], school.token("2", nonce).split(".")[1], good.split(".")[2]]), "SIGNATURE"),
        "no token": ("nonsense", "MALFORMED"),
        "four parts": (good + ".x", "MALFORMED"),
        "padded": (good + "=", "MALFORMED"),
        "too long": ("A" * 9000 + ".A.A", "MALFORMED"),
    }
    for what, (token, detail) in tokens.items():
        with refused(*INVALID) as refusal:
            log_in(stranger, "school", id_token=token, nonce=nonce)
        assert refusal.refusal.metadata["detail"] == detail, what
    # The nonce is still good: none of them was a log-in.
    assert log_in(stranger, "school", id_token=good, nonce=nonce).account.account_id


def test_a_nonce_is_good_once(cairn, providers, stranger):
    nonce = begin(stranger, "school")
    token = providers["school"].token(somebody(), nonce)
    with ThreadPoolExecutor(4) as pool:
        futures = [pool.submit(log_in, Player(cairn.url), "school", id_token=token, nonce=nonce) for _ in range(4)]
    assert sum(future.exception() is None for future in futures) == 1
    with refused(*INVALID) as refusal:
        log_in(stranger, "school", id_token=token, nonce=nonce)
    assert refusal.refusal.metadata["detail"] == "NONCE"
    for made_up in ("", "x", nonce[:-1] + ("A" if nonce[-1] != "A" else "B"), "A" * 200):
        with refused(*INVALID):
            log_in(stranger, "school", id_token=providers["school"].token("1", made_up), nonce=made_up)


def test_facebook_tokens_of_others(providers, stranger):
    give = providers.graph.give
    wrong = {
        "AUDIENCE": give(somebody(), somebody(), app_id="99"),
        "EXPIRED": give(somebody(), somebody(), expires_at=int(time.time()) - 1),
        "MALFORMED": give(somebody(), somebody(), type="PAGE"),
        "SUBJECT": give("", somebody()),
    }
    for detail, token in wrong.items():
        with refused(*INVALID) as refusal:
            log_in(stranger, "facebook", access_token=token)
        assert refusal.refusal.metadata["detail"] == detail
    with refused(*INVALID):
        log_in(stranger, "facebook", access_token="never given")
    for error in ((400, {"error": {"code": 190}}),):
        providers.graph.error = error
        with refused(*INVALID):
            log_in(stranger, "facebook", access_token=give(somebody(), somebody()))


def test_requests_that_make_no_sense(providers, stranger):
    def fields(**credential):
        with refused("invalid_argument", "INVALID_ARGUMENT") as refusal:
            log_in(stranger, **credential)
        return refusal.refusal.fields

    assert fields(provider="nobody", id_token="x") == ["provider"]
    assert fields(provider="google", access_token="x") == ["provider"]
    assert fields(provider="google") == ["credential.id_token"]
    assert fields(provider="facebook", id_token="x", access_token="y") == ["credential.access_token"]
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        begin(stranger, "nobody")


# Providers that are not well


@pytest.mark.parametrize("manner", ["slowly", "hugely", "badly", "nonsense"])
def test_a_graph_that_is_not_well(providers, stranger, manner):
    providers.graph.manner = manner
    begun = time.monotonic()
    with refused("unavailable", "PROVIDER_UNAVAILABLE") as refusal:
        log_in(stranger, "facebook", access_token=providers.graph.give(somebody(), somebody()))
    assert int(refusal.refusal.metadata["retry_after_ms"]) > 0
    assert time.monotonic() - begun < 4


def test_a_graph_that_has_had_enough_of_us(providers, stranger):
    for code in (4, 17, 32, 613, 101):
        providers.graph.error = (400, {"error": {"code": code}})
        with refused("unavailable", "PROVIDER_UNAVAILABLE"):
            log_in(stranger, "facebook", access_token=providers.graph.give(somebody(), somebody()))


def test_a_server_that_nobody_vouches_for(providers, stranger):
    nonce = begin(stranger, "stranger")
    with refused("unavailable", "PROVIDER_UNAVAILABLE"):
        log_in(stranger, "stranger", id_token=providers["school"].token(somebody(), nonce), nonce=nonce)


def test_keys_change_and_whoever_is_down_has_said_enough(cairn, providers, stranger):
    guild = providers["guild"]
    log_in_as(stranger, providers, "guild", somebody())
    time.sleep(1.1)
    asked = guild.key_requests
    # Known keys are not asked for again.
    for _ in range(3):
        log_in_as(stranger, providers, "guild", somebody())
    assert guild.key_requests == asked
    # A new key is asked for at once, by whoever comes first, and only once.
    guild.rotate()
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: log_in_as(Player(cairn.url), providers, "guild", somebody()), range(4)))
    assert guild.key_requests == asked + 1
    # Names of keys that somebody makes up are asked for once in a while and not more often.
    for _ in range(5):
        nonce = begin(stranger, "guild")
        with refused(*INVALID) as refusal:
            log_in(stranger, "guild", id_token=guild.token("1", nonce, key=Key("made-up", "ES256")), nonce=nonce)
        assert refusal.refusal.metadata["detail"] == "UNKNOWN_KEY"
    assert guild.key_requests <= asked + 2
    # Down: the known key will do, of a new one nothing can be said.
    guild.manner = "badly"
    time.sleep(1.1)
    log_in_as(stranger, providers, "guild", somebody())
    nonce = begin(stranger, "guild")
    with refused("unavailable", "PROVIDER_UNAVAILABLE"):
        log_in(stranger, "guild", id_token=guild.token("1", nonce, key=Key("newer", "ES256")), nonce=nonce)


# The list


def test_nothing_is_linked_to_an_address_that_nobody_confirmed(cairn, providers, player):
    nonce, subject = begin(player, "google"), somebody()
    token = providers["google"].token(subject, nonce)
    with refused("failed_precondition", "EMAIL_NOT_VERIFIED"):
        link(player, "google", id_token=token, nonce=nonce)
    confirmed(cairn, player)
    assert link(player, "google", id_token=token, nonce=nonce).provider == "google"


def test_several_ways_in_also_of_one_provider(cairn, providers, owner, stranger):
    player = owner
    subjects = {"google": [somebody(), somebody()], "apple": [somebody()]}
    for provider, names in subjects.items():
        for subject in names:
            nonce = begin(player, provider)
            link(player, provider, id_token=providers[provider].token(subject, nonce), nonce=nonce)
            assert log_in_as(stranger, providers, provider, subject).account.account_id == player.account_id
    assert [identity.provider for identity in identities(player)] == ["apple", "google", "google"]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda identity: unlink(player, identity.identity_id), identities(player)))
    assert not identities(player)


def test_a_linked_identity_is_one_accounts(cairn, providers, owner):
    player = owner
    subject = somebody()
    nonce = begin(player, "school")
    token = providers["school"].token(subject, nonce)
    linked = link(player, "school", id_token=token, nonce=nonce)
    # Whoever lost the answer asks again.
    assert link(player, "school", id_token=token, nonce=nonce).identity_id == linked.identity_id
    other = confirmed(cairn, Player(cairn.url).sign_up())
    nonce = begin(other, "school")
    with refused("already_exists", "IDENTITY_LINKED_ELSEWHERE"):
        link(other, "school", id_token=providers["school"].token(subject, nonce), nonce=nonce)
    unlink(player, linked.identity_id)
    with refused("not_found", "IDENTITY_NOT_FOUND"):
        unlink(player, linked.identity_id)


def test_the_last_way_in_stays(cairn, providers, stranger):
    subject = somebody()
    account = log_in_as(stranger, providers, "google", subject).account
    names = UsernameServiceClientSync(stranger.url, http_client=stranger.http, send_compression=None, timeout_ms=20_000)
    claim = usernames_pb2.ClaimUsernameRequest(username=f"player_{subject}")
    stranger.access_token = names.claim_username(claim, headers=stranger.headers()).access_token
    (only,) = identities(stranger)
    with refused("failed_precondition", "LAST_WAY_IN"):
        unlink(stranger, only.identity_id)
    assert log_in_as(Player(cairn.url), providers, "google", subject).account.account_id == account.account_id
    # With a second one either may go, and of both at once only one.
    nonce = begin(stranger, "school")
    other = link(stranger, "school", id_token=providers["school"].token(subject, nonce), nonce=nonce)

    def try_to_unlink(identity):
        try:
            unlink(stranger, identity.identity_id)
            return None
        except ConnectError as error:
            return refusal(error).reason

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(try_to_unlink, [only, other]), key=str) == ["LAST_WAY_IN", None]
    assert len(identities(stranger)) == 1


def unlink(player: Player, identity_id: str) -> None:
    player.identities.unlink_identity(identities_pb2.UnlinkIdentityRequest(identity_id=identity_id), headers=player.headers())


def test_nothing_secret_is_logged(cairn, providers, stranger):
    nonce = begin(stranger, "google")
    token = providers["google"].token(somebody(), nonce, email="private@example.org")
    log_in(stranger, "google", id_token=token, nonce=nonce)
    access = providers.graph.give(somebody(), "secret-access-token")
    providers.graph.manner = "badly"
    with refused("unavailable", "PROVIDER_UNAVAILABLE"):
        log_in(stranger, "facebook", access_token=access)
    log = cairn.log("auth") + cairn.log("gateway")
    for secret in (token, nonce, access, "the app's secret", "private@example.org"):
        assert secret not in log
