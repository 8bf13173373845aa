/** The operators' page, which is loaded only by those who go there. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Opening } from "../screen";

type Page = typeof import("./admin");
const page = signal<Page | null>(null);

export function AdminLater(where: { part: string; subject: string }): JSX.Element {
  useEffect(() => void import("./admin").then((loaded) => (page.value = loaded)), []);
  return page.value ? <page.value.Admin {...where} /> : <Opening />;
}
