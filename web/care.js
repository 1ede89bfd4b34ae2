// What an admin does in the place of an account's owner: for those who have lost a way in, and for those who write a letter. The server keeps each act for the
// audit, and the owner sees it.

import { call, CallError } from "./api.js";
import { sure } from "./ask.js";
import { element, fill } from "./dom.js";
import { follow } from "./follow.js";
import { language, number, plural, text } from "./texts.js";

/** @typedef {Whole<ContractMessages["cairn.auth.v1.AccountFile"]>} AccountFile */

const admin = "cairn.auth.v1.AccountAdminService";
/** How often it is asked whether an export is ready: it takes seconds to minutes. */
const lookMs = 1_000;
/** How often a file that is cut is taken on from there, and how long nothing of it may come. */
const triesMax = 5;
const quietMs = 20_000;

/**
 * The buttons of all that.
 * @param {AccountFile} file
 * @param {() => Promise<void>} again Shows the person anew.
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
export function caring(file, again, guarded) {
  const accountId = file.standing.accountId;
  const name = file.username || accountId;
  const say = element("p", { class: "say", role: "status" });
  const button = (/** @type {string} */ key, /** @type {() => Promise<string>} */ act) => element("button", {
    type: "button", class: key, onclick: async () => {
      if (!await sure(text(`care.${key}.sure`, { name }), text(`care.${key}`))) return;
      await guarded(async () => {
        const done = await act();
        await again();
        // Of whom nothing is left nothing is shown.
        const place = document.querySelector(".care .say");
        if (place) place.textContent = done;
      });
    },
  }, text(`care.${key}`));
  const buttons = [
    button("sessions", async () => plural("care.sessions.done", (await call(`${admin}/EndAccountSessions`, { accountId })).endedCount ?? 0)),
    file.hasSecondFactor && button("factor", async () => {
      await call(`${admin}/ResetSecondFactor`, { accountId });
      return text("care.factor.done");
    }),
    file.isLeaving
      ? button("keep", async () => {
        await call(`${admin}/RecallDeletion`, { accountId });
        return text("care.keep.done");
      })
      : button("delete", async () => text("care.delete.done", { when: when((await call(`${admin}/OrderDeletion`, { accountId })).purgeTime) })),
    exporting(accountId, name, say, guarded),
  ];
  return element("section", { class: "care" }, element("h2", {}, text("care.title")), element("p", { class: "small" }, text("care.lead")),
    element("p", {}, buttons.filter(Boolean).flatMap((one) => [one, " "])), say);
}

/**
 * @param {string} accountId
 * @param {string} name
 * @param {HTMLElement} say
 * @param {(work: () => Promise<void>) => Promise<void>} guarded
 */
function exporting(accountId, name, say, guarded) {
  const button = element("button", {
    type: "button", class: "export", onclick: async () => {
      if (!await sure(text("care.export.sure", { name }), text("care.export"))) return;
      button.toggleAttribute("disabled", true);
      await guarded(async () => {
        say.textContent = text("care.export.working");
        const one = await made(accountId, say);
        if (one === "left") return;
        if (one === null) { say.textContent = text("care.export.failed"); return; }
        const file = await taken(accountId, one).catch((error) => {
          say.textContent = "";
          throw error;
        });
        const address = URL.createObjectURL(file);
        fill(say, element("a", { class: "save", href: address, download: `cairn-${name}.zip` },
          text("care.export.save", { size: `${number(Math.max(1, Math.round(file.size / 1024)))} kB` })));
      });
      button.toggleAttribute("disabled", false);
    },
  }, text("care.export"));
  return button;
}

/** Waits until an export is there. One that was ordered before, by whomever, and is being made or was made just now is that one.
 * @param {string} accountId
 * @param {HTMLElement} shown
 * @returns {Promise<Whole<ContractMessages["cairn.auth.v1.Export"]> | null | "left">} Null where it could not be made. */
async function made(accountId, shown) {
  let { export: one } = await call(`${admin}/OrderExport`, { accountId });
  while (one.state === "STATE_PENDING") {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    if (!shown.isConnected) return "left";
    ({ export: one } = await call(`${admin}/GetOrderedExport`, { accountId, exportId: one.exportId }));
  }
  return one.state === "STATE_READY" ? one : null;
}

/** Takes an export, from where it was cut on. What is not as long as the server says is not given to anybody to save.
 * @param {string} accountId
 * @param {Whole<ContractMessages["cairn.auth.v1.Export"]>} one */
async function taken(accountId, one) {
  /** @type {BlobPart[]} */
  const parts = [];
  let size = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await follow(`${admin}/TakeOrderedExport`, { accountId, exportId: one.exportId, firstPart: parts.length }, (message) => {
        const data = Uint8Array.from(atob(message.data ?? ""), (letter) => letter.charCodeAt(0));
        // Each in its turn.
        if ((message.part ?? 0) !== parts.length) return;
        parts.push(data);
        size += data.length;
      }, new AbortController().signal, quietMs);
      break;
    } catch (error) {
      if (!(error instanceof CallError) || !["offline", "unavailable"].includes(error.code) || attempt >= triesMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      if (parts.length === one.partCount) break;
    }
  }
  if (parts.length !== one.partCount || size !== Number(one.sizeBytes)) throw new CallError("offline", "OFFLINE", "the file is not whole");
  return new Blob(parts, { type: "application/zip" });
}

/** @param {string} at */
function when(at) { return at ? new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)) : ""; }
