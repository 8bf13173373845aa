/** What the coach has already said, and in which games it speaks; kept on this device. */
import { type Signal, signal } from "@preact/signals";
import { coaching } from "../device/settings";

/** The coach speaks in so many games, unless somebody sets it otherwise. */
const GAMES = 3;

/** After so many warnings of one kind it trusts that they were understood. */
const WARNINGS = 3;

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

/** Let the coach speak at a table, whatever was set before; it can be turned off there again. */
export function coachAt(table: string): void {
  if (coaching.value === "off") coaching.value = "auto";
  if (!games.value.includes(table)) keep("coach-games", games, table);
}

/** Whether a kind of warning was given often enough. */
export function warnedEnough(what: string): boolean {
  return said.value.filter((one) => one === `warn ${what}`).length >= WARNINGS;
}

export function countWarning(what: string): void {
  keep("coach-said", said, `warn ${what}`);
}

/** Whether something was already said. */
export function wasSaid(what: string): boolean {
  return said.value.includes(what);
}

export function remember(what: string): void {
  if (!wasSaid(what)) keep("coach-said", said, what);
}
