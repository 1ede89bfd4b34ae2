"""Web Push in a real browser. Its own push service is not reached from here: the test's stands in its place, from the subscription on; what the browser
does with a message that has come is the browser's own."""

from __future__ import annotations

import base64
import contextlib
import json

import pytest
from browser import Browser
from cairn.auth.v1 import server_info_pb2 as info
from fake_push_services import Subscription
from installation import eventually
from player import Player
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys


@pytest.fixture(scope="module")
def browser(cairn):
    with Browser(cairn.web_url) as browser:
        yield browser


def permission(browser: Browser, setting: str) -> None:
    name = {"name": "notifications"}
    browser.driver.execute_cdp_cmd("Browser.setPermission", {"permission": name, "setting": setting, "origin": browser.url})


def subscribing(subscription: Subscription) -> str:
    """Has the page get this subscription from its browser."""
    keys = {name: base64.b64encode(value).decode() for name, value in (("p256dh", subscription.p256dh), ("auth", subscription.auth))}
    return f"""
      const [endpoint, keys] = [{json.dumps(subscription.endpoint)}, {json.dumps(keys)}];
      const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer;
      const made = {{ endpoint, getKey: (name) => bytes(keys[name]), unsubscribe: async () => {{ window.hasEnded = true; return true; }} }};
      PushManager.prototype.subscribe = async function (options) {{ window.askedFor = options; return made; }};
      PushManager.prototype.getSubscription = async () => made;
    """


def open_profile(browser: Browser, player: Player) -> None:
    browser.open("/#sign-in")
    browser.find("input[name=login]").send_keys(player.username)
    browser.find("input[name=password]").send_keys(player.password, Keys.ENTER)
    browser.until(lambda: player.username in browser.text("header"), "the name")
    browser.find(".who a").click()
    browser.find(".pushes button")


def shown(browser: Browser) -> list[str]:
    """Notifications that the browser shows."""
    return browser.driver.execute_async_script(
        """
        const done = arguments[arguments.length - 1];
        const found = navigator.serviceWorker.getRegistration('/web/').then((one) => one.getNotifications());
        found.then((all) => done(all.map((one) => one.body)), (error) => done([String(error)]));
        """
    )


def deliver(browser: Browser, message: dict) -> None:
    """Gives a message to the browser's service worker, as its push service would. Registrations are numbered as they come."""
    browser.driver.execute_cdp_cmd("ServiceWorker.enable", {})
    for number in range(3):
        request = {"origin": browser.url + "/", "registrationId": str(number), "data": json.dumps(message)}
        with contextlib.suppress(WebDriverException):
            browser.driver.execute_cdp_cmd("ServiceWorker.deliverPushMessage", request)


def test_somebody_wishes_to_be_told_in_this_browser(browser, cairn, player, web_push, stranger):
    subscription = web_push.subscribe()
    permission(browser, "granted")
    with browser.with_script(subscribing(subscription)):
        open_profile(browser, player)
        browser.find(".pushes button").click()
        browser.until(lambda: "You will be told here." in browser.text(".pushes"), "the answer")
        key = stranger.server_info.get_server_info(info.GetServerInfoRequest()).web_push_key
        assert browser.script("return window.askedFor") == {"userVisibleOnly": True, "applicationServerKey": key}
        anna = Player(cairn.url).sign_up()
        anna.ask_friend(player.username)
        eventually(lambda: web_push.messages(subscription.device), within=20, what="the push")
        (message,) = web_push.messages(subscription.device)
        deliver(browser, message)
        browser.until(lambda: shown(browser) == [f"{anna.username} would like to be your friend."], "the notification")
        # No longer: the server forgets the browser, and the browser its subscription.
        browser.find(".pushes button").click()
        browser.until(lambda: browser.text(".pushes button") == "Tell me", "the button as it was")
        assert browser.script("return window.hasEnded && localStorage.getItem('pushes') === null")
        assert browser.complaints() == []


def test_who_has_wished_it_is_registered_at_each_start_and_nobody_else(browser, cairn, web_push):
    anna, berta = (Player(cairn.url).sign_up() for _ in range(2))
    first, second, third = (web_push.subscribe() for _ in range(3))
    permission(browser, "granted")
    with browser.with_script(subscribing(first)):
        open_profile(browser, anna)
        browser.find(".pushes button").click()
        browser.until(lambda: "You will be told here." in browser.text(".pushes"), "the answer")
    # The browser has another subscription when the page is opened next.
    with browser.with_script(subscribing(second)):
        browser.open("/", keeps_session=True)
        # The answer to the registration has come when the page's script says so to nobody: it is looked for among what was loaded.
        registered = "return performance.getEntriesByType('resource').some((one) => one.name.endsWith('/RegisterDevice') && one.responseEnd > 0)"
        browser.until(lambda: browser.script(registered), "the registration")
        berta.ask_friend(anna.username)
        eventually(lambda: web_push.messages(second.device), within=30, what="the push to the new one")
        assert web_push.messages(first.device) == []
        browser.find(".who button").click()
        browser.until(lambda: "Sign in" in browser.text("header"), "the way in")
        assert browser.script("return window.hasEnded && localStorage.getItem('pushes') === null")
    with browser.with_script(subscribing(third)):
        open_profile(browser, berta)
        assert browser.text(".pushes button") == "Tell me" and not browser.script("return Boolean(window.askedFor)")


@pytest.mark.parametrize("setting, words", [("denied", "does not let this page"), ("granted", "could not reach its push service")])
def test_a_browser_that_cannot_says_so(browser, player, setting, words):
    permission(browser, setting)
    open_profile(browser, player)
    browser.find(".pushes button").click()
    browser.until(lambda: words in browser.text(".pushes"), "the answer")
    assert browser.text(".pushes button") == "Tell me"


def test_the_worker_is_asked_for_anew_and_stands_between_no_page_and_the_server(browser):
    browser.open("/")
    fields = browser.script(
        """
        const request = new XMLHttpRequest();
        request.open('GET', '/web/push.js', false);
        request.send();
        return [request.status, request.getResponseHeader('content-type'), request.getResponseHeader('cache-control'), request.responseText.includes('fetch')];
        """
    )
    assert fields == [200, "text/javascript; charset=utf-8", "no-cache", False]
    assert browser.script("return navigator.serviceWorker.controller === null")
