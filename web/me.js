// The page of oneself: what somebody has played, how they stand among others, and what they say of themselves.

import { call, CallError, who } from "./api.js";
import { ownAttempts } from "./attempts.js";
import { element, fill } from "./dom.js";
import { bytesMax, setPicture } from "./picture.js";
import { pushes } from "./pushes.js";
import { language, number, plural, text } from "./texts.js";

const profiles = "cairn.social.v1.ProfileService";

/**
 * @param {HTMLElement} parent
 * @param {(error: unknown) => void} failed
 */
export async function showMe(parent, failed) {
  const isGuest = who()?.isGuest ?? true;
  const [{ statistics }, history, board, mine, tries, expeditions, badges, devices, told] = await Promise.all([
    call("cairn.game.whereami.v1.StatisticsService/GetStatistics"),
    call("cairn.game.whereami.v1.GeoGuessService/ListMyGames", { pageSize: 10 }),
    // Guests are on no board.
    isGuest ? null : call("cairn.game.v1.LeaderboardService/GetLeaderboard", {
      leaderboard: { realm: "REALM_WHERE_AM_I", board: "score", scope: "SCOPE_GLOBAL", period: "PERIOD_ALL" }, pageSize: 10,
    }).catch(() => null),
    isGuest ? null : call(`${profiles}/GetMyProfile`),
    // A server without the app of challenges has none.
    isGuest ? null : ownAttempts().catch(() => null),
    isGuest ? null : call("cairn.game.expeditions.v1.ResultService/GetExpeditionStats").then(({ stats }) => stats).catch(() => null),
    call("cairn.game.v1.AchievementService/ListBadges").then((page) => page.badges ?? []).catch(() => []),
    isGuest ? null : sessions(failed),
    isGuest ? null : pushes(failed),
  ]);
  // Both forms change the same profile: what one has saved, the other knows.
  const known = { version: mine?.profile.version ?? "0" };
  const figure = (/** @type {string} */ key, /** @type {string | number | undefined} */ value) => [
    element("div", {}, element("dt", {}, text(key)), element("dd", {}, value === undefined ? "–" : number(Number(value))))];
  fill(parent, element("section", { class: "me" },
    element("h1", {}, isGuest ? text("account.guest") : who()?.name ?? ""),
    element("h2", {}, text("me.statistics")),
    element("dl", { class: "figures-list" },
      figure("me.games", statistics.gameCount ?? 0), figure("me.best", statistics.scoreMax ?? 0),
      figure("me.average", statistics.scoreAverage === undefined ? undefined : Math.round(statistics.scoreAverage)),
      figure("me.days", statistics.dayStreakCount ?? 0), figure("me.wins", statistics.winCount ?? 0), figure("me.rating", statistics.rating)),
    expeditions && Number(expeditions.acceptedAttemptCount ?? 0) > 0 ? [element("h2", {}, text("app.expeditions")), element("dl", { class: "figures-list expeditions" },
      figure("me.parks", expeditions.visitedParkCount ?? 0), figure("me.challenges", expeditions.completedChallengeCount ?? 0),
      figure("play.points", expeditions.totalPoints ?? 0), figure("me.rank", expeditions.rank || undefined))] : null,
    badged(badges),
    isGuest ? null : element("p", {}, element("a", { href: "#boards" }, text("boards.title"))),
    board && (board.rows ?? []).length > 0 ? [element("h2", {}, text("me.board")), element("table", {}, element("tbody", {}, board.rows.map((row) =>
      element("tr", { class: row.isCaller ? "own" : "" }, element("td", {}, `${number(Number(row.rank))}.`), element("th", { scope: "row" }, row.person?.username ?? ""),
        element("td", {}, number(Math.round(row.value?.average ?? Number(row.value?.best ?? 0))))))))] : null,
    element("h2", {}, text("me.history")),
    (history.games ?? []).length === 0 ? element("p", {}, text("console.none")) : element("table", {}, element("tbody", {}, history.games.map((one) =>
      element("tr", {}, element("th", { scope: "row" }, element("a", { href: `#replay/${one.gameId}` },
        new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(one.createTime)))),
        element("td", {}, plural("reveal.points", one.score ?? 0)))))),
    tries ? [element("h2", {}, text("me.attempts")), tries] : null,
    mine ? [picture(mine.profile, known, failed), about(mine.profile, known, failed)] : null, told, devices,
    element("p", {}, element("a", { href: "#support" }, text("support.title")))));
}

/** Badges that were earned, and how many there are. Their names are the contract's, in English.
 * @param {Whole<ContractMessages["cairn.game.v1.Badge"]>[]} badges */
function badged(badges) {
  const earned = badges.filter((badge) => badge.unlockTime);
  return earned.length === 0 ? null : [element("h2", {}, text("me.badges", { count: number(earned.length), all: number(badges.length) })),
    element("ul", { class: "badges" }, earned.map((badge) => element("li", { class: "mark-word", title: badge.description ?? "" }, badge.name)))];
}

/**
 * Where somebody is signed in, each to be ended.
 * @param {(error: unknown) => void} failed
 */
async function sessions(failed) {
  const service = "cairn.auth.v1.SessionService";
  const list = element("ul", { class: "cases sessions" });
  const show = async () => {
    const page = await call(`${service}/ListSessions`, { pageSize: 50 });
    fill(list, (page.sessions ?? []).map((one) => element("li", {},
      element("span", { dir: "auto" }, [one.app, one.deviceName].filter(Boolean).join(" · ") || text("me.session")), " ",
      element("span", { class: "small" }, [one.isCurrent ? text("me.session.this") : new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(one.lastUseTime)),
        one.network].filter(Boolean).join(" · ")), " ",
      one.isCurrent ? null : element("button", {
        type: "button", onclick: async () => {
          try {
            await call(`${service}/RevokeSession`, { sessionId: one.sessionId });
            await show();
          } catch (error) { failed(error); }
        },
      }, text("me.session.end")))));
  };
  await show();
  return element("div", {}, element("h2", {}, text("me.sessions")), list, element("p", {}, element("a", { href: "#factor" }, text("factor.title"))));
}

/**
 * @param {Whole<ContractMessages["cairn.social.v1.MyProfile"]>} profile
 * @param {{version: string}} known The profile's version, as this page has read or written it.
 * @param {(error: unknown) => void} failed
 */
function picture(profile, known, failed) {
  const place = element("div", { class: "portrait" });
  const show = (/** @type {typeof profile.person | undefined} */ person) => fill(place,
    // A path of ours, and nothing else.
    person?.picture?.path?.startsWith("/media/") ? element("img", { class: "picture", src: person.picture.path, alt: text("me.picture") }) : null);
  const said = element("span", { role: "status" });
  const field = /** @type {HTMLInputElement} */ (element("input", { type: "file", name: "picture", accept: "image/jpeg,image/png,image/webp,image/heif", onchange: async () => {
    const file = field.files?.[0];
    if (!file) return;
    if (file.size > bytesMax) { said.textContent = text("me.picture.large"); return; }
    field.toggleAttribute("disabled", true);
    said.textContent = text("working");
    try {
      known.version = await setPicture(file, () => known.version);
      show((await call(`${profiles}/GetMyProfile`)).profile.person);
      said.textContent = text("me.saved");
    } catch (error) {
      said.textContent = "";
      failed(error);
    } finally { field.toggleAttribute("disabled", false); }
  } }));
  show(profile.person);
  return element("form", { class: "picture-form" }, element("h2", {}, text("me.picture")), place, element("label", {}, text("me.picture.choose"), field), said);
}

/**
 * @param {Whole<ContractMessages["cairn.social.v1.MyProfile"]>} profile
 * @param {{version: string}} known The profile's version, as this page has read or written it.
 * @param {(error: unknown) => void} failed
 */
function about(profile, known, failed) {
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: 4, maxlength: 500, dir: "auto", name: "about", "aria-label": text("me.about") }));
  field.value = profile.about ?? "";
  const said = element("span", { role: "status" });
  const theirs = element("div", { class: "theirs", role: "alert" });
  return element("form", {
    class: "about", onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      said.textContent = "";
      fill(theirs);
      try {
        // The one of two windows that knows less is told so, and takes nothing back that the other has written.
        known.version = (await call(`${profiles}/UpdateProfile`, { about: field.value, expectedVersion: known.version })).version;
        said.textContent = text("me.saved");
      } catch (error) {
        if (!(error instanceof CallError) || error.reason !== "VERSION_CONFLICT") { failed(error); return; }
        // What was typed stays, and beside it stands what the other window has written: whoever saves once more knows it.
        let answer;
        try { answer = await call(`${profiles}/GetMyProfile`); } catch (later) { failed(later); return; }
        const { profile: now } = answer;
        known.version = now.version;
        fill(theirs, element("p", {}, text("me.changed")), element("blockquote", { dir: "auto" }, now.about || text("console.none")));
      }
    },
  }, element("h2", {}, text("me.about")), field, theirs, element("p", {}, element("button", { type: "submit", class: "main" }, text("me.save")), " ", said));
}
