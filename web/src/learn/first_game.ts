/** The first game: a whole game against two novices, with the coach. */

import { offeredGames } from "../games/registry";
import type { Setup } from "../generated/protocol";
import { Denied, goTo, openTable, visitor } from "../net/api";
import { levelFirst, shuffled } from "../screens/bot_choice";
import { coachAt } from "../table/coach_memory";
import { t } from "../words/words";

const PLAYERS = 3;
const LEVEL = "novice";

/** Open the table of a first game and go there; the reason if the server refuses. */
export async function playFirstGame(game: string): Promise<string> {
  const { characters } = await offeredGames();
  const bots = levelFirst(shuffled(characters), LEVEL).slice(0, PLAYERS - 1);
  try {
    const entered = await openTable({
      name: visitor() || t("web-somebody"),
      setup: { game: game as Setup["game"], players: PLAYERS },
      seats: [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot", level: LEVEL, bot }) as const)],
      visibility: "private",
      practice: true,
    });
    coachAt(entered.table);
    return await goTo(Promise.resolve(entered));
  } catch (error) {
    if (error instanceof Denied) return error.code;
    throw error;
  }
}
