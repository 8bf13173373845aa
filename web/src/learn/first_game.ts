/** The first game: a whole game against two novices, with the coach. */

import { offeredGames } from "../games/registry";
import type { Setup } from "../generated/protocol";
import { Denied, goTo, openTable, visitor } from "../net/api";
import { coachAt } from "../table/coach_memory";
import { t } from "../words/words";

const PLAYERS = 3;
const LEVEL = "novice";

/** Open the table of a first game and go there; the reason if the server refuses. */
export async function playFirstGame(game: string): Promise<string> {
  const { bot_names: names } = await offeredGames();
  const first = Math.floor(Math.random() * names.length);
  const bots = Array.from({ length: PLAYERS - 1 }, (_, n) => names[(first + n) % names.length] ?? "");
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
