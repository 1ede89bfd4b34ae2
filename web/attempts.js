// Attempts at challenges: one's own with verdict and points, and for moderators those that wait for a decision, with their track. What is said of an
// attempt is what the server's judge has said.

import { call, CallError } from "./api.js";
import { element, fill } from "./dom.js";
import { GroundMap } from "./ground.js";
import { language, named, number, plural, text } from "./texts.js";

/** @typedef {Whole<ContractMessages["cairn.game.expeditions.v1.Attempt"]>} Attempt */
/** @typedef {import("./ground.js").Position} Position */

const attempts = "cairn.game.expeditions.v1.AttemptService";
const moderation = "cairn.game.expeditions.v1.AttemptModerationService";

/** Chunks of a track that are shown: as many as any has. */
const chunksMax = 200;
/** Pages of one's own track, of 200 chunks or 6,000 positions: as many as any has. */
const pagesMax = 60;

/** One's own attempts, as rows of a table.
 * @returns {Promise<HTMLElement | null>} Null where there are none. */
export async function ownAttempts() {
  const page = await call(`${attempts}/ListMyAttempts`, { pageSize: 20 });
  const list = page.attempts ?? [];
  return list.length === 0 ? null : element("table", { class: "attempts" }, element("tbody", {}, list.map((one) => element("tr", {},
    element("th", { scope: "row" }, element("a", { href: `#attempt/${one.attemptId}` }, when(one.startTime))),
    element("td", {}, named("attempt.is", one.state, "ATTEMPT_STATE_")),
    element("td", {}, one.points ? plural("reveal.points", Number(one.points.totalPoints ?? 0)) : "")))));
}

/**
 * One of one's own attempts.
 * @param {HTMLElement} parent
 * @param {string} attemptId
 */
export async function showAttempt(parent, attemptId) {
  const { attempt } = await call(`${attempts}/GetAttempt`, { attemptId });
  const saving = element("p", { role: "status" }, text("attempt.track"));
  // The verdict waits for no track, which comes in pages.
  fill(parent, element("section", { class: "park" }, element("p", { class: "small" }, element("a", { href: "#me" }, text("me.attempts"))), ...facts(attempt), saving));
  /** @type {string} */
  let file;
  try { file = await ownTrack(attemptId); } catch (error) {
    fill(saving, text("attempt.track.failed"));
    await draw(parent, attempt, []);
    console.warn(error);
    return;
  }
  fill(saving, file !== "" && element("button", { type: "button", class: "gpx", onclick: () => save(file, `${attempt.startTime.slice(0, 10)}.gpx`) }, text("attempt.gpx")));
  await draw(parent, attempt, file ? pieces(file) : []);
}

/** One's own track, as a file for other programs.
 * @param {string} attemptId
 * @returns {Promise<string>} Empty where nothing was recorded, or the track is not kept any more. */
async function ownTrack(attemptId) {
  let [file, pageToken] = ["", ""];
  try {
    for (let page = 0; page < pagesMax; page += 1) {
      const answer = await call(`${attempts}/ExportTrack`, { attemptId, pageToken });
      file += answer.gpx ?? "";
      pageToken = answer.nextPageToken ?? "";
      if (!pageToken) return file;
    }
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== "TRACK_NOT_FOUND") throw error;
  }
  return "";
}

/** The positions of a file, cut where nothing was recorded.
 * @param {string} gpx
 * @returns {Position[][]} */
function pieces(gpx) {
  const file = new DOMParser().parseFromString(gpx, "application/xml");
  return [...file.getElementsByTagName("trkseg")].map((piece) => [...piece.getElementsByTagName("trkpt")].map((point) => (
    { latitudeDegrees: Number(point.getAttribute("lat")), longitudeDegrees: Number(point.getAttribute("lon")) })));
}

/** @param {string} file
 * @param {string} name */
function save(file, name) {
  const address = URL.createObjectURL(new Blob([file], { type: "application/gpx+xml" }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Attempts that wait for a moderator.
 * @returns {Promise<HTMLElement>}
 */
export async function waitingAttempts() {
  const page = await call(`${moderation}/ListWaitingAttempts`, { pageSize: 50 });
  const list = page.attempts ?? [];
  return list.length === 0 ? element("p", {}, text("console.none")) : element("ul", { class: "cases" }, list.map((one) => element("li", {},
    element("a", { href: `#console/attempt/${one.attempt.attemptId}` }, when(one.attempt.startTime)), " ",
    element("span", { class: "small" }, [named("attempt.is", one.attempt.state, "ATTEMPT_STATE_"), one.appeal ? text("console.appealed") : ""].filter(Boolean).join(" · ")))));
}

/**
 * One attempt that waits, with its track and the decision.
 * @param {HTMLElement} parent
 * @param {string} attemptId
 * @param {(...shown: HTMLElement[]) => HTMLElement} frame
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
export async function showWaiting(parent, attemptId, frame, guarded) {
  const { waitingAttempt: one, samples } = await call(`${moderation}/GetWaitingAttempt`, { attemptId });
  const note = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: 3, maxlength: 1000, name: "note" }));
  // Who looks at what counts, or was decided by somebody, wants another decision.
  const overrules = one.attempt.state === "ATTEMPT_STATE_ACCEPTED" || Boolean(one.attempt.decisionNote);
  const decide = (/** @type {boolean} */ isAccepted) => () => void guarded(async () => {
    await call(`${moderation}/DecideAttempt`, { attemptId, isAccepted, note: note.value, overrules });
    if (parent.isConnected) location.hash = "console/attempts";
  });
  fill(parent, frame(element("div", { class: "park" }, ...facts(one.attempt)),
    element("p", {}, element("a", { href: `#console/person/${one.accountId}` }, text("console.person"))),
    one.appeal ? element("p", { dir: "auto" }, one.appeal) : element("span"),
    element("label", {}, text("attempt.note"), note),
    element("p", {}, element("button", { type: "button", class: "main accept", onclick: decide(true) }, text("attempt.accept")), " ",
      element("button", { type: "button", class: "reject", onclick: decide(false) }, text("attempt.reject")))));
  // What was found is there already; the track comes in pieces.
  const track = [...(samples ?? [])];
  for (let sequence = 1; sequence < Math.min(one.chunkCount ?? 0, chunksMax); sequence += 1) {
    track.push(...((await call(`${moderation}/GetWaitingAttempt`, { attemptId, sequence })).samples ?? []));
    // The page may have been left meanwhile.
    if (!note.isConnected) return;
  }
  /** @type {Position[][]} */
  const gone = [[]];
  for (const sample of track) {
    // A pause is marked by a place that is none.
    if (!sample.position || sample.isPause || Math.abs(sample.position.latitudeDegrees ?? 0) > 90) gone.push([]);
    else gone[gone.length - 1].push(sample.position);
  }
  await draw(parent, one.attempt, gone);
}

/** @param {Attempt} attempt */
function facts(attempt) {
  const verdict = attempt.verdict;
  const figures = verdict ? [[text("attempt.distance"), text("distance.km", { value: number(Math.round((verdict.distanceM ?? 0) / 10) / 100) })],
    [text("play.time"), clock(Number(verdict.elapsedMs ?? 0))], [text("attempt.speed"), `${number(Math.round((verdict.averageSpeedKmh ?? 0) * 10) / 10)} km/h`],
    ...(attempt.points ? [[text("play.points"), number(Number(attempt.points.totalPoints ?? 0))]] : [])] : [];
  return [element("h1", {}, when(attempt.startTime)), element("p", { class: "decision" }, named("attempt.is", attempt.state, "ATTEMPT_STATE_")),
    attempt.decisionNote ? element("p", { dir: "auto" }, attempt.decisionNote) : element("span"),
    element("dl", { class: "figures-list" }, figures.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value)))),
    element("div", { class: "board" }, element("div", { class: "ground", role: "img", "aria-label": text("attempt.map") })),
    element("ul", { class: "findings" }, (verdict?.findings ?? []).map((finding) => element("li", {},
      element("strong", {}, words(finding.kind, "KIND_")), ` ${words(finding.severity, "SEVERITY_")} `, element("span", {}, finding.explanation ?? "")))),
    course(attempt)];
}

/** The track as a table: from when to when it was of which kind, and how far that led.
 * @param {Attempt} attempt */
function course(attempt) {
  const time = (/** @type {string} */ at) => (at ? new Intl.DateTimeFormat(language(), { timeStyle: "medium" }).format(new Date(at)) : "");
  const rows = (attempt.verdict?.pieces ?? []).map((piece) => element("tr", {},
    element("td", {}, `${time(piece.startTime)} – ${time(piece.endTime)}`), element("td", {}, words(piece.kind, "KIND_")),
    element("td", {}, `${number(Math.round(piece.distanceM ?? 0))} m`)));
  return rows.length === 0 ? element("span") : element("div", { class: "wide" }, element("table", { class: "course" },
    element("caption", {}, text("attempt.course")), element("tbody", {}, rows)));
}

/**
 * Draws the challenge, the track and what was found in it.
 * @param {HTMLElement} parent
 * @param {Attempt} attempt
 * @param {Position[][]} track Cut where nothing was recorded.
 */
async function draw(parent, attempt, track) {
  const ground = /** @type {HTMLElement | null} */ (parent.querySelector(".ground"));
  if (!ground) return;
  /** @type {Position[]} */
  let controls = [];
  /** @type {import("./ground.js").Polygon[]} */
  let polygons = [];
  try {
    const { challenge } = await call("cairn.game.expeditions.v1.ChallengeService/GetChallenge", { challengeId: attempt.challengeId });
    controls = (challenge.draft.controls ?? []).map((control) => control.position).filter(Boolean);
    polygons = (await call("cairn.geo.v1.ParkService/GetPark", { parkId: challenge.draft.parkId })).park.polygons ?? [];
  } catch { /* Withdrawn meanwhile: the track is shown all the same. */ }
  if (!ground.isConnected) return;
  const found = (attempt.verdict?.findings ?? []).map((finding) => finding.startPosition).filter(Boolean);
  const map = new GroundMap(ground, polygons, polygons.length > 0 ? [] : [...track.flat(), ...controls, ...found]);
  map.showControls(controls);
  map.showTrack(track, found);
}

/** @param {string} at */
function when(at) { return at ? new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)) : ""; }

/** @param {number} milliseconds */
function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {string} name
 * @param {string} prefix */
function words(name, prefix) { return (name ?? "").replace(prefix, "").replace(/_/g, " ").toLowerCase(); }
