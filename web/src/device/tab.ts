/** The tab of the browser says that something waits for its visitor. */
import { effect, type Signal, signal } from "@preact/signals";

/** What the title begins with; empty while nothing waits. */
export const waiting: Signal<string> = signal("");

/** The icon with a dot while something waits. */
effect(() => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = waiting.value ? "/icon-waiting.svg" : "/icon.svg";
  if (link && link.getAttribute("href") !== icon) link.setAttribute("href", icon);
});
