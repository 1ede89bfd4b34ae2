"""Links that show something to people without an account (F-27, C-31): made, previewed, taken back, and gone with their owner."""

from __future__ import annotations

import html.parser
import uuid

from cairn.auth.v1 import account_deletion_pb2, guardians_pb2
from cairn.auth.v1.account_deletion_connect import AccountDeletionServiceClientSync
from cairn.auth.v1.guardians_connect import GuardianServiceClientSync
from cairn.social.v1 import profiles_pb2, shares_pb2
from cairn.social.v1.profiles_connect import ProfileServiceClientSync
from cairn.social.v1.shares_connect import ShareServiceClientSync
from cairn.type.v1 import content_pb2
from geocacher import Geocacher
from installation import eventually
from player import Player, State, http2, refused

WHERE_AM_I = 1


class Page(html.parser.HTMLParser):
    """What a messenger reads of a page: its preview, and which tags there are."""

    def __init__(self, url: str, path: str, headers: dict[str, str] | None = None) -> None:
        super().__init__()
        answer = http2().get(url + path, headers=headers or {})
        self.status, self.headers, self.text = answer.status, answer.headers, bytes(answer.content).decode()
        self.preview: dict[str, str] = {}
        self.tags: set[str] = set()
        self.links: list[str] = []
        self.feed(self.text)

    def handle_starttag(self, tag, attributes) -> None:
        self.tags.add(tag)
        found = dict(attributes)
        if "property" in found:
            self.preview[found["property"]] = found["content"]
        if tag == "a":
            self.links.append(found["href"])


def shares(player: Player) -> ShareServiceClientSync:
    return ShareServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def shared(game, shows_name: bool = False) -> shares_pb2.SharedContent:
    content = content_pb2.ContentRef(realm=WHERE_AM_I, kind="game", id=game.game_id)
    return shares_pb2.SharedContent(content=content, shows_name=shows_name)


def share(player: Player, key: str | None = None, **target) -> shares_pb2.ShareLink:
    request = shares_pb2.CreateShareLinkRequest(**target)
    return shares(player).create_share_link(request, headers=player.headers(key or str(uuid.uuid4()))).link


def revoke(player: Player, link: shares_pb2.ShareLink) -> None:
    shares(player).revoke_share_link(shares_pb2.RevokeShareLinkRequest(link_id=link.link_id), headers=player.headers(str(uuid.uuid4())))


def listed(player: Player) -> list[str]:
    answer = shares(player).list_share_links(shares_pb2.ListShareLinksRequest(), headers=player.headers())
    return [link.link_id for link in answer.links]


def play(player: Player):
    game = player.start_single()
    for _ in range(game.round_count):
        game = player.ready(player.guess(player.loaded(game), 48.8, 2.3))
    assert game.state == State.STATE_FINISHED
    return game


def test_a_game_is_shown_to_people_without_an_account_until_it_is_taken_back(cairn, player):
    game, key = play(player), str(uuid.uuid4())
    shown = shared(game, shows_name=True)
    link = share(player, key, content=shown, language="de-AT")
    # The answer was lost: the same link, and one of it.
    assert share(player, key, content=shown, language="de-AT") == link and listed(player) == [link.link_id]

    page = Page(cairn.url, link.path)
    score = player.result(game).score
    grouped = f"{score // 1000}\u202f{score % 1000:03}" if score >= 1000 else str(score)
    assert page.status == 200 and page.preview["og:title"] == f"{player.username}: {grouped} / 25\u202f000 – Where am I"
    assert "Mitspielen" in page.text and page.links == ["cairn://where-am-i"]
    assert page.headers["content-security-policy"].startswith("default-src 'none'") and not page.tags & {"script", "style", "iframe", "form"}
    # Nothing of where the places are, or of who somebody is besides the name.
    for secret in (game.game_id, player.account_id, player.email, "48.8", "latitude"):
        assert secret not in page.text
    assert Page(cairn.url, link.path, {"if-none-match": page.headers["etag"]}).status == 304

    nameless = share(player, content=shared(game))
    assert player.username not in Page(cairn.url, nameless.path).text
    revoke(player, link)
    gone = Page(cairn.url, link.path)
    assert gone.status == 410 and grouped not in gone.text and "gilt nicht mehr" in gone.text
    assert listed(player) == [nameless.link_id]
    assert Page(cairn.url, link.path[:-2] + "AA").status == 404


def test_only_ones_own_finished_games_are_shown(cairn, player):
    other = Player(cairn.url).sign_up()
    game = player.start_single()
    with refused("failed_precondition", "GAME_NOT_FINISHED"):
        share(player, content=shared(game))
    with refused("not_found", "CONTENT_NOT_FOUND"):
        share(other, content=shared(game))


def test_content_that_may_be_private_is_shown_by_no_link(cairn, player):
    cacher = Geocacher(player)
    draft = cacher.create()
    for content in (
        content_pb2.ContentRef(realm="REALM_CACHE_OUT", kind="cache", id=draft.cache_id),
        content_pb2.ContentRef(realm="REALM_QWALK", kind="quiz_walk", id=str(uuid.uuid4())),
        content_pb2.ContentRef(realm="REALM_EXPEDITIONS", kind="challenge", id=str(uuid.uuid4())),
        content_pb2.ContentRef(realm="REALM_LOCAL_BUDDY", kind="meeting", id=str(uuid.uuid4())),
        content_pb2.ContentRef(kind="conversation", id=str(uuid.uuid4())),
    ):
        with refused("not_found", "CONTENT_NOT_FOUND"):
            share(player, content=shares_pb2.SharedContent(content=content))


def test_a_profile_is_shown_as_strangers_see_it_and_goes_with_its_owner(cairn, player):
    profiles = ProfileServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)

    def say(about: str, visibility: int) -> None:
        request = profiles_pb2.SetAppFacetRequest(realm=WHERE_AM_I, about=about, about_visibility=visibility)
        profiles.set_app_facet(request, headers=player.headers(str(uuid.uuid4())))

    link = share(player, profile=shares_pb2.SharedProfile(realm=WHERE_AM_I))
    say("<script>alert(1)</script> & walks", profiles_pb2.VISIBILITY_EVERYONE)
    page = Page(cairn.url, link.path)
    assert page.preview["og:description"] == "<script>alert(1)</script> & walks" and "script" not in page.tags
    assert page.links == [f"cairn://people/{player.username}"]
    say("for friends", profiles_pb2.VISIBILITY_FRIENDS)
    assert "for friends" not in Page(cairn.url, link.path).text

    deletions = AccountDeletionServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)
    deletions.delete_account(account_deletion_pb2.DeleteAccountRequest(password=player.password), headers=player.headers())
    # At once it is over; once SocialService has forgotten its owner, nobody knows of it.
    assert Page(cairn.url, link.path).status in (404, 410)
    eventually(lambda: Page(cairn.url, link.path).status == 404, within=20, what="the link's end")


def test_a_minor_is_named_on_no_page(cairn, player):
    game = play(player)
    named = share(player, content=shared(game, shows_name=True))
    guardians = GuardianServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)
    guardians.set_birth_date(guardians_pb2.SetBirthDateRequest(birth_date="2010-06-01", country="IT"), headers=player.headers())
    assert player.username not in Page(cairn.url, named.path).text
    with refused("failed_precondition", "SHARING_NOT_ALLOWED"):
        share(player, profile=shares_pb2.SharedProfile(realm=WHERE_AM_I))
