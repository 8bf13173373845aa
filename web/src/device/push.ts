/** Push messages to this browser: they come while the page is closed. */
import type { PushWish } from "../generated/protocol";

/** Whether this browser can get any; pages without TLS may not. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;
}

/** The browser was told never to show any. */
export function pushBlocked(): boolean {
  return canPush() && Notification.permission === "denied";
}

/** Text of a key, as bytes. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(raw: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** What this browser listens to, if it does. */
async function current(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The channel of this browser at the server; empty while it does not listen. */
export async function pushChannel(): Promise<string> {
  const found = await current();
  if (!found) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  const hex = [...new Uint8Array(digest)].map((one) => one.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, 30);
}

/** Ask the browser for leave, and listen with the server's key; null if the visitor or the browser says no. */
export async function listen(key: string): Promise<PushWish | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && text(before.options.applicationServerKey) !== key) await before.unsubscribe(); // of another server key
  const found = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch((error: unknown) => {
      if (error instanceof DOMException) return null; // no push service can be reached
      throw error;
    });
  return found && { endpoint: found.endpoint, p256dh: text(found.getKey("p256dh")), auth: text(found.getKey("auth")) };
}

/** Listen no more. */
export async function stopListening(): Promise<void> {
  await (await current())?.unsubscribe();
}
