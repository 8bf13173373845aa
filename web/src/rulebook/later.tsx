/** The rulebook, which is loaded with its examples only by those who open it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Opening } from "../screens/screen";
import { alsoRead } from "../words/words";

type Page = typeof import("./rulebook");
const page = signal<Page | null>(null);

async function load(): Promise<void> {
  const [loaded] = await Promise.all([import("./rulebook"), alsoRead("examples")]);
  page.value = loaded;
}

export function RulebookLater(where: { parts: readonly string[] }): JSX.Element {
  useEffect(() => void load(), []);
  return page.value ? <page.value.Rulebook {...where} /> : <Opening />;
}
