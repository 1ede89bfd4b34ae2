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
      fill(list, (page.parks ?? []).map((park) => entry(park)), (page.parks ?? []).length === 0 && element("li", {}, text("parks.none")));
      fill(credits, (page.attributions ?? []).join(" · "));
    } catch (error) { failed(error); }
  };
  const field = /** @type {HTMLInputElement} */ (element("input", {
    type: "search", "aria-label": text("parks.search"), placeholder: text("parks.search"), maxlength: 100,
    oninput: () => { clearTimeout(pause); pause = window.setTimeout(() => void look(), typingMs); },
  }));
  const near = element("button", { type: "button", class: "near", onclick: () => navigator.geolocation.getCurrentPosition(
    (at) => void besides(async () => {
      const { latitude, longitude } = at.coords;
      const page = await call(`${parks}/FindNearbyParks`, { position: { latitudeDegrees: latitude, longitudeDegrees: longitude }, limit: 20 });
      fill(list, (page.parks ?? []).map((found) => entry(found.park, distance(found.distanceM ?? 0))));
      fill(credits, (page.attributions ?? []).join(" · "));
      map?.show({ lat: latitude, lng: longitude }, nearZoom);
    }), () => fill(list, element("li", {}, text("parks.near.refused")))) }, text("parks.near"));
  /** @param {() => Promise<void>} work What is done without anything having been typed. */
  const besides = async (work) => {
    asked += 1;
    field.value = "";
    try { await work(); } catch (error) { failed(error); }
  };
  const ground = element("div", { class: "ground", role: "img", "aria-label": text("parks.map") });
  fill(parent, element("section", { class: "park search" }, element("h1", {}, text("parks.title")), element("p", {}, field, " ", near),
    element("div", { class: "board" }, ground), list, credits));
  field.focus();
  /** @type {import("./map.js").WorldMap | null} */
  let map = null;
  // The map is as large as all else: who knows a name needs not wait for it.
  import("./map.js").then(({ WorldMap }) => {
    if (!ground.isConnected) return;
    map = new WorldMap(ground, () => undefined, mapZoomMax);
    const shown = map;
    let looks = 0;
    shown.onView(async (box) => {
      looks += 1;
      const own = looks;
      try {
        const { parks: found, clusters } = await call(`${parks}/FindParksInBox`, box);
        // The map has moved on meanwhile.
        if (own !== looks || !ground.isConnected) return;
        shown.showLinks([
          ...(clusters ?? []).map((one) => ({ place: at(one.position), label: plural("parks.count", Number(one.parkCount ?? 0)), radius: 12, act: () => shown.show(at(one.position), shown.zoomLevel() + clusterZoom) })),
          ...(found ?? []).map((one) => ({ place: at(one.centre), label: one.name, radius: 7, act: () => { location.hash = `parks/${encodeURIComponent(one.parkId)}`; } })),
        ]);
      } catch (error) { console.info(error); }
    });
  }).catch((error) => console.info(error));
}

/** A park is as large as the map at this zoom; near somebody it is shown so; a click on several goes on by so much. */
const mapZoomMax = 16;
const nearZoom = 13;
const clusterZoom = 2;

/** @param {{latitudeDegrees?: number, longitudeDegrees?: number} | undefined} position A field at zero is not sent. */
function at(position) { return { lat: position?.latitudeDegrees ?? 0, lng: position?.longitudeDegrees ?? 0 }; }

/** @param {number} metres */
function distance(metres) {
  return metres < 1000 ? text("distance.m", { value: number(Math.round(metres)) }) : text("distance.km", { value: number(Math.round(metres / 100) / 10) });
}

/**
 * A park in a list.
 * @param {Whole<ContractMessages["cairn.geo.v1.ParkSummary"]>} park
 * @param {string} [far] How far it is.
 */
function entry(park, far = "") {
  return element("li", {}, element("a", { href: `#parks/${encodeURIComponent(park.parkId)}`, dir: "auto" }, park.name), " ",
    element("span", { class: "small" }, [far, facts(park)].filter(Boolean).join(" · ")));
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
  const board = element("div", { class: "best", "aria-live": "polite" });
  const list = (challenges ?? []).map((challenge) => element("li", {},
    element("button", { type: "button", class: "link", onclick: () => {
      map.showControls((challenge.draft.controls ?? []).map((control) => control.position).filter(Boolean));
      void showBoard(board, challenge.challengeId, challenge.draft.name);
    } }, challenge.draft.name), " ",
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
    list.length > 0 ? element("ul", { class: "cases" }, list) : null, board,
    // A guest builds nothing.
    who()?.isGuest === false && element("p", {}, element("a", { class: "build-link", href: `#build/${encoded}` }, text("build.title"))),
    element("p", { class: "small" }, (attributions ?? []).join(" · "))));
  const map = new GroundMap(ground, park.polygons ?? [], park.entrances ?? []);
}

/**
 * The best attempts at a challenge, for those who have an account.
 * @param {HTMLElement} place
 * @param {string} challengeId
 * @param {string} name
 */
async function showBoard(place, challengeId, name) {
  fill(place);
  place.dataset.challenge = challengeId;
  if (who()?.isGuest !== false) return;
  try {
    const { rows } = await call("cairn.game.expeditions.v1.ResultService/ListChallengeBoard", { challengeId });
    // Another challenge was chosen meanwhile.
    if (place.dataset.challenge !== challengeId) return;
    fill(place, element("h2", { dir: "auto" }, name), (rows ?? []).length === 0 ? element("p", {}, text("boards.none"))
      : element("table", {}, element("tbody", {}, rows.map((row) => element("tr", {}, element("td", {}, `${number(Number(row.rank))}.`),
        element("th", { scope: "row", dir: "auto" }, row.person?.username ?? text("play.somebody")), element("td", {}, scored(row.score)))))));
  } catch (error) {
    // A free ride has no board.
    console.info(error);
  }
}

/** The units of results, as people read them. */
const units = /** @type {Record<string, (value: number) => string>} */ ({
  UNIT_MILLISECONDS: (value) => clock(value / 1000), UNIT_SECONDS: clock, UNIT_METERS: distance,
  UNIT_KMH_TENTHS: (value) => `${number(value / 10)} km/h`, UNIT_POINTS: (value) => plural("reveal.points", value),
});

/** @param {Whole<ContractMessages["cairn.game.expeditions.v1.AttemptScore"]> | undefined} score */
function scored(score) {
  const value = Number(score?.value ?? 0);
  return units[score?.unit ?? ""]?.(value) ?? number(value);
}

/** @param {number} seconds */
function clock(seconds) { return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`; }

/**
 * @param {string} name
 * @param {string} prefix
 */
function words(name, prefix) { return (name ?? "").replace(prefix, "").replace(/_/g, " ").toLowerCase(); }
