/** Devotion over a game of Ankh. */
import type { AnkhView } from "../../generated/ankh";
import type { GameEvent } from "../../generated/protocol";
import type { MarkKind } from "../../net/log_entries";
import type { ScoreChange } from "../../table/scores";
import { t } from "../../words/words";
import type { Score } from "../description";
import { moments } from "./moments";
import { SHEET } from "./score_sheet";

const SETS_DEVOTION = new Set(["devotion-gained", "devotion-lost", "gods-merged"]);

const MARKS: Readonly<Record<string, MarkKind>> = {
  "turn-begins": "turn",
  "battle-begins": "battle",
  "conflict-ends": "scoring",
  "game-over": "end",
};

function change({ kind, who, what }: GameEvent): ScoreChange | null {
  if (who === undefined || what === undefined || !SETS_DEVOTION.has(kind)) return null;
  return { seat: who, score: () => Number(what) };
}

/** Devotion of each seat; 0 where the view shows no side of its own for it. */
function devotion(view: unknown, seats: number): readonly number[] {
  const held = Array.from({ length: seats }, () => 0);
  for (const side of (view as Pick<AnkhView, "sides">).sides) held[side.side] = side.devotion;
  return held;
}

export const SCORE: Score = {
  label: () => t("web-devotion-chart"),
  of: devotion,
  change,
  out: (event) => (event.kind === "god-forgotten" ? event.who : event.kind === "gods-merged" ? event.whom : undefined),
  mark: (event) => MARKS[event.kind],
  moments,
  sheet: SHEET,
};
