"""The console of moderators and admins: who somebody is, what every process does, and each page in both themes and two widths."""

from __future__ import annotations

import re

import pytest
from authenticator import set_up
from mails import mail_to
from player import Player
from selenium.webdriver.common.keys import Keys
from test_reports import Reporter
from test_sessions import grant
from test_web import browser, cairn, fits, sign_in_as_staff  # noqa: F401  (fixtures)


def staff(cairn, role: str) -> tuple[Player, str]:
    """Somebody with a rank, and the secret of the second factor."""
    person = Player(cairn.url).sign_up()
    secret = set_up(cairn, person)
    grant(cairn, person, role)
    return person, secret


def test_an_admin_sees_what_every_process_does(browser, cairn):
    admin, secret = staff(cairn, "admin")
    sign_in_as_staff(browser, admin, secret, "console/health")
    browser.until(lambda: len(browser.all(".processes tbody tr")) == 5, "the processes")
    for service in ("gateway", "auth", "game", "social", "geo"):
        assert f"{service}\tready" in browser.text(".processes"), browser.text(".processes")
    assert re.search("mails: (files|memory)", browser.text(".ways")) and "Events that were given up: none" in browser.text(".waits")
    # Two looks later there is a line, and the page itself has made calls.
    browser.until(lambda: browser.script("return document.querySelector('.curve').getAttribute('points').split(' ').length") >= 2, "a line")
    admin.who_am_i()
    browser.until(lambda: browser.text(".chart .legend strong") not in ("", "–", "0"), "calls a second")
    assert browser.complaints() == []


def test_a_process_that_is_gone_is_seen_to_be(browser, cairn):
    moderator, secret = staff(cairn, "moderator")
    sign_in_as_staff(browser, moderator, secret, "console/health")
    browser.find(".processes")
    cairn.stop_service("geo")
    try:
        browser.until(lambda: "geo\tnot ready" in browser.text(".processes"), "the state")
    finally:
        cairn.start_service("geo")
    browser.until(lambda: "geo\tready" in browser.text(".processes"), "the state")


def test_what_every_process_does_is_shown_to_nobody_else(browser, player):
    browser.open("/#console/health")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: "for moderators and admins" in browser.text("main"), "the refusal")
    assert not browser.all(".processes") and not browser.all(".chart")


def test_somebody_is_found_by_name_address_and_id_and_given_a_role(browser, cairn, player):
    admin, secret = staff(cairn, "admin")
    sign_in_as_staff(browser, admin, secret, "console")
    for words in (player.email.upper(), player.account_id, player.username[:8]):
        field = browser.find(".console nav input")
        field.clear()
        field.send_keys(words, Keys.ENTER)
        if words == player.username[:8]:
            browser.until(lambda: player.username in browser.text(".cases"), "the name")
            browser.find(f".cases a[href$='{player.account_id}']").click()
        browser.until(lambda: player.username in browser.text("main h1"), f"the person by {words}")
        # No address stands in the history of a browser.
        assert browser.script("return location.hash") == f"#console/person/{player.account_id}"
        assert "password" in browser.text(".fields")
        browser.script("location.hash = 'console'")
        browser.until(lambda: "Open cases" in browser.text("h1"), "the queue")
    browser.script(f"location.hash = 'console/person/{player.account_id}'")
    browser.until(lambda: "Make moderator" in browser.text(".roles"), "the roles")
    browser.find(".roles button").click()
    browser.until(lambda: "No longer moderator" in browser.text(".roles") and "user, moderator" in browser.text(".fields"), "the role")
    browser.find(".roles button").click()
    browser.until(lambda: "Make moderator" in browser.text(".roles"), "the role taken")
    assert browser.complaints() == []
    field = browser.find(".console nav input")
    field.send_keys("nobody@example.com", Keys.ENTER)
    browser.until(lambda: "Nothing." in browser.text("main"), "nobody")


def test_mails_that_nobody_sends_are_read_by_admins(browser, cairn):
    admin, secret = staff(cairn, "admin")
    someone = Player(cairn.url).sign_up()
    mail = mail_to(cairn, someone.email, "Confirm")
    sign_in_as_staff(browser, admin, secret, "console/mails")
    browser.until(lambda: someone.email in browser.text(".mails"), "the mail")
    browser.script("[...document.querySelectorAll('.mails details')].find(one => one.innerText.includes(arguments[0])).open = true", someone.email)
    assert mail.code in browser.text(".mails")
    fits(browser, "mails-light-1280")
    # The look stands in the audit, with the admin's own account.
    browser.script("location.hash = 'console/audit'")
    browser.until(lambda: "mails seen" in browser.text("table"), "the audit")
    moderator, secret = staff(cairn, "moderator")
    sign_in_as_staff(browser, moderator, secret, "console")
    browser.script("location.hash = 'console/mails'")
    browser.until(lambda: "for moderators and admins" in browser.text("main"), "the refusal")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width, height", [(1280, 800), (360, 740)])
def test_every_page_of_people_and_staff_fits_and_is_readable(browser, cairn, dark, width, height):
    anna, berta = Reporter(Player(cairn.url).sign_up()), Player(cairn.url).sign_up()
    anna.report(berta)
    admin, secret = staff(cairn, "admin")
    game = admin.play_single()
    browser.theme(dark)
    browser.resize(width, height)
    try:
        name = f"{'dark' if dark else 'light'}-{width}"
        sign_in_as_staff(browser, admin, secret, "console")
        browser.find(".cases a").click()
        browser.find(".evidence")
        fits(browser, f"case-{name}")
        for page, part, shown in (
            ("console/open", ".cases", "queue"), (f"console/person/{berta.account_id}", ".suspend", "person"), (f"console/person/{berta.username[:8]}", ".cases", "people"),
            ("console/audit", "table", "audit"), ("console/attempts", ".console h1", "attempts"), ("console/health", ".processes", "health"),
            ("me", ".sessions li", "me"), (f"replay/{game.game_id}", ".replay .ground", "replay"), ("room", ".room .open", "room"),
        ):  # fmt: skip
            browser.script("location.hash = arguments[0]", page)
            browser.find(part)
            if shown == "health":
                browser.until(lambda: browser.text(".chart .legend strong") not in ("", "–"), "a line")
            fits(browser, f"{shown}-{name}")
        browser.script("location.hash = 'parks'")
        browser.find("main input[type=search]").send_keys("kaisaniemen puisto")
        browser.until(lambda: "Kaisaniemen puisto" in browser.text(".cases"), "the park")
        fits(browser, f"search-{name}")
        browser.find(".cases a").click()
        browser.find(".build-link")
        fits(browser, f"park-{name}")
        browser.find(".build-link").click()
        browser.find("form select[name=type]")
        fits(browser, f"build-{name}")
        assert browser.complaints() == []
    finally:
        browser.resize(1280, 800)
        browser.theme(False)
