// Playing together: a room that people come into by a code. The one who has been in it longest begins its games.

import { call, CallError, who } from "./api.js";
import { element, fill } from "./dom.js";
import { text } from "./texts.js";

const rooms = "cairn.game.whereami.v1.RoomService";

/** How often it is looked who has come in: soon enough for people who wait for each other. */
const lookMs = 1_500;
/** Letters of a code. */
const codeLength = 6;

/** @typedef {Whole<ContractMessages["cairn.game.whereami.v1.Room"]>} Room */

/** Counts the times that the page was shown: what belongs to an earlier one does nothing any more. */
let showing = 0;

/** Games that were played or left here: they are not begun again by looking at the room.
 * @type {Set<string>} */
const played = new Set();

/** The page is not shown any more. */
export function leaveRoomPage() { showing += 1; }

/**
 * @param {HTMLElement} parent
 * @param {string} code Of the room to come into, from a link; may be empty.
 * @param {(gameId: string) => void} begin Shows a game of the room.
 * @param {(error: unknown) => void} failed
 */
export async function showRoom(parent, code, begin, failed) {
  showing += 1;
  const own = showing;
  let shown = "";
  const look = async () => {
    const { room } = await call(`${rooms}/GetRoom`);
    if (own !== showing) return;
    if (room?.isPlaying && !played.has(room.gameId)) {
      played.add(room.gameId);
      showing += 1;
      begin(room.gameId);
      return;
    }
    const state = JSON.stringify(room ?? null);
    if (state === shown) return;
    shown = state;
    fill(parent, room ? inside(room, act) : outside(code, act));
  };
  /** @param {() => Promise<unknown>} work */
  const act = async (work) => {
    try {
      await work();
      await look();
    } catch (error) { failed(error); }
  };
  await look();
  while (own === showing) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    // A window that nobody sees asks nothing.
    if (own !== showing || document.hidden) continue;
    try { await look(); } catch (error) {
      if (error instanceof CallError && error.code === "unauthenticated") { failed(error); return; }
      // Otherwise the room is as it was: it is looked at again.
    }
  }
}

/**
 * Opening a room, or coming into one.
 * @param {string} code
 * @param {(work: () => Promise<unknown>) => Promise<void>} act
 */
function outside(code, act) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  const field = /** @type {HTMLInputElement} */ (element("input", {
    name: "code", required: true, maxlength: codeLength, autocapitalize: "characters", autocomplete: "off", spellcheck: "false", value: code,
  }));
  return element("section", { class: "room" },
    element("h1", {}, text("room.title")), element("p", { class: "lead" }, text("room.lead")),
    element("form", { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void act(() => call(`${rooms}/JoinRoom`, { code: field.value.trim(), timeZone })); } },
      element("label", {}, text("room.code"), field), element("button", { type: "submit", class: "main" }, text("room.join"))),
    element("p", {}, element("button", {
      type: "button", class: "open", onclick: () => void act(() => call(`${rooms}/CreateRoom`, { settings: { provider: "PANORAMA_PROVIDER_CLUES" }, timeZone })),
    }, text("room.open"))));
}

/**
 * @param {Room} room
 * @param {(work: () => Promise<unknown>) => Promise<void>} act
 */
function inside(room, act) {
  const roomId = room.roomId;
  const own = room.members.find((member) => member.accountId === who()?.accountId);
  const others = room.members.filter((member) => !member.isHost && !member.isSpectator);
  const isAllReady = others.length > 0 && others.every((member) => member.isReady);
  const button = (/** @type {string} */ key, /** @type {string} */ kind, /** @type {boolean} */ isOff, /** @type {() => Promise<unknown>} */ work) =>
    element("button", { type: "button", class: kind, disabled: isOff, onclick: () => void act(work) }, text(key));
  const move = own?.isHost
    ? button("room.start", "main start", !isAllReady, () => call(`${rooms}/StartRoom`, { roomId }))
    : button(own?.isReady ? "room.unset" : "room.set", own?.isReady ? "ready" : "main ready", false, () => call(`${rooms}/SetRoomReady`, { roomId, isReady: !own?.isReady }));
  const hint = others.length === 0 ? "room.alone" : !isAllReady ? "room.wait" : own?.isHost ? "" : "room.host.starts";
  return element("section", { class: "room" },
    element("h1", {}, text("room.title")),
    element("p", { class: "small" }, text("room.share")), element("p", { class: "room-code" }, room.code),
    element("p", {}, `${location.origin}/#room/${room.code}`),
    element("h2", {}, text("room.members")),
    element("ul", { class: "cases" }, room.members.map((member) => element("li", {},
      element("span", { dir: "auto" }, member === own ? text("play.you") : member.username || text("play.somebody")), " ",
      element("span", { class: "small" }, member.isHost ? text("room.host") : member.isReady ? text("room.ready") : "")))),
    element("p", { role: "status" }, hint ? text(hint) : ""),
    element("p", {}, move, " ", button("room.leave", "quiet leave", false, () => call(`${rooms}/LeaveRoom`, { roomId }))));
}
