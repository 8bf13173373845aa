/** What the coach has already said, and in which games it speaks; kept on this device. */
import { type Signal, signal } from "@preact/signals";
import { coaching } from "../device/settings";

/** The coach speaks in so many games, unless somebody sets it otherwise. */
const GAMES = 3;

function kept(name: string): Signal<readonly string[]> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(name) ?? "[]");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    found = []; // somebody else wrote there: begin anew
  }
  return signal(Array.isArray(found) ? found.map(String) : []);
}

function keep(name: string, list: Signal<readonly string[]>, more: string): void {
  list.value = [...list.value, more];
  localStorage.setItem(name, JSON.stringify(list.value));
}

const said = kept("coach-said");
const games = kept("coach-games");

/** Whether the coach speaks at a table. */
export function coachSpeaks(table: string): boolean {
  if (coaching.value !== "auto") return coaching.value === "on";
  if (games.value.includes(table)) return true;
  if (games.value.length >= GAMES) return false;
  keep("coach-games", games, table);
  return true;
}

/** Whether something was already said. */
export function wasSaid(what: string): boolean {
  return said.value.includes(what);
}

export function remember(what: string): void {
  if (!wasSaid(what)) keep("coach-said", said, what);
}
