// The contract as a page: each service and method with its comments, and a form that calls it. Made of proto/ when the pages are bundled.

import contract from "contract";
import { beGuest, call, CallError, who } from "./api.js";
import { element, fill } from "./dom.js";
import { follow } from "./follow.js";
import { plural, text } from "./texts.js";

/**
 * @typedef {{name: string, type: string, comment: string, label?: string, sensitive?: boolean, oneof?: string}} Field
 * @typedef {{name: string, comment: string, request: string, response: string, stream?: boolean, access?: string, idempotency?: string, web?: boolean}} Method
 */

/** Deeper, an example is longer than what it is an example of. */
const exampleDepthMax = 4;
/** Lines of a stream that are kept on the page. */
const heardMax = 50;

/** @type {AbortController | null} */
let following = null;

/**
 * Shows the list, or one method.
 * @param {HTMLElement} parent
 * @param {string} path "" or "cairn.auth.v1.GuestService/CreateGuest".
 * @param {() => void} changed Who is signed in has changed.
 */
export function showContract(parent, path, changed) {
  leaveContract();
  const [serviceName, methodName] = path.split("/");
  const service = contract.services.find((one) => one.name === serviceName);
  const method = service?.methods.find((one) => one.name === methodName);
  if (service && method) showMethod(parent, service, method, changed);
  else showList(parent, service ? serviceName : "");
}

/** Ends a stream that is followed on the page. */
export function leaveContract() {
  following?.abort();
  following = null;
}

/**
 * @param {HTMLElement} parent
 * @param {string} wanted
 */
function showList(parent, wanted) {
  const list = element("div");
  const field = /** @type {HTMLInputElement} */ (element("input", {
    type: "search", value: wanted, "aria-label": text("contract.search"), placeholder: text("contract.search"), oninput: () => show(field.value),
  }));
  const show = (/** @type {string} */ words) => {
    const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (/** @type {string} */ name, /** @type {Method} */ method) =>
      asked.every((word) => `${name}/${method.name} ${method.comment}`.toLowerCase().includes(word));
    fill(list, contract.services.map((service) => {
      const methods = service.methods.filter((method) => fits(service.name, method));
      return methods.length > 0 && element("section", { class: "service" },
        element("h2", {}, service.name), paragraphs(service.comment),
        element("ul", { class: "methods" }, methods.map((method) => element("li", {},
          element("a", { href: `#contract/${service.name}/${method.name}` }, method.name), " ",
          element("span", { class: "small" }, first(method.comment))))));
    }));
  };
  const count = contract.services.reduce((sum, service) => sum + service.methods.length, 0);
  fill(parent, element("section", { class: "contract" },
    element("h1", {}, text("contract.title")), element("p", { class: "lead" }, plural("contract.lead", count)), field, list));
  show(wanted);
}

/** The first sentence.
 * @param {string} comment */
function first(comment) { return comment.replace(/\n/g, " ").split(/(?<=\.)\s/)[0]; }

/** A comment's paragraphs; what follows "Errors:" is a list.
 * @param {string} comment */
function paragraphs(comment) {
  return comment.split("\n\n").filter(Boolean).map((part) => {
    const words = part.replace(/\n/g, " ");
    if (!words.startsWith("Errors: ")) return element("p", {}, words);
    const errors = words.slice("Errors: ".length).replace(/\.$/, "").split("; ");
    return element("div", {}, element("h2", {}, text("contract.errors")), element("ul", {}, errors.map((error) => element("li", {}, error))));
  });
}

/**
 * @param {HTMLElement} parent
 * @param {{name: string}} service
 * @param {Method} method
 * @param {() => void} changed
 */
function showMethod(parent, service, method, changed) {
  const path = `${service.name}/${method.name}`;
  const marks = [method.access && `access: ${method.access.toLowerCase()}`, method.idempotency && `idempotency: ${method.idempotency.toLowerCase()}`,
    method.stream && "stream", method.web && "scope: web"].filter(Boolean);
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: 8, spellcheck: "false", "aria-label": text("contract.request") }));
  field.value = JSON.stringify(example(method.request, []), null, 2);
  const answer = element("pre", { class: "answer", role: "status", tabindex: "0", hidden: true });
  const button = element("button", { type: "submit", class: "main" }, text("contract.call"));
  const guest = element("button", {
    type: "button", hidden: who() !== null, onclick: async () => {
      await beGuest().catch((error) => say(answer, told(error)));
      guest.hidden = who() !== null;
      changed();
    },
  }, text("contract.guest"));
  const form = element("form", { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void run(path, method, field.value, answer, button); } },
    field, element("p", {}, button, " ", guest));
  fill(parent, element("section", { class: "contract" },
    element("p", { class: "small" }, element("a", { href: `#contract/${service.name}` }, service.name)),
    element("h1", {}, method.name),
    element("p", {}, marks.map((mark) => element("span", { class: "mark-word" }, mark))),
    paragraphs(method.comment),
    element("h2", {}, text("contract.request")), fields(method.request, 0),
    element("h2", {}, text("contract.response")), fields(method.response, 0),
    element("h2", {}, text("contract.try")), form, answer,
    element("h2", {}, "curl"),
    element("pre", {}, curl(path, method))));
}

/**
 * @param {string} path
 * @param {Method} method
 * @param {string} request
 * @param {HTMLElement} answer
 * @param {HTMLElement} button
 */
async function run(path, method, request, answer, button) {
  leaveContract();
  let message;
  try { message = JSON.parse(request); } catch (error) { return say(answer, String(error)); }
  button.toggleAttribute("disabled", !method.stream);
  try {
    if (method.stream) {
      following = new AbortController();
      /** @type {string[]} */
      const heard = [];
      await follow(path, message, (one) => {
        heard.unshift(JSON.stringify(one, null, 2));
        heard.length = Math.min(heard.length, heardMax);
        say(answer, heard.join("\n\n"));
      }, following.signal);
    } else say(answer, JSON.stringify(await call(/** @type {any} */ (path), message), null, 2));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) say(answer, told(error));
  } finally { button.toggleAttribute("disabled", false); }
}

/** @param {unknown} error */
function told(error) {
  if (!(error instanceof CallError)) return String(error);
  return `${error.code} ${error.reason}\n${error.message}${error.body ? "\n\n" + JSON.stringify(error.body, null, 2) : ""}`;
}

/**
 * @param {HTMLElement} answer
 * @param {string} words
 */
function say(answer, words) {
  answer.hidden = false;
  answer.textContent = words;
}

/**
 * The fields of a message; messages and enums within it open when somebody wants to know.
 * @param {string} name
 * @param {number} depth
 * @returns {HTMLElement}
 */
function fields(name, depth) {
  const known = contract.messages[name];
  if (!known || known.fields.length === 0) return element("p", { class: "small" }, known ? text("contract.empty") : name);
  return element("dl", { class: "fields" }, known.fields.map((/** @type {Field} */ field) => [
    element("dt", {}, element("code", {}, jsonName(field.name)), " ",
      element("span", { class: "small" }, [field.label, field.type.split(".").pop(), field.oneof && `(${text("contract.oneof", { name: field.oneof })})`,
        field.sensitive && `(${text("contract.sensitive")})`].filter(Boolean).join(" "))),
    element("dd", {}, field.comment.replace(/\n/g, " "), inner(field.type, depth)),
  ]).flat());
}

/**
 * @param {string} type
 * @param {number} depth
 */
function inner(type, depth) {
  const values = contract.enums[type];
  if (values) {
    return element("details", {}, element("summary", {}, type.split(".").pop() ?? ""), element("ul", {}, values.values.map((value) =>
      element("li", {}, element("code", {}, value.name), ` ${value.comment.replace(/\n/g, " ")}`))));
  }
  const message = contract.messages[type];
  if (!message) return null;
  const details = element("details", { ontoggle: () => {
    if (/** @type {HTMLDetailsElement} */ (details).open && details.childElementCount === 1) details.append(fields(type, depth + 1));
  } }, element("summary", {}, type.split(".").pop() ?? ""));
  return details;
}

/**
 * A request to begin from.
 * @param {string} name
 * @param {string[]} outer
 * @returns {Record<string, unknown>}
 */
function example(name, outer) {
  /** @type {Record<string, unknown>} */
  const made = {};
  const chosen = new Set();
  for (const field of contract.messages[name]?.fields ?? []) {
    if (field.oneof && chosen.has(field.oneof)) continue;
    if (field.oneof) chosen.add(field.oneof);
    const value = exampleValue(field.type, [...outer, name]);
    if (value !== undefined) made[jsonName(field.name)] = field.label === "repeated" ? [value] : value;
  }
  return made;
}

/**
 * @param {string} type
 * @param {string[]} outer
 * @returns {unknown}
 */
function exampleValue(type, outer) {
  if (type === "string" || type === "bytes") return "";
  if (type === "bool") return false;
  if (type.startsWith("map<")) return {};
  if (/64$/.test(type)) return "0";
  if (/^(double|float|u?int32|s?fixed32|sint32)$/.test(type)) return 0;
  if (type === "google.protobuf.Timestamp") return new Date().toISOString();
  if (type === "google.protobuf.Duration") return "1s";
  const values = contract.enums[type];
  if (values) return values.values[1]?.name ?? values.values[0]?.name;
  if (!contract.messages[type] || outer.includes(type) || outer.length >= exampleDepthMax) return undefined;
  return example(type, outer);
}

/** @param {string} name "game_id" becomes "gameId". */
function jsonName(name) { return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()); }

/**
 * @param {string} path
 * @param {Method} method
 */
function curl(path, method) {
  const lines = [`curl ${location.origin}/${path}`, "-H 'content-type: application/json'"];
  if (method.access && method.access !== "PUBLIC") lines.push("-H \"authorization: Bearer $CAIRN_TOKEN\"");
  if (method.idempotency === "KEY") lines.push("-H \"idempotency-key: $(uuidgen)\"");
  lines.push(`-d '${JSON.stringify(example(method.request, []))}'`);
  return lines.join(" \\\n  ");
}
