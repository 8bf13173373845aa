/** The browser's notification that something waits for the visitor: only after they said yes, and only while the page
 * is in the background. */
import { notify } from "./settings";

/** Whether this browser can show any; some cannot, and pages without TLS may not. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** The browser was told never to show any. */
export function notifyBlocked(): boolean {
  return canNotify() && Notification.permission === "denied";
}

/** The visitor wants notifications: ask the browser for leave, which it does in its own words. */
export async function wantNotifications(): Promise<void> {
  notify.value = canNotify() && (await Notification.requestPermission()) === "granted" ? "on" : "off";
}

/** Show one in place of the last. A tap on it brings the page back. */
export function showNotification(title: string, body: string): void {
  if (notify.value !== "on" || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, icon: "/icon-192.png", tag: "your-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
