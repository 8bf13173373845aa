/** What a lesson adds to its table, loaded where a table is one: everybody else plays without it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Mark } from "../board/marks";
import type { GameDescription, TableState } from "../games/description";
import type { LessonShown } from "../generated/protocol";
import { alsoRead } from "../words/words";
import type { Session } from "./session";

type Parts = typeof import("../learn/lesson_table");
const parts = signal<Parts | null>(null);

interface LessonProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly lesson: LessonShown;
}

/** Load what a lesson needs, as soon as a table is one. */
export function useLessonParts(lesson: LessonShown | null): void {
  useEffect(() => {
    if (lesson)
      void Promise.all([import("../learn/lesson_table"), alsoRead("lessons")]).then(
        ([loaded]) => (parts.value = loaded),
      );
  }, [lesson === null]);
}

export function LessonLater(props: LessonProps): JSX.Element | null {
  return parts.value && <parts.value.LessonTable {...props} />;
}

export function LessonBarLater(props: Parameters<Parts["LessonBar"]>[0]): JSX.Element {
  return parts.value ? <parts.value.LessonBar {...props} /> : <header class="top-bar" />;
}

/** What a lesson draws over the board. */
export function marksOfLesson(game: GameDescription, state: TableState, lesson: LessonShown): readonly Mark[] {
  return parts.value?.lessonMarks(game, state, lesson) ?? [];
}
