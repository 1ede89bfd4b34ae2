"""Pages of published caches for people without an account (C-31, F-27): by the code, without a position, and gone with the cache."""

from __future__ import annotations

import re

from geocacher import Geocacher, content
from installation import eventually
from player import Player
from test_shares import Page

MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
PLACE = (45.8125731, 9.0829463)


def test_a_published_cache_has_a_page_by_its_code_and_nobody_learns_where_it_is(cairn):
    anna, berta = (Geocacher(Player(cairn.url).sign_up()) for _ in range(2))
    created = anna.create(content(f"Box {MARKUP}", *PLACE))
    code = anna.get(created.cache_id).summary.code
    missing = Page(cairn.url, "/cache/COZZZZZZ")
    draft = Page(cairn.url, f"/cache/{code}")
    assert draft.status == missing.status == 404 and draft.text == missing.text
    anna.publish(created.cache_id, created.version)
    page = Page(cairn.url, f"/cache/{code}")
    assert page.status == 200 and page.headers["cache-control"] == "public, max-age=60"
    assert page.headers["content-security-policy"] == "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    assert not page.tags & {"script", "img", "iframe", "style", "link"} and page.preview["og:title"] == f"Box {MARKUP}"
    assert page.links == [f"cairn://cache-out/caches/{code}"]
    assert "Difficulty: 1.5 / 5" in page.text and "Finds: 0" in page.text
    # No coordinate, in whatever precision, and nobody: neither who has hidden it nor what else is written.
    assert not re.search(r"\d{1,3}[.,]\d{2,}", page.text), page.text
    for word in (anna.player.username, "small box", "Look up", created.cache_id):
        assert word not in page.text
    same = Page(cairn.url, f"/cache/{code}", {"if-none-match": page.headers["etag"]})
    assert same.status == 304
    # The city comes when the zone is known, and the page with it.
    eventually(lambda: "Como" in Page(cairn.url, f"/cache/{code}").text, within=60, what="the city")
    # It may have been known before the first look.
    if "Como" not in page.text:
        assert Page(cairn.url, f"/cache/{code}").headers["etag"] != page.headers["etag"]
    berta.log(created.cache_id)
    assert "Finds: 1" in Page(cairn.url, f"/cache/{code}").text
    anna.archive(created.cache_id)
    over = Page(cairn.url, f"/cache/{code}")
    assert over.status == 410 and "Box" not in over.text and "etag" not in over.headers
