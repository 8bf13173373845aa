/** Points over a game of Pantheon. */
import type { PantheonView } from "../../generated/pantheon";
import type { GameEvent } from "../../generated/protocol";
import type { MarkKind } from "../../net/log_entries";
import type { ScoreChange } from "../../table/scores";
import { t } from "../../words/words";
import type { Score } from "../description";
import { moments } from "./moments";
import { SHEET } from "./score_sheet";

const MARKS: Readonly<Record<string, MarkKind>> = { "turn-begins": "turn", "game-won": "end" };

function change({ kind, who, amount = 0 }: GameEvent): ScoreChange | null {
  return who === undefined || kind !== "points-scored" ? null : { seat: who, score: (before) => before + amount };
}

function points(view: unknown, seats: number): readonly number[] {
  const { players } = view as Pick<PantheonView, "players">;
  return Array.from({ length: seats }, (_, seat) => players[seat]?.score ?? 0);
}

/** Points come all the time; a scoring is where the rules of scoring give them. */
function mark({ kind, rule }: GameEvent): MarkKind | undefined {
  return kind === "points-scored" && rule.startsWith("PAN-SCORE-") ? "scoring" : MARKS[kind];
}

export const SCORE: Score = {
  label: () => t("web-points-chart"),
  of: points,
  change,
  out: () => undefined,
  mark,
  moments,
  sheet: SHEET,
};
