// Forms that are sent once: two clicks are one, and who tries again after an answer that was lost says the same, which the server does once.

import { CallError } from "./api.js";

/** Ends of a call after which nobody knows whether it was done. */
const unsure = ["offline", "unavailable", "deadline_exceeded", "unknown", "internal", "canceled"];

/** Reasons of refusals that are not of the call itself, which another one under its key may have done before. */
const elsewhere = ["REQUEST_IN_PROGRESS", "RATE_LIMITED"];

/**
 * @param {HTMLElement} button It sends the form.
 * @returns {(content: unknown, send: (key: string) => Promise<void>) => Promise<void>} Sends what is given under one idempotency key until it is known to have been done or
 *   refused; something else gets another key. What is asked while it is under way is left out.
 */
export function once(button) {
  let [key, last, isSending] = ["", "", false];
  return async (content, send) => {
    if (isSending) return;
    const said = JSON.stringify(content);
    if (!key || said !== last) [key, last] = [crypto.randomUUID(), said];
    isSending = true;
    button.toggleAttribute("disabled", true);
    try {
      await send(key);
      key = "";
    } catch (error) {
      // What was refused is asked anew: a refusal is kept under its key, whatever has changed since.
      if (error instanceof CallError && !unsure.includes(error.code) && !elsewhere.includes(error.reason)) key = "";
      throw error;
    } finally {
      isSending = false;
      button.toggleAttribute("disabled", false);
    }
  };
}
