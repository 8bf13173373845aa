/** Pools of ratings in words: the game, its edition and the number of players. */
import { signal } from "@preact/signals";
import { offeredGames } from "../../games/registry";
import type { Offered } from "../../generated/protocol";
import { gameTitle, t } from "../../words/words";
import { choiceKey } from "../new_table";

export interface Pooled {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
}

const offered = signal<Offered | null>(null);

export async function readGames(): Promise<Offered> {
  offered.value ??= await offeredGames();
  return offered.value;
}

export function poolWords({ game, edition, players }: Pooled): string {
  const box = offered.value?.games.find(({ name }) => name === game);
  const named = { game: gameTitle(game), amount: players };
  if (!edition || !box || box.editions[0] === edition) return t("people-pool", named);
  return t("people-pool-edition", { ...named, edition: t(choiceKey(box, "edition", edition)) });
}

export const poolAddress = ({ game, edition, players }: Pooled): string =>
  `#/ratings/${game}/${edition || "-"}/${players}`;

export const personAddress = (name: string): string => `#/people/${encodeURIComponent(name)}`;
