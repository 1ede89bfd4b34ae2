// Calls of the public contract: the Connect protocol, JSON by POST. Tokens stay in this module's memory and nowhere else.

/**
 * @typedef {{accountId: string, isGuest: boolean, name: string, accessToken: string, expires: number, refreshToken: string}} Session
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
 * @returns {Promise<Whole<ContractMethods[M][1]>>}
 */
export async function call(method, request = {}) {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await renewed();
      return await send(method, request, key, session?.accessToken);
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
  if (body.code === "unauthenticated" && token) session = null;
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

/** Exchanges the access token for the next when its time is almost over; one exchange at a time, whoever waits for it. */
async function renewed() {
  if (!session || session.expires - Date.now() > renewBeforeMs) return;
  renewal ??= (async () => {
    const old = /** @type {Session} */ (session);
    const answer = await send("cairn.auth.v1.SessionService/RefreshSession", { refreshToken: old.refreshToken }, crypto.randomUUID());
    session = { ...old, ...tokens(answer.tokens) };
  })();
  try {
    await renewal;
  } catch (error) {
    if (error instanceof CallError && error.code === "unauthenticated") session = null;
    throw error;
  } finally {
    renewal = null;
  }
}

/** @param {any} answer */
function tokens(answer) {
  // By the length of the token's life and our own clock: the server's may show another time.
  const claims = JSON.parse(atob(answer.accessToken.split(".")[1].replace(/-/g, "+").replace(/_/g, "/")));
  return { accessToken: answer.accessToken, refreshToken: answer.refreshToken, expires: Date.now() + (claims.exp - claims.iat) * 1000 };
}

/** Signs in as a guest, once: an account without credentials, which is gone with this page. */
export async function beGuest() {
  if (session) return;
  const answer = await call("cairn.auth.v1.GuestService/CreateGuest", { realm: "REALM_WHERE_AM_I", app: "Cairn web" });
  session = { accountId: answer.account.accountId, isGuest: true, name: "", ...tokens(answer.tokens) };
}

/**
 * Signs in with an account. An error SECOND_FACTOR_REQUIRED carries the log-in step for `verify` as metadata.
 * @param {string} login
 * @param {string} password
 */
export async function logIn(login, password) {
  const answer = await call("cairn.auth.v1.SessionService/LogInWithPassword", { login, password, app: "Cairn web" });
  session = { accountId: answer.accountId, isGuest: false, name: answer.username ?? "", ...tokens(answer.tokens) };
}

/**
 * The second step of a sign-in.
 * @param {string} loginStep
 * @param {string} code Of an authenticator app, or for recovery.
 */
export async function verify(loginStep, code) {
  const answer = await call("cairn.auth.v1.SecondFactorService/VerifySecondFactor", { loginStep, code });
  session = { accountId: answer.accountId, isGuest: false, name: answer.username ?? "", ...tokens(answer.tokens) };
}

/** Ends the session, here and at the server. */
export async function logOut() {
  if (!session) return;
  try { await call("cairn.auth.v1.SessionService/LogOut", {}); } catch { /* It is forgotten here all the same. */ }
  session = null;
}
