// Calls of the public contract: the Connect protocol, JSON by POST. The access token stays in this module's memory and nowhere else; the refresh
// token is traded for a cookie that no script can read, as soon as there is one.

import { language } from "./texts.js";

/**
 * @typedef {{accountId: string, isGuest: boolean, isNarrow: boolean, name: string, accessToken: string, expires: number, refreshToken: string}} Session
 * Narrow is one that may read and write what a page is for, and neither play nor moderate. The refresh token is empty where a cookie has it.
 */

/** The end of a call that was refused, or not heard. */
export class CallError extends Error {
  /**
   * @param {string} code The code of Connect; "offline" when nothing was heard.
   * @param {string} reason The contract's reason, or the code where there is none.
   * @param {string} message
   * @param {unknown} [body] All that was answered.
   */
  constructor(code, reason, message, body) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.body = body;
  }

  /** The fields that are wrong, as paths in the request.
   * @returns {{field: string, reason: string, explanation?: string}[]} */
  get violations() {
    for (const detail of /** @type {any} */ (this.body)?.details ?? []) if (detail.debug?.fieldViolations) return detail.debug.fieldViolations;
    return [];
  }

  /** The metadata that the contract promises of an error.
   * @returns {Record<string, string>} */
  get metadata() {
    for (const detail of /** @type {any} */ (this.body)?.details ?? []) if (detail.debug?.metadata) return detail.debug.metadata;
    return {};
  }
}

/** A token that ends in so many milliseconds is exchanged before it is used. */
const renewBeforeMs = 60_000;
/** How often a call that may be repeated is tried, and how long it waits for the network to come back in all: 0.5 + 1 + 2 + 4 s … */
const triesMax = 6;

/** @type {Session | null} */
let session = null;
/** @type {Promise<void> | null} */
let renewal = null;

/** The session of this page; null without one. */
export function who() { return session; }

/**
 * Calls a method. Safe to repeat: every mutation carries one key for all its tries.
 * @template {keyof ContractMethods} M
 * @param {M} method "cairn.game.whereami.v1.GeoGuessService/StartSingle"
 * @param {ContractMethods[M][0]} [request]
 * @param {boolean} [isOwn] Whether the session asks; without it somebody does who has none yet.
 * @returns {Promise<Whole<ContractMethods[M][1]>>}
 */
export async function call(method, request = {}, isOwn = true) {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (isOwn) await renewed();
      return await send(method, request, key, isOwn ? session?.accessToken : undefined);
    } catch (error) {
      const isAway = error instanceof CallError && (error.code === "offline" || error.code === "unavailable");
      if (!isAway || attempt >= triesMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
    }
  }
}

/**
 * @param {string} method
 * @param {object} request
 * @param {string} key
 * @param {string} [token]
 */
async function send(method, request, key, token) {
  /** @type {Record<string, string>} */
  const headers = { "content-type": "application/json", "connect-protocol-version": "1", "idempotency-key": key };
  if (token) headers.authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(`/${method}`, { method: "POST", headers, body: JSON.stringify(request), credentials: "omit", cache: "no-store" });
  } catch (error) {
    throw new CallError("offline", "OFFLINE", String(error));
  }
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  // Ended in another window, or from another device. The cookie may be the next one's already: it is left alone.
  if (body.code === "unauthenticated" && token && token === session?.accessToken) session = null;
  throw new CallError(body.code ?? (answer.status >= 502 ? "unavailable" : "unknown"), reason(body), body.message ?? String(answer.status), body);
}

/**
 * Follows a method that answers with a stream, until it ends or is given up.
 * @param {string} method
 * @param {object} request
 * @param {(message: any) => void} hear
 * @param {AbortSignal} signal
 */
export async function follow(method, request, hear, signal) {
  await renewed();
  const body = new TextEncoder().encode(JSON.stringify(request));
  const framed = new Uint8Array(frameHead + body.length);
  new DataView(framed.buffer).setUint32(1, body.length);
  framed.set(body, frameHead);
  /** @type {Record<string, string>} */
  const headers = { "content-type": "application/connect+json", "connect-protocol-version": "1" };
  if (session) headers.authorization = `Bearer ${session.accessToken}`;
  const answer = await fetch(`/${method}`, { method: "POST", headers, body: framed, signal, credentials: "omit" });
  if (!answer.body) throw new CallError("unknown", "UNKNOWN", String(answer.status));
  const reader = answer.body.getReader();
  let rest = new Uint8Array(0);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const joined = new Uint8Array(rest.length + value.length);
    joined.set(rest);
    joined.set(value, rest.length);
    rest = joined;
    while (rest.length >= frameHead) {
      const length = new DataView(rest.buffer, rest.byteOffset).getUint32(1);
      if (rest.length < frameHead + length) break;
      const message = JSON.parse(new TextDecoder().decode(rest.subarray(frameHead, frameHead + length)) || "{}");
      const isEnd = (rest[0] & 2) !== 0;
      rest = rest.slice(frameHead + length);
      if (!isEnd) hear(message);
      else if (message.error) throw new CallError(message.error.code, reason(message.error), message.error.message ?? "", message.error);
      else return;
    }
  }
}

/** A frame begins with its flags and its length (Connect, "Enveloped-Message"). */
const frameHead = 5;

/** The contract's reason stands in the details of an error, as google.rpc.ErrorInfo does.
 * @param {any} body
 * @returns {string} */
function reason(body) {
  for (const detail of body.details ?? []) if (detail.debug?.reason) return detail.debug.reason;
  return String(body.code ?? "unknown").toUpperCase();
}

/** Told by the storage alone: whether there may be a cookie, so that a stranger's first page asks for none. No secret. */
const keptKey = "kept";

/**
 * Asks the gateway's door of sessions.
 * @param {"keep" | "renew" | "end"} action
 * @param {string} [refreshToken]
 */
async function door(action, refreshToken) {
  /** @type {Record<string, string>} */
  const headers = { "x-cairn-page": "1" };
  if (refreshToken) headers["x-cairn-refresh-token"] = refreshToken;
  let answer;
  try {
    answer = await fetch(`/session/${action}`, { method: "POST", headers, credentials: "same-origin", cache: "no-store" });
  } catch (error) {
    throw new CallError("offline", "OFFLINE", String(error));
  }
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw new CallError(body.code ?? (answer.status >= 502 ? "unavailable" : "unknown"), reason(body), body.message ?? String(answer.status), body);
}

/** Has a new session's refresh token kept by a cookie, and ends the session before it. A browser that takes no cookie keeps the token in memory, as
 * long as the page is open.
 * @param {Session} made */
async function keep(made) {
  const before = session?.accessToken;
  session = made;
  if (before) void send("cairn.auth.v1.SessionService/LogOut", {}, crypto.randomUUID(), before).catch(() => undefined);
  if (!navigator.cookieEnabled) return;
  try {
    session = { ...made, ...tokens((await door("keep", made.refreshToken)).tokens) };
    localStorage.setItem(keptKey, "1");
  } catch (error) { console.warn(error); }
}

/** Takes the session up again that a page before has left, where there is one. */
export async function restore() {
  if (session || !localStorage.getItem(keptKey)) return;
  try {
    const made = tokens((await door("renew")).tokens);
    session = { name: "", ...made };
    if (made.isGuest) return;
    const { profile } = await call("cairn.social.v1.ProfileService/GetMyProfile");
    session = { ...session, name: profile.person?.username ?? "" };
  } catch (error) {
    // It has ended elsewhere; a server that is away for a moment ends nothing.
    if (error instanceof CallError && error.code === "unauthenticated") await forget();
  }
}

/** Forgets the session, here and in the cookie. */
async function forget() {
  session = null;
  localStorage.removeItem(keptKey);
  await door("end").catch(() => undefined);
}

/** Exchanges the access token for the next when its time is almost over; one exchange at a time, whoever waits for it. */
async function renewed() {
  if (!session || session.expires - Date.now() > renewBeforeMs) return;
  renewal ??= (async () => {
    const old = /** @type {Session} */ (session);
    const answer = old.refreshToken
      ? await send("cairn.auth.v1.SessionService/RefreshSession", { refreshToken: old.refreshToken }, crypto.randomUUID()) : await door("renew");
    const made = tokens(answer.tokens);
    // Another window has signed in as somebody else meanwhile: this page shows what was the first one's.
    if (made.accountId !== old.accountId) location.reload();
    session = { ...old, ...made };
  })();
  try {
    await renewal;
  } catch (error) {
    if (error instanceof CallError && error.code === "unauthenticated") await forget();
    throw error;
  } finally {
    renewal = null;
  }
}

/** @param {any} answer */
function tokens(answer) {
  // By the length of the token's life and our own clock: the server's may show another time.
  const claims = JSON.parse(atob(answer.accessToken.split(".")[1].replace(/-/g, "+").replace(/_/g, "/")));
  return {
    accountId: String(claims.sub), isGuest: (claims.caps ?? []).includes("guest"), isNarrow: "scope" in claims, accessToken: String(answer.accessToken),
    refreshToken: String(answer.refreshToken ?? ""), expires: Date.now() + (claims.exp - claims.iat) * 1000,
  };
}

/** Signs in as a guest, once: an account without credentials, which this browser alone can come back to. */
export async function beGuest() {
  if (session) return;
  const answer = await call("cairn.auth.v1.GuestService/CreateGuest", { realm: "REALM_WHERE_AM_I", app: "Cairn web" });
  await keep({ name: "", ...tokens(answer.tokens) });
}

/**
 * Signs in with an account. An error SECOND_FACTOR_REQUIRED carries the log-in step for `verify` as metadata.
 * @param {string} login
 * @param {string} password
 * @param {boolean} isNarrow Whether the session is to do no more than a page for reading and building needs.
 */
export async function logIn(login, password, isNarrow) {
  const answer = await call("cairn.auth.v1.SessionService/LogInWithPassword", {
    login, password, app: "Cairn web", scope: isNarrow ? "SCOPE_WEB" : "SCOPE_FULL",
  }, false);
  await keep({ name: answer.username ?? "", ...tokens(answer.tokens) });
}

/**
 * Makes an account; a guest's becomes one and keeps what was played. Where the server lets nobody learn who has an account, there is one only when the address
 * is confirmed.
 * @param {{email: string, username: string, password: string}} given
 * @returns {Promise<boolean>} Whether somebody is signed in with it now.
 */
export async function signUp(given) {
  if (session?.isGuest) {
    const { account } = await call("cairn.auth.v1.GuestService/UpgradeGuest", given);
    if (account?.capabilities?.includes("guest")) return false;
    // The token still says what it said before.
    session = { ...session, name: given.username, expires: 0 };
    await renewed();
    return true;
  }
  const answer = await call("cairn.auth.v1.AccountService/SignUpWithPassword", { ...given, locale: language(), app: "Cairn web" }, false);
  if (!answer.tokens?.accessToken) return false;
  await keep({ name: given.username, ...tokens(answer.tokens) });
  return true;
}

/**
 * The second step of a sign-in.
 * @param {string} loginStep
 * @param {string} code Of an authenticator app, or for recovery.
 */
export async function verify(loginStep, code) {
  const answer = await call("cairn.auth.v1.SecondFactorService/VerifySecondFactor", { loginStep, code }, false);
  await keep({ name: answer.username ?? "", ...tokens(answer.tokens) });
}

/** Ends the session, here and at the server. */
export async function logOut() {
  if (!session) return;
  try { await call("cairn.auth.v1.SessionService/LogOut", {}); } catch { /* It is forgotten here all the same. */ }
  await forget();
}
