/** The rulebook, which is loaded only by those who open it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Opening } from "../screens/screen";

type Page = typeof import("./rulebook");
const page = signal<Page | null>(null);

export function RulebookLater(where: { parts: readonly string[] }): JSX.Element {
  useEffect(() => void import("./rulebook").then((loaded) => (page.value = loaded)), []);
  return page.value ? <page.value.Rulebook {...where} /> : <Opening />;
}
