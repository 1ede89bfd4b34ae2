// Calls that are answered by a stream (Connect, "application/connect+json"), which goes on until one of both ends it.

import { CallError, reason, renewed, who } from "./api.js";

/** A stream says something within that time, if only that it is there; where nothing is heard its network hangs. */
const firstWordMs = 40_000;

/** A frame begins with its flags and its length (Connect, "Enveloped-Message"). */
const frameHead = 5;

/**
 * Follows a method that answers with a stream, until it ends or is given up. A stream that is cut before its end has failed.
 * @param {string} method
 * @param {object} request
 * @param {(message: any) => void} hear
 * @param {AbortSignal} signal
 * @param {number} [quietMs] How long nothing may be heard once it has begun; any time where it is not said.
 */
export async function follow(method, request, hear, signal, quietMs = 0) {
  await renewed();
  const late = new AbortController();
  const give = () => late.abort();
  signal.addEventListener("abort", give);
  if (signal.aborted) give();
  let timer = setTimeout(give, firstWordMs);
  const heard = () => {
    clearTimeout(timer);
    if (quietMs > 0) timer = setTimeout(give, quietMs);
  };
  try {
    await followed(method, request, hear, heard, late.signal);
  } catch (error) {
    if (error instanceof CallError || signal.aborted) throw error;
    throw new CallError("offline", "OFFLINE", late.signal.aborted ? "nothing was heard any more" : String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", give);
  }
}

/**
 * @param {string} method
 * @param {object} request
 * @param {(message: any) => void} hear
 * @param {() => void} heard Called when anything has come.
 * @param {AbortSignal} signal
 */
async function followed(method, request, hear, heard, signal) {
  const body = new TextEncoder().encode(JSON.stringify(request));
  const framed = new Uint8Array(frameHead + body.length);
  new DataView(framed.buffer).setUint32(1, body.length);
  framed.set(body, frameHead);
  /** @type {Record<string, string>} */
  const headers = { "content-type": "application/connect+json", "connect-protocol-version": "1" };
  const token = who()?.accessToken;
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`/${method}`, { method: "POST", headers, body: framed, signal, credentials: "omit" });
  // A proxy in front has answered.
  if (!answer.ok || !answer.body) throw new CallError(answer.status >= 502 ? "unavailable" : "unknown", "UNKNOWN", String(answer.status));
  const reader = answer.body.getReader();
  let rest = new Uint8Array(0);
  for (;;) {
    const { done, value } = await reader.read();
    // The last frame says how it ended: without that it was cut.
    if (done) throw new CallError("offline", "OFFLINE", "the stream was cut");
    heard();
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
