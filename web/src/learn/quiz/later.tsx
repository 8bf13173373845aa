/** The quiz, which is loaded with its words when it is first opened. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Opening } from "../../screens/screen";
import { alsoRead } from "../../words/words";
import type { QuizPlace } from "./place";

type Page = typeof import("./quiz");
const page = signal<Page | null>(null);

async function load(): Promise<void> {
  const [loaded] = await Promise.all([import("./quiz"), alsoRead("quiz")]);
  page.value = loaded;
}

export function QuizLater(where: QuizPlace): JSX.Element {
  useEffect(() => void load(), []);
  return page.value ? <page.value.QuizScreen {...where} /> : <Opening />;
}
