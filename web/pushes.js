// Has this browser told of news while the page is closed, by Web Push, for the person who has wished it here.

import { call, who } from "./api.js";
import { element } from "./dom.js";
import { text } from "./texts.js";

const service = "cairn.social.v1.PushDeviceService";

/** Where the browser keeps who has wished it, and the id of this browser: no secret. */
const wishKey = "pushes";

/** @returns {{account: string, device: string} | null} */
function wish() {
  try {
    const kept = JSON.parse(localStorage.getItem(wishKey) ?? "null");
    return kept && kept.account === who()?.accountId ? kept : null;
  } catch { return null; }
}

/** The installation's key for Web Push; empty where it has none, or the browser cannot. */
async function keyOfServer() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "";
  return (await call("cairn.auth.v1.ServerInfoService/GetServerInfo", {}, false)).webPushKey ?? "";
}

/** The script that shows what is pushed. Its scope is its own folder: it stands between no page and the server. */
async function registered() {
  const registration = await navigator.serviceWorker.register("/web/push.js", { scope: "/web/" });
  const script = registration.installing ?? registration.waiting;
  if (registration.active || !script) return registration;
  await new Promise((resolve, reject) => {
    const look = () => {
      if (script.state === "activated") resolve(undefined);
      else if (script.state === "redundant") reject(new Error("the service worker was not installed"));
    };
    script.addEventListener("statechange", look);
    look();
  });
  return registration;
}

/** A browser that does not reach its push service tries for ever, and says nothing. */
const subscribeMs = 15_000;

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {string} key
 * @returns {Promise<PushSubscription>}
 */
async function subscribed(registration, key) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscribe = () => Promise.race([registration.pushManager.subscribe(options), late()]);
  try { return await subscribe(); } catch (error) {
    // One for the key of before: it is worth nothing any more.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return subscribe();
  }
}

/** @returns {Promise<never>} */
function late() { return new Promise((_, reject) => { setTimeout(() => reject(new DOMException("no push service", "TimeoutError")), subscribeMs); }); }

/** @param {PushSubscription} subscription
 * @param {PushEncryptionKeyName} name */
function part(subscription, name) { return btoa(String.fromCharCode(...new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0)))); }

/**
 * @param {string} key
 * @param {string} device
 */
async function register(key, device) {
  const subscription = await subscribed(await registered(), key);
  await call(`${service}/RegisterDevice`, {
    deviceId: device, platform: "PLATFORM_WEB",
    webPush: { endpoint: subscription.endpoint, p256dh: part(subscription, "p256dh"), auth: part(subscription, "auth") },
  });
}

/** Registers anew what was wished: at each start, because sessions and subscriptions change. Says nothing when it fails: it is tried at the next start. */
export async function renew() {
  const kept = wish();
  if (!kept || Notification.permission !== "granted") return;
  try {
    const key = await keyOfServer();
    if (key) await register(key, kept.device);
  } catch (error) { console.info(error); }
}

/** Ends it in this browser, where it was wished: also when somebody signs out, with whose session the server forgets it. */
export async function end() {
  if (!wish()) return;
  localStorage.removeItem(wishKey);
  const registration = await navigator.serviceWorker.getRegistration("/web/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * The part of the profile's page where it is wished, or no longer; null where there is no such thing.
 * @param {(error: unknown) => void} failed
 */
export async function pushes(failed) {
  const key = await keyOfServer().catch(() => "");
  if (!key) return null;
  const said = element("span", { role: "status" });
  const button = /** @type {HTMLButtonElement} */ (element("button", { type: "button", onclick: () => void turn() }));
  const show = () => { button.textContent = text(wish() ? "me.pushes.off" : "me.pushes.on"); };
  const turn = async () => {
    button.disabled = true;
    said.textContent = "";
    try {
      const kept = wish();
      if (kept) {
        await end();
        await call(`${service}/UnregisterDevice`, { deviceId: kept.device });
      } else said.textContent = await begin(key);
    } catch (error) { failed(error); } finally {
      button.disabled = false;
      show();
    }
  };
  show();
  return element("div", { class: "pushes" },
    element("h2", {}, text("me.pushes")), element("p", {}, text("me.pushes.text")), element("p", {}, button, " ", said));
}

/**
 * @param {string} key
 * @returns {Promise<string>} What came of it.
 */
async function begin(key) {
  if (await Notification.requestPermission() !== "granted") return text("me.pushes.refused");
  const [account, device] = [who()?.accountId ?? "", crypto.randomUUID()];
  try { await register(key, device); } catch (error) {
    // The browser's own service, and not this server.
    if (error instanceof DOMException) return text("me.pushes.away");
    throw error;
  }
  localStorage.setItem(wishKey, JSON.stringify({ account, device }));
  return text("me.pushes.done");
}
