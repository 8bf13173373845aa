/** Lessons as the server has them: the list, a table for one, and what an account knows of them. */
import type { Entered, LessonList, LessonListed } from "../generated/protocol";
import { call, Denied, enter, goTo } from "../net/api";
import { me } from "../net/operator_api";
import { language } from "../words/words";
import { addFinished, finished, leaveAt, lessonId, tableOf } from "./progress";

let lessons: Promise<readonly LessonListed[]> | null = null;

/** All lessons of all games, in their order; read once. */
export function knownLessons(): Promise<readonly LessonListed[]> {
  lessons ??= call<LessonList>("/api/lessons").then((found) => found.lessons);
  return lessons;
}

async function newTable(game: string, name: string): Promise<Entered> {
  return call<Entered>("/api/lessons", { game, lesson: name, language: language.value });
}

/** The table at which a lesson was left, if it is still there; else a new one. */
async function tableFor(game: string, name: string): Promise<Entered> {
  const before = tableOf(game, name);
  if (before) {
    try {
      return await enter(before);
    } catch (error) {
      if (!(error instanceof Denied)) throw error; // a table that is gone is made anew
    }
  }
  const entered = await newTable(game, name);
  leaveAt(game, name, entered.table);
  return entered;
}

/** Go to a lesson, where it was left or from its beginning; the code of the refusal if the server says no. */
export function openLesson({ game, name }: { readonly game: string; readonly name: string }): Promise<string> {
  return goTo(tableFor(game, name));
}

/** A lesson was finished: remember it here and with the account. */
export function finishLesson(game: string, name: string): void {
  leaveAt(game, name, null);
  if (addFinished([lessonId(game, name)])) void sendProgress();
}

/** Names of finished lessons by game. */
type Lessons = Readonly<Record<string, readonly string[]>>;

/** Finished lessons as the account keeps them. */
export function byGame(lessons: readonly string[]): Lessons {
  const found: Record<string, string[]> = {};
  for (const [game = "", name = ""] of lessons.map((one) => one.split("/")))
    found[game] = [...(found[game] ?? []), name];
  return found;
}

/** Tell the account what is finished here, and learn what is finished there; without an account nothing happens. */
export async function sendProgress(): Promise<void> {
  if (!(await me()).name) return;
  const merged = await call<{ readonly lessons: Lessons }>("/api/account/progress", {
    lessons: byGame(finished.value),
  });
  for (const [game, names] of Object.entries(merged.lessons)) addFinished(names.map((name) => lessonId(game, name)));
}
