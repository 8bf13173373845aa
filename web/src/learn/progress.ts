/** Which lessons somebody has finished, and where the others were left: kept on this device and, for whoever has an
 * account, there too. What one of them knows and the other does not is added on both sides. */
import { type Signal, signal } from "@preact/signals";

const FINISHED = "lessons-finished";
const LEFT = "lessons-left";

function kept<Value>(name: string, usual: Value, right: (found: unknown) => found is Value): Signal<Value> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(name) ?? "null");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    found = null; // somebody else wrote there: begin anew
  }
  return signal(right(found) ? found : usual);
}

const isList = (found: unknown): found is readonly string[] =>
  Array.isArray(found) && found.every((one) => typeof one === "string");

const isNames = (found: unknown): found is Readonly<Record<string, string>> =>
  typeof found === "object" && found !== null && Object.values(found).every((one) => typeof one === "string");

/** Lessons as `game/name`. */
export const finished: Signal<readonly string[]> = kept(FINISHED, [], isList);
/** The tables at which lessons were begun and not finished, by lesson. */
const left: Signal<Readonly<Record<string, string>>> = kept(LEFT, {}, isNames);

export function lessonId(game: string, name: string): string {
  return `${game}/${name}`;
}

export function isFinished(game: string, name: string): boolean {
  return finished.value.includes(lessonId(game, name));
}

/** The table at which a lesson was left; empty if it was not begun. */
export function tableOf(game: string, name: string): string {
  return left.value[lessonId(game, name)] ?? "";
}

/** Add lessons to those that are finished here; whether any was new. */
export function addFinished(lessons: readonly string[]): boolean {
  const fresh = lessons.filter((one) => !finished.value.includes(one));
  if (fresh.length === 0) return false;
  finished.value = [...finished.value, ...fresh];
  localStorage.setItem(FINISHED, JSON.stringify(finished.value));
  return true;
}

/** A lesson goes on at a table; without one, it was finished or given up. */
export function leaveAt(game: string, name: string, table: string | null): void {
  const { [lessonId(game, name)]: before, ...others } = left.value;
  if ((before ?? null) === table) return;
  left.value = table === null ? others : { ...others, [lessonId(game, name)]: table };
  localStorage.setItem(LEFT, JSON.stringify(left.value));
}
