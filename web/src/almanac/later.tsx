/** The almanac, which is loaded with its words when it is first opened. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Opening } from "../screens/screen";
import { openLayer } from "../table/top_layer";
import { alsoRead, t } from "../words/words";
import type { AlmanacProps } from "./almanac";

type Page = typeof import("./almanac");
const page = signal<Page | null>(null);

async function load(): Promise<void> {
  const [loaded] = await Promise.all([import("./almanac"), alsoRead("almanac", "examples")]);
  page.value = loaded;
}

export function AlmanacLater(where: AlmanacProps): JSX.Element {
  useEffect(() => void load(), []);
  return page.value ? <page.value.Almanac {...where} /> : <Opening />;
}

/** The parts of an address of the almanac; null if it is none. */
export function almanacPlace(address: string): AlmanacProps | null {
  const found = /^#\/almanac\/([\w-]+)(?:\/([\w-]+)\/([^/]+)(?:\/([\w-]+))?)?\/?$/.exec(address);
  if (!found) return null;
  const [, game = "", kind = "", name = "", edition = ""] = found;
  return { game, kind, name: decodeURIComponent(name), edition };
}

/** Open the almanac above a table; whether the address is one of it. */
export function openAlmanac(address: string, searching = false): boolean {
  const place = almanacPlace(address);
  if (!place) return false;
  const body = () => <AlmanacLater {...place} beside searching={searching} />;
  openLayer({ id: "almanac", kind: "page", title: t("web-almanac"), titled: true, body });
  return true;
}
