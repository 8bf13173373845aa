/** What a Battle brought each side and cost it: Devotion with its reasons, figures, Followers. */
import type { EditionName } from "../../../generated/ankh";
import type { GameEvent, Thing } from "../../../generated/protocol";
import { causeOf } from "./causes";

/** Why Devotion was gained or lost: the rule's own reason, or what an effect is printed on. */
export interface Change {
  readonly amount: number;
  readonly cause: Thing | null;
  readonly rule: string;
}

export interface Loss {
  readonly kind: string;
  readonly by: "plague" | "defeat";
}

export interface Account {
  readonly side: number;
  /** Before and after the Battle; null where no Devotion moved. */
  readonly devotion: { readonly from: number; readonly to: number } | null;
  readonly changes: readonly Change[];
  readonly losses: readonly Loss[];
  /** Own Warriors that somebody keeps, and by whom. */
  readonly captured: readonly number[];
  readonly followers: readonly Change[];
  readonly built: readonly string[];
  readonly gates: number;
  readonly returned: number;
}

const BONUS = new Set(["reward-bonus", "devotion-bonus"]);

/** The changes of Devotion, each bonus by itself. */
function changesOf(own: readonly GameEvent[], edition: EditionName): Change[] {
  const found: Change[] = [];
  let bonuses: Change[] = [];
  for (const { kind, rule, amount = 0 } of own) {
    if (BONUS.has(kind)) bonuses.push({ amount, cause: causeOf(rule, edition), rule });
    if (kind === "devotion-lost") found.push({ amount: -amount, cause: causeOf(rule, edition), rule });
    if (kind !== "devotion-gained") continue;
    const base = amount - bonuses.reduce((sum, one) => sum + one.amount, 0);
    found.push({ amount: base, cause: causeOf(rule, edition), rule }, ...bonuses);
    bonuses = [];
  }
  return found.filter((one) => one.amount !== 0);
}

function devotionOf(own: readonly GameEvent[]): Account["devotion"] {
  const told = own.filter(({ kind }) => kind === "devotion-gained" || kind === "devotion-lost");
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return null;
  const moved = (first.amount ?? 0) * (first.kind === "devotion-gained" ? 1 : -1);
  return { from: Number(first.what) - moved, to: Number(last.what) };
}

function lossesOf(own: readonly GameEvent[]): readonly Loss[] {
  return own
    .filter(({ kind }) => kind === "figure-killed")
    .map(({ what, rule }) => ({ kind: what ?? "", by: rule.endsWith("-CARD-11") ? "plague" : "defeat" }));
}

/** What the events say of one side. */
export function accountOf(side: number, events: readonly GameEvent[], edition: EditionName): Account {
  const own = events.filter((event) => event.who === side);
  const count = (kind: string) => own.filter((event) => event.kind === kind).length;
  return {
    side,
    devotion: devotionOf(own),
    changes: changesOf(own, edition),
    losses: lossesOf(own),
    captured: events.filter(({ kind, whom }) => kind === "captive-taken" && whom === side).map(({ who }) => who ?? 0),
    followers: own
      .filter(({ kind }) => kind === "followers-gained" || kind === "followers-sacrificed")
      .map(({ kind, amount = 0, rule }) => ({
        amount: kind === "followers-gained" ? amount : -amount,
        cause: causeOf(rule, edition),
        rule,
      })),
    built: own.filter(({ kind }) => kind === "monument-built").map(({ what }) => what ?? ""),
    gates: count("gate-placed"),
    returned: count("card-returned"),
  };
}
