// Boards of every app: who has done most, of all or among friends (requirement E-34). What they rank by is said by the server with each value.

import { call } from "./api.js";
import { element, fill } from "./dom.js";
import { number, plural, text } from "./texts.js";

/** @typedef {NonNullable<ContractMessages["cairn.game.v1.Leaderboard"]>} Leaderboard */
/** @typedef {Whole<ContractMessages["cairn.game.v1.LeaderboardValue"]>} Value */

const boards = /** @type {const} */ ([
  ["REALM_WHERE_AM_I", "score", "where"], ["REALM_EXPEDITIONS", "points", "expeditions"], ["REALM_CACHE_OUT", "points", "caches"],
  ["REALM_CACHE_OUT", "finds", "caches"], ["REALM_QWALK", "points", "qwalk"],
]);
const scopes = /** @type {const} */ (["SCOPE_GLOBAL", "SCOPE_FRIENDS"]);
const periods = /** @type {const} */ (["PERIOD_ALL", "PERIOD_MONTH", "PERIOD_WEEK"]);

/**
 * @param {HTMLElement} parent
 * @param {(error: unknown) => void} failed
 */
export async function showBoards(parent, failed) {
  const board = select("boards.board", boards.map(([, name, app]) => `${text(`app.${app}`)}: ${text(`boards.${name}`)}`));
  const scope = select("boards.scope", scopes.map((name) => text(`boards.${name}`)));
  const period = select("boards.period", periods.map((name) => text(`boards.${name}`)));
  const rows = element("tbody");
  const own = element("p", { role: "status" });
  const more = element("button", { type: "button", hidden: true }, text("console.more"));
  let [token, asked] = ["", 0];
  /** @param {boolean} isNew */
  const load = async (isNew) => {
    asked += 1;
    const mine = asked;
    const [realm, name] = boards[board.selectedIndex];
    /** @type {Leaderboard} */
    const leaderboard = { realm, board: name, scope: scopes[scope.selectedIndex], period: periods[period.selectedIndex] };
    try {
      const page = await call("cairn.game.v1.LeaderboardService/GetLeaderboard", { leaderboard, pageSize: 20, pageToken: isNew ? "" : token });
      // Another board was chosen meanwhile.
      if (mine !== asked) return;
      if (isNew) fill(rows);
      rows.append(...(page.rows ?? []).map(row));
      token = page.nextPageToken ?? "";
      more.hidden = token === "";
      own.textContent = standing(page);
    } catch (error) { failed(error); }
  };
  more.addEventListener("click", () => void load(false));
  for (const one of [board, scope, period]) one.addEventListener("change", () => void load(true));
  fill(parent, element("section", { class: "boards" }, element("h1", {}, text("boards.title")), element("p", { class: "choices" }, board, " ", scope, " ", period),
    own, element("table", {}, rows), more));
  await load(true);
}

/** @param {Whole<ContractMessages["cairn.game.v1.LeaderboardRow"]>} one */
function row(one) {
  return element("tr", { class: one.isCaller ? "own" : "" }, element("td", {}, `${number(Number(one.rank))}.`),
    element("th", { scope: "row", dir: "auto" }, one.person?.username ?? text("play.somebody")), element("td", {}, valued(one.value)));
}

/** Where the reader stands.
 * @param {Whole<ContractMessages["cairn.game.v1.GetLeaderboardResponse"]>} page */
function standing(page) {
  if (Number(page.playerCount ?? 0) === 0) return text("boards.none");
  if (page.own?.rank) return text("boards.own", { rank: number(Number(page.own.rank)), count: number(Number(page.playerCount)) });
  return plural("boards.missing", Number(page.own?.missingEntryCount ?? 0));
}

/** @param {Value | undefined} value */
function valued(value) {
  const amount = Math.round(Number(value?.average ?? value?.sum ?? value?.best ?? value?.count ?? 0));
  return value?.unit === "UNIT_POINTS" ? plural("reveal.points", amount) : number(amount);
}

/**
 * @param {string} label
 * @param {string[]} names
 */
function select(label, names) {
  return /** @type {HTMLSelectElement} */ (element("select", { "aria-label": text(label), name: label.replace("boards.", "") }, names.map((name) => element("option", {}, name))));
}
