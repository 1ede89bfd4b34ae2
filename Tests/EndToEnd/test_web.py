"""The pages for browsers (E-34), in a real one: a guest plays a game by clues, what others have written stays text, and nothing comes from elsewhere."""

from __future__ import annotations

import contextlib
import http.server
import os
import re
import subprocess
import threading
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

import pytest
from authenticator import code, set_up
from browser import Browser
from cairn.game.expeditions.v1 import attempts_pb2
from expeditions import Outcome, Runner, Type, along, beyond
from installation import SHORT_TIMING, Installation, eventually
from mails import mail_to
from player import Player
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_media import png
from test_reports import Reporter, reason_of
from test_sessions import grant

MARKUP = '<img src=x onerror="document.title=1">'


@pytest.fixture(scope="module")
def cairn():
    """An installation of this file alone: a person at a page needs longer phases than the other tests have."""
    settings = {name: value for name, value in SHORT_TIMING.items() if not name.startswith("CAIRN_GAME_") or name == "CAIRN_GAME_BUILDER_AGE_MS"}
    with Installation(**settings) as installation:
        yield installation


@pytest.fixture(scope="module")
def browser(cairn):
    with Browser(cairn.web_url) as browser:
        yield browser


def click_map(browser: Browser, x: float, y: float) -> None:
    """Clicks on the map, at parts of its width and height from its middle."""
    ground = browser.find(".ground")
    size = ground.size
    ActionChains(browser.driver).move_to_element_with_offset(ground, int(size["width"] * x), int(size["height"] * y)).click().perform()


def begin(browser: Browser) -> None:
    browser.find("a.main").click()
    browser.find(".play .clues li")


def play_round(browser: Browser, number: int) -> None:
    browser.until(lambda: f"Round {number} of 5" in browser.text(".play h1"), f"round {number}")
    click_map(browser, 0.1, -0.15)
    browser.until(lambda: "Marker at" in browser.text(".say"), "a marker")
    browser.find(".moves .main:not([disabled])").click()
    browser.until(lambda: "away" in browser.text(".say"), "a reveal")


def test_a_guest_plays_a_whole_game_within_a_minute(browser):
    browser.open("/")
    assert "Where on Earth are you?" in browser.text("h1")
    browser.picture("home-light-1280")
    begin(browser)
    told = len(browser.all(".clues li"))
    browser.find(".panel .quiet").click()
    assert len(browser.all(".clues li")) > told >= 2
    browser.picture("clues-light-1280")
    for number in range(1, 6):
        play_round(browser, number)
        assert re.search(r"[\d.,]+ k?m away · [\d,]+ point", browser.text(".say"))
        assert len(browser.all(".mark")) == 2 and len(browser.all(".way")) == 1
        if number == 1:
            browser.picture("reveal-light-1280")
        browser.find(".moves .main:not([disabled])").click()
    browser.until(lambda: "of 25,000 points" in browser.text("h1"), "the result")
    points = [int(cell.text.replace(",", "")) for cell in browser.all("tbody td:last-child")]
    assert len(points) == 5 and browser.text("h1") == f"{sum(points):,} of 25,000 points"
    browser.picture("end-light-1280")
    assert browser.complaints() == []
    assert browser.hosts() == {browser.url.removeprefix("http://")}


def test_the_page_keeps_no_token_where_another_script_could_find_it(browser):
    browser.open("/")
    begin(browser)
    stored = browser.script("return JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href])")
    assert "ey" not in stored.replace("key", ""), stored
    browser.driver.back()
    browser.find(".hero")


def test_a_clue_names_neither_the_place_nor_where_it_is(browser):
    browser.open("/")
    browser.script("""
      const real = window.fetch;
      window.heard = [];
      window.fetch = async (...asked) => { const answer = await real(...asked); window.heard.push(await answer.clone().text()); return answer; };
    """)
    begin(browser)
    heard = "".join(browser.script("return window.heard"))
    assert "PANORAMA_PROVIDER_CLUES" in heard
    # The only positions are the marker's beginnings, in the middle of the map.
    assert "solution" not in heard and heard.count("latitudeDegrees") <= heard.count("defaultMarker") and "panoramaId" not in heard


def test_a_round_is_played_by_keys_alone(browser):
    browser.open("/")
    browser.find("a.main").send_keys(Keys.ENTER)
    ground = browser.find(".ground")
    browser.find(".clues li")
    ground.send_keys(Keys.ARROW_UP, Keys.ENTER)
    browser.until(lambda: "Marker at" in browser.text(".say"), "a marker")
    browser.find(".moves .main:not([disabled])").send_keys(Keys.ENTER)
    browser.until(lambda: "away" in browser.text(".say"), "a reveal")
    # The keys are where it goes on.
    assert browser.script("return document.activeElement.className") == "main"


def test_back_leaves_the_game_and_a_second_one_can_be_begun(browser):
    browser.open("/")
    begin(browser)
    browser.driver.back()
    browser.find(".hero")
    begin(browser)
    assert "Round 1 of 5" in browser.text(".play h1")
    browser.find(".moves .quiet").click()
    browser.until(lambda: "The game was left." in browser.text("h1"), "the end")


def test_a_minute_without_a_network_is_waited_out(browser):
    browser.open("/")
    begin(browser)
    click_map(browser, 0.1, 0)
    browser.offline(True)
    try:
        browser.find(".moves .main:not([disabled])").click()
        browser.until(lambda: "on its way" in browser.text(".say"), "the wait")
    finally:
        browser.offline(False)
    browser.until(lambda: "away" in browser.text(".say") or "time is over" in browser.text(".say"), "a reveal")


def test_a_page_that_was_open_over_an_upgrade_is_loaded_anew(browser):
    browser.open("/")
    browser.find("a.main")
    # As after an upgrade: the page's parts are gone, and a new page names others.
    browser.script("document.querySelector('script[type=module]').setAttribute('src', '/web/main-AAAAAAAA.js'); window.isOld = true")
    browser.without("*/web/game-*")
    browser.find("a.main").click()
    try:
        browser.until(lambda: not browser.script("return window.isOld"), "the new page")
        # A part that is missing without an upgrade is told, and nothing is loaded over and over.
        browser.until(lambda: "cannot be reached" in browser.text(".notice"), "the message")
    finally:
        browser.without()
    begin(browser.open("/"))


def test_what_comes_from_the_server_is_shown_as_text(browser):
    browser.open("/")
    rewrite(browser, """
      for (const round of body.game?.rounds ?? []) for (const clue of round.panorama.clues.clues) if (clue.kind === 'KIND_SCRIPT') clue.codes = [markup];
    """)
    begin(browser)
    browser.until(lambda: not browser.all(".panel .quiet:not([disabled])") or browser.find(".panel .quiet").click(), "all clues")
    assert "<img src=x" in browser.text(".clues") and not browser.all("main img") and browser.driver.title == "Cairn"


def test_a_name_with_markup_is_shown_as_text(browser, player):
    browser.open("/#sign-in")
    rewrite(browser, "if (body.username) body.username = markup;")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: "You play as <img src=x" in browser.text("header"), "the name")
    assert not browser.all("img") and browser.driver.title == "Cairn"


def rewrite(browser: Browser, code: str) -> None:
    """Has every answer of the server changed before the page sees it, as by somebody who has found a way to write what the rules forbid."""
    browser.script(
        f"""
        const [markup, real] = [arguments[0], window.fetch];
        window.fetch = async (...asked) => {{
          const answer = await real(...asked);
          const body = await answer.json();
          {code}
          return new Response(JSON.stringify(body), {{status: answer.status}});
        }};
        """,
        MARKUP,
    )


def test_somebody_signs_in_and_a_wrong_password_is_told(browser, player):
    browser.open("/#sign-in")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys("not the password")
    browser.find("form .main").click()
    browser.until(lambda: "no such account" in browser.text(".notice"), "the refusal")
    field = browser.find("input[name=password]")
    field.clear()
    field.send_keys(player.password)
    browser.find("form .main").click()
    browser.until(lambda: player.username in browser.text("header"), "the name")
    browser.find(".who button").click()
    browser.until(lambda: "Sign in" in browser.text("header"), "the way in")


@pytest.mark.parametrize("language, headline", [("de", "Wo auf der Welt"), ("fr", "Où"), ("es", "¿Dónde"), ("it", "Dove"), ("sv", "Var")])
def test_pages_are_in_the_readers_language(browser, language, headline):
    browser.open(f"/?lang={language}")
    browser.until(lambda: headline in browser.text("h1"), "the headline")
    assert browser.script("return document.documentElement.lang") == language


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width, height", [(1280, 800), (360, 740)])
def test_every_page_fits_and_is_readable(browser, dark, width, height):
    browser.theme(dark)
    browser.resize(width, height)
    try:
        name = f"{'dark' if dark else 'light'}-{width}"
        browser.open("/")
        browser.find("a.main")
        fits(browser, f"home-{name}")
        begin(browser)
        fits(browser, f"game-{name}")
        play_round(browser, 1)
        fits(browser, f"reveal-{name}")
        browser.find(".moves .quiet").click()
        browser.until(lambda: "left" in browser.text("h1"), "the end")
        fits(browser, f"left-{name}")
        for page, part in (("parks", "main input"), ("contract", ".methods a"), ("me", ".figures-list"), ("sign-in", "form"), ("sign-up", "form"), ("forgot", "form")):
            browser.script(f"location.hash = '{page}'")
            browser.find(f"main {part.removeprefix('main ')}")
            fits(browser, f"{page}-{name}")
        assert browser.complaints() == []
    finally:
        browser.resize(1280, 800)
        browser.theme(False)


def fits(browser: Browser, name: str) -> None:
    """Nothing is wider than the page, and every text stands out from what is behind it (WCAG 2.2, 1.4.3: 4.5 to 1)."""
    browser.picture(name)
    assert browser.script("return document.documentElement.scrollWidth <= innerWidth"), name
    faint = browser.script(
        """
        const rgb = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
        const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
          .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
        const ground = (element) => {
          for (let at = element; at; at = at.parentElement) {
            const colour = rgb(getComputedStyle(at).backgroundColor);
            if (colour.length === 3 || colour[3] === 1) return colour;
          }
          return [255, 255, 255];
        };
        return [...document.querySelectorAll('body *')].filter(e => !e.disabled && e.offsetParent && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
          .map(e => [e.outerHTML.slice(0, 80), [light(rgb(getComputedStyle(e).color)), light(ground(e))].sort((a, b) => b - a)])
          .map(([html, [a, b]]) => [html, (a + 0.05) / (b + 0.05)]).filter(([, ratio]) => ratio < 4.5);
        """
    )
    assert faint == [], name
    # Who sees no page hears what each control is for.
    nameless = browser.script(
        """
        return [...document.querySelectorAll('a, button, input, select, textarea, [role=img]')].filter(e => e.offsetParent)
          .filter(e => !(e.innerText?.trim() || e.getAttribute('aria-label') || e.labels?.length || e.title)).map(e => e.outerHTML.slice(0, 80));
        """
    )
    assert nameless == [], name


def test_the_contract_is_read_and_called(browser):
    browser.open("/#contract")
    search = browser.find("input[type=search]")
    assert len(browser.all(".methods a")) > 200
    search.send_keys("whereami lists the caller's games")
    browser.until(lambda: len(browser.all(".methods a")) == 1, "one method")
    browser.find(".methods a").click()
    browser.until(lambda: "newest first" in browser.text("main"), "its comment")
    browser.find("form .main").click()
    browser.until(lambda: "unauthenticated" in browser.text(".answer"), "the refusal")
    browser.find("form button[type=button]").click()
    browser.until(lambda: "You play as a guest" in browser.text("header"), "the guest")
    browser.find("form .main").click()
    browser.until(lambda: browser.text(".answer").startswith("{"), "the answer")
    fits(browser, "method-light-1280")


def test_a_moderator_decides_a_case_without_a_terminal(browser, cairn):
    anna, berta, judge = Reporter(Player(cairn.url).sign_up()), Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    anna.report(berta, text=MARKUP)
    secret = set_up(cairn, judge)
    grant(cairn, judge, "moderator")
    browser.open("/#console")
    browser.find("input[name=login]").send_keys(judge.username)
    browser.find("input[name=password]").send_keys(judge.password, Keys.ENTER)
    # A code is good for one log-in, and this period's was used to set it up.
    browser.find("input[name=code]").send_keys(code(secret, 1), Keys.ENTER)
    browser.until(lambda: "Open cases" in browser.text("h1"), "the queue")
    fits(browser, "queue-light-1280")
    browser.find(".cases a").click()
    browser.until(lambda: "What was seen" in browser.text("main"), "the case")
    assert MARKUP in browser.text("main") and berta.username in browser.text(".evidence") and not browser.all("main .cases img")
    fits(browser, "case-light-1280")
    browser.find("select[name=verdict] option[value=REPORT_VERDICT_SUSPEND]").click()
    browser.find("select[name=reason] option[value=REPORT_REASON_HARASSMENT]").click()
    browser.find("form.decide .main").click()
    browser.until(lambda: "suspend · harassment" in browser.text(".decision"), "the decision")
    eventually(lambda: reason_of(berta) == "ACCOUNT_SUSPENDED", within=10, what="the suspension")
    browser.find("main a[href^='#console/person/']").click()
    browser.until(lambda: "Suspended" in browser.text(".decision"), "the person's standing")
    browser.find(".decision + button").click()
    browser.find("form.suspend")
    eventually(lambda: reason_of(berta) is None, within=10, what="the end of the suspension")


def test_a_park_is_found_by_name_and_drawn(browser):
    browser.open("/#parks")
    browser.find("input[type=search]").send_keys("kaisan")
    browser.until(lambda: "Kaisaniemen puisto" in browser.text(".cases"), "the park")
    browser.find(".cases a").click()
    browser.until(lambda: browser.all(".park .land"), "its outline")
    assert "OpenStreetMap" in browser.text("main")
    fits(browser, "park-light-1280")


def test_a_challenge_is_built_by_clicks(browser, player):
    sign_in(browser, player)
    browser.script("location.hash = 'parks'")
    browser.find("input[type=search]").send_keys("kaisaniemen puisto")
    browser.until(lambda: "Kaisaniemen puisto" in browser.text(".cases"), "the park")
    browser.find(".cases a").click()
    browser.find(".build-link").click()
    browser.find("select[name=type] option[value=CHALLENGE_TYPE_RACE]").click()
    browser.find("input[name=name]").send_keys(MARKUP)
    browser.find("form .main").click()
    browser.until(lambda: "controls" in browser.text(".wrong"), "what is wrong")
    for x, y in ((-0.05, 0), (0.05, 0.05)):
        click_map(browser, x, y)
    assert "2 controls" in browser.text(".say")
    fits(browser, "build-light-1280")
    browser.find("form .main").click()
    browser.until(lambda: MARKUP in browser.text(".cases"), "the challenge")
    browser.find(".cases .link").click()
    assert browser.all(".park .way") and browser.driver.title == "Cairn"
    fits(browser, "park-with-challenge-light-1280")


def sign_in(browser: Browser, player: Player) -> None:
    browser.open("/#sign-in")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: player.username in browser.text("header"), "the name")


def sign_in_as_staff(browser: Browser, person: Player, secret: str, page: str) -> None:
    browser.open(f"/#{page}")
    browser.find("input[name=login]").send_keys(person.username)
    browser.find("input[name=password]").send_keys(person.password, Keys.ENTER)
    # A code is good for one log-in, and this period's was used to set it up.
    browser.find("input[name=code]").send_keys(code(secret, 1), Keys.ENTER)
    browser.find("main h1")
    browser.until(lambda: "Sign out" in browser.text("header"), "the way out")
    # The first step of such a log-in is answered as a refusal, which the browser notes.
    assert all("LogInWithPassword" in said for said in browser.complaints())


def test_somebody_sees_what_was_played_and_says_something_about_themselves(browser, player):
    player.play_single()
    sign_in(browser, player)
    browser.find(".who a").click()
    browser.until(lambda: "Your last games" in browser.text("main"), "the page")
    assert "Games\n1" in browser.text(".figures-list")
    browser.find("textarea[name=about]").send_keys(MARKUP)
    browser.find(".about .main").click()
    browser.until(lambda: "Saved." in browser.text(".about"), "the answer")
    fits(browser, "me-light-1280")
    browser.find("header .name").click()
    browser.find(".hero")
    browser.find(".who a").click()
    browser.until(lambda: browser.script("return document.querySelector('textarea[name=about]')?.value") == MARKUP, "what was said")


def test_a_picture_is_chosen_and_what_is_none_is_refused(browser, player, tmp_path):
    Path(tmp_path, "me.png").write_bytes(png(600, 500))
    # A page that says it is a picture.
    Path(tmp_path, "page.png").write_bytes(b"GIF89a/*" + MARKUP.encode() + b"*/=1;<script>document.title=1</script>")
    sign_in(browser, player)
    browser.script("location.hash = 'me'")
    browser.find("input[name=picture]").send_keys(str(Path(tmp_path, "page.png")))
    browser.until(lambda: "UNSUPPORTED_MEDIA" in browser.text(".notice"), "the refusal")
    browser.find("input[name=picture]:not([disabled])").send_keys(str(Path(tmp_path, "me.png")))
    shown = browser.find("img.picture")
    browser.until(lambda: browser.script("return document.querySelector('img.picture').naturalWidth") > 0, "the picture")
    assert shown.get_attribute("src").startswith(browser.url + "/media/")
    fits(browser, "picture-light-1280")
    # The picture has changed the profile; what is said in it can be saved all the same, and another picture after it.
    browser.find("textarea[name=about]").send_keys("Somebody with a picture.")
    browser.find(".about .main").click()
    browser.until(lambda: "Saved." in browser.text(".about"), "the answer")
    Path(tmp_path, "next.png").write_bytes(png(300, 200))
    address = shown.get_attribute("src")
    browser.find("input[name=picture]").send_keys(str(Path(tmp_path, "next.png")))
    browser.until(lambda: browser.find("img.picture").get_attribute("src") != address, "the next picture")


def test_a_game_is_seen_again_move_by_move(browser, player):
    player.play_single()
    sign_in(browser, player)
    browser.script("location.hash = 'me'")
    browser.find("main a[href^='#replay/']").click()
    browser.until(lambda: "Round 1 of 5" in browser.text(".say"), "the first move")
    for _ in range(40):
        browser.find(".replay .next").click()
    browser.until(lambda: browser.all(".mark.guess") and browser.all(".mark.solution"), "where was pointed")
    fits(browser, "replay-light-1280")
    # Somebody else's is none of theirs.
    stranger = Player(browser.url).sign_up()
    address = browser.script("return location.hash")
    sign_in(browser, stranger)
    browser.script(f"location.hash = '{address}'")
    browser.until(lambda: "GAME_NOT_FOUND" in browser.text(".notice"), "the refusal")


def test_the_first_page_tells_how_much_is_played(browser, player):
    player.play_single()
    browser.open("/")
    browser.until(lambda: re.search(r"[\d,]+ games? w(as|ere) played here", browser.text(".day")), "the figure")
    browser.until(lambda: len(browser.all(".day .mark.dot")) >= 5, "the places")
    assert player.username not in browser.text("main")
    browser.script("document.querySelector('.day').scrollIntoView()")
    fits(browser, "day-light-1280")
    assert browser.complaints() == []


def test_an_appeal_against_a_verdict_is_decided_over_the_track(browser, cairn):
    builder, runner, judge = Runner(cairn.url), Runner(cairn.url), Player(cairn.url).sign_up()
    park_id, places = builder.course()
    challenge_id = builder.create(builder.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
    builder.publish(challenge_id)
    way = [beyond(places[1], places[0], 60), *places[:2], beyond(places[0], places[1], 60)]
    done = runner.upload(challenge_id, places[0], along(way, 25, seed=3))
    assert done.verdict.outcome == Outcome.OUTCOME_REJECTED
    runner.ask(runner.attempts, "appeal_verdict", attempts_pb2.AppealVerdictRequest(attempt_id=done.attempt.attempt_id, text=MARKUP))
    secret = set_up(cairn, judge)
    grant(cairn, judge, "moderator")
    browser.open("/#console/attempts")
    browser.find("input[name=login]").send_keys(judge.username)
    browser.find("input[name=password]").send_keys(judge.password, Keys.ENTER)
    browser.find("input[name=code]").send_keys(code(secret, 1), Keys.ENTER)
    browser.find(f"a[href='#console/attempt/{done.attempt.attempt_id}']").click()
    browser.until(lambda: browser.all("path.track") and browser.all(".mark.found"), "the track and what was found")
    assert MARKUP in browser.text("main") and "vehicle" in browser.text(".findings") and browser.driver.title == "Cairn"
    # The track as a table, for those who see no map: what was ridden, and how far.
    assert re.search(r"vehicle\t[\d,]+ m", browser.text(".course")), browser.text(".course")
    fits(browser, "attempt-light-1280")
    browser.find("textarea[name=note]").send_keys("It was downhill.")
    browser.find(".accept").click()
    browser.until(lambda: "Attempts" in browser.text("h1") and "Nothing." in browser.text("main"), "the empty queue")
    sign_in(browser, runner)
    browser.script("location.hash = 'me'")
    browser.find(".attempts a").click()
    browser.until(lambda: "accepted" in browser.text(".decision") and "It was downhill." in browser.text("main"), "the decision")
    browser.until(lambda: browser.all(".mark") and browser.all("path.track"), "the challenge and one's own track")
    fits(browser, "own-attempt-light-1280")


def session_cookies(browser: Browser) -> list[dict]:
    return [cookie for cookie in browser.driver.execute_cdp_cmd("Network.getAllCookies", {})["cookies"] if cookie["name"].startswith("__Host-")]


def test_who_comes_back_is_still_signed_in_until_they_sign_out(browser, cairn, player):
    sign_in(browser, player)
    (cookie,) = browser.until(lambda: session_cookies(browser), "the cookie")
    assert cookie["httpOnly"] and cookie["secure"] and cookie["sameSite"] == "Strict" and cookie["path"] == "/"
    assert browser.script("return document.cookie") == ""
    browser.open("/", keeps_session=True)
    browser.until(lambda: player.username in browser.text("header"), "the name after a reload")
    # Each use of a token spends it.
    (next_one,) = session_cookies(browser)
    assert next_one["value"] != cookie["value"]
    browser.find(".who button").click()
    browser.until(lambda: "Sign in" in browser.text("header"), "the way in")
    browser.until(lambda: not session_cookies(browser), "the end of the cookie")
    # Also at the server: a copy of the cookie is worth nothing.
    fields = {"origin": browser.url, "x-cairn-page": "1", "cookie": f"{next_one['name']}={next_one['value']}"}
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(urllib.request.Request(browser.url + "/session/renew", method="POST", headers=fields))
    browser.open("/", keeps_session=True)
    browser.until(lambda: "Sign in" in browser.text("header"), "the way in")
    assert browser.complaints() == []


def renewal_by(browser, cookie: dict) -> int:
    """What the door answers to a copy of a cookie."""
    fields = {"origin": browser.url, "x-cairn-page": "1", "cookie": f"{cookie['name']}={cookie['value']}"}
    try:
        return urllib.request.urlopen(urllib.request.Request(browser.url + "/session/renew", method="POST", headers=fields)).status
    except urllib.error.HTTPError as error:
        return error.code


@pytest.mark.parametrize("comes_back", ["with the network", "at the next start"])
def test_who_signs_out_without_a_network_is_signed_out_when_there_is_one(browser, player, comes_back):
    sign_in(browser, player)
    (cookie,) = browser.until(lambda: session_cookies(browser), "the cookie")
    browser.offline(True)
    try:
        browser.find(".who button").click()
        browser.until(lambda: "Sign in" in browser.text("header"), "the way in")
        assert session_cookies(browser), "nobody was told"
        if comes_back == "at the next start":
            # A page that is left hears of a network before it is gone, so its window is closed, and the next page is in a window that was never offline.
            browser.another_window()
            # Nothing of it is shown as signed in while the page starts, and what ends the session goes before anything else.
            with browser.with_script(
                """
                window.names = [];
                new MutationObserver(() => window.names.push(document.querySelector('.who')?.innerText ?? ''))
                  .observe(document, {childList: true, subtree: true});
                """
            ):
                browser.open("/", keeps_session=True)
            browser.until(lambda: not session_cookies(browser), "the end of the cookie")
            assert player.username not in "".join(browser.script("return window.names"))
            assert [path for path in browser.asked() if "session" in path.lower()] == [
                "/session/renew", "/cairn.auth.v1.SessionService/LogOut", "/session/end",
            ]  # fmt: skip
    finally:
        browser.offline(False)
    browser.until(lambda: not session_cookies(browser), "the end of the cookie")
    assert renewal_by(browser, cookie) == 401
    browser.open("/", keeps_session=True)
    browser.until(lambda: "Sign in" in browser.text("header"), "the way in")
    assert not any("session" in path for path in browser.asked())


def test_two_windows_that_begin_to_play_at_once_are_one_guest(browser):
    browser.open("/")
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    second = browser.driver.current_window_handle
    browser.listen()
    try:
        browser.driver.get(browser.url + "/")
        for window in (first, second):
            browser.driver.switch_to.window(window)
            browser.find("a.main")
            # Both at the same moment, as soon as this is over.
            browser.script("setTimeout(() => document.querySelector('a.main').click(), arguments[0] - Date.now())", int(time.time() * 1000) + 1_500)
        made = 0
        for window in (first, second):
            browser.driver.switch_to.window(window)
            browser.until(lambda: "You play as a guest" in browser.text("header"), "the guest")
            # A person plays one game alone: the window that began later has ended the other's, which may have been shown by then.
            browser.until(lambda: browser.all(".play .clues li") or "The game was left." in browser.text("main"), "the game")
            made += browser.asked().count("/cairn.auth.v1.GuestService/CreateGuest")
        assert made == 1
    finally:
        browser.driver.switch_to.window(second)
        browser.driver.close()
        browser.driver.switch_to.window(first)


def test_a_guest_comes_back_to_the_same_account(browser):
    browser.open("/")
    begin(browser)
    browser.open("/", keeps_session=True)
    browser.until(lambda: "You play as a guest" in browser.text("header"), "the guest")
    assert browser.text("a.main") == "Play again"


def test_what_is_answered_late_is_not_shown_on_another_page(browser):
    browser.open("/")
    begin(browser)
    browser.driver.back()
    browser.find(".hero")
    browser.script(
        """
        const real = window.fetch;
        window.late = 0;
        window.fetch = async (...asked) => {
          const answer = await real(...asked);
          if (!/GetStatistics|StartSingle/.test(asked[0])) return answer;
          await new Promise(go => { window.answer = go; });
          setTimeout(() => { window.late += 1; }, 300);
          return answer;
        };
        location.hash = 'me';
        """
    )
    browser.until(lambda: browser.script("return Boolean(window.answer)"), "the answer on its way")
    browser.script("location.hash = 'parks'")
    browser.find("main input[type=search]")
    browser.script("window.answer(); window.answer = null")
    browser.until(lambda: browser.script("return window.late") == 1, "the late answer")
    assert browser.all("main input[type=search]") and not browser.all(".me")
    # A game that begins when somebody has gone on is left, and takes nobody back.
    browser.script("location.hash = 'play'")
    browser.until(lambda: browser.script("return Boolean(window.answer)"), "the game on its way")
    browser.script("location.hash = 'parks'")
    browser.find("main input[type=search]")
    browser.script("window.answer()")
    browser.until(lambda: browser.script("return window.late") == 2, "the late game")
    assert browser.all("main input[type=search]") and not browser.all(".play") and browser.text(".notice") == ""
    browser.until(lambda: "/cairn.game.whereami.v1.GeoGuessService/LeaveGame" in browser.asked(), "the end of the game")
    assert browser.complaints() == []


def account_of(browser: Browser) -> str:
    """Whose session the cookie is, which is spent and replaced by asking."""
    return browser.driver.execute_async_script(
        """
        const [done] = arguments;
        fetch('/session/renew', {method: 'POST', headers: {'x-cairn-page': '1'}}).then(answer => answer.json())
          .then(body => done(JSON.parse(atob(body.tokens.accessToken.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).sub), error => done(String(error)));
        """
    )


@pytest.mark.parametrize("is_refused", [False, True])
def test_a_guest_who_cannot_be_brought_back_at_once_is_not_replaced(browser, is_refused):
    browser.open("/")
    begin(browser)
    browser.until(lambda: session_cookies(browser), "the cookie")
    before = account_of(browser)
    away = "return new Response('{\"code\": \"unavailable\"}', {status: 503});" if is_refused else "throw new TypeError('away');"
    with browser.with_script(
        f"""
        window.isAway = true;
        const real = window.fetch;
        window.fetch = async (...asked) => {{
          if (window.isAway && asked[0] === '/session/renew') {{ {away} }}
          return real(...asked);
        }};
        """
    ):
        browser.open("/", keeps_session=True)
    browser.find("a.main").click()
    browser.until(lambda: "cannot be reached" in browser.text(".notice"), "the message")
    assert "/cairn.auth.v1.GuestService/CreateGuest" not in browser.asked()
    browser.script("window.isAway = false; location.hash = ''")
    browser.find(".hero a.main").click()
    browser.find(".play .clues li")
    browser.until(lambda: "You play as a guest" in browser.text("header"), "the guest")
    assert account_of(browser) == before
    assert "/cairn.auth.v1.GuestService/CreateGuest" not in browser.asked()


def test_who_asks_twice_to_be_a_guest_is_one_guest(browser):
    browser.open("/#contract/cairn.auth.v1.SessionService/ListSessions")
    browser.find("form button[type=button]")
    browser.script("const guest = document.querySelector('form button[type=button]'); guest.click(); guest.click()")
    browser.until(lambda: "You play as a guest" in browser.text("header"), "the guest")
    browser.until(lambda: session_cookies(browser), "the cookie")
    assert browser.asked().count("/cairn.auth.v1.GuestService/CreateGuest") == 1


def test_a_cookie_that_does_not_come_at_once_is_asked_for_again(browser, player):
    browser.open("/#sign-in")
    browser.find("input[name=login]").send_keys(player.username)
    # The first answers are lost on their way: the token is spent, and the cookie is not there.
    browser.script(
        """
        const real = window.fetch;
        window.lost = 0;
        window.fetch = async (...asked) => {
          if (asked[0] !== '/session/keep' || window.lost === 2) return real(...asked);
          window.lost += 1;
          await real(asked[0], {...asked[1], credentials: 'omit'});
          throw new TypeError('lost');
        };
        """
    )
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: player.username in browser.text("header"), "the name")
    assert browser.script("return window.lost") == 2 and len(session_cookies(browser)) == 1
    browser.open("/", keeps_session=True)
    browser.until(lambda: player.username in browser.text("header"), "the name after a reload")


def test_a_session_lasts_until_the_next_one_has_its_cookie(browser, player):
    browser.open("/")
    begin(browser)
    browser.until(lambda: session_cookies(browser), "the cookie")
    guest = account_of(browser)
    browser.without("*/session/keep")
    try:
        browser.script("location.hash = 'sign-in'")
        browser.find("input[name=login]").send_keys(player.username)
        browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
        browser.until(lambda: player.username in browser.text("header"), "the name")
    finally:
        browser.without()
    assert account_of(browser) == guest


def test_a_server_that_does_not_answer_is_not_waited_for(browser):
    browser.open("/")
    begin(browser)
    browser.until(lambda: session_cookies(browser), "the cookie")
    with browser.with_script(
        """
        const real = window.fetch;
        window.fetch = (...asked) => asked[0] !== '/session/renew' ? real(...asked) : new Promise((_, refuse) =>
          asked[1].signal.addEventListener('abort', () => { window.isGivenUp = true; refuse(asked[1].signal.reason); }));
        """
    ):
        browser.open("/", keeps_session=True)
        # The frame is there at once.
        browser.find("header .name")
        assert not browser.script("return window.isGivenUp") and not browser.all(".hero")
        browser.find(".hero a.main")
        assert browser.script("return window.isGivenUp")


def test_a_refused_renewal_takes_no_cookie_from_another_page(browser, player):
    sign_in(browser, player)
    browser.until(lambda: session_cookies(browser), "the cookie")
    # The token's time is over; while the page asks for the next with the cookie of before, another signs in.
    browser.script(
        """
        const [real, now] = [window.fetch, Date.now];
        Date.now = () => now() + 86_400_000;
        window.refusals = 0;
        window.fetch = async (...asked) => {
          if (asked[0] !== '/session/renew' || window.refusals > 0) return real(...asked);
          window.refusals += 1;
          localStorage.setItem('kept', 'by another page');
          return new Response('{"code": "unauthenticated"}', {status: 401});
        };
        location.hash = 'me';
        """
    )
    browser.until(lambda: "session has ended" in browser.text(".notice"), "the end")
    assert browser.script("return window.refusals") == 1 and len(session_cookies(browser)) == 1 and "/session/end" not in browser.asked()
    browser.find(".hero a.main").click()
    browser.until(lambda: player.username in browser.text("header"), "the session of the other page")
    assert "/cairn.auth.v1.GuestService/CreateGuest" not in browser.asked()


def test_somebody_ends_a_session_elsewhere(browser, player):
    sign_in(browser, player)
    browser.script("location.hash = 'me'")
    browser.until(lambda: len(browser.all(".sessions li")) == 2, "both sessions")
    assert len(browser.all(".sessions button")) == 1 and "here" in browser.text(".sessions")
    browser.find(".sessions button").click()
    browser.until(lambda: len(browser.all(".sessions li")) == 1, "the one that is left")
    eventually(lambda: reason_of(player) == "SESSION_REVOKED", within=10, what="the end of the other session")


def test_two_windows_share_a_session(browser, player):
    sign_in(browser, player)
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    try:
        browser.driver.get(browser.url + "/#me")
        browser.until(lambda: "Your last games" in browser.text("main"), "the second window")
        browser.find(".who button").click()
        browser.until(lambda: "Sign in" in browser.text("header"), "the way in")
        # A window that is closed earlier leaves it to the next page that is opened.
        browser.until(lambda: browser.script("return localStorage.getItem('leaving')") is None, "the end at the server")
    finally:
        browser.driver.close()
        browser.driver.switch_to.window(first)

    # A gateway knows within a second.
    def is_told() -> bool:
        browser.script("location.hash = 'contract'")
        browser.script("location.hash = 'me'")
        return "session has ended" in browser.text() or "You play as a guest" in browser.text("header")

    browser.until(is_told, "the end in the first window")


def test_a_page_of_somebody_else_can_do_nothing_with_the_session(browser, player):
    """A neighbour on the same machine is the same site to a browser, which sends the cookie along: the gateway looks at who asks."""
    sign_in(browser, player)
    browser.until(lambda: session_cookies(browser), "the cookie")
    with stranger_page() as stranger:
        browser.driver.get(stranger)
        told = browser.driver.execute_async_script(
            """
            const [url, done] = arguments;
            const tries = ['keep', 'renew', 'end'].flatMap(action => [
              fetch(`${url}/session/${action}`, {method: 'POST', credentials: 'include', mode: 'no-cors'}),
              fetch(`${url}/session/${action}`, {method: 'POST', credentials: 'include', headers: {'x-cairn-page': '1'}}),
            ]);
            Promise.all(tries.map(one => one.then(answer => answer.type + answer.status, () => 'refused'))).then(done);
            """,
            browser.url,
        )
        assert set(told) == {"opaque0", "refused"}, told
        browser.script(
            """
            const form = document.createElement('form');
            [form.method, form.action] = ['post', arguments[0] + '/session/end'];
            document.body.append(form);
            form.submit();
            """,
            browser.url,
        )
        browser.until(lambda: "FOREIGN_PAGE" in browser.text(), "the refusal")
    browser.open("/", keeps_session=True)
    browser.until(lambda: player.username in browser.text("header"), "the name")


@contextlib.contextmanager
def stranger_page():
    """A page of another origin on the same host."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # noqa: N802
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><body>stranger")

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/"
        server.shutdown()


def test_who_signs_in_to_read_is_asked_again_before_they_play(browser, player):
    browser.open("/#parks")
    browser.find("input[type=search]")
    browser.find(".who a[href='#sign-in']").click()
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: player.username in browser.text("header"), "the name")
    # Back where the way in was found; what this session may do is little.
    browser.find("main input[type=search]")
    browser.find("header .name").click()
    browser.find("a.main").click()
    browser.until(lambda: "sign in once more" in browser.text("main"), "the question")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.find(".play .clues li")
    assert browser.complaints() == []


def test_a_guest_makes_an_account_and_stays_who_they_are(browser, cairn):
    browser.open("/")
    begin(browser)
    account = browser.script(
        "const real = window.fetch; window.fetch = (...asked) => { window.asked = asked[1]?.headers?.authorization ?? window.asked; return real(...asked); }"
    )
    assert account is None
    browser.script("location.hash = 'sign-in'")
    browser.find("form a[href='#sign-up']").click()
    name, email = "g_" + uuid.uuid4().hex[:12], uuid.uuid4().hex[:12] + "@example.com"
    for field, value in (("username", name), ("email", email), ("password", "password")):
        browser.find(f"input[name={field}]").send_keys(value)
    browser.find("form .main").click()
    browser.until(lambda: "password" in browser.text(".wrong"), "what is wrong")
    field = browser.find("input[name=password]")
    field.clear()
    field.send_keys("correct horse " + uuid.uuid4().hex[:6], Keys.ENTER)
    browser.until(lambda: name in browser.text("header"), "the name")
    # No guest any more, also after a reload.
    browser.open("/#room", keeps_session=True)
    browser.find(".room .open")
    assert name in browser.text("header")


def test_a_forgotten_password_is_replaced(browser, cairn, player):
    browser.open("/#sign-in")
    browser.find("form a[href='#forgot']").click()
    browser.find("input[name=email]").send_keys(player.email, Keys.ENTER)
    browser.find("input[name=code]")
    mail = mail_to(cairn, player.email, "password")
    browser.find("input[name=code]").send_keys("00000000")
    player.password = "another horse " + uuid.uuid4().hex[:6]
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: "did not work" in browser.text(".notice"), "the refusal")
    field = browser.find("input[name=code]")
    field.clear()
    field.send_keys(mail.code, Keys.ENTER)
    browser.find("input[name=login]")
    sign_in(browser, player)


def test_a_duel_of_two_people_in_two_browsers(browser, cairn):
    anna, berta = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    with Browser(cairn.web_url) as other:
        sign_in(browser, anna)
        browser.script("location.hash = 'room'")
        browser.find(".room .open").click()
        code = browser.find(".room-code").text
        fits(browser, "room-light-1280")
        sign_in(other, berta)
        other.script(f"location.hash = 'room/{code.lower()}'")
        other.find(".room form .main").click()
        other.find(".room .ready").click()
        browser.until(lambda: berta.username in browser.text(".room"), "the other one")
        browser.find(".room .start:not([disabled])").click()
        for number in range(1, 6):
            play_duel_round(browser, other, number)
        for one in (browser, other):
            one.until(lambda one=one: "of 25,000 points" in one.text("h1"), "the result")
        told = sorted(one.text(".end .lead") for one in (browser, other))
        assert told in (["A draw."] * 2, sorted(["You have won.", f"{berta.username} has won."]), sorted(["You have won.", f"{anna.username} has won."]))
        assert points_of(browser) == points_of(other)
        fits(browser, "duel-end-light-1280")
        browser.find(".end .main").click()
        # The room stays for the next game.
        browser.until(lambda: berta.username in browser.text(".room"), "the room")
        other.find(".end .main").click()
        other.find(".room .leave").click()
        other.find(".room form")
        browser.until(lambda: "come in" in browser.text(".room"), "the empty room")
        assert browser.complaints() == [] and other.complaints() == []


def play_duel_round(browser: Browser, other: Browser, number: int) -> None:
    for one, x in ((browser, 0.1), (other, -0.2)):
        one.until(lambda one=one: f"Round {number} of 5" in one.text(".play h1"), f"round {number}")
        click_map(one, x, -0.1)
        one.until(lambda one=one: "Marker at" in one.text(".say"), "a marker")
    browser.find(".moves .main:not([disabled])").click()
    # Nobody is shown the place while somebody still looks for it.
    browser.until(lambda: "Waiting for the others" in browser.text(".moves"), "the wait")
    assert not browser.all(".mark.solution")
    other.find(".moves .main:not([disabled])").click()
    for one in (browser, other):
        one.until(lambda one=one: "away" in one.text(".say"), "a reveal")
        assert len(one.all(".mark.other")) == 1
    if number == 1:
        fits(browser, "duel-light-1280")
    for one in (browser, other):
        one.find(".moves .main:not([disabled])").click()


def points_of(browser: Browser) -> list[str]:
    """Everybody's points, as the table at the end has them."""
    return [cell.text for cell in browser.all(".ranks td")]


def test_who_is_no_moderator_sees_nothing_of_the_console(browser, player):
    browser.open("/#console")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: "for moderators and admins" in browser.text("main"), "the refusal")
    assert not browser.all(".cases")


def test_the_same_clues_are_played_in_a_terminal(cairn):
    program = os.path.join(os.path.dirname(os.readlink(f"/proc/{cairn.pid('gateway')}/exe")), "cairn")
    run = subprocess.run(
        [program, "play", "--clues", "--auto", "--seed", "7", "--gateway", cairn.url], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(re.findall(r"^  1\. At noon the sun stands ", run.stdout, re.M)) == 5 and "google" not in run.stdout
    assert "of 25,000 points" in run.stdout


def test_the_policy_lets_no_inline_script_run(browser):
    browser.open("/")
    browser.script("const made = document.createElement('script'); made.textContent = 'document.title = 1'; document.body.append(made)")
    assert browser.driver.title == "Cairn"
    assert any("Content Security Policy" in entry["message"] for entry in browser.driver.get_log("browser"))


def test_streams_come_through_as_they_are_sent(browser, cairn, player):
    """A call that is answered piece by piece reaches the page piece by piece."""
    game = player.start_single()
    browser.open("/")
    first = browser.driver.execute_async_script(
        """
        const [token, id, done] = arguments;
        const request = new TextEncoder().encode(JSON.stringify({gameId: id}));
        const body = new Uint8Array(5 + request.length);
        new DataView(body.buffer).setUint32(1, request.length);
        body.set(request, 5);
        fetch('/cairn.game.whereami.v1.GeoGuessService/WatchGame', {method: 'POST', body, headers: {
          'content-type': 'application/connect+json', 'connect-protocol-version': '1', authorization: 'Bearer ' + token}})
          .then(answer => answer.body.getReader().read()).then(piece => done(new TextDecoder().decode(piece.value.slice(5)))).catch(error => done(String(error)));
        """,
        player.headers()["authorization"].removeprefix("Bearer "),
        game.game_id,
    )
    assert game.game_id in first and str(uuid.UUID(game.game_id)) == game.game_id
