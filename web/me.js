// The page of oneself: what somebody has played, how they stand among others, and what they say of themselves.

import { call, who } from "./api.js";
import { element, fill } from "./dom.js";
import { language, number, plural, text } from "./texts.js";

const profiles = "cairn.social.v1.ProfileService";

/**
 * @param {HTMLElement} parent
 * @param {(error: unknown) => void} failed
 */
export async function showMe(parent, failed) {
  const isGuest = who()?.isGuest ?? true;
  const [{ statistics }, history, board, mine] = await Promise.all([
    call("cairn.game.whereami.v1.StatisticsService/GetStatistics"),
    call("cairn.game.whereami.v1.GeoGuessService/ListMyGames", { pageSize: 10 }),
    // Guests are on no board.
    isGuest ? null : call("cairn.game.v1.LeaderboardService/GetLeaderboard", {
      leaderboard: { realm: "REALM_WHERE_AM_I", board: "score", scope: "SCOPE_GLOBAL", period: "PERIOD_ALL" }, pageSize: 10,
    }).catch(() => null),
    isGuest ? null : call(`${profiles}/GetMyProfile`),
  ]);
  const figure = (/** @type {string} */ key, /** @type {string | number | undefined} */ value) => [
    element("div", {}, element("dt", {}, text(key)), element("dd", {}, value === undefined ? "–" : number(Number(value))))];
  fill(parent, element("section", { class: "me" },
    element("h1", {}, isGuest ? text("account.guest") : who()?.name ?? ""),
    element("h2", {}, text("me.statistics")),
    element("dl", { class: "figures-list" },
      figure("me.games", statistics.gameCount ?? 0), figure("me.best", statistics.scoreMax ?? 0),
      figure("me.average", statistics.scoreAverage === undefined ? undefined : Math.round(statistics.scoreAverage)),
      figure("me.days", statistics.dayStreakCount ?? 0), figure("me.wins", statistics.winCount ?? 0), figure("me.rating", statistics.rating)),
    board && (board.rows ?? []).length > 0 ? [element("h2", {}, text("me.board")), element("table", {}, element("tbody", {}, board.rows.map((row) =>
      element("tr", { class: row.isCaller ? "own" : "" }, element("td", {}, `${number(Number(row.rank))}.`), element("th", { scope: "row" }, row.person?.username ?? ""),
        element("td", {}, number(Math.round(row.value?.average ?? Number(row.value?.best ?? 0))))))))] : null,
    element("h2", {}, text("me.history")),
    (history.games ?? []).length === 0 ? element("p", {}, text("console.none")) : element("table", {}, element("tbody", {}, history.games.map((one) =>
      element("tr", {}, element("th", { scope: "row" }, new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(one.createTime))),
        element("td", {}, plural("reveal.points", one.score ?? 0)))))),
    mine ? about(mine.profile, failed) : null));
}

/**
 * @param {Whole<ContractMessages["cairn.social.v1.MyProfile"]>} profile
 * @param {(error: unknown) => void} failed
 */
function about(profile, failed) {
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: 4, maxlength: 500, dir: "auto", name: "about" }));
  field.value = profile.about ?? "";
  let version = profile.version;
  const said = element("span", { role: "status" });
  return element("form", {
    class: "about", onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      said.textContent = "";
      try {
        // The one of two windows that knows less is told so, and takes nothing back that the other has written.
        version = (await call(`${profiles}/UpdateProfile`, { about: field.value, expectedVersion: version })).version;
        said.textContent = text("me.saved");
      } catch (error) { failed(error); }
    },
  }, element("h2", {}, text("me.about")), field, element("p", {}, element("button", { type: "submit", class: "main" }, text("me.save")), " ", said));
}
