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
export const NOTIFY = ["ask", "off", "on"] as const;
/** Whether the browser shows a notification when it is the visitor's turn; `ask`: nobody has said yet. */
export const notify = kept<(typeof NOTIFY)[number]>("notify", NOTIFY, "ask");
/** Whether every answer has to be confirmed. */
export const confirming = kept<Switch>("confirm", SWITCH, "off");
/** Whether boards show and say the coordinates of their spaces. */
export const coordinates = kept<Switch>("coordinates", SWITCH, "off");
/** Whether a question that has only one answer is answered for the visitor. */
export const skipping = kept<Switch>("skip", SWITCH, "on");
/** Whether the story of the others' turns opens by itself. */
export const recapped = kept<Switch>("recap", SWITCH, "on");
/** How fast bots and pieces move. */
export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = kept<Speed>("speed", SPEEDS, "normal");
/** Whether the coach speaks: in the first games, always, never. */
export const COACHINGS = ["auto", "on", "off"] as const;
export type Coaching = (typeof COACHINGS)[number];
export const coaching = kept<Coaching>("coach", COACHINGS, "auto");

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const calmSystem = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should stay still. */
export function calm(): boolean {
  return motion.value === "none" || (motion.value === "system" && calmSystem.matches);
}

/** By how much motion is stretched. */
const TEMPO: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 };
const PAUSE: Readonly<Record<Speed, number>> = { slow: 900, normal: 250, fast: 0 };

/** How long an answer of a bot stays before the next is shown, in milliseconds. */
export function pauseAfterAnswer(): number {
  return calm() || document.visibilityState === "hidden" ? 0 : PAUSE[speed.value];
}

const TABLE = { light: "#d9c294", dark: "#17120b" } as const;

/** Put the chosen look on the page, and follow the system where that was chosen. */
export function applySettings(): void {
  const show = () => {
    const shown = theme.value === "system" ? (darkSystem.matches ? "dark" : "light") : theme.value;
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.motion = calm() ? "none" : "full";
    document.documentElement.dataset.tempo = String(TEMPO[speed.value]);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", TABLE[shown]);
  };
  effect(show);
  darkSystem.addEventListener("change", show);
  calmSystem.addEventListener("change", show);
}
