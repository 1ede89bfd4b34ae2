// Building a challenge by clicks (requirement E-30). What may be said of a type is read from the server, which checks all of it again.

import { call, CallError } from "./api.js";
import { element, fill } from "./dom.js";
import { GroundMap } from "./ground.js";
import { number, plural, text } from "./texts.js";

const challenges = "cairn.game.expeditions.v1.ChallengeService";

/** @typedef {Whole<ContractMessages["cairn.game.expeditions.v1.ChallengeTypeSpec"]>} Spec */

/**
 * @param {HTMLElement} parent
 * @param {string} encoded The park.
 * @param {(error: unknown) => void} failed
 */
export async function showBuild(parent, encoded, failed) {
  const parkId = decodeURIComponent(encoded);
  const [{ park }, { types }] = await Promise.all([call("cairn.geo.v1.ParkService/GetPark", { parkId }), call(`${challenges}/GetChallengeTypes`)]);
  /** @type {import("./ground.js").Position[]} */
  const controls = [];
  const ground = element("div", { class: "ground", role: "application", tabindex: "0", "aria-label": text("build.map") });
  const type = select("type", types.map((spec) => spec.type), "CHALLENGE_TYPE_");
  const activity = select("activity", [], "ACTIVITY_");
  const parameters = element("div");
  const said = element("p", { class: "say", role: "status" });
  const wrong = element("ul", { class: "wrong", role: "alert" });
  const name = /** @type {HTMLInputElement} */ (element("input", { name: "name", required: true, maxlength: 100, dir: "auto" }));
  const description = /** @type {HTMLTextAreaElement} */ (element("textarea", { name: "description", rows: 3, maxlength: 2000, dir: "auto" }));
  const spec = () => /** @type {Spec} */ (types.find((one) => one.type === type.value));
  const showControls = () => {
    map.showControls(controls);
    // They said something of what was.
    fill(wrong);
    const [least, most] = [spec().controlCountMin ?? 0, spec().controlCountMax ?? 0];
    said.textContent = `${plural("build.controls", controls.length)} (${number(least)}–${number(most)})`;
  };
  const showParameters = () => {
    const specs = spec().parameters.find((one) => one.activity === activity.value)?.specs ?? [];
    fill(parameters, specs.map((one) => element("label", {}, `${words(one.name, "")} ${unit(one.unit)}`, element("input", {
      type: "number", name: one.name, min: one.valueMin ?? 0, max: one.valueMax, step: 1, value: one.valueDefault, required: one.valueDefault === undefined,
    }))));
    showControls();
  };
  const showType = () => {
    fill(activity, spec().activities.map((one) => element("option", { value: one }, words(one, "ACTIVITY_"))));
    showParameters();
  };
  type.addEventListener("change", showType);
  activity.addEventListener("change", showParameters);
  const button = element("button", { type: "submit", class: "main" }, text("build.publish"));
  fill(parent, element("section", { class: "park build" },
    element("p", { class: "small" }, element("a", { href: `#parks/${encoded}` }, park.summary.name)),
    element("h1", {}, text("build.title")),
    element("div", { class: "board" }, ground, element("div", { class: "cross", "aria-hidden": "true" }), element("div", { class: "zoom" },
      element("button", { type: "button", "aria-label": text("play.zoom.in"), onclick: () => map.zoom(1) }, "+"),
      element("button", { type: "button", "aria-label": text("play.zoom.out"), onclick: () => map.zoom(-1) }, "−"))),
    said, element("p", {}, element("button", { type: "button", class: "undo", onclick: () => { controls.pop(); showControls(); } }, text("build.undo"))),
    element("form", {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        fill(wrong);
        button.toggleAttribute("disabled", true);
        try {
          const given = /** @type {HTMLInputElement[]} */ ([...parameters.querySelectorAll("input")]).filter((field) => field.value !== "");
          const draft = {
            name: name.value, description: description.value, parkId, type: spec().type,
            activity: /** @type {Spec["activities"][number]} */ (activity.value), requiredFeatures: [],
            parameters: given.map((field) => ({ name: field.name, value: field.value })), controls: controls.map((position) => ({ position })),
          };
          const { challengeId } = await call(`${challenges}/CreateChallenge`, { draft });
          await call(`${challenges}/PublishChallenge`, { challengeId });
          // Somebody who has left the page meanwhile stays where they are.
          if (parent.isConnected) location.hash = `parks/${encoded}`;
        } catch (error) {
          const violations = error instanceof CallError ? error.violations : [];
          fill(wrong, violations.map((one) => element("li", {}, element("code", {}, one.field), " ", one.explanation || words(one.reason, ""))));
          if (violations.length === 0) failed(error);
        } finally { button.toggleAttribute("disabled", false); }
      },
    },
    element("label", {}, text("build.name"), name), element("label", {}, text("build.description"), description),
    element("label", {}, text("build.type"), type), element("label", {}, text("build.activity"), activity), parameters, wrong, button)));
  const map = new GroundMap(ground, park.polygons ?? [], park.entrances ?? [], (place) => {
    if (controls.length >= (spec().controlCountMax ?? 0)) return;
    controls.push(place);
    showControls();
  });
  showType();
}

/**
 * @param {string} name
 * @param {string[]} values
 * @param {string} prefix
 */
function select(name, values, prefix) {
  return /** @type {HTMLSelectElement} */ (element("select", { name }, values.map((value) => element("option", { value }, words(value, prefix)))));
}

/** @param {string} name
 * @param {string} prefix */
function words(name, prefix) { return (name ?? "").replace(prefix, "").replace(/_/g, " ").toLowerCase(); }

/** @param {string} name */
function unit(name) {
  const known = /** @type {Record<string, string>} */ ({ PARAMETER_UNIT_SECONDS: "(s)", PARAMETER_UNIT_KMH: "(km/h)", PARAMETER_UNIT_METERS: "(m)" });
  return known[name] ?? "";
}
