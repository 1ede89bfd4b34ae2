// Asks before something is done that cannot be undone by a click.

import { element } from "./dom.js";
import { text } from "./texts.js";

/**
 * @param {string} sentence What will be done, to whom.
 * @param {string} label Of the button that does it.
 * @returns {Promise<boolean>} False also where the question was closed.
 */
export function sure(sentence, label) {
  return new Promise((resolve) => {
    let answer = false;
    const close = (/** @type {boolean} */ isYes) => () => { answer = isYes; dialog.close(); };
    const no = element("button", { type: "button", class: "quiet no", onclick: close(false) }, text("care.no"));
    const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-label": label },
      element("p", { dir: "auto" }, sentence),
      element("p", {}, element("button", { type: "button", class: "main yes", onclick: close(true) }, label), " ", no)));
    dialog.addEventListener("close", () => { dialog.remove(); resolve(answer); });
    document.body.append(dialog);
    dialog.showModal();
    // A key that is pressed too early does nothing.
    no.focus();
  });
}
