/** Profiles and leaderboards, which are loaded with their words when somebody goes there. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { alsoRead } from "../../words/words";
import { Opening } from "../screen";

type Pages = typeof import("./pages");
const pages = signal<Pages | null>(null);

async function load(): Promise<void> {
  const [loaded] = await Promise.all([import("./pages"), alsoRead("people")]);
  pages.value = loaded;
}

export function PeopleLater({ name }: { name: string }): JSX.Element {
  useEffect(() => void load(), []);
  if (!pages.value) return <Opening />;
  return name ? <pages.value.Profile key={name} name={name} /> : <pages.value.People />;
}

export function LeaderboardLater({ game, edition, players }: Record<string, string>): JSX.Element {
  useEffect(() => void load(), []);
  if (!pages.value) return <Opening />;
  const shown = { game: game ?? "", edition: edition === "-" ? "" : (edition ?? ""), players: Number(players) || 2 };
  return <pages.value.Leaderboard {...shown} />;
}
