/** The list of lessons is loaded by those who learn. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Opening } from "../screens/screen";
import { alsoRead } from "../words/words";

type List = typeof import("./lesson_list");
const list = signal<List | null>(null);

export function LearnLater({ game }: { game: string }): JSX.Element {
  useEffect(() => {
    void Promise.all([import("./lesson_list"), alsoRead("lessons")]).then(([loaded]) => (list.value = loaded));
  }, []);
  return list.value ? <list.value.LessonList game={game} /> : <Opening />;
}
