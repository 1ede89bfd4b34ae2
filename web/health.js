// The console's page of health: what every process says of itself now, and lines since the page was opened. The gateway gathers it, for moderators and admins.

import { CallError, readings } from "./api.js";
import { Chart } from "./chart.js";
import { element, fill } from "./dom.js";
import { buckets, quantile, read, sum } from "./figures.js";
import { language, number, text } from "./texts.js";

/** @typedef {import("./api.js").Reading} Reading */
/** @typedef {Map<string, import("./figures.js").Figure[]>} Page */

/** How often it is looked: each look asks every process. */
const lookMs = 5_000;
const duration = "cairn_gateway_request_duration_seconds";
/** Work that waits, by the series that counts it. */
const queues = /** @type {const} */ (["cairn_timers_due", "cairn_pushes_due", "cairn_media_waiting", "cairn_offload_waiting", "cairn_database_waiting"]);
/** What somebody has to see to, where it is not 0; with the label that tells whose it is. */
const waiting = /** @type {const} */ ([["cairn_report_cases_waiting", ""], ["cairn_outbox_dead_letters_kept", "destination"],
  ["cairn_outbox_oldest_seconds", "destination"], ["cairn_jobs_late_seconds", "kind"]]);

/**
 * @param {HTMLElement} parent
 * @param {(...shown: HTMLElement[]) => HTMLElement} frame
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
export async function showHealth(parent, frame, guarded) {
  const charts = new Charts();
  const [processes, rest, ways] = [element("div", { class: "wide" }), element("ul", { class: "cases waits" }), element("ul", { class: "cases ways" })];
  const look = async () => {
    const told = (await readings()).processes;
    const pages = told.map((one) => read(one.page ?? ""));
    charts.add(pages, Date.now());
    fill(processes, table(told, pages));
    fill(rest, waits(pages));
    fill(ways, configured(pages));
  };
  await look();
  fill(parent, frame(element("h1", {}, text("health.title")), element("p", { class: "small" }, text("health.since")),
    element("div", { class: "charts" }, charts.all.map((chart) => chart.element)),
    element("h2", {}, text("health.processes")), processes,
    element("h2", {}, text("health.waits")), rest, element("h2", {}, text("health.ways")), ways));
  // Not awaited: the page looks on as long as it is shown.
  void guarded(() => lookOn(look, processes));
}

/**
 * @param {() => Promise<void>} look
 * @param {HTMLElement} shown
 */
async function lookOn(look, shown) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    // The page may have been left meanwhile; one that nobody sees asks nothing.
    if (!shown.isConnected) return;
    try {
      if (!document.hidden) await look();
    } catch (error) {
      // A look that fails for want of an answer is made up by the next; whoever may not look any more is told.
      if (!(error instanceof CallError) || (error.code !== "offline" && error.code !== "unavailable" && error.code !== "deadline_exceeded")) throw error;
    }
  }
}

/** The lines. What grows is shown as what it has grown by in a second. */
class Charts {
  constructor() {
    const whole = (/** @type {number} */ value) => number(Math.round(value));
    const tenth = (/** @type {number} */ value) => number(Math.round(value * 10) / 10);
    this.calls = new Chart(text("health.calls"), [text("health.calls.all"), text("health.calls.shed"), text("health.calls.faults")], tenth);
    this.times = new Chart(text("health.times"), [text("health.times.half"), text("health.times.most")], (value) => `${tenth(value)} ms`);
    this.open = new Chart(text("health.open"), [text("health.open.calls"), text("health.open.streams")], whole);
    this.queues = new Chart(text("health.queues"), queues.map((name) => text(`health.${name}`)), whole);
    this.all = [this.calls, this.times, this.open, this.queues];
    /** @type {{at: number, pages: Page[]} | null} */
    this.last = null;
  }

  /** @param {Page[]} pages
   * @param {number} at */
  add(pages, at) {
    const last = this.last;
    this.last = { at, pages };
    const grown = (/** @type {string} */ name) => {
      const [before, after] = [last && sum(last.pages, name), sum(pages, name)];
      // A process that was begun anew counts from 0.
      return !last || before === null || after === null ? null : Math.max(0, after - before) / ((at - last.at) / 1000);
    };
    this.calls.add([grown(`${duration}_count`), grown("cairn_calls_shed_total"), grown("cairn_gateway_faults_total")]);
    const between = (/** @type {number} */ share) => {
      const seconds = last ? quantile(buckets(last.pages, duration), buckets(pages, duration), share) : null;
      return seconds === null ? null : seconds * 1000;
    };
    this.times.add([between(0.5), between(0.99)]);
    this.open.add([sum(pages, "cairn_gateway_requests_in_flight"), sum(pages, "cairn_stream_subscribers")]);
    this.queues.add(queues.map((name) => sum(pages, name)));
  }
}

/** @param {Reading[]} told
 * @param {Page[]} pages */
function table(told, pages) {
  const names = ["health.service", "health.state", "health.version", "health.start", "health.memory"];
  return element("table", { class: "processes" }, element("thead", {}, element("tr", {}, names.map((name) => element("th", { scope: "col" }, text(name))))),
    element("tbody", {}, told.map(({ health }, index) => {
      const isReady = health?.state === "STATE_READY";
      const memory = sum([pages[index]], "process_resident_memory_bytes");
      return element("tr", {}, element("th", { scope: "row" }, health?.service ?? ""),
        element("td", { class: isReady ? "" : "wrong" }, text(isReady ? "health.ready" : "health.not"), (health?.reasons ?? []).map((reason) => element("div", { class: "small" }, reason))),
        element("td", {}, health?.version ?? ""), element("td", {}, when(health?.startTime)),
        element("td", {}, memory === null ? "" : `${number(Math.round(memory / 1_048_576))} MB`));
    })));
}

/** @param {Page[]} pages */
function waits(pages) {
  return waiting.map(([name, label]) => {
    const all = pages.flatMap((page) => page.get(name) ?? []).filter((one) => one.value > 0);
    const seconds = name.endsWith("_seconds");
    const shown = all.map((one) => [label && one.labels[label], seconds ? `${number(Math.round(one.value))} s` : number(one.value)].filter(Boolean).join(": "));
    return element("li", {}, text(`health.${name}`), " ", element("strong", {}, shown.length === 0 ? text("health.none") : [...new Set(shown)].join(" · ")));
  });
}

/** What the settings have, and what they do not.
 * @param {Page[]} pages */
function configured(pages) {
  const ways = pages.flatMap((page) => page.get("cairn_configured") ?? []).filter((one) => one.value > 0);
  return ways.map(({ labels }) => element("li", {}, `${labels.subject}: `, element("strong", { class: labels.by === "none" ? "wrong" : "" }, labels.by ?? "")));
}

/** @param {string | undefined} at */
function when(at) { return at ? new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)) : ""; }
