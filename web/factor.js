// Setting a second factor up: the address is confirmed, an authenticator app gets its key, and shows that it has it.

import { field, form } from "./account.js";
import { call, CallError } from "./api.js";
import { element, fill } from "./dom.js";
import { code as drawing } from "./qr.js";
import { language, number, text } from "./texts.js";

/** @typedef {import("./account.js").Door} Door */

const factors = "cairn.auth.v1.SecondFactorService";

/**
 * @param {HTMLElement} parent
 * @param {Door} door
 */
export async function showFactor(parent, door) {
  const [{ confirmTime, recoveryCodeCount }, { account }] = await Promise.all([
    call(`${factors}/GetSecondFactor`), call("cairn.auth.v1.AccountService/WhoAmI")]);
  if (confirmTime) {
    const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(confirmTime));
    fill(parent, element("section", { class: "narrow" }, element("h1", {}, text("factor.title")),
      element("p", {}, text("factor.is", { when, count: number(recoveryCodeCount ?? 0) }))));
  } else if (account.emailVerified) await showKey(parent, door);
  else showAddress(parent, account.email, door);
}

/**
 * @param {HTMLElement} parent
 * @param {string} email
 * @param {Door} door
 */
function showAddress(parent, email, door) {
  const code = field("code", "account.mail.code", { autocomplete: "one-time-code", inputmode: "numeric", maxlength: "32" });
  const again = element("button", {
    type: "button", onclick: async () => {
      again.toggleAttribute("disabled", true);
      try { await call("cairn.auth.v1.EmailService/ResendVerification"); } catch (error) { door.tell(door.reasonOf(error)); }
    },
  }, text("factor.mail.again"));
  fill(parent, form(text("factor.title"), [element("p", { dir: "auto" }, text("factor.mail", { email })), code.label, element("p", {}, again)], async () => {
    await call("cairn.auth.v1.EmailService/VerifyEmail", { email, code: code.input.value }, false);
    if (parent.isConnected) await showKey(parent, door);
  }, door, text("factor.confirm")));
  code.input.focus();
}

/**
 * @param {HTMLElement} parent
 * @param {Door} door
 */
async function showKey(parent, door) {
  let made;
  try { made = await call(`${factors}/EnrolTotp`); } catch (error) {
    if (!(error instanceof CallError) || error.reason !== "FRESH_LOGIN_REQUIRED") throw error;
    return fill(parent, element("section", { class: "narrow" }, element("h1", {}, text("factor.title")), element("p", {}, text("factor.fresh")),
      element("p", {}, element("a", { href: "#sign-in" }, text("account.in")))));
  }
  // Of our own server's answer, an address of an app and of nothing else.
  const address = made.otpauthUri.startsWith("otpauth://") ? made.otpauthUri : "";
  // With a long name it is too long for a picture: without what every app takes anyway it is not.
  const short = address.replace("&algorithm=SHA1&digits=6&period=30", "");
  const code = field("code", "factor.code", { autocomplete: "one-time-code", inputmode: "numeric", maxlength: "32" });
  fill(parent, form(text("factor.title"), [
    element("p", {}, text("factor.lead")), address ? element("p", {}, drawing(address, text("factor.picture")) ?? drawing(short, text("factor.picture"))) : null,
    element("p", {}, text("factor.secret")),
    // In fours, as it is typed.
    element("p", {}, element("code", { class: "secret" }, made.secret.replace(/(.{4})(?=.)/g, "$1 "))),
    address ? element("p", {}, element("a", { href: address }, text("factor.link"))) : null, code.label,
  ], async () => {
    const { recoveryCodes } = await call(`${factors}/ConfirmTotp`, { code: code.input.value });
    fill(parent, element("section", { class: "narrow" }, element("h1", {}, text("factor.title")), element("p", {}, text("factor.done")),
      element("ul", { class: "codes" }, recoveryCodes.map((one) => element("li", {}, element("code", {}, one))))));
  }, door, text("factor.on"), (error) => (error instanceof CallError && error.reason === "SECOND_FACTOR_WRONG" ? text("account.code.wrong") : door.reasonOf(error))));
  code.input.focus();
}
