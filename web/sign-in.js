// The way in for somebody with an account: a password, and a second step where there is one. As a page, or above one that is not to be lost.

import { CallError, logIn, verify } from "./api.js";
import { element, fill } from "./dom.js";
import { text } from "./texts.js";

/**
 * @typedef {{place: HTMLElement, isNarrow: boolean, name: string, lead: string, links: boolean, isShown(): boolean, done(): void, tell(sentence: string): void}} SignIn
 * A way in: where it is shown, what the session is to be good for, who is expected, and what is done when somebody is in.
 */

/** Asks for what an authenticator app shows.
 * @param {string} loginStep
 * @param {SignIn} way */
function showSecondStep(loginStep, way) {
  const code = /** @type {HTMLInputElement} */ (element("input", { name: "code", autocomplete: "one-time-code", required: true, maxlength: "32" }));
  fill(way.place, element("form", {
    class: "narrow", onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        await verify(loginStep, code.value);
        way.done();
      } catch (error) {
        if (!way.isShown()) return;
        const reason = error instanceof CallError ? error.reason : "";
        if (reason === "LOGIN_STEP_INVALID") showSignInForm(way);
        way.tell(reason === "SECOND_FACTOR_WRONG" ? text("account.code.wrong") : reasonOf(error));
      }
    },
  }, element("h1", {}, text("account.second")), element("label", {}, text("account.code"), code),
  element("button", { class: "main", type: "submit" }, text("account.in"))));
  code.focus();
}

/** @param {SignIn} way */
export function showSignInForm(way) {
  const login = element("input", { name: "login", autocomplete: "username", required: true, maxlength: "254", value: way.name });
  const password = element("input", { name: "password", type: "password", autocomplete: "current-password", required: true, maxlength: "512" });
  const button = element("button", { class: "main", type: "submit" }, text("account.in"));
  const value = (/** @type {HTMLElement} */ field) => /** @type {HTMLInputElement} */ (field).value;
  fill(way.place, element("form", {
    class: "narrow", onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      button.toggleAttribute("disabled", true);
      try {
        await logIn(value(login), value(password), way.isNarrow);
        way.done();
      } catch (error) {
        if (!way.isShown()) return;
        if (error instanceof CallError && error.reason === "SECOND_FACTOR_REQUIRED") {
          way.tell("");
          return showSecondStep(error.metadata.login_step, way);
        }
        way.tell(refusal(error));
      } finally { button.toggleAttribute("disabled", false); }
    },
  },
  element("h1", {}, text("account.in")),
  way.lead ? element("p", {}, way.lead) : null,
  element("label", {}, text("account.login"), login), element("label", {}, text("account.password"), password), button,
  way.links && element("p", { class: "small" }, element("a", { href: "#sign-up" }, text("account.new")), " · ", element("a", { href: "#forgot" }, text("account.forgot")))));
  (way.name ? password : login).focus();
}

/**
 * Asks somebody to sign in again, above the page that is shown.
 * @param {import("./api.js").Session} before
 * @param {() => void} closed Somebody is in, or does not want to be.
 */
export function signInAbove(before, closed) {
  if (document.querySelector("dialog")) return;
  const place = element("div");
  const said = element("p", { class: "wrong", role: "alert" });
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-label": text("account.in") }, place, said));
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  dialog.showModal();
  showSignInForm({
    place, isNarrow: before.isNarrow, name: before.name, lead: text("account.again"), links: false, isShown: () => dialog.open, done: () => dialog.close(),
    tell: (sentence) => { said.textContent = sentence; },
  });
}

/** @param {unknown} error */
function refusal(error) {
  return error instanceof CallError && error.reason === "INVALID_CREDENTIALS" ? text("account.wrong") : reasonOf(error);
}

/** What is said of a call that has failed.
 * @param {unknown} error */
export function reasonOf(error) {
  if (!(error instanceof CallError)) return text("offline");
  return error.code === "offline" || error.reason === "UNAVAILABLE" ? text("offline") : text("failed", { reason: error.reason });
}
