// Clues as sentences.

import { has, number, plural, text } from "./texts.js";

/**
 * A sentence for a clue; null for a kind that this page does not know.
 * @param {ContractMessages["cairn.geo.v1.Clue"]} clue
 * @returns {string | null}
 */
export function sentence(clue) {
  const value = clue.number ?? 0;
  const codes = /** @type {string[]} */ (clue.codes ?? []);
  switch (clue.kind) {
    case "KIND_NOON_SUN": return known(`clue.noon.${codes[0]}`);
    case "KIND_DAY_LENGTH": return dayLength(value);
    case "KIND_SEA": return value === 0 ? text("clue.sea.far") : text("clue.sea.near", { km: number(value) });
    case "KIND_DRIVING_SIDE": return known(`clue.drive.${codes[0]}`);
    case "KIND_CLOCK": return text("clue.clock", { clock: clock(value) });
    case "KIND_NEIGHBOURS": return value === 0 ? text("clue.neighbours.none") : plural("clue.neighbours", value);
    case "KIND_CITY":
      return text("clue.city", {
        size: number(clue.populationCountMin ?? 0), km: number(value), direction: text(`direction.${codes[0]}`),
      });
    case "KIND_SCRIPT": return codes.length === 0 ? null : text("clue.script", { scripts: codes.map(script).reduce((first, second) => text("and", { first, second })) });
    case "KIND_TOWN_NAME": return plural("clue.town", value);
    default: return null;
  }
}

/** @param {string} key */
function known(key) { return has(key) ? text(key) : null; }

/** @param {string} code */
function script(code) { return has(`script.${code}`) ? text(`script.${code}`) : code; }

/** @param {number} minutes */
function dayLength(minutes) {
  if (minutes === 0) return text("clue.day.none");
  if (minutes >= 1440) return text("clue.day.whole");
  return text("clue.day", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") });
}

/** "UTC", "UTC+3", "UTC−9:30".
 * @param {number} minutes */
export function clock(minutes) {
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest ? ":" + String(rest).padStart(2, "0") : ""}`;
}
