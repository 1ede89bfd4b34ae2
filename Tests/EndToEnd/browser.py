"""A real browser without a window: Debian's Chromium, driven by its own driver."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

# Long enough for a machine that does three other things.
PATIENCE_SECONDS = 20

# Every call of a page is written down when it is made. The browser's own list of what was loaded hears of an answer only some time after the page has read
# it, and keeps the first 250 alone.
LISTENING = """
  window.askedPaths = [];
  {
    const real = window.fetch;
    window.fetch = function (...given) {
      const [what] = given;
      window.askedPaths.push(new URL(what instanceof Request ? what.url : what, location.href).pathname);
      return real.apply(this, given);
    };
  }
"""


@contextlib.contextmanager
def downloads(browser: Browser, folder: Path):
    """Has what a page gives to be saved come into a folder."""
    browser.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder)})
    try:
        yield
    finally:
        browser.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "default"})


class Browser:
    """One browser with nothing in it: no cookies, no cache, no settings of whoever runs the tests."""

    def __init__(self, url: str, width: int = 1280, height: int = 800, dark: bool = False, language: str = "en-GB") -> None:
        self.url = url
        self._folder = tempfile.mkdtemp(prefix="cairn-browser-", dir=os.environ.get("CAIRN_TEST_SCRATCH"))
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--no-proxy-server", "--hide-scrollbars", f"--lang={language}",
            f"--user-data-dir={self._folder}", f"--accept-lang={language}",
            # Nothing of a page may come from elsewhere: what is asked for of another host fails at once.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
        ):  # fmt: skip
            options.add_argument(argument)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
        # A window is never narrower than its frame allows; a phone is what the page is told.
        self.resize(width, height)
        self.theme(dark)
        self.listen()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.driver.quit()
        shutil.rmtree(self._folder, ignore_errors=True)

    # MARK: Setting up

    def resize(self, width: int, height: int) -> None:
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def theme(self, dark: bool) -> None:
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def listen(self) -> None:
        """Has the pages of this tab write down what they ask for (`asked`); a new tab is told so again, before it opens one."""
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTENING})

    def another_window(self) -> None:
        """Closes the window and goes on in a new one."""
        left = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        made = self.driver.current_window_handle
        self.driver.switch_to.window(left)
        self.driver.close()
        self.driver.switch_to.window(made)
        self.listen()

    def without(self, *urls: str) -> None:
        """Has these addresses answer nothing; none to have all answer again."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": list(urls)})

    @contextlib.contextmanager
    def with_script(self, code: str):
        """Has every page that is opened run this before its own scripts."""
        made = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": code})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)

    def offline(self, is_offline: bool) -> None:
        self.driver.execute_cdp_cmd("Network.enable", {})
        conditions = {"offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", conditions)

    # MARK: Looking and doing

    def open(self, path: str = "/", keeps_session: bool = False) -> "Browser":
        """Opens a page, as somebody who was never here before, or who comes back."""
        # Messages about the page before say nothing of this one.
        self.driver.get_log("browser")
        # An address that differs behind its "#" alone would leave the page as it is.
        self.driver.get("about:blank")
        if not keeps_session:
            self.driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "cookies,local_storage"})
        self.driver.get(self.url + path)
        return self

    def find(self, selector: str) -> WebElement:
        """The element, once it is there and shown."""
        return self.until(lambda: next((found for found in self.all(selector) if found.is_displayed()), None), selector)

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector: str = "body") -> str:
        return self.script("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def script(self, code: str, *arguments: object):
        return self.driver.execute_script(code, *arguments)

    def until(self, condition, what: str = "what was waited for"):
        def tried(_):
            try:
                return condition()
            except Exception as error:  # An element that was there a moment ago.
                if "stale" in str(error).lower():
                    return None
                raise

        try:
            return WebDriverWait(self.driver, PATIENCE_SECONDS, 0.05).until(tried)
        except TimeoutException:
            # As the page is now.
            raise AssertionError(f"no {what} within {PATIENCE_SECONDS} s:\n{self.text()}") from None

    def complaints(self) -> list[str]:
        """What the browser has said of the page: errors of scripts, breaches of its policy."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def asked(self) -> list[str]:
        """The paths that the page's scripts have asked for since it was opened, in the order in which they did."""
        return self.script("return window.askedPaths")

    def hosts(self) -> set[str]:
        """Every host of which the page has loaded something."""
        return set(self.script("return performance.getEntriesByType('resource').map(entry => new URL(entry.name).host)"))

    def picture(self, name: str) -> None:
        """Keeps what is shown where CAIRN_KEEP_LOGS points, for somebody to look at."""
        kept = os.environ.get("CAIRN_KEEP_LOGS")
        if kept:
            Path(kept).mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(Path(kept, f"{name}.png")))
