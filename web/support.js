// Support tickets: one's own with what is answered, and at the desk of moderators those that wait.

import { call, CallError } from "./api.js";
import { element, fill } from "./dom.js";
import { once } from "./once.js";
import { language, text } from "./texts.js";

/** @typedef {Whole<ContractMessages["cairn.social.v1.SupportTicket"]>} Ticket */
/** @typedef {Whole<ContractMessages["cairn.social.v1.SupportEntry"]>} Entry */
/** @typedef {(...shown: HTMLElement[]) => HTMLElement} Frame */
/** @typedef {(work: () => Promise<void>) => Promise<void>} Guard */

const own = "cairn.social.v1.SupportService";
const desk = "cairn.social.v1.SupportDeskService";

const states = /** @type {const} */ (["waiting", "answered", "closed"]);
const realms = /** @type {const} */ ([["REALM_WHERE_AM_I", "app.where"], ["REALM_CACHE_OUT", "app.caches"], ["REALM_EXPEDITIONS", "app.expeditions"],
  ["REALM_LOCAL_BUDDY", "app.buddy"], ["REALM_QWALK", "app.qwalk"]]);

// One's own

/**
 * Shows one's own tickets and the form of a new one, or one ticket.
 * @param {HTMLElement} parent
 * @param {string} ticketId Empty for the list.
 * @param {(error: unknown) => void} failed
 */
export async function showSupport(parent, ticketId, failed) {
  /** @type {Guard} */
  const guarded = async (work) => { try { await work(); } catch (error) { failed(error); } };
  if (ticketId) return showOwn(parent, ticketId, guarded);
  const list = element("ul", { class: "cases" });
  const more = element("button", { type: "button", hidden: true }, text("console.more"));
  let token = "";
  const load = async () => {
    const page = await call(`${own}/ListMySupportTickets`, { pageToken: token });
    list.append(...(page.tickets ?? []).map((one) => row(one, `#support/${one.ticketId}`)));
    token = page.nextPageToken ?? "";
    more.hidden = token === "";
  };
  more.addEventListener("click", () => void guarded(load));
  await load();
  fill(parent, element("section", { class: "console support" }, element("h1", {}, text("support.title")), element("p", {}, text("support.lead")),
    opening(guarded), list, more));
}

/** @param {Guard} guarded */
function opening(guarded) {
  const realm = /** @type {HTMLSelectElement} */ (element("select", { name: "realm" }, realms.map(([value, key]) => element("option", { value }, text(key)))));
  const subject = /** @type {HTMLInputElement} */ (element("input", { name: "subject", required: true, maxlength: 120, dir: "auto" }));
  const said = /** @type {HTMLTextAreaElement} */ (element("textarea", { name: "text", rows: 5, required: true, maxlength: 4000, dir: "auto" }));
  const button = element("button", { type: "submit", class: "main" }, text("support.open"));
  const sent = once(button);
  return element("form", {
    class: "open-ticket", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const ticket = { realm: /** @type {typeof realms[number][0]} */ (realm.value), subject: subject.value, text: said.value };
      void guarded(() => sent(ticket, async (key) => {
        const { ticketId } = await call(`${own}/OpenSupportTicket`, ticket, true, key);
        location.hash = `support/${ticketId}`;
      }));
    },
  },
  element("label", {}, text("support.app"), realm), element("label", {}, text("support.subject"), subject), element("label", {}, text("support.text"), said),
  button);
}

/**
 * @param {HTMLElement} parent
 * @param {string} ticketId
 * @param {Guard} guarded
 */
async function showOwn(parent, ticketId, guarded) {
  const { ticket, entries } = await whole(`${own}/GetMySupportTicket`, ticketId);
  const again = () => guarded(() => showOwn(parent, ticketId, guarded));
  fill(parent, element("section", { class: "console support" }, element("p", { class: "small" }, element("a", { href: "#support" }, text("support.title"))),
    ...conversation(ticket, entries, false),
    ...(ticket.state === "SUPPORT_TICKET_STATE_CLOSED" ? [] : [
      writing(text("support.answer"), guarded, async (words, key) => {
        await call(`${own}/AnswerSupportTicket`, { ticketId, text: words }, true, key);
        await again();
      }).form,
      element("button", { type: "button", class: "close", onclick: () => void guarded(async () => {
        await call(`${own}/CloseMySupportTicket`, { ticketId });
        await again();
      }) }, text("support.close"))])));
}

// The desk

/**
 * Tickets of one state.
 * @param {HTMLElement} parent
 * @param {string} asked "waiting", "answered" or "closed"
 * @param {Frame} frame
 * @param {Guard} guarded
 */
export async function showTickets(parent, asked, frame, guarded) {
  const state = states.find((one) => one === asked) ?? "waiting";
  const list = element("ul", { class: "cases" });
  const more = element("button", { type: "button", hidden: true }, text("console.more"));
  let token = "";
  const load = async () => {
    const page = await call(`${desk}/ListSupportTickets`, {
      state: /** @type {Ticket["state"]} */ (`SUPPORT_TICKET_STATE_${state.toUpperCase()}`), pageToken: token,
    });
    list.append(...(page.tickets ?? []).map((one) => row(one, `#console/ticket/${one.ticketId}`)));
    token = page.nextPageToken ?? "";
    more.hidden = token === "";
  };
  more.addEventListener("click", () => void guarded(load));
  await load();
  fill(parent, frame(element("h1", {}, text("support.tickets")),
    element("p", {}, states.flatMap((one) => [element("a", { href: `#console/tickets/${one}`, "aria-current": one === state && "page" }, text(`support.${one}`)), " "])),
    list.childElementCount === 0 ? element("p", {}, text("console.none")) : list, more));
}

/**
 * One ticket with what was written, the answer to it, and its end. Where something was written meanwhile, that is shown, and what was typed stays.
 * @param {HTMLElement} parent
 * @param {string} ticketId
 * @param {Frame} frame
 * @param {Guard} guarded
 * @param {string | null} [typed] Text of an answer that was not given, since the ticket has changed.
 */
export async function showTicket(parent, ticketId, frame, guarded, typed = null) {
  const { ticket, entries } = await whole(`${desk}/GetSupportTicket`, ticketId);
  const show = (/** @type {string | null} */ kept) => showTicket(parent, ticketId, frame, guarded, kept);
  const act = async (/** @type {() => Promise<unknown>} */ work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.reason !== "SUPPORT_TICKET_CHANGED") throw error;
      return await show(answer.field.value);
    }
    await show(null);
  };
  const seen = { ticketId, seenEntryCount: ticket.entryCount ?? 0 };
  const answer = writing(text("support.answer"), guarded, (words, key) => act(() => call(`${desk}/ReplyToSupportTicket`, { ...seen, text: words }, true, key)),
    typed ?? "");
  fill(parent, frame(...conversation(ticket, entries, true), element("p", { role: "alert", class: "changed" }, typed === null ? "" : text("support.changed")),
    element("p", {}, element("a", { href: `#console/person/${ticket.accountId}` }, text("console.person"))),
    ...(ticket.state === "SUPPORT_TICKET_STATE_CLOSED" ? [] : [
      answer.form,
      element("button", { type: "button", class: "close", onclick: () => void guarded(() => act(() => call(`${desk}/CloseSupportTicket`, seen))) },
        text("support.close"))])));
}

// Both

/**
 * A ticket with all its entries: a hundred at most, and the desk's.
 * @param {"cairn.social.v1.SupportService/GetMySupportTicket" | "cairn.social.v1.SupportDeskService/GetSupportTicket"} method
 * @param {string} ticketId
 */
async function whole(method, ticketId) {
  const page = await call(method, { ticketId });
  const entries = [...(page.entries ?? [])];
  for (let token = page.nextPageToken ?? ""; token !== "";) {
    const next = await call(method, { ticketId, pageToken: token });
    entries.push(...(next.entries ?? []));
    token = next.nextPageToken ?? "";
  }
  return { ticket: page.ticket, entries };
}

/**
 * @param {Ticket} ticket
 * @param {Entry[]} entries
 * @param {boolean} isDesk Whether the reader is one of those who answer.
 */
function conversation(ticket, entries, isDesk) {
  return [element("h1", { dir: "auto" }, ticket.subject ?? ""),
    element("p", { class: "decision" }, [stateOf(ticket), app(ticket), when(ticket.createTime)].filter(Boolean).join(" · ")),
    element("ul", { class: "cases entries" }, entries.map((entry) => element("li", {},
      element("strong", {}, text(entry.isFromDesk ? "support.desk" : isDesk ? "console.person" : "support.you")), " ",
      element("span", { class: "small" }, when(entry.createTime)),
      (entry.text ?? "").split("\n").map((line) => element("p", { dir: "auto" }, line)))))];
}

/**
 * @param {string} label
 * @param {Guard} guarded
 * @param {(words: string, key: string) => Promise<void>} send
 * @param {string} [typed] What stands in it.
 */
function writing(label, guarded, send, typed = "") {
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { name: "answer", rows: 5, required: true, maxlength: 4000, dir: "auto" }));
  field.value = typed;
  const button = element("button", { type: "submit", class: "main" }, text("support.send"));
  const sent = once(button);
  const form = element("form", {
    class: "answer", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      void guarded(() => sent(field.value, (key) => send(field.value, key)));
    },
  }, element("label", {}, label, field), button);
  return { form, field };
}

/**
 * @param {Ticket} one
 * @param {string} href
 */
function row(one, href) {
  return element("li", {}, element("a", { href, dir: "auto" }, one.subject ?? ""), " ",
    element("span", { class: "small" }, [stateOf(one), app(one), when(one.stateTime)].filter(Boolean).join(" · ")));
}

/** @param {Ticket} one */
function stateOf(one) {
  const state = states.find((name) => one.state === `SUPPORT_TICKET_STATE_${name.toUpperCase()}`);
  return state ? text(`support.${state}`) : "";
}

/** @param {Ticket} one */
function app(one) {
  const known = realms.find(([realm]) => realm === one.realm);
  return known ? text(known[1]) : "";
}

/** @param {string} at */
function when(at) { return at ? new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)) : ""; }
