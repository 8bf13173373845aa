/** The screen on which people choose how they are told, loaded with its words when it is first opened. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { alsoRead } from "../../words/words";
import { Opening } from "../screen";

type Page = typeof import("./notices");
const page = signal<Page | null>(null);

async function load(): Promise<void> {
  const [loaded] = await Promise.all([import("./notices"), alsoRead("notices")]);
  page.value = loaded;
}

export function NoticesLater(where: { part: string; token: string }): JSX.Element {
  useEffect(() => void load(), []);
  return page.value ? <page.value.Notices {...where} /> : <Opening />;
}
