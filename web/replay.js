// A game that has ended, event by event: one's own, or for moderators anybody's, of which each look is kept.

import { call, who } from "./api.js";
import { element, fill } from "./dom.js";
import { WorldMap } from "./map.js";
import { language, number, text } from "./texts.js";

/** @typedef {Whole<ContractMessages["cairn.game.whereami.v1.ReplayEvent"]>} ReplayEvent */
/** @typedef {Whole<ContractMessages["cairn.game.whereami.v1.Game"]>} Game */

/** An event a while: a game of some hundred events takes a minute. */
const stepMs = 600;
/** Pages of a log: more events than any game has. */
const pagesMax = 20;

/**
 * @param {HTMLElement} parent
 * @param {string} gameId
 */
export async function showReplay(parent, gameId) {
  const { game, events, names } = await load(gameId);
  const ground = element("div", { class: "ground", role: "img", "aria-label": text("replay.map") });
  const said = element("p", { class: "say", role: "status" });
  const at = /** @type {HTMLInputElement} */ (element("input", { type: "range", min: 0, max: Math.max(0, events.length - 1), value: 0, "aria-label": text("replay.event") }));
  const play = element("button", { type: "button", class: "main" }, text("replay.play"));
  const step = (/** @type {number} */ count) => { at.value = String(Number(at.value) + count); show(); };
  const back = element("button", { type: "button", onclick: () => step(-1) }, text("replay.back"));
  const next = element("button", { type: "button", class: "next", onclick: () => step(1) }, text("replay.next"));
  fill(parent, element("section", { class: "replay" },
    element("h1", {}, text("replay.title")),
    element("p", { class: "small" }, new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(game.createTime))),
    element("p", {}, game.players.map((player) => `${names(player.playerIndex)}: ${number(player.score ?? 0)}`).join(" · ")),
    element("div", { class: "board" }, ground), said, at, element("p", {}, play, " ", back, " ", next)));
  const map = new WorldMap(ground, () => undefined);
  let shownRound = 0;
  const show = () => {
    const index = Number(at.value);
    const event = events[index];
    if (!event) { said.textContent = text("console.none"); return; }
    const round = roundAt(events, index);
    said.textContent = [text("play.round", { round: number(round), count: number(game.roundCount) }), clock(Date.parse(event.eventTime) - Date.parse(game.createTime)),
      event.playerIndex ? names(event.playerIndex) : "", (event.kind ?? "").replace("KIND_", "").replace(/_/g, " ").toLowerCase()].filter(Boolean).join(" · ");
    const solution = game.rounds[round - 1]?.solution;
    if (!solution) return;
    const places = markers(events, index, round);
    const all = (/** @type {Map<number, import("./map.js").Place>} */ shown) => (shown.size ? [...shown.values()] : [null]).map((guess) => ({ guess, solution: place(solution) }));
    // The map goes where the whole round is, and stays there.
    if (round !== shownRound) map.showSolutions(all(markers(events, events.length - 1, round)));
    shownRound = round;
    map.showSolutions(all(places), 0, false);
  };
  at.addEventListener("input", show);
  let isPlaying = false;
  play.addEventListener("click", () => {
    isPlaying = !isPlaying;
    play.textContent = text(isPlaying ? "replay.pause" : "replay.play");
    if (!isPlaying) return;
    if (Number(at.value) >= events.length - 1) at.value = "0";
    const timer = setInterval(() => {
      // The page may have been left meanwhile.
      if (!isPlaying || !ground.isConnected || Number(at.value) >= events.length - 1) {
        clearInterval(timer);
        isPlaying = false;
        play.textContent = text("replay.play");
      } else step(1);
    }, stepMs);
  });
  show();
}

/** @param {string} gameId */
async function load(gameId) {
  const first = await call("cairn.game.whereami.v1.ReplayService/GetReplay", { gameId, pageSize: 500 });
  const events = [...(first.events ?? [])];
  let token = first.nextPageToken;
  for (let page = 1; token && page < pagesMax; page += 1) {
    const more = await call("cairn.game.whereami.v1.ReplayService/GetReplay", { gameId, pageSize: 500, pageToken: token });
    events.push(...(more.events ?? []));
    token = more.nextPageToken;
  }
  const names = (/** @type {number} */ index) => {
    const accountId = first.game.players.find((player) => player.playerIndex === index)?.accountId;
    if (accountId && accountId === who()?.accountId) return text("play.you");
    return (first.persons ?? []).find((person) => person.accountId === accountId)?.username || text("replay.player", { number: number(index) });
  };
  return { game: first.game, events, names };
}

/** The round that goes on at an event: the last that a move has named.
 * @param {ReplayEvent[]} events
 * @param {number} index */
function roundAt(events, index) {
  for (let at = index; at >= 0; at -= 1) if (events[at].roundNumber) return events[at].roundNumber;
  return 1;
}

/**
 * Where each player points at that moment.
 * @param {ReplayEvent[]} events
 * @param {number} index
 * @param {number} round
 */
function markers(events, index, round) {
  /** @type {Map<number, import("./map.js").Place>} */
  const places = new Map();
  for (const event of events.slice(0, index + 1)) {
    if (event.roundNumber === round && event.position && ["KIND_PLACE_MARKER", "KIND_SUBMIT_GUESS"].includes(event.kind)) {
      places.set(event.playerIndex, place(event.position));
    }
  }
  return places;
}

/** A field at zero is not sent.
 * @param {{latitudeDegrees?: number, longitudeDegrees?: number}} position */
function place(position) { return { lat: position.latitudeDegrees ?? 0, lng: position.longitudeDegrees ?? 0 }; }

/** @param {number} milliseconds */
function clock(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
