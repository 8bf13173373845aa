/** How a show runs: beat after beat by itself or one at a time, until somebody has to decide or it is over. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { moves } from "../../../board/motion";

export const SPEEDS = ["step", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Whoever is new to the game goes beat by beat: at the first tables of this device. */
const FIRST_TABLES = 3;
const SPEED = "battle-speed";
const TABLES = "battle-tables";

const chosen: Signal<Speed | null> = signal(
  SPEEDS.find((one) => one === globalThis.localStorage?.getItem(SPEED)) ?? null,
);

/** The speed at a table: the one that was chosen, or one for beginners at their first tables. */
export function speedAt(table: string): Speed {
  return chosen.value ?? (isFirst(table) ? "step" : "normal");
}

export function chooseSpeed(speed: Speed): void {
  chosen.value = speed;
  localStorage.setItem(SPEED, speed);
}

function isFirst(table: string): boolean {
  const tables = (localStorage.getItem(TABLES) ?? "").split(" ").filter((one) => one !== "");
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST_TABLES) return false;
  localStorage.setItem(TABLES, [...tables, table].join(" "));
  return true;
}

/** How long a beat is looked at, in milliseconds. */
const HOLD: Readonly<Record<string, number>> = { cards: 2200, strength: 3000, plague: 2600, result: 0 };
const USUAL = 1900;

export function holdOf(beat: string, speed: Speed): number {
  return (HOLD[beat] ?? USUAL) / (speed === "fast" ? 2 : 1);
}

export interface Playback {
  /** The beat that is shown; as many as there are beats: the result. */
  readonly at: number;
  /** The last one that can be shown now. */
  readonly last: number;
  readonly go: (to: number) => void;
}

/** Show beat after beat. It stops at the last one, and wherever the viewer goes back to. */
export function usePlayback(
  position: Signal<number>,
  beats: readonly string[],
  over: boolean,
  speed: Speed,
  paused: Signal<boolean>,
): Playback {
  const last = beats.length - (over ? 0 : 1);
  const at = Math.max(0, Math.min(position.value, last));
  const runs = speed !== "step" && !paused.value && at < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => (position.value = at + 1), holdOf(beats[at] ?? "", speed));
    return () => clearTimeout(timer);
  }, [runs, at, last, speed, position]);
  const go = (to: number): void => {
    paused.value = to < at;
    position.value = Math.max(0, Math.min(to, last));
  };
  return { at, last, go };
}

/** A number on its way to another one: in even steps of time, at once where things stay still. */
export function count(from: number, to: number, milliseconds: number, show: (value: number) => void): () => void {
  if (!moves() || from === to) {
    show(to);
    return () => undefined;
  }
  const begun = performance.now();
  let frame = 0;
  const draw = (now: number): void => {
    const part = Math.min(1, (now - begun) / milliseconds);
    show(Math.round(from + (to - from) * part));
    if (part < 1) frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}
