// The pages: the first one, and the game. Which one is shown stands behind the address's "#", so that "back" leads back.

import { beGuest, call, CallError, finishLeaving, logOut, restore, who } from "./api.js";
import { element, fill } from "./dom.js";
import { reasonOf, showSignInForm, signInAbove } from "./sign-in.js";
import { choose, language, languages, load, number, plural, text } from "./texts.js";

/** @type {{quit(): void, isOver: boolean} | null} */
let game = null;

/** The page on which that game is shown: leaving the page leaves the game. */
let gamePage = "play";

/** Ends the page that is shown, before another one is. */
let leaveLast = () => undefined;

/** Counts the pages that were shown: what is answered late belongs to one that is gone, and changes nothing of the one that came after it. */
let pageCount = 0;

/**
 * @typedef {{place: HTMLElement, isShown(): boolean, fail(error: unknown): void, tell(sentence: string): void}} Page
 * A page's own element, and what it has to say as long as it is shown.
 */

const main = element("main", { id: "content", tabindex: "-1" });
const notice = element("p", { class: "notice", role: "alert", hidden: true });

async function begin() {
  const asked = new URLSearchParams(location.search).get("lang");
  const restored = restore().catch((error) => console.warn(error));
  await load(choose(asked ? [asked] : navigator.languages));
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  frame();
  newPage();
  await restored;
  if (localStorage.getItem("pushes") && who()) void import("./pushes.js").then(({ renew }) => renew()).catch((error) => console.info(error));
  addEventListener("hashchange", route);
  addEventListener("online", () => void finishLeaving().catch((error) => console.info(error)));
  // A refusal is of what was tried before. A change does not take it away: a press of a button brings one as it leaves what was typed, and the page would move
  // from under it before it is let go.
  for (const kind of ["submit", "input"]) main.addEventListener(kind, () => tell(""), true);
  route();
}

/** Begins a page in the place of the one before.
 * @returns {Page} */
function newPage() {
  pageCount += 1;
  const own = pageCount;
  const isShown = () => own === pageCount;
  const place = element("div", { class: "page" }, element("p", { class: "lead", role: "status" }, text("working")));
  fill(main, place);
  return {
    place, isShown,
    fail: (error) => { if (isShown()) fail(error); else console.info(error); },
    tell: (sentence) => { if (isShown()) tell(sentence); },
  };
}

/** The frame around each page. */
function frame() {
  const chooser = element("select", { "aria-label": text("language"), onchange: changeLanguage },
    Object.entries(languages).map(([tag, name]) => element("option", { value: tag, lang: tag, selected: tag === language() }, name)));
  fill(document.body,
    element("a", { class: "skip", href: "#content", onclick: (/** @type {Event} */ event) => { event.preventDefault(); main.focus(); } }, text("skip")),
    element("header", {},
      element("a", { class: "name", href: "#" }, text("title")),
      element("span", { class: "who" }),
      chooser,
      element("button", { type: "button", class: "quiet theme", "aria-label": text("theme"), onclick: changeTheme }, "◐")),
    notice, main);
}

/** @param {Event} event */
async function changeLanguage(event) {
  await load(/** @type {HTMLSelectElement} */ (event.target).value);
  frame();
  // A game that is played is not taken away for it.
  if (!game || game.isOver) route();
}

function changeTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
}

/** What stands behind the address's "#"; nothing where it is none of ours: half an escape, as a cut link has it. */
function address() {
  const page = location.hash.slice(1);
  try { decodeURIComponent(page); } catch { return ""; }
  return page;
}

function route() {
  const page = address();
  if (game && !game.isOver && page !== gamePage) game.quit();
  tell("");
  showWho();
  leaveLast();
  leaveLast = () => undefined;
  // A person who signs in comes back to where the way in was found.
  if (!["sign-in", "sign-up", "forgot"].includes(page)) lastPage = location.hash;
  if (page === "play") void startGame();
  else if (page === "contract" || page.startsWith("contract/")) void showContract(page.slice("contract/".length));
  else if (page === "sign-in") showSignIn();
  else if (page === "sign-up" || page === "forgot") void showAccount(page);
  else if (page === "parks" || page.startsWith("parks/")) void showLoaded(async ({ place, fail }) => (await part(() => import("./parks.js"))).showParks(place, page.slice("parks/".length), fail));
  else if (page.startsWith("build/")) void showSigned(async ({ place, fail }) => (await part(() => import("./build.js"))).showBuild(place, page.slice("build/".length), fail));
  else if (page === "room" || page.startsWith("room/")) void showSigned((own) => showRoom(own, page.slice("room/".length)), true);
  else if (page.startsWith("replay/")) void showLoaded(async ({ place }) => (await part(() => import("./replay.js"))).showReplay(place, page.slice("replay/".length)));
  else if (page.startsWith("attempt/")) void showSigned(async ({ place }) => (await part(() => import("./attempts.js"))).showAttempt(place, page.slice("attempt/".length)));
  else if (page === "factor") void showSigned(async (own) => (await part(() => import("./factor.js"))).showFactor(own.place, { goOn: () => goOn(own), tell: own.tell, reasonOf }), true);
  else if (page === "boards") void showSigned(async ({ place, fail }) => (await part(() => import("./boards.js"))).showBoards(place, fail));
  else if (page === "support" || page.startsWith("support/")) void showLoaded(async ({ place, fail }) => (await part(() => import("./support.js"))).showSupport(place, page.slice("support/".length), fail));
  else if (page === "me") void showLoaded(async ({ place, fail }) => (await part(() => import("./me.js"))).showMe(place, fail));
  else if (page === "console" || page.startsWith("console/")) void showSigned(async ({ place, fail }) => (await part(() => import("./console.js"))).showConsole(place, page.slice("console/".length), fail), true);
  else showHome();
}

/** The session that was shown last: who typed what is on the page.
 * @type {import("./api.js").Session | null} */
let lastSession = null;

function showWho() {
  const session = who();
  lastSession = session ?? lastSession;
  const place = document.querySelector(".who");
  if (!place) return;
  if (!session) return fill(place, element("a", { href: "#sign-in" }, text("account.in")));
  fill(place, element("a", { href: "#me" }, session.isGuest ? text("account.guest") : text("account.as", { name: session.name })), " ",
    session.isGuest ? [element("a", { href: "#sign-in" }, text("account.in")), " "] : null,
    element("button", { type: "button", class: "quiet", onclick: leave }, text("account.out")));
}

async function leave() {
  if (localStorage.getItem("pushes")) await import("./pushes.js").then(({ end }) => end()).catch((error) => console.info(error));
  await logOut();
  lastSession = null;
  location.hash = "";
  route();
}

function showHome() {
  const apps = ["where", "caches", "expeditions", "buddy", "qwalk"];
  const day = element("section", { class: "day", hidden: true });
  fill(newPage().place,
    element("section", { class: "hero" },
      element("h1", {}, text("home.headline")),
      element("p", { class: "lead" }, text("home.lead")),
      element("a", { class: "main", href: "#play" }, text(who() ? "home.again" : "home.play")),
      element("p", {}, element("a", { href: "#room" }, text("room.title"))),
      who() ? null : element("p", { class: "small" }, text("home.guest"))),
    day,
    element("section", {},
      element("h2", {}, text("home.about")),
      element("p", {}, text("home.about.text")),
      element("ul", { class: "apps" }, apps.map((app) => element("li", {},
        element("h3", {}, text(`app.${app}`)), element("p", {}, text(`app.${app}.text`)),
        element("p", { class: "small" }, text(app === "where" ? "app.here" : "app.phone")))))),
    element("section", {},
      element("h2", {}, text("parks.title")), element("p", {}, text("parks.lead")), element("p", {}, element("a", { href: "#parks" }, text("parks.search")))),
    element("section", {},
      element("h2", {}, text("home.build")), element("p", {}, text("home.build.text")),
      element("p", {}, element("a", { href: "#contract" }, text("contract.title")), " · ", element("a", { href: "#console" }, text("console.title")))));
  void showDay(day);
}

/** More games than this are told as "more than": the server counts no further. */
const countedMax = 10_000;

/** Games that were played here of late, on a map. It comes when the page is there already; a server on which nobody has played says nothing.
 * @param {HTMLElement} place */
async function showDay(place) {
  try {
    const { gameCount, places } = await call("cairn.game.whereami.v1.StatisticsService/GetDay", {}, false);
    if (!gameCount) return;
    const { WorldMap } = await part(() => import("./map.js"));
    // The page may have been left meanwhile: a map has no size there.
    if (!place.isConnected) return;
    const ground = element("div", { class: "ground", role: "img", "aria-label": text("home.day.map") });
    fill(place, element("h2", {}, gameCount >= countedMax ? text("home.day.more", { count: number(countedMax) }) : plural("home.day", gameCount)),
      (places ?? []).length > 0 ? element("div", { class: "board" }, ground) : null);
    place.hidden = false;
    if (!ground.isConnected) return;
    const map = new WorldMap(ground, () => undefined);
    map.showDots(places.map((at) => ({ lat: at.latitudeDegrees ?? 0, lng: at.longitudeDegrees ?? 0 })));
  } catch (error) { console.info(error); }
}

/** A server that has not said after so long what its pages are now is one that cannot be reached. */
const newPageMs = 10_000;

/**
 * Loads a part of the program. A page that was open while the server was upgraded names parts that are there no more: it is loaded anew, once.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
async function part(load) {
  try {
    return await load();
  } catch (error) {
    const own = document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
    const late = new AbortController();
    setTimeout(() => late.abort(), newPageMs);
    const page = await fetch("/", { cache: "no-store", signal: late.signal }).then((answer) => (answer.ok ? answer.text() : own)).catch(() => own);
    if (page.includes(own)) throw error;
    location.reload();
    // Nothing more happens on this page.
    return new Promise(() => undefined);
  }
}

/** Shows a page for which somebody must be there: a guest will do.
 * @param {(page: Page) => Promise<void>} show */
async function showLoaded(show) {
  const page = newPage();
  try {
    await beGuest();
    showWho();
    if (page.isShown()) await show(page);
  } catch (error) {
    fill(page.place);
    page.fail(error);
  }
}

/** @param {string} path */
async function showContract(path) {
  const page = newPage();
  try {
    const module = await part(() => import("./contract.js"));
    if (!page.isShown()) return;
    module.showContract(page.place, path, showWho);
    leaveLast = () => { module.leaveContract(); return undefined; };
  } catch (error) { page.fail(error); }
}

/** Shows a page for which somebody must be signed in with an account.
 * @param {(page: Page) => Promise<void>} show
 * @param {boolean} [needsAll] Whether a session for reading and building is too narrow for it. */
async function showSigned(show, needsAll = false) {
  const session = who();
  if (!session || session.isGuest || (needsAll && session.isNarrow)) {
    location.hash = "sign-in";
    return;
  }
  await showLoaded(show);
}

/** The page that was shown last, besides that of signing in. */
let lastPage = "";

/** Pages for which a narrow session does. */
const narrowPages = /^#(parks|build|boards|me|attempt|replay|support)(\/|$)/;

/** Goes on where somebody came from to sign in.
 * @param {Page} page That of signing in. Who has left it meanwhile stays where they are. */
function goOn(page) {
  if (!page.isShown()) return showWho();
  if (location.hash === lastPage || (!lastPage && !location.hash)) route();
  else location.hash = lastPage;
}

function showSignIn() {
  const page = newPage();
  showSignInForm({
    place: page.place, isNarrow: narrowPages.test(lastPage), name: "", lead: who()?.isNarrow ? text("account.more") : "", links: true, isShown: page.isShown,
    done: () => goOn(page), tell: page.tell,
  });
}

/** @param {string} name */
async function showAccount(name) {
  const page = newPage();
  try {
    const module = await part(() => import("./account.js"));
    const door = { goOn: () => goOn(page), tell: page.tell, reasonOf };
    if (name === "forgot") module.showForgot(page.place, door);
    else module.showSignUp(page.place, door);
  } catch (error) { page.fail(error); }
}

/**
 * @param {Page} page
 * @param {string} code
 */
async function showRoom(page, code) {
  const module = await part(() => import("./room.js"));
  if (!page.isShown()) return;
  leaveLast = () => { module.leaveRoomPage(); return undefined; };
  // Not awaited: the page looks on as long as it is shown.
  void module.showRoom(page.place, code, (gameId) => void joinGame(gameId), page.fail).catch(page.fail);
}

/** @param {string} gameId */
async function joinGame(gameId) {
  const page = newPage();
  try {
    const module = await part(() => import("./game.js"));
    if (!page.isShown()) return;
    const back = element("button", { type: "button", class: "main", onclick: route }, text("room.back"));
    const address = location.hash.slice(1);
    showGame(page, address, await module.join(page.place, gameId, (shown) => showEnd(page, shown, back), page.fail));
  } catch (error) { page.fail(error); }
}

async function startGame() {
  // A session for reading and building starts no game: to have more, one signs in once more.
  if (who()?.isNarrow) { location.hash = "sign-in"; return; }
  const page = newPage();
  try {
    // The map and the game are asked for by those who play, while the guest is made.
    const [module] = await Promise.all([part(() => import("./game.js")), beGuest()]);
    showWho();
    if (!page.isShown()) return;
    showGame(page, "play", await module.play(page.place, (shown) => showEnd(page, shown), page.fail));
  } catch (error) {
    if (!page.isShown()) return;
    showHome();
    fail(error);
  }
}

/**
 * Knows the game that a page shows, or leaves it where the page was left before the game was there.
 * @param {Page} page
 * @param {string} address
 * @param {{quit(): void, isOver: boolean}} made
 */
function showGame(page, address, made) {
  if (page.isShown()) {
    gamePage = address;
    game = made;
  } else if (!made.isOver) made.quit();
}

/**
 * @param {Page} page
 * @param {HTMLElement[]} shown
 * @param {HTMLElement} [next] What is offered instead of another game of the same kind.
 */
function showEnd(page, shown, next) {
  fill(page.place, element("section", { class: "narrow end" }, shown,
    element("p", {}, next ?? element("button", { type: "button", class: "main", onclick: () => void startGame() }, text("home.again")), " ",
      element("a", { href: "#" }, text("home")))));
  page.place.querySelector("h1")?.focus();
}

/** @param {unknown} error */
function fail(error) {
  console.warn(error);
  if (error instanceof CallError && error.code === "unauthenticated") {
    if (lastSession && !lastSession.isGuest && !who() && main.querySelector(".page form")) return askAgain(lastSession);
    showHome();
    showWho();
    tell(text("ended"));
  } else tell(reasonOf(error));
}

/**
 * Asks somebody whose session has ended to sign in again, above the page: what was typed and chosen in it stays.
 * @param {import("./api.js").Session} before
 */
function askAgain(before) {
  const page = pageCount;
  signInAbove(before, () => {
    showWho();
    // The page belongs to the one who has typed in it; the next one gets a page of their own, and so does a page that was shown meanwhile.
    if (!who()) tell(text("ended"));
    else if (who()?.accountId !== before.accountId || page !== pageCount) route();
    else tell(text("account.again.done"));
  });
}

/** @param {string} sentence */
function tell(sentence) {
  notice.textContent = sentence;
  notice.hidden = sentence === "";
}

void begin();
