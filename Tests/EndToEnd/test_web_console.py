"""The console of moderators and admins: who somebody is, what every process does, and each page in both themes and two widths."""

from __future__ import annotations

import re
import sys
import zipfile

import pytest
from authenticator import code, set_up
from browser import Browser, downloads
from installation import REPOSITORY, eventually
from mails import mail_to
from player import Player
from selenium.webdriver.common.keys import Keys
from test_reports import Reporter, reason_of
from test_sessions import grant
from test_web import browser, cairn, fits, sign_in_as_staff  # noqa: F401  (fixtures)

sys.path.append(str(REPOSITORY / "scripts/lib"))
import qr  # noqa: E402


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


def act(browser: Browser, what: str) -> None:
    """Presses a button of those that are asked about, and answers that it is meant."""
    browser.find(f".care .{what}").click()
    browser.find("dialog .yes").click()


CUT = """
  const real = window.fetch;
  [window.asked, window.cuts] = [[], arguments[0]];
  window.fetch = async (...given) => {
    if (!String(given[0]).endsWith('TakeOrderedExport')) return real(...given);
    const answer = await real(...given);
    window.asked.push(1);
    if (window.asked.length > window.cuts) return answer;
    // As of a line that breaks: a part of a part, and then nothing.
    const whole = new Uint8Array(await answer.arrayBuffer());
    return new Response(whole.slice(0, whole.length >> 1), {status: 200, headers: answer.headers});
  };
"""


def test_an_admin_acts_for_somebody_who_has_asked(browser, cairn, tmp_path):
    admin, secret = staff(cairn, "admin")
    anna = Player(cairn.url).sign_up()
    set_up(cairn, anna)
    sign_in_as_staff(browser, admin, secret, f"console/person/{anna.account_id}")
    # A question that is answered with no, and the key that is pressed too early.
    browser.find(".care .sessions").click()
    fits(browser, "sure-light-1280")
    browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
    browser.until(lambda: not browser.all("dialog"), "the page")
    assert reason_of(anna) is None
    act(browser, "sessions")
    browser.until(lambda: "1 session has ended." in browser.text(".care .say"), "the answer")
    eventually(lambda: reason_of(anna) == "SESSION_REVOKED", within=5, what="the end of the session")
    act(browser, "factor")
    browser.until(lambda: "factor is removed" in browser.text(".care .say"), "the answer")
    assert not browser.all(".care .factor") and "second factor" not in browser.text(".fields")
    anna.log_in(anna.username)
    # A file that is cut is no file: it is taken on from there, and one that is cut ever again is given to nobody.
    browser.script(CUT, 1)
    act(browser, "export")
    link = browser.find(".care .save")
    assert browser.script("return asked.length") == 2
    fits(browser, "care-light-1280")
    with downloads(browser, tmp_path):
        link.click()
        (file,) = browser.until(lambda: list(tmp_path.glob("*.zip")), "the file")
    with zipfile.ZipFile(file) as archive:
        assert archive.testzip() is None and any(anna.email.encode() in archive.read(name) for name in archive.namelist())
    browser.script("asked.length = 0; window.cuts = 1000")
    act(browser, "export")
    browser.until(lambda: browser.text(".notice"), "the failure")
    assert not browser.all(".care .save") and browser.script("return asked.length") == 5
    browser.script("window.cuts = 0")
    browser.script("location.hash = arguments[0]", f"console/audit/{anna.account_id}")
    browser.until(lambda: all(words in browser.text("table") for words in ("sessions ended", "second factor reset", "export ordered", "export taken")), "the audit")
    browser.script("location.hash = arguments[0]", f"console/person/{anna.account_id}")
    act(browser, "delete")
    eventually(lambda: reason_of(anna) in ("SESSION_REVOKED", "UNAUTHENTICATED"), within=5, what="the end of the account")
    browser.until(lambda: "Nothing." in browser.text("main") or "is removed from" in browser.text("main"), "the answer")
    browser.script("location.hash = 'console/audit'")
    browser.until(lambda: "deletion ordered" in browser.text("table"), "the audit")
    # Deeds are told in the reader's language.
    for tag, words in (("de", "Löschung veranlasst"), ("sv", "radering beordrad"), ("en", "deletion ordered")):
        browser.find(f"header select option[value={tag}]").click()
        browser.until(lambda: words in browser.text("table"), words)
    # What an admin may not do to another is not offered.
    other, _ = staff(cairn, "admin")
    browser.script("location.hash = arguments[0]", f"console/person/{other.account_id}")
    browser.until(lambda: other.username in browser.text("main h1"), "the other")
    assert not browser.all(".care")


def test_a_moderator_has_no_such_buttons(browser, cairn, player):
    moderator, secret = staff(cairn, "moderator")
    sign_in_as_staff(browser, moderator, secret, f"console/person/{player.account_id}")
    browser.find(".suspend")
    assert not browser.all(".care") and not browser.all(".roles")


def test_the_first_admin_comes_to_the_queue_as_the_readme_says(browser, cairn):
    """One command gives the role; then the address is confirmed and the second factor set up in the browser, and the queue is open."""
    person = Player(cairn.url).sign_up()
    mail = mail_to(cairn, person.email, "Confirm")
    assert "user, admin" in cairn.script("admin.sh", person.username)
    browser.open("/#console")
    browser.find("input[name=login]").send_keys(person.username)
    browser.find("input[name=password]").send_keys(person.password, Keys.ENTER)
    browser.find("a.factor").click()
    field = browser.find("input[name=code]")
    fits(browser, "factor-mail-light-1280")
    field.send_keys(mail.code, Keys.ENTER)
    secret = browser.find(".secret").text.replace(" ", "")
    # The same key as a picture, as a camera reads it.
    drawn = browser.script("return document.querySelector('.qr path:last-child').getAttribute('d')")
    dark = {(int(row) - 4, int(column) - 4) for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)}
    address = browser.find("main a[href^='otpauth:']").get_dom_attribute("href")
    rows = qr.matrix(address)
    assert secret in address and dark == {(row, column) for row, cells in enumerate(rows) for column, is_dark in enumerate(cells) if is_dark}
    assert browser.find(".qr").size["width"] > 150
    fits(browser, "factor-key-light-1280")
    browser.find("input[name=code]").send_keys("000000", Keys.ENTER)
    browser.until(lambda: "not right" in browser.text(".notice"), "the refusal")
    field = browser.find("input[name=code]")
    field.clear()
    field.send_keys(code(secret), Keys.ENTER)
    browser.until(lambda: len(browser.all(".codes li")) == 10, "the codes for recovery")
    fits(browser, "factor-codes-light-1280")
    browser.script("location.hash = 'console'")
    browser.until(lambda: "Open cases" in browser.text("h1"), "the queue")
    browser.script("location.hash = 'factor'")
    browser.until(lambda: "Recovery codes that are left: 10." in browser.text("main"), "what there is")


REPLICAS = """
  const real = window.fetch;
  let looks = 0;
  const process = (service, page) => ({health: {service, state: 'STATE_READY'}, page});
  window.fetch = async (...given) => {
    if (String(given[0]) !== '/readings/now') return real(...given);
    looks += 1;
    const shed = (count) => `cairn_calls_shed_total ${count}\\n`;
    // The third has counted for days, and is not heard at the first look.
    const processes = [process('social', 'cairn_pushes_due 12\\ncairn_report_cases_waiting 3\\n' + shed(5)),
      process('social', 'cairn_pushes_due 11\\ncairn_report_cases_waiting 4\\n' + shed(7)), process('game', looks === 1 ? '' : shed(1000000))];
    return new Response(JSON.stringify({processes}), {headers: {'content-type': 'application/json'}});
  };
"""


def test_processes_that_share_a_database_are_not_added_up(browser, cairn):
    moderator, secret = staff(cairn, "moderator")
    sign_in_as_staff(browser, moderator, secret, "console")
    with browser.with_script(REPLICAS):
        browser.driver.refresh()
        browser.find(".console h1")
        browser.script("location.hash = 'console/health'")
        browser.find(".processes")
        assert "pushes 12" in browser.text(".charts") and "that wait: 4" in browser.text(".waits"), browser.text("main")
        browser.until(lambda: "refused, too much to do 0" in browser.text(".charts"), "the second look")


def test_every_page_fits_a_phone_in_each_language(browser, cairn):
    admin, secret = staff(cairn, "admin")
    person = Player(cairn.url).sign_up()
    sign_in_as_staff(browser, admin, secret, "console")
    browser.resize(360, 740)
    try:
        for language in ("de", "es", "fr", "it", "sv"):
            browser.script("location.hash = ''")
            browser.find(".hero")
            browser.find(f"header option[value={language}]").click()
            browser.until(lambda language=language: browser.script("return document.documentElement.lang") == language, "the language")
            for page, part in (
                ("", ".hero"), ("parks", "main input[type=search]"), ("boards", ".boards"), ("me", ".sessions li"), ("room", ".room .open"), ("factor", "main h1"),
                ("contract", ".methods a"), ("console", ".console h1"), (f"console/person/{person.account_id}", ".care"), ("console/health", ".processes"),
                ("console/audit", "table"), ("console/mails", ".mails"), ("support", ".open-ticket"), ("console/tickets", ".console h1"),
            ):  # fmt: skip
                browser.script("location.hash = arguments[0]", page)
                browser.find(part)
                fits(browser, f"{language}-{page.replace('/', '-')[:16]}-360")
        assert browser.complaints() == []
    finally:
        browser.find("header option[value=en]").click()
        browser.resize(1280, 800)


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
            ("support", ".open-ticket", "support"), ("console/tickets", ".console h1", "tickets"), ("boards", ".boards", "boards"), ("factor", "main h1", "factor"),
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
