// Making an account, and a new password for one whose password is forgotten.

import { call, CallError, signUp, who } from "./api.js";
import { element, fill } from "./dom.js";
import { text } from "./texts.js";

/**
 * @typedef {{goOn(): void, tell(sentence: string): void, reasonOf(error: unknown): string}} Door
 * The frame around the page: to go on once somebody is signed in, and to tell of what did not work.
 */

/**
 * @param {string} name
 * @param {string} key
 * @param {Record<string, unknown>} more
 */
export function field(name, key, more) {
  const input = /** @type {HTMLInputElement} */ (element("input", { name, required: true, ...more }));
  return { input, label: element("label", {}, text(key), input) };
}

const newPassword = { type: "password", autocomplete: "new-password", minlength: "8", maxlength: "128" };
const anAddress = { type: "email", autocomplete: "email", maxlength: "254" };

/**
 * A form that says what is wrong with what was typed.
 * @param {string} title
 * @param {(HTMLElement | null)[]} fields
 * @param {() => Promise<void>} work
 * @param {Door} door
 * @param {string} [label] Of the button, where it is not the title.
 * @param {(error: unknown) => string} [told] A sentence for a refusal.
 */
export function form(title, fields, work, door, label = title, told = door.reasonOf) {
  const wrong = element("ul", { class: "wrong", role: "alert" });
  const button = element("button", { class: "main", type: "submit" }, label);
  return element("form", {
    class: "narrow", onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      fill(wrong);
      button.toggleAttribute("disabled", true);
      try {
        await work();
      } catch (error) {
        const violations = error instanceof CallError ? error.violations : [];
        fill(wrong, violations.map((one) => element("li", {}, element("code", {}, one.field), " ", one.explanation || one.reason.replace(/_/g, " ").toLowerCase())));
        door.tell(violations.length > 0 ? "" : told(error));
      } finally { button.toggleAttribute("disabled", false); }
    },
  }, element("h1", {}, title), fields, wrong, button);
}

/**
 * @param {HTMLElement} parent
 * @param {Door} door
 */
export function showSignUp(parent, door) {
  const username = field("username", "account.username", { autocomplete: "username", maxlength: "30", pattern: "[A-Za-z0-9_]{3,30}" });
  const email = field("email", "account.email", anAddress);
  const password = field("password", "account.password", newPassword);
  fill(parent, form(text("account.new"), [who()?.isGuest ? element("p", {}, text("account.keeps")) : null, username.label, email.label, password.label], async () => {
    const isIn = await signUp({ email: email.input.value, username: username.input.value, password: password.input.value });
    if (isIn) door.goOn();
    else fill(parent, element("section", { class: "narrow" }, element("h1", {}, text("account.new")), element("p", {}, text("account.mailed"))));
  }, door, text("account.new"), (error) => {
    const reason = error instanceof CallError ? error.reason : "";
    return reason === "USERNAME_TAKEN" ? text("account.taken.name") : reason === "EMAIL_TAKEN" ? text("account.taken.email") : door.reasonOf(error);
  }));
  username.input.focus();
}

/**
 * A code is mailed, and with it a new password is set. Whether there is an account with the address is told to nobody.
 * @param {HTMLElement} parent
 * @param {Door} door
 */
export function showForgot(parent, door) {
  const passwords = "cairn.auth.v1.PasswordService";
  const email = field("email", "account.email", anAddress);
  fill(parent, form(text("account.forgot"), [email.label], async () => {
    await call(`${passwords}/RequestPasswordReset`, { email: email.input.value }, false);
    const code = field("code", "account.mail.code", { autocomplete: "one-time-code", inputmode: "numeric", maxlength: "32" });
    const password = field("password", "account.password.new", newPassword);
    fill(parent, form(text("account.forgot"), [element("p", {}, text("account.mail.sent")), code.label, password.label], async () => {
      await call(`${passwords}/ResetPassword`, { email: email.input.value, code: code.input.value, newPassword: password.input.value }, false);
      if (parent.isConnected) location.hash = "sign-in";
    }, door));
    code.input.focus();
  }, door));
  email.input.focus();
}
