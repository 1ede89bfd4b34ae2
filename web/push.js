// The service worker: shows what is pushed to this browser, and opens the page when it is clicked. It answers no requests of pages.

import de from "./notices/de.txt";
import en from "./notices/en.txt";
import es from "./notices/es.txt";
import fr from "./notices/fr.txt";
import it from "./notices/it.txt";
import sv from "./notices/sv.txt";
import { chosen, read } from "./sentences.js";

// TypeScript has pages' globals and workers' in two libraries that exclude each other.
const worker = /** @type {any} */ (self);

/** @type {Record<string, string>} */
const files = { de, en, es, fr, it, sv };

/** Each message is shown: a browser ends a subscription whose messages are not.
 * @param {Record<string, string>} message As docs/clients.md has it. */
function show(message) {
  const language = chosen(worker.navigator.languages ?? [], Object.keys(files));
  const sentences = new Map([...read(en), ...read(files[language])]);
  const [person, object] = [message.argument_1 ?? "", message.argument_2 ?? ""];
  // What was written is in it only where its reader wants that.
  const kind = message.kind === "message.new" && object ? "message.new.text" : message.kind ?? "other";
  const known = sentences.get(kind);
  // Somebody whom the reader may not see is not named, and a sentence about nobody says nothing.
  const sentence = (known && (person || !known.includes("{person}")) ? known : sentences.get("other")) ?? "";
  const body = sentence.replace(/\{(person|object)\}/g, (_, name) => (name === "person" ? person : object)).replace(/[ :]+$/, "");
  return worker.registration.showNotification("Cairn", { body, tag: message.tag ?? "", lang: language, data: { kind: message.kind ?? "" } });
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {Record<string, string>} */
  let message = {};
  try { message = event.data?.json() ?? {}; } catch { /* Something else: that there is news is true all the same. */ }
  event.waitUntil(show(message));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length > 0) await pages[0].focus();
    else await worker.clients.openWindow("/");
  })());
});

// A newer one takes over at once: nothing of the older is kept.
worker.addEventListener("install", () => worker.skipWaiting());
