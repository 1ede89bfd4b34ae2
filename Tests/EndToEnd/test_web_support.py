"""Support tickets in a browser (C-54): a guest asks, somebody at the desk answers, and the person is told."""

from __future__ import annotations

import uuid

from cairn.social.v1 import notifications_pb2, support_pb2
from cairn.social.v1.support_connect import SupportServiceClientSync
from cairn.type.v1 import realm_pb2
from player import Player
from test_web import MARKUP, browser, cairn, fits, sign_in_as_staff  # noqa: F401  (fixtures)
from test_web_console import staff


class Asker:
    """What somebody does who has a question."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.support = SupportServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)

    def headers(self) -> dict[str, str]:
        return self.player.headers(str(uuid.uuid4()))

    def open(self, subject: str, text: str) -> str:
        request = support_pb2.OpenSupportTicketRequest(realm=realm_pb2.REALM_QWALK, subject=subject, text=text)
        return self.support.open_support_ticket(request, headers=self.headers()).ticket_id

    def answer(self, ticket_id: str, text: str) -> None:
        self.support.answer_support_ticket(support_pb2.AnswerSupportTicketRequest(ticket_id=ticket_id, text=text), headers=self.headers())

    def read(self, ticket_id: str) -> support_pb2.GetMySupportTicketResponse:
        return self.support.get_my_support_ticket(support_pb2.GetMySupportTicketRequest(ticket_id=ticket_id), headers=self.player.headers())

    def told(self, kind: str) -> list[str]:
        answer = self.player.notifications.list_notifications(notifications_pb2.ListNotificationsRequest(), headers=self.player.headers())
        return [notification.object_name for notification in answer.notifications if notification.kind == kind]


def test_a_guest_asks_and_closes_what_is_asked(browser, cairn):
    browser.open("/#support")
    browser.find("form.open-ticket input[name=subject]").send_keys(f"The map {MARKUP}")
    browser.find("form.open-ticket textarea").send_keys("It is empty.\nSince today.")
    fits(browser, "support-light-1280")
    browser.find("form.open-ticket button").click()
    browser.until(lambda: "Since today." in browser.text(".entries"), "the ticket")
    # What somebody writes is text, whatever it looks like.
    assert MARKUP in browser.text("main h1") and "waiting" in browser.text(".decision") and browser.script("return document.title") != "1"
    browser.find("form.answer textarea").send_keys("Still so.")
    browser.find("form.answer button").click()
    browser.until(lambda: "Still so." in browser.text(".entries"), "the second entry")
    browser.find("button.close").click()
    browser.until(lambda: "closed" in browser.text(".decision"), "the end")
    assert not browser.all("form.answer")
    browser.script("location.hash = 'support'")
    browser.until(lambda: "closed" in browser.text(".cases"), "the list")
    assert browser.complaints() == []


def test_a_moderator_answers_and_closes_what_waits_and_the_person_is_told(browser, cairn):
    anna = Asker(Player(cairn.url).sign_up())
    ticket_id = anna.open(f"My walk {MARKUP}", "It does not begin.\nAt all.")
    moderator, secret = staff(cairn, "moderator")
    sign_in_as_staff(browser, moderator, secret, "console/tickets")
    browser.until(lambda: "My walk" in browser.text(".cases"), "the ticket")
    fits(browser, "tickets-light-1280")
    browser.find(f".cases a[href$='{ticket_id}']").click()
    browser.until(lambda: "At all." in browser.text(".entries"), "what was asked")
    assert MARKUP in browser.text("main h1") and browser.script("return document.title") != "1"
    fits(browser, "ticket-light-1280")
    browser.find("form.answer textarea").send_keys("Please try again.")
    # Meanwhile the person writes on: the moderator reads that first.
    anna.answer(ticket_id, "Now it does.")
    browser.find("form.answer button").click()
    browser.until(lambda: "Somebody has written meanwhile" in browser.text("main"), "the refusal")
    assert browser.find("form.answer textarea").get_attribute("value") == "Please try again."
    assert len(anna.read(ticket_id).entries) == 2 and "Now it does." in browser.text(".entries"), "what has come in between is shown"
    # So is what would be closed unread.
    anna.answer(ticket_id, "Or not.")
    browser.find("button.close").click()
    browser.until(lambda: "Or not." in browser.text(".entries"), "what has come in between")
    field = browser.find("form.answer textarea")
    assert field.get_attribute("value") == "Please try again." and anna.read(ticket_id).ticket.state == support_pb2.SUPPORT_TICKET_STATE_WAITING
    anna.answer(ticket_id, "No, it does.")
    browser.find("form.answer button").click()
    browser.until(lambda: "No, it does." in browser.text(".entries"), "what has come in between")
    field = browser.find("form.answer textarea")
    field.clear()
    field.send_keys("Good to hear.")
    browser.find("form.answer button").click()
    browser.until(lambda: "Good to hear." in browser.text(".entries") and "answered" in browser.text(".decision"), "the answer")
    read = anna.read(ticket_id)
    said = [(False, "Now it does."), (False, "Or not."), (False, "No, it does."), (True, "Good to hear.")]
    assert [(entry.is_from_desk, entry.text) for entry in read.entries][1:] == said
    assert anna.told("support.answered") == [f"My walk {MARKUP}"]
    browser.find("button.close").click()
    browser.until(lambda: "closed" in browser.text(".decision"), "the end")
    assert anna.told("support.closed") == [f"My walk {MARKUP}"]
    browser.script("location.hash = 'console/tickets/closed'")
    browser.until(lambda: "My walk" in browser.text(".cases"), "the list of those that are closed")
    # A refusal is noted by the browser.
    assert all("SupportTicket" in said for said in browser.complaints())


LOST = """
  const real = window.fetch;
  window.keys = [];
  window.fetch = async (...given) => {
    if (!String(given[0]).endsWith(arguments[0])) return real(...given);
    window.keys.push(given[1].headers['idempotency-key']);
    const answer = await real(...given);
    // The server has done it, and nobody hears so, as often as it is tried by itself.
    if (window.keys.length <= arguments[1]) throw new TypeError('lost');
    return answer;
  };
"""


def test_what_is_sent_twice_is_one_ticket(browser, cairn):
    browser.open("/#support")
    browser.find("form.open-ticket input[name=subject]").send_keys("The map")
    browser.find("form.open-ticket textarea").send_keys("It is empty.")
    # Six tries are one call; whoever clicks once more says the same, and not something new.
    browser.script("window.setTimeout = (real => (work, ms, ...more) => real(work, ms < 9_000 ? Math.min(ms, 20) : ms, ...more))(window.setTimeout)")
    browser.script(LOST, "OpenSupportTicket", 6)
    browser.script("const button = document.querySelector('form.open-ticket button'); button.click(); button.click(); button.form.requestSubmit();")
    browser.until(lambda: browser.text(".notice"), "the failure")
    assert browser.script("return [...new Set(keys)].length") == 1 and browser.script("return keys.length") == 6
    assert not browser.find("form.open-ticket button").get_attribute("disabled")
    browser.find("form.open-ticket button").click()
    browser.until(lambda: "It is empty." in browser.text(".entries"), "the ticket")
    assert browser.script("return [...new Set(keys)].length") == 1
    # So with an answer; another answer of the same words is another one.
    for count in (2, 3):
        browser.find("form.answer textarea").send_keys("Still so.")
        browser.script("const button = document.querySelector('form.answer button'); button.click(); button.click();")
        browser.until(lambda: len(browser.all(".entries li")) == count, "the answer")
    browser.script("location.hash = 'support'")
    browser.until(lambda: len(browser.all(".cases li")) == 1, "one ticket")


def test_the_desk_is_shown_to_nobody_else(browser, cairn):
    anna, player = Asker(Player(cairn.url).sign_up()), Player(cairn.url).sign_up()
    ticket_id = anna.open("A question of Anna's", "text")
    browser.open("/#console/ticket/" + ticket_id)
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password + "\n")
    browser.until(lambda: "for moderators and admins" in browser.text("main"), "the refusal")
    assert "A question" not in browser.text("main")
