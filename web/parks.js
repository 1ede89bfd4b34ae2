// Parks by name, each with its outline and the challenges in it.

import { call, who } from "./api.js";
import { element, fill } from "./dom.js";
import { GroundMap } from "./ground.js";
import { number, plural, text } from "./texts.js";

const parks = "cairn.geo.v1.ParkService";

/** A name that is typed is looked for when nothing was typed for so long. */
const typingMs = 300;

/**
 * Shows the search, or one park.
 * @param {HTMLElement} parent
 * @param {string} parkId Empty for the search.
 * @param {(error: unknown) => void} failed
 */
export async function showParks(parent, parkId, failed) {
  if (parkId) await showPark(parent, parkId);
  else showSearch(parent, failed);
}

/**
 * @param {HTMLElement} parent
 * @param {(error: unknown) => void} failed
 */
function showSearch(parent, failed) {
  const list = element("ul", { class: "cases", "aria-live": "polite" });
  const credits = element("p", { class: "small" });
  let pause = 0;
  let asked = 0;
  const look = async () => {
    const query = field.value.trim();
    asked += 1;
    const own = asked;
    if (!query) return fill(list);
    try {
      const page = await call(`${parks}/SearchParks`, { query, pageSize: 20 });
      // Somebody has typed on meanwhile.
      if (own !== asked) return;
      fill(list, (page.parks ?? []).map((park) => element("li", {},
        element("a", { href: `#parks/${encodeURIComponent(park.parkId)}` }, park.name), " ", element("span", { class: "small" }, facts(park)))),
      (page.parks ?? []).length === 0 && element("li", {}, text("parks.none")));
      fill(credits, (page.attributions ?? []).join(" · "));
    } catch (error) { failed(error); }
  };
  const field = /** @type {HTMLInputElement} */ (element("input", {
    type: "search", "aria-label": text("parks.search"), placeholder: text("parks.search"), maxlength: 100,
    oninput: () => { clearTimeout(pause); pause = window.setTimeout(() => void look(), typingMs); },
  }));
  fill(parent, element("section", { class: "contract" }, element("h1", {}, text("parks.title")), field, list, credits));
  field.focus();
}

/** @param {Whole<ContractMessages["cairn.geo.v1.ParkSummary"]>} park */
function facts(park) {
  const count = Number(park.challengeCount ?? 0);
  return [park.cityName, text("parks.area", { hectares: number(Math.round((park.areaM2 ?? 0) / 1000) / 10) }), plural("parks.challenges", count)]
    .filter(Boolean).join(" · ");
}

/**
 * @param {HTMLElement} parent
 * @param {string} encoded
 */
async function showPark(parent, encoded) {
  const parkId = decodeURIComponent(encoded);
  const [{ park, attributions }, { challenges }] = await Promise.all([
    call(`${parks}/GetPark`, { parkId }), call("cairn.game.expeditions.v1.ChallengeService/ListParkChallenges", { parkId }),
  ]);
  const ground = element("div", { class: "ground", role: "img", "aria-label": park.summary.name });
  const list = (challenges ?? []).map((challenge) => element("li", {},
    element("button", { type: "button", class: "link", onclick: () => map.showControls((challenge.draft.controls ?? []).map((control) => control.position).filter(Boolean)) },
      challenge.draft.name), " ",
    element("span", { class: "small" }, [words(challenge.draft.type, "CHALLENGE_TYPE_"), words(challenge.draft.activity, "ACTIVITY_"),
      challenge.courseM ? text("distance.km", { value: number(Math.round(challenge.courseM / 100) / 10) }) : ""].filter(Boolean).join(" · ")),
    challenge.draft.description ? element("p", { dir: "auto" }, challenge.draft.description) : null));
  fill(parent, element("section", { class: "park" },
    element("p", { class: "small" }, element("a", { href: "#parks" }, text("parks.title"))),
    element("h1", { dir: "auto" }, park.summary.name),
    element("p", {}, facts(park.summary)),
    element("div", { class: "board" }, ground),
    park.openingHours ? element("p", { dir: "auto" }, park.openingHours) : null,
    (park.facilities ?? []).length > 0 && element("p", { class: "small" }, park.facilities.map((name) => name.replace(/_/g, " ")).join(", ")),
    element("h2", {}, plural("parks.challenges", list.length)),
    list.length > 0 ? element("ul", { class: "cases" }, list) : null,
    // A guest builds nothing.
    who()?.isGuest === false && element("p", {}, element("a", { class: "build-link", href: `#build/${encoded}` }, text("build.title"))),
    element("p", { class: "small" }, (attributions ?? []).join(" · "))));
  const map = new GroundMap(ground, park.polygons ?? [], park.entrances ?? []);
}

/**
 * @param {string} name
 * @param {string} prefix
 */
function words(name, prefix) { return (name ?? "").replace(prefix, "").replace(/_/g, " ").toLowerCase(); }
