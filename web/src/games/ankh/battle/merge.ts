/** The merging of the two lowest gods as its events tell it: who, what leaves, what goes over. */
import type { GameEvent } from "../../../generated/protocol";
import type { MergeHistory } from "./history";

export const MERGE_BEATS = ["who", "leaves", "over", "devotion", "shared"] as const;
export type MergeBeat = (typeof MERGE_BEATS)[number];

export interface MergeFacts {
  /** Figures of the lower god that left, by kind. */
  readonly figures: ReadonlyMap<string, number>;
  readonly monuments: number;
  readonly followers: number;
  readonly guardians: readonly string[];
  /** Guardians that left the game. */
  readonly lost: readonly string[];
  /** The space of the Devotion track on which the pair lies; null until it is told. */
  readonly devotion: number | null;
}

export function mergeFacts({ events }: MergeHistory): MergeFacts {
  const of = (kind: string): readonly GameEvent[] => events.filter((event) => event.kind === kind);
  const figures = new Map<string, number>();
  for (const { what = "" } of of("figure-removed")) figures.set(what, (figures.get(what) ?? 0) + 1);
  const merged = of("gods-merged")[0];
  return {
    figures,
    monuments: of("monument-destroyed").length + of("monument-abandoned").length,
    followers: of("followers-gained").reduce((sum, { amount = 0 }) => sum + amount, 0),
    guardians: of("guardian-taken-over").map(({ what = "" }) => what),
    lost: of("guardian-removed").map(({ what = "" }) => what),
    devotion: merged ? Number(merged.what) : null,
  };
}
