// The console of moderators and admins. The server asks with each call who it is, and keeps each look and each act for the audit; here nothing is decided.

import { call, CallError, who } from "./api.js";
import { showWaiting, waitingAttempts } from "./attempts.js";
import { caring } from "./care.js";
import { element, fill } from "./dom.js";
import { showHealth } from "./health.js";
import { showTicket, showTickets } from "./support.js";
import { language, named, number, plural, text } from "./texts.js";

/** @typedef {Whole<ContractMessages["cairn.social.v1.ReportCase"]>} ReportCase */
/** @typedef {Whole<ContractMessages["cairn.social.v1.GetReportCaseResponse"]>} WholeCase */
/** @typedef {Whole<ContractMessages["cairn.auth.v1.AccountFile"]>} AccountFile */

const cases = "cairn.social.v1.ReportModerationService";
const accounts = "cairn.auth.v1.ModerationService";

const verdicts = /** @type {const} */ (["REPORT_VERDICT_DISMISS", "REPORT_VERDICT_WARN", "REPORT_VERDICT_REMOVE_CONTENT", "REPORT_VERDICT_SUSPEND"]);
const dismissals = /** @type {const} */ (["REPORT_REASON_NO_VIOLATION", "REPORT_REASON_NOT_PROVEN"]);
const violations = /** @type {const} */ (["REPORT_REASON_SPAM", "REPORT_REASON_HARASSMENT", "REPORT_REASON_HATE", "REPORT_REASON_SEXUAL",
  "REPORT_REASON_VIOLENCE", "REPORT_REASON_IMPERSONATION", "REPORT_REASON_CHILD_SAFETY", "REPORT_REASON_PRIVACY", "REPORT_REASON_CHEATING"]);
const contents = /** @type {const} */ (["REPORT_CONTENT_MEDIA", "REPORT_CONTENT_TEXTS", "REPORT_CONTENT_NAMES", "REPORT_CONTENT_USERNAME"]);
/** Days of a suspension; 0 until it is lifted. */
const suspensions = [1, 7, 30, 365, 0];
const dayMs = 86_400_000;

/**
 * Shows the queue, one case, a person, or attempts that wait: "", "case/ID", "person/ID", "attempts", "attempt/ID", "tickets/STATE", "ticket/ID",
 * "health", "mails", "audit".
 * @param {HTMLElement} parent
 * @param {string} path
 * @param {(error: unknown) => void} failed
 */
export async function showConsole(parent, path, failed) {
  const [page, id] = path.split("/");
  /** @type {(work: () => Promise<void>) => Promise<void>} */
  const guarded = async (work) => {
    try { await work(); } catch (error) {
      // Everybody may open the page; it is empty for all who are no moderators.
      if (error instanceof CallError && ["PERMISSION_DENIED", "SECOND_FACTOR_MISSING"].includes(error.reason)) {
        fill(parent, element("section", {}, element("h1", {}, text("console.title")),
          element("p", {}, text(error.reason === "SECOND_FACTOR_MISSING" ? "console.second" : "console.closed")),
          error.reason === "SECOND_FACTOR_MISSING" && element("p", {}, element("a", { class: "factor", href: "#factor" }, text("factor.title")))));
      } else failed(error);
    }
  };
  const again = () => guarded(() => showConsole(parent, path, failed));
  await guarded(async () => {
    if (page === "case") await showCase(parent, id, again, guarded);
    else if (page === "person") await showPerson(parent, id, again, guarded);
    else if (page === "attempts") fill(parent, frame(element("h1", {}, text("console.attempts")), await waitingAttempts()));
    else if (page === "attempt") await showWaiting(parent, id, frame, guarded);
    else if (page === "tickets") await showTickets(parent, id ?? "", frame, guarded);
    else if (page === "ticket") await showTicket(parent, id, frame, guarded);
    else if (page === "health") await showHealth(parent, frame, guarded);
    else if (page === "mails") await showMails(parent);
    else if (page === "audit") await showAudit(parent, id ?? "", guarded);
    else await showQueue(parent, page, guarded);
  });
}

/** @param {...HTMLElement} shown */
function frame(...shown) {
  const field = /** @type {HTMLInputElement} */ (element("input", { type: "search", "aria-label": text("console.find"), placeholder: text("console.find") }));
  return element("section", { class: "console" },
    element("nav", {}, ["open", "appealed", "decided"].map((state) => element("a", { href: `#console/${state}` }, text(`console.${state}`))),
      element("a", { href: "#console/tickets" }, text("support.tickets")),
      element("a", { href: "#console/attempts" }, text("console.attempts")),
      element("a", { href: "#console/health" }, text("health.title")),
      who()?.isAdmin && [element("a", { href: "#console/mails" }, text("console.mails")), element("a", { href: "#console/audit" }, text("console.audit"))],
      element("form", {
        onsubmit: async (/** @type {Event} */ event) => {
          event.preventDefault();
          location.hash = `console/person/${encodeURIComponent(field.value.trim())}`;
        },
      }, field)),
    ...shown);
}

/** @param {string} at */
function when(at) { return at ? new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)) : ""; }

/**
 * @param {HTMLElement} parent
 * @param {string} state
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
async function showQueue(parent, state, guarded) {
  const asked = state === "appealed" ? "STATE_APPEALED" : state === "decided" ? "STATE_DECIDED" : "STATE_OPEN";
  const list = element("ul", { class: "cases" });
  const more = element("button", { type: "button" }, text("console.more"));
  let token = "";
  const load = async () => {
    const page = await call(`${cases}/ListReportCases`, { state: asked, order: "ORDER_OLDEST", pageToken: token });
    list.append(...(page.cases ?? []).map((one) => element("li", {},
      element("a", { href: `#console/case/${one.caseId}` }, plural("console.reports", one.reportCount ?? 0)), " ",
      element("span", { class: "small" }, when(one.createTime), one.mediaId ? ` · ${text("console.media")}` : "",
        one.decision ? ` · ${named("verdict", one.decision.verdict, "REPORT_VERDICT_")}` : one.claimAccountId ? ` · ${text("console.claimed")}` : ""))));
    token = page.nextPageToken ?? "";
    more.hidden = token === "";
  };
  more.addEventListener("click", () => void guarded(load));
  await load();
  const title = state === "appealed" || state === "decided" ? state : "open";
  fill(parent, frame(element("h1", {}, text(`console.${title}`)), list.childElementCount > 0 ? list : element("p", {}, text("console.none")), more));
}

/**
 * @param {HTMLElement} parent
 * @param {string} caseId
 * @param {() => Promise<void>} again
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
async function showCase(parent, caseId, again, guarded) {
  const shown = await call(`${cases}/GetReportCase`, { caseId });
  const one = shown.reportCase;
  const reports = (shown.reports ?? []).map((report) => element("li", {},
    element("strong", {}, named("reason", report.category, "REPORT_CATEGORY_")), " ", element("span", { class: "small" }, when(report.createTime)),
    element("p", { dir: "auto" }, report.text ?? "")));
  fill(parent, frame(
    element("h1", {}, plural("console.reports", one.reportCount ?? 0)),
    element("p", {}, element("a", { href: `#console/person/${one.accountId}` }, text("console.person")), ` · ${when(one.createTime)}`),
    element("h2", {}, text("console.said")), element("ul", { class: "cases" }, reports),
    element("h2", {}, text("console.evidence")), ...evidence(shown),
    ...(one.decideTime ? decided(shown, again, guarded) : [deciding(one, again, guarded)])));
}

/** The evidence that reporters saw: texts as texts, pictures from this server alone.
 * @param {WholeCase} shown */
function evidence(shown) {
  const items = shown.evidenceItems ?? [];
  if (items.length === 0) return [element("p", {}, text("console.none"))];
  return items.map((item) => {
    const profile = item.profile;
    const lines = profile ? [profile.person?.username, [profile.givenName, profile.familyName].filter(Boolean).join(" "), profile.about, profile.appAbout] : [];
    const files = (item.media?.files ?? []).filter((file) => file.contentType?.startsWith("image/"));
    const smallest = files[files.length - 1];
    return element("article", { class: "evidence" }, element("p", { class: "small" }, when(item.createTime)),
      lines.filter(Boolean).map((line) => element("p", { dir: "auto" }, line)),
      // A path of ours, and nothing else: a browser loads no picture of another host for us.
      smallest?.path?.startsWith("/media/") ? element("img", { src: smallest.path, alt: text("console.media") }) : null,
      item.media && !smallest ? element("p", {}, `${text("console.media")} ${item.media.mediaId}`) : null,
      (item.contents ?? []).map((shown) => element("p", { dir: "auto" }, `${shown.content?.kind ?? ""}: ${shown.summary ?? ""}`, " ",
        shown.evidenceType === "cairn.game.whereami.v1.GameEvidence" ? element("a", { href: `#replay/${shown.content?.id}` }, text("replay.title")) : null)));
  });
}

/**
 * @param {ReportCase} one
 * @param {() => Promise<void>} again
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
function deciding(one, again, guarded) {
  const verdict = select("verdict", verdicts.map((name) => [name, named("verdict", name, "REPORT_VERDICT_")]));
  const reason = select("reason", []);
  const days = select("days", suspensions.map((count) => [String(count), count === 0 ? text("console.lifted") : plural("console.days", count)]));
  // Content of an app by itself, beside whatever else is to be removed.
  const removable = /** @type {(typeof contents[number] | "REPORT_CONTENT_CONTENT")[]} */ (one.content?.kind ? [...contents, "REPORT_CONTENT_CONTENT"] : [...contents]);
  const boxes = removable.map((name) => /** @type {const} */ ([name, /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", name }))]));
  const note = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: 3, maxlength: 2000, name: "note" }));
  const removal = element("fieldset", {}, element("legend", {}, text("console.remove")),
    boxes.map(([name, box]) => element("label", { class: "inline" }, box, " ", named("removal", name, "REPORT_CONTENT_"))));
  const length = element("label", {}, text("console.until"), days);
  const fit = () => {
    const isDismissal = verdict.value === "REPORT_VERDICT_DISMISS";
    const kept = reason.value;
    fill(reason, (isDismissal ? dismissals : violations).map((name) => element("option", { value: name, selected: name === kept }, named("reason", name, "REPORT_REASON_"))));
    removal.hidden = isDismissal;
    length.hidden = verdict.value !== "REPORT_VERDICT_SUSPEND";
  };
  verdict.addEventListener("change", fit);
  fit();
  return element("form", {
    class: "decide", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      void guarded(async () => {
        await call(`${cases}/ClaimReportCase`, { caseId: one.caseId });
        const isSuspension = verdict.value === "REPORT_VERDICT_SUSPEND" && days.value !== "0";
        await call(`${cases}/DecideReportCase`, {
          caseId: one.caseId, verdict: /** @type {typeof verdicts[number]} */ (verdict.value), reason: /** @type {typeof violations[number]} */ (reason.value),
          note: note.value, removedContents: removal.hidden ? [] : boxes.filter(([, box]) => box.checked).map(([name]) => name),
          ...(isSuspension ? { suspensionEndTime: new Date(Date.now() + Number(days.value) * dayMs).toISOString() } : {}),
        });
        await again();
      });
    },
  },
  element("h2", {}, text("console.decide")),
  element("label", {}, text("console.verdict"), verdict), element("label", {}, text("console.reason"), reason), length, removal,
  element("label", {}, text("console.note"), note),
  element("button", { type: "submit", class: "main" }, text("console.decide")));
}

/**
 * What was decided, and the appeal against it.
 * @param {WholeCase} shown
 * @param {() => Promise<void>} again
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
function decided(shown, again, guarded) {
  const one = shown.reportCase;
  const decision = one.decision;
  const told = decision
    ? [named("verdict", decision.verdict, "REPORT_VERDICT_"), named("reason", decision.reason, "REPORT_REASON_"), when(decision.suspensionEndTime)].filter(Boolean).join(" · ")
    : named("verdict", "REPORT_VERDICT_DISMISS", "REPORT_VERDICT_");
  const parts = [element("h2", {}, text("console.decided")), element("p", { class: "decision" }, `${told} · ${when(one.decideTime)}`)];
  if (!shown.appealText) return parts;
  parts.push(element("h2", {}, text("console.appealed")), element("p", { dir: "auto" }, shown.appealText));
  if (decision?.appeal !== "APPEAL_STATE_OPEN") return parts.concat(element("p", {}, named("appeal", decision?.appeal ?? "", "APPEAL_STATE_")));
  const answer = (/** @type {"APPEAL_STATE_UPHELD" | "APPEAL_STATE_REVERSED"} */ verdict) => () => void guarded(async () => {
    await call(`${cases}/DecideAppeal`, { decisionId: decision.decisionId, verdict });
    await again();
  });
  return parts.concat(element("p", {}, element("button", { type: "button", onclick: answer("APPEAL_STATE_UPHELD") }, text("console.uphold")), " ",
    element("button", { type: "button", onclick: answer("APPEAL_STATE_REVERSED") }, text("console.reverse"))));
}

/**
 * @param {HTMLElement} parent
 * @param {string} asked An account's id, an address, or the beginning of a user name.
 * @param {() => Promise<void>} again
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
async function showPerson(parent, asked, again, guarded) {
  const login = decodeURIComponent(asked ?? "");
  if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(login) && !login.includes("@")) return showPeople(parent, login);
  try {
    const { file } = await call(`${accounts}/FindAccount`, { login });
    // An address stays in nobody's history of pages.
    history.replaceState(null, "", `#console/person/${file.standing.accountId}`);
    fill(parent, frame(...facts(file), ...(who()?.isAdmin ? [roles(file.standing, again, guarded)] : []), ...suspending(file.standing, again, guarded),
      // What an admin may not do to another is not offered: the role is taken first.
      ...(who()?.isAdmin && !(file.standing.roles ?? []).includes("admin") ? [caring(file, again, guarded)] : []),
      ...(who()?.isAdmin ? [element("p", {}, element("a", { href: `#console/audit/${file.standing.accountId}` }, text("console.audit")))] : [])));
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== "ACCOUNT_NOT_FOUND") throw error;
    fill(parent, frame(element("h1", {}, text("console.find")), element("p", {}, text("console.none"))));
  }
}

/** How somebody comes in, and whether.
 * @param {AccountFile} file */
function facts(file) {
  const told = [file.isGuest && "console.guest", file.isLeaving && "console.leaving", file.isEmailVerified && "console.confirmed", file.hasPassword && "console.password",
    file.hasSecondFactor && "console.factor"].filter(Boolean).map((key) => text(String(key)));
  const rows = [["id", file.standing.accountId], [text("console.roles"), (file.standing.roles ?? []).join(", ")], [text("console.made"), when(file.createTime)],
    [text("console.in"), [...told, ...(file.providers ?? [])].join(" · ")],
    [text("console.sessions"), [number(file.sessionCount ?? 0), when(file.lastUseTime)].filter(Boolean).join(" · ")]];
  return [element("h1", { dir: "auto" }, file.username || text("console.person")),
    element("dl", { class: "fields" }, rows.filter(([, value]) => value).flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]))];
}

/**
 * Roles to be given and taken. The server decides whether they may be.
 * @param {AccountFile["standing"]} standing
 * @param {() => Promise<void>} again
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
function roles(standing, again, guarded) {
  return element("p", { class: "roles" }, ["moderator", "admin"].flatMap((role) => {
    const has = (standing.roles ?? []).includes(role);
    return [element("button", {
      type: "button", onclick: () => void guarded(async () => {
        await call(`${accounts}/${has ? "RevokeRole" : "GrantRole"}`, { accountId: standing.accountId, role });
        await again();
      }),
    }, text(has ? "console.role.take" : "console.role.give", { role })), " "];
  }));
}

/**
 * The suspension that there is, or the form of one.
 * @param {AccountFile["standing"]} standing
 * @param {() => Promise<void>} again
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
function suspending(standing, again, guarded) {
  const reason = /** @type {HTMLInputElement} */ (element("input", { name: "why", required: true, maxlength: 500 }));
  const days = select("days", suspensions.map((count) => [String(count), count === 0 ? text("console.lifted") : plural("console.days", count)]));
  const suspension = standing.suspension;
  return [suspension
    ? element("div", {}, element("p", { class: "decision" }, `${text("console.suspended")}: ${suspension.reason} · ${when(suspension.endTime) || text("console.lifted")}`),
      element("button", {
        type: "button", onclick: () => void guarded(async () => {
          await call(`${accounts}/LiftSuspension`, { accountId: standing.accountId });
          await again();
        }),
      }, text("console.lift")))
    : element("form", {
      class: "suspend", onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void guarded(async () => {
          const end = days.value === "0" ? {} : { endTime: new Date(Date.now() + Number(days.value) * dayMs).toISOString() };
          await call(`${accounts}/SuspendAccount`, { accountId: standing.accountId, reason: reason.value, ...end });
          await again();
        });
      },
    }, element("h2", {}, text("console.suspend")), element("label", {}, text("console.why"), reason), element("label", {}, text("console.until"), days),
    element("button", { type: "submit", class: "main" }, text("console.suspend")))];
}

/**
 * @param {HTMLElement} parent
 * @param {string} query
 */
async function showPeople(parent, query) {
  const found = await call("cairn.social.v1.PeopleService/SearchUsers", { usernamePrefix: query });
  const people = (found.users ?? []).map((user) => user.person).filter(Boolean);
  fill(parent, frame(element("h1", {}, query || text("console.find")),
    people.length === 0 ? element("p", {}, text("console.none")) : element("ul", { class: "cases" }, people.map((person) => element("li", {},
      element("a", { href: `#console/person/${person.accountId}` }, person.username), " ", element("span", { class: "small" }, person.accountId))))));
}

/** Mails of an installation that sends none.
 * @param {HTMLElement} parent */
async function showMails(parent) {
  /** @type {Whole<ContractMessages["cairn.auth.v1.KeptMail"]>[] | null} */
  let mails = null;
  try { mails = (await call("cairn.auth.v1.KeptMailService/GetNewestMails")).mails ?? []; } catch (error) {
    if (!(error instanceof CallError) || error.reason !== "MAILS_NOT_KEPT") throw error;
  }
  fill(parent, frame(element("h1", {}, text("console.mails")), mails && mails.length > 0
    ? element("ul", { class: "cases mails" }, mails.map((mail) => element("li", {}, element("details", {},
      element("summary", {}, element("span", { dir: "auto" }, mail.subject), " ", element("span", { class: "small" }, `${mail.recipient} · ${when(mail.date)}`)),
      element("pre", { dir: "auto" }, mail.body)))))
    : element("p", {}, text(mails ? "console.none" : "console.mails.sent"))));
}

/**
 * @param {HTMLElement} parent
 * @param {string} accountId
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
async function showAudit(parent, accountId, guarded) {
  const rows = element("tbody");
  const more = element("button", { type: "button" }, text("console.more"));
  let token = "";
  const load = async () => {
    const page = await call(`${accounts}/ListAudit`, { accountId, pageSize: 50, pageToken: token });
    rows.append(...(page.entries ?? []).map((entry) => element("tr", {},
      element("td", {}, when(entry.createTime)), element("td", {}, named("audit", entry.kind, "KIND_")),
      element("td", {}, element("a", { href: `#console/person/${entry.accountId}` }, (entry.accountId ?? "").slice(0, 8))),
      element("td", {}, entry.actorAccountId ? entry.actorAccountId.slice(0, 8) : text("console.operator")),
      element("td", { dir: "auto" }, [entry.role, entry.suspensionReason].filter(Boolean).join(" ")))));
    token = page.nextPageToken ?? "";
    more.hidden = token === "";
  };
  more.addEventListener("click", () => void guarded(load));
  await load();
  fill(parent, frame(element("h1", {}, `${text("console.audit")} (${number(rows.childElementCount)})`),
    element("div", { class: "wide" }, element("table", {}, rows)), more));
}

/**
 * @param {string} name
 * @param {string[][]} options
 */
function select(name, options) {
  return /** @type {HTMLSelectElement} */ (element("select", { name }, options.map(([value, label]) => element("option", { value }, label))));
}
