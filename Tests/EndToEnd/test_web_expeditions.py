"""The second document's web application (E-34): parks near and on a map, boards, figures, and how challenges were done."""

from __future__ import annotations

from xml.etree import ElementTree

from browser import Browser, downloads
from expeditions import Runner, Type, along, beyond
from player import Player
from selenium.webdriver.common.keys import Keys
from test_web import MARKUP, browser, cairn, fits, sign_in  # noqa: F401  (fixtures)

HELSINKI = {"latitude": 60.1715, "longitude": 24.9441, "accuracy": 10}


def locate(browser: Browser, setting: str) -> None:
    browser.driver.execute_cdp_cmd("Emulation.setGeolocationOverride", HELSINKI)
    browser.driver.execute_cdp_cmd("Browser.setPermission", {"permission": {"name": "geolocation"}, "setting": setting, "origin": browser.url})


def test_parks_near_somebody_are_listed_and_lie_on_the_map(browser):
    locate(browser, "granted")
    browser.open("/#parks")
    browser.find("button.near").click()
    browser.until(lambda: len(browser.all(".cases li")) >= 3, "the parks")
    assert " m ·" in browser.text(".cases li") or "km ·" in browser.text(".cases li")
    browser.until(lambda: len(browser.all(".link-mark")) >= 3, "the parks on the map")
    fits(browser, "near-light-1280")
    browser.script("document.querySelector('.link-mark').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    browser.until(lambda: "#parks/osm-" in browser.script("return location.hash"), "the park's address")
    browser.find(".park .land")
    # Where somebody is stands in no address, and so in no log.
    assert "60.17" not in browser.script("return location.href") and browser.complaints() == []


def test_a_browser_that_tells_no_place_says_so(browser):
    locate(browser, "denied")
    browser.open("/#parks")
    browser.find("button.near").click()
    browser.until(lambda: "does not tell where you are" in browser.text(".cases"), "the answer")
    # Names are found all the same.
    browser.find("main input[type=search]").send_keys("kaisan")
    browser.until(lambda: "Kaisaniemen puisto" in browser.text(".cases"), "the park")


def test_many_parks_are_one_mark_that_leads_nearer(browser):
    browser.open("/#parks")
    browser.until(lambda: browser.all(".link-mark"), "the marks")
    labels = []
    for _ in range(8):
        if "osm-" in browser.script("return location.hash"):
            break
        before = browser.script("return document.querySelector('.link-mark')?.getAttribute('d')")
        browser.script("document.querySelector('.link-mark').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        browser.until(
            lambda before=before: "osm-" in browser.script("return location.hash")
            or browser.script("return document.querySelector('.link-mark')?.getAttribute('d')") not in (None, before), "other marks",
        )  # fmt: skip
        labels.append(before)
    assert browser.complaints() == [], labels


def test_what_was_done_stands_in_figures_and_on_boards(browser, cairn, tmp_path):
    builder, runner = Runner(cairn.url), Runner(cairn.url)
    park_id, places = builder.course()
    draft = builder.draft(Type.CHALLENGE_TYPE_RACE, park_id, places)
    draft.name = MARKUP
    challenge_id = builder.create(draft)
    builder.publish(challenge_id)
    way = [beyond(places[1], places[0], 60), *places, beyond(places[2], places[3], 60)]
    done = runner.upload(challenge_id, places[0], along(way, 3.4, seed=3))
    assert done.attempt.points.total_points > 0, done
    sign_in(browser, runner)
    browser.script("location.hash = 'me'")
    browser.until(lambda: "Challenges\n1" in browser.text(".expeditions") and "Parks\n1" in browser.text(".expeditions"), "the figures")
    fits(browser, "me-with-attempt-light-1280")
    browser.find(".attempts a").click()
    browser.until(lambda: "accepted" in browser.text(".decision") and browser.all(".mark") and browser.all("path.track"), "the verdict and the track on its map")
    assert "own\t" in browser.text(".course")
    fits(browser, "attempt-accepted-light-1280")
    with downloads(browser, tmp_path):
        browser.find(".gpx").click()
        (file,) = browser.until(lambda: list(tmp_path.glob("*.gpx")), "the file")
    assert len(ElementTree.parse(file).findall(".//{http://www.topografix.com/GPX/1/1}trkpt")) == len(runner.track(done.attempt.attempt_id))
    own = browser.script("return location.hash")
    # The verdict waits for no track.
    browser.without("*/ExportTrack")
    browser.script("location.hash = 'me'")
    browser.find(".attempts a").click()
    browser.until(lambda: "accepted" in browser.text(".decision") and "The track is being fetched" in browser.text("main"), "the verdict")
    browser.without()
    browser.until(lambda: browser.all(".gpx") and browser.all("path.track"), "the track")
    # The browser notes what it could not ask for.
    assert all("ExportTrack" in said for said in browser.complaints())
    # Where somebody has gone is told to nobody else.
    sign_in(browser, Player(cairn.url).sign_up())
    browser.script("location.hash = arguments[0]", own)
    browser.until(lambda: "ATTEMPT_NOT_FOUND" in browser.text(".notice"), "the refusal")
    assert not browser.all("path.track")
    sign_in(browser, runner)
    browser.script("location.hash = 'boards'")
    browser.find("select[name=board] option:nth-child(2)").click()
    browser.until(lambda: runner.username in browser.text(".boards table .own"), "the runner's row")
    assert "You are" in browser.text(".boards") and "point" in browser.text(".boards .own")
    fits(browser, "boards-light-1280")
    browser.find("select[name=scope] option:nth-child(2)").click()
    browser.until(lambda: "You are 1 of 1." in browser.text(".boards"), "the board of friends")
    browser.script("location.hash = arguments[0]", f"parks/{park_id}")
    browser.until(lambda: MARKUP in browser.text(".cases"), "the challenge")
    browser.find(".cases .link").click()
    browser.until(lambda: runner.username in browser.text(".best"), "the board of the challenge")
    assert ":" in browser.text(".best td:last-child") and not browser.all("img[src=x]")
    fits(browser, "challenge-board-light-1280")
    assert browser.complaints() == []


def test_who_is_on_no_board_is_told_what_is_missing(browser, player):
    sign_in(browser, player)
    player.play_single()
    browser.script("location.hash = 'boards'")
    browser.until(lambda: "4 more, and you are ranked." in browser.text(".boards") or "Nobody is ranked yet." in browser.text(".boards"), "the standing")


TILES = """
  const real = window.fetch;
  window.fetch = (...given) => String(given[0]) === '/web/tiles.json'
    ? Promise.resolve(new Response(JSON.stringify({path: '/tiles/{z}/{x}/{y}.png', credit: 'Pictures by <b>anna</b>'}))) : real(...given);
"""


def test_maps_of_parks_show_pictures_of_the_ground_where_a_server_has_some(browser):
    def open_park() -> None:
        browser.open("/#parks")
        browser.find("main input[type=search]").send_keys("kaisaniemen puisto")
        browser.until(lambda: "Kaisaniemen puisto" in browser.text(".cases"), "the park")
        browser.find(".cases a").click()
        browser.find(".park .land")

    open_park()
    browser.until(lambda: "/web/tiles.json" in browser.asked(), "the question")
    assert not browser.all("img.leaflet-tile") and browser.complaints() == []
    with browser.with_script(TILES):
        open_park()
        tile = browser.until(lambda: next(iter(browser.all("img.leaflet-tile")), None), "a picture")
        assert tile.get_attribute("src").startswith(f"{browser.url}/tiles/") and browser.text(".credit") == "Pictures by <b>anna</b>"
