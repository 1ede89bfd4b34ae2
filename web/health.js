// The console's page of health: what every process says of itself now, and lines since the page was opened. The gateway gathers it, for moderators and admins.

import { CallError, readings } from "./api.js";
import { Chart } from "./chart.js";
import { element, fill } from "./dom.js";
import { buckets, growth, quantile, read, shared, sum } from "./figures.js";
import { language, number, text } from "./texts.js";

/** @typedef {import("./api.js").Reading} Reading */
/** @typedef {Map<string, import("./figures.js").Figure[]>} Page */

/** How often it is looked: each look asks every process. */
const lookMs = 5_000;
const duration = "cairn_gateway_request_duration_seconds";
/** Work that waits, by the series that counts it. The first of these are counted in the database, by each process of a service alike. */
const queues = /** @type {const} */ (["cairn_timers_due", "cairn_pushes_due", "cairn_media_waiting", "cairn_offload_waiting", "cairn_database_waiting"]);
const sharedQueues = new Set(["cairn_timers_due", "cairn_pushes_due"]);
/** What somebody has to see to, where it is not 0; with the label that tells whose it is. */
const waiting = /** @type {const} */ ([["cairn_report_cases_waiting", ""], ["cairn_support_tickets_waiting", ""],
  ["cairn_outbox_dead_letters_kept", "destination"],
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
    const services = told.map((one) => one.health?.service ?? "");
    charts.add(services, pages, Date.now());
    fill(processes, table(told, pages));
    fill(rest, waits(services, pages));
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

  /** @param {string[]} services Of each page.
   * @param {Page[]} pages
   * @param {number} at */
  add(services, pages, at) {
    // Of other processes than before nothing has grown.
    const last = this.last?.pages.length === pages.length ? this.last : null;
    this.last = { at, pages };
    const grown = (/** @type {string} */ name) => {
      const steps = last && growth(last.pages, pages, name);
      return steps === null || !last ? null : steps / ((at - last.at) / 1000);
    };
    this.calls.add([grown(`${duration}_count`), grown("cairn_calls_shed_total"), grown("cairn_gateway_faults_total")]);
    const between = (/** @type {number} */ share) => {
      const known = pages.flatMap((page, index) => (page.size > 0 && last && last.pages[index].size > 0 ? [index] : []));
      const [before, after] = [known.map((index) => last?.pages[index] ?? new Map()), known.map((index) => pages[index])];
      const seconds = quantile(buckets(before, duration), buckets(after, duration), share);
      return seconds === null ? null : seconds * 1000;
    };
    this.times.add([between(0.5), between(0.99)]);
    this.open.add([sum(pages, "cairn_gateway_requests_in_flight"), sum(pages, "cairn_stream_subscribers")]);
    this.queues.add(queues.map((name) => (sharedQueues.has(name) ? shared(services, pages, name) : sum(pages, name))));
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

/** All of it stands in databases, where each process of a service finds the same.
 * @param {string[]} services Of each page.
 * @param {Page[]} pages */
function waits(services, pages) {
  return waiting.map(([name, label]) => {
    const seconds = name.endsWith("_seconds");
    const subjects = new Set(pages.flatMap((page) => page.get(name) ?? []).map((one) => (label && one.labels[label]) ?? ""));
    const shown = [...subjects].sort().flatMap((subject) => {
      const own = pages.map((page) => new Map([[name, (page.get(name) ?? []).filter((one) => ((label && one.labels[label]) ?? "") === subject)]]));
      const value = (seconds ? Math.max(0, ...own.map((page) => sum([page], name) ?? 0)) : shared(services, own, name)) ?? 0;
      return value > 0 ? [[subject, seconds ? `${number(Math.round(value))} s` : number(value)].filter(Boolean).join(": ")] : [];
    });
    return element("li", {}, text(`health.${name}`), " ", element("strong", {}, shown.length === 0 ? text("health.none") : shown.join(" · ")));
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
