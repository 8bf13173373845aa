/** A lesson as the table shows it, and its texts. */
import type { LessonShown, Thing } from "../generated/protocol";
import { has, t } from "../words/words";

export type LessonStep = LessonShown["steps"][number];

/** A text that a lesson may have; empty if it has none. */
export function told(key: string): string {
  return has(key) ? t(key) : "";
}

export function lessonKey({ game, name }: { readonly game: string; readonly name: string }): string {
  return `${game}-lesson-${name}`;
}

/** The step that is open; none when the lesson is over. */
export function stepOf({ steps, step, over }: LessonShown): LessonStep | null {
  return over ? null : (steps[step] ?? null);
}

/** The key of the open step's text. */
export function stepKey(lesson: LessonShown): string {
  return `${lessonKey(lesson)}-${stepOf(lesson)?.name ?? ""}`;
}

/** What is lit, written as `kind:name`. */
export function litThing(written: string): Thing {
  const at = written.indexOf(":");
  return { kind: written.slice(0, at), name: written.slice(at + 1) };
}

/** Whether a thing is a place of the board: a space, or the side between two. */
export function isPlace({ name }: Thing): boolean {
  return /^-?\d+,-?\d+(\|-?\d+,-?\d+)?$/.test(name);
}
