/** What a visitor set on this device: look, motion, sound, confirmations. Kept here and nowhere else. */
import { effect, type Signal, signal } from "@preact/signals";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "none"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

/** A signal that is kept under a name; a value nobody could have chosen counts as none. */
function kept<Value extends string>(name: string, values: readonly Value[], usual: Value): Signal<Value> {
  const found = localStorage.getItem(name) as Value | null;
  const chosen = signal(found !== null && values.includes(found) ? found : usual);
  effect(() => localStorage.setItem(name, chosen.value));
  return chosen;
}

const SWITCH = ["on", "off"] as const;
export type Switch = (typeof SWITCH)[number];

export const theme = kept<Theme>("theme", THEMES, "system");
export const motion = kept<Motion>("motion", MOTIONS, "system");
export const sound = kept<Switch>("sound", SWITCH, "off");
/** Whether every answer has to be confirmed. */
export const confirming = kept<Switch>("confirm", SWITCH, "off");

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should stay still. */
export function calm(): boolean {
  return motion.value === "none" || (motion.value === "system" && calmSystem.matches);
}

const TABLE = { light: "#d9c294", dark: "#17120b" } as const;

/** Put the chosen look on the page, and follow the system where that was chosen. */
export function applySettings(): void {
  const show = () => {
    const shown = theme.value === "system" ? (darkSystem.matches ? "dark" : "light") : theme.value;
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.motion = calm() ? "none" : "full";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", TABLE[shown]);
  };
  effect(show);
  darkSystem.addEventListener("change", show);
  calmSystem.addEventListener("change", show);
}
