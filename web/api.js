// Calls of the public contract: the Connect protocol, JSON by POST. The access token stays in this module's memory and nowhere else; the refresh
// token is traded for a cookie that no script can read, as soon as there is one.

import { language } from "./texts.js";

/**
 * @typedef {{accountId: string, isGuest: boolean, isNarrow: boolean, isAdmin: boolean, name: string, accessToken: string, expires: number, refreshToken: string}} Session
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

/** Answers that take longer are not waited for; those of large requests may take as long as a slow line needs to send them. */
const answerMs = 10_000;
const slowestBytesPerMs = 16;
/** A token that is traded may be sent again for so long; later it counts as stolen, and the server ends its session. */
const tradeMs = 10_000;
/** The waits between the tries of a trade. */
const tradeWaitsMs = [500, 1_000, 2_000, 4_000];

/** @type {Session | null} */
let session = null;
/** @type {Promise<void> | null} */
let renewal = null;
/** @type {Promise<void> | null} */
let restoring = null;
/** @type {Promise<void> | null} */
let guest = null;
/** The trade of a new session's token for the cookie. */
let keeping = Promise.resolve();

/** The session of this page; null without one. */
export function who() { return session; }

/**
 * Calls a method. Safe to repeat: every mutation carries one key for all its tries.
 * @template {keyof ContractMethods} M
 * @param {M} method "cairn.game.whereami.v1.GeoGuessService/StartSingle"
 * @param {ContractMethods[M][0]} [request]
 * @param {boolean} [isOwn] Whether the session asks; without it somebody does who has none yet.
 * @param {string} [key] The key, where somebody may say the same once more (once.js).
 * @returns {Promise<Whole<ContractMethods[M][1]>>}
 */
export async function call(method, request = {}, isOwn = true, key = crypto.randomUUID()) {
  for (let attempt = 1; ; attempt += 1) {
    // Renewals have tries of their own: one that comes too late would end the session.
    if (isOwn) await renewed();
    try {
      return await send(method, request, key, isOwn ? session?.accessToken : undefined);
    } catch (error) {
      if (!isAway(error) || attempt >= triesMax) throw error;
      await waited(250 * 2 ** attempt);
    }
  }
}

/** Whether nothing was heard, or a server said that it is away for a moment.
 * @param {unknown} error */
function isAway(error) { return error instanceof CallError && (error.code === "offline" || error.code === "unavailable"); }

/** @param {number} milliseconds */
function waited(milliseconds) { return new Promise((resolve) => setTimeout(resolve, milliseconds)); }

/**
 * Trades a token for its successor: tried again while that is safe, as an answer that was lost has spent the token.
 * @template T
 * @param {() => Promise<T>} trade
 * @returns {Promise<T>}
 */
async function traded(trade) {
  const start = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await trade();
    } catch (error) {
      const wait = tradeWaitsMs[attempt];
      if (!isAway(error) || wait === undefined || Date.now() + wait - start >= tradeMs) throw error;
      await waited(wait);
      // A computer may have slept meanwhile.
      if (Date.now() - start >= tradeMs) throw error;
    }
  }
}

/**
 * Asks for an answer that comes in one piece, and waits for it no longer than it may take.
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<{answer: Response, body: any}>}
 */
async function asked(path, init) {
  const size = typeof init.body === "string" ? init.body.length : 0;
  // AbortSignal.timeout is too new: browsers of 2021 lack it.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerMs + size / slowestBytesPerMs);
  try {
    const answer = await fetch(path, { method: "POST", cache: "no-store", signal: late.signal, ...init });
    const words = await answer.text();
    // Half an answer is none; a refusal may be written by a proxy.
    return { answer, body: answer.ok ? JSON.parse(words || "{}") : parsed(words) };
  } catch (error) {
    throw new CallError("offline", "OFFLINE", String(error));
  } finally { clearTimeout(timer); }
}

/** @param {string} words */
function parsed(words) {
  try { return JSON.parse(words) ?? {}; } catch { return {}; }
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
  const { answer, body } = await asked(`/${method}`, { headers, body: JSON.stringify(request), credentials: "omit" });
  if (answer.ok) return body;
  // Ended in another window, or from another device. The cookie may be the next one's already: it is left alone. A code that is wrong ends nothing.
  if (body.code === "unauthenticated" && reason(body) !== "SECOND_FACTOR_WRONG" && token && token === session?.accessToken) session = null;
  throw refusal(answer, body);
}

/** @param {Response} answer
 * @param {any} body */
function refusal(answer, body) {
  return new CallError(body.code ?? (answer.status >= 502 ? "unavailable" : "unknown"), reason(body), body.message ?? String(answer.status), body);
}

/** @typedef {{health?: {service?: string, state?: string, version?: string, startTime?: string, reasons?: string[]}, page?: string}} Reading */

/** What every process of this server says of itself, for moderators and admins.
 * @returns {Promise<{processes: Reading[]}>} */
export async function readings() {
  await renewed();
  const token = session?.accessToken;
  const { answer, body } = await asked("/readings/now", { headers: token ? { authorization: `Bearer ${token}` } : {}, credentials: "omit" });
  if (answer.ok) return body;
  if (body.code === "unauthenticated" && token && token === session?.accessToken) session = null;
  throw refusal(answer, body);
}

/** The contract's reason stands in the details of an error, as google.rpc.ErrorInfo does.
 * @param {any} body
 * @returns {string} */
export function reason(body) {
  for (const detail of body.details ?? []) if (detail.debug?.reason) return detail.debug.reason;
  return String(body.code ?? "unknown").toUpperCase();
}

/** Told by the storage alone: whether there may be a cookie, so that a stranger's first page asks for none. No secret: a mark that each new session
 * makes, by which a page sees that another has signed in meanwhile. */
const keptKey = "kept";

/** Told by the storage: that somebody has signed out here and the server has not heard of it yet, or the cookie is still there. */
const leavingKey = "leaving";

/**
 * Does something that only one page of this browser may do at a time. A browser of 2021 that has no locks does it all the same.
 * @template T
 * @param {"cookie" | "guest"} what
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
function alone(what, body) { return navigator.locks ? navigator.locks.request(`cairn ${what}`, body) : body(); }

/** Forgets that there is a cookie, unless it is a newer one's than this mark.
 * @param {string | null} mark */
function forgetKept(mark) { if (localStorage.getItem(keptKey) === mark) localStorage.removeItem(keptKey); }

/**
 * Asks the gateway's door of sessions.
 * @param {"keep" | "renew" | "end"} action
 * @param {string} [refreshToken]
 */
async function door(action, refreshToken) {
  /** @type {Record<string, string>} */
  const headers = { "x-cairn-page": "1" };
  if (refreshToken) headers["x-cairn-refresh-token"] = refreshToken;
  const { answer, body } = await asked(`/session/${action}`, { headers, credentials: "same-origin" });
  if (answer.ok) return body;
  throw refusal(answer, body);
}

/** Has a new session's refresh token kept by a cookie, and then ends the session before it: where the cookie could not be had, it is still that
 * session's. A browser that takes no cookie keeps the token in memory, as long as the page is open.
 * @param {Session} made */
async function keep(made) {
  const before = session?.accessToken;
  session = made;
  keeping = (async () => {
    if (navigator.cookieEnabled) {
      try {
        await alone("cookie", async () => {
          // The cookie of somebody who has signed out belongs to nobody.
          await finishLeft(null).catch((error) => console.warn(error));
          // The mark comes first: an answer that is lost may have brought the cookie.
          localStorage.setItem(keptKey, crypto.randomUUID());
          const { tokens: next } = await traded(() => door("keep", made.refreshToken));
          localStorage.removeItem(leavingKey);
          if (session?.refreshToken === made.refreshToken) session = { ...session, ...tokens(next) };
        });
      } catch (error) {
        console.warn(error);
        return;
      }
    }
    if (before) void send("cairn.auth.v1.SessionService/LogOut", {}, crypto.randomUUID(), before).catch(() => undefined);
  })();
  await keeping;
}

/** Takes the session up again that a page before has left, where there is one, and first of all ends one that was signed out of. Throws where nobody could
 * say whether there is one.
 * @returns {Promise<void>} */
export function restore() {
  if (session || !localStorage.getItem(keptKey) && !isLeaving()) return Promise.resolve();
  restoring ??= (async () => {
    await finishLeaving();
    if (!session && localStorage.getItem(keptKey)) await takeUp();
  })().finally(() => { restoring = null; });
  return restoring;
}

async function takeUp() {
  const mark = localStorage.getItem(keptKey);
  let made;
  try {
    made = tokens((await traded(() => door("renew"))).tokens);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "unauthenticated") throw error;
    forgetKept(mark);
    // Another page has signed in meanwhile: the cookie is that session's now.
    if (localStorage.getItem(keptKey)) await takeUp();
    return;
  }
  // Somebody has signed in here meanwhile.
  if (session) return;
  session = { name: "", ...made };
  if (made.isGuest) return;
  try {
    const { profile } = await call("cairn.social.v1.ProfileService/GetMyProfile");
    if (session?.accountId === made.accountId) session = { ...session, name: profile.person?.username ?? "" };
  } catch (error) { console.warn(error); }
}

/** Exchanges the access token for the next when its time is almost over; one exchange at a time, whoever waits for it. */
export async function renewed() {
  if (!session || session.expires - Date.now() > renewBeforeMs) return;
  renewal ??= renew().finally(() => { renewal = null; });
  await renewal;
}

async function renew() {
  await keeping;
  const old = session;
  if (!old) return;
  const mark = localStorage.getItem(keptKey);
  const key = crypto.randomUUID();
  try {
    const answer = await traded(() => (old.refreshToken
      ? send("cairn.auth.v1.SessionService/RefreshSession", { refreshToken: old.refreshToken }, key) : door("renew")));
    // Somebody has signed in or out on this page meanwhile.
    if (session?.accessToken !== old.accessToken) return;
    const made = tokens(answer.tokens);
    // Another window has signed in as somebody else meanwhile: this page shows what was the first one's.
    if (made.accountId !== old.accountId) location.reload();
    session = { ...session, ...made };
  } catch (error) {
    if (session?.accessToken === old.accessToken && error instanceof CallError && error.code === "unauthenticated") {
      session = null;
      // The cookie is left alone: it may be another page's, which has signed in meanwhile.
      forgetKept(mark);
    }
    throw error;
  }
}

/** @param {any} answer */
function tokens(answer) {
  // By the length of the token's life and our own clock: the server's may show another time.
  const claims = JSON.parse(atob(answer.accessToken.split(".")[1].replace(/-/g, "+").replace(/_/g, "/")));
  return {
    accountId: String(claims.sub), isGuest: (claims.caps ?? []).includes("guest"), isNarrow: "scope" in claims, isAdmin: (claims.roles ?? []).includes("admin"), accessToken: String(answer.accessToken),
    refreshToken: String(answer.refreshToken ?? ""), expires: Date.now() + (claims.exp - claims.iat) * 1000,
  };
}

/** Signs in as a guest, once, however many ask: an account without credentials, which this browser alone can come back to. There is a new one only
 * where no cookie brings an earlier one back, which a new one's cookie would lose for good.
 * @returns {Promise<void>} */
export function beGuest() {
  // The second of two windows takes up the guest of the first.
  guest ??= alone("guest", makeGuest).finally(() => { guest = null; });
  return guest;
}

async function makeGuest() {
  await restore();
  if (session) return;
  const answer = await call("cairn.auth.v1.GuestService/CreateGuest", { realm: "REALM_WHERE_AM_I", app: "Cairn web" });
  // Somebody has signed in meanwhile.
  if (session) return;
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
  // A guest who could not be brought back when the page was opened becomes the account all the same.
  await restore();
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

/** Ends the session: here at once, and at the server as soon as it hears of it, by the next page where this one is closed before. */
export async function logOut() {
  // A cookie that came after it was forgotten would stay.
  await keeping;
  const left = session;
  if (!left) return;
  localStorage.setItem(leavingKey, "yes");
  localStorage.removeItem(keptKey);
  session = null;
  void finishLeaving(left).catch((error) => console.info(error));
}

function isLeaving() { return localStorage.getItem(leavingKey) !== null; }

/** Ends what was signed out of, where that is not done yet. Throws where the server does not hear.
 * @param {Session | null} [left] The session, where this page has it still.
 * @returns {Promise<void>} */
export async function finishLeaving(left = null) {
  if (isLeaving()) await alone("cookie", () => finishLeft(left));
}

/** @param {Session | null} left
 * @returns {Promise<void>} */
async function finishLeft(left) {
  // Another page has done it meanwhile.
  if (!isLeaving()) return;
  try { await endAtServer(left); } catch (error) {
    // What may be otherwise later is tried again. Any other answer stays: the session is over already, or may do nothing any more.
    if (!(error instanceof CallError) || !["unauthenticated", "permission_denied"].includes(error.code)) throw error;
  }
  await door("end");
  localStorage.removeItem(leavingKey);
}

/** @param {Session | null} left */
async function endAtServer(left) {
  const method = "cairn.auth.v1.SessionService/LogOut";
  if (left && left.expires > Date.now()) {
    try { await send(method, {}, crypto.randomUUID(), left.accessToken); return; } catch (error) {
      // This clock is late, or slept.
      if (!(error instanceof CallError) || error.reason !== "TOKEN_EXPIRED") throw error;
    }
  }
  await send(method, {}, crypto.randomUUID(), (await nextOf(left)).accessToken);
}

/** Tokens by which a session that was left is ended.
 * @param {Session | null} left */
async function nextOf(left) {
  const refreshToken = left?.refreshToken;
  const answer = await traded(() => (refreshToken
    ? send("cairn.auth.v1.SessionService/RefreshSession", { refreshToken }, crypto.randomUUID()) : door("renew")));
  return tokens(answer.tokens);
}
