/** What each beat says: one sentence and a detail for the foot of the stage, and a few words for the rail. */
import type { AnkhView } from "../../../generated/ankh";
import type { GameEvent } from "../../../generated/protocol";
import { t } from "../../../words/words";
import { tell } from "../catalogue";
import type { Beat } from "./beats";
import type { BattleHistory } from "./history";
import { type Cast, nameOf, signed } from "./names";

export interface Said {
  readonly head: string;
  readonly detail: string;
}

interface Context {
  readonly view: AnkhView;
  readonly battle: BattleHistory;
  readonly cast: Cast;
}

const of = (beat: Beat, kind: string): readonly GameEvent[] => beat.events.filter((event) => event.kind === kind);
const piece = (name: string): string => nameOf({ kind: "kind", name });
const card = (name: string): string => nameOf({ kind: "card", name });

/** Numbers of sides as "Amun +1, Osiris +2". */
function changes(beat: Beat, { cast }: Context): string {
  const sums = new Map<number, number>();
  for (const { kind, who = 0, amount = 0 } of beat.events) {
    const way = kind === "devotion-gained" ? 1 : kind === "devotion-lost" ? -1 : 0;
    if (way !== 0) sums.set(who, (sums.get(who) ?? 0) + way * amount);
  }
  return [...sums].map(([side, sum]) => `${cast.name(side)} ${signed(sum)}`).join(", ");
}

function killed(beat: Beat, { cast }: Context): string {
  const counts = new Map<string, number>();
  for (const { who = 0, what = "" } of of(beat, "figure-killed")) {
    const name = `${cast.name(who)}: ${piece(what)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

/** The sides with the most strength, and how much that is. */
export function leadersOf(battle: BattleHistory): { readonly sides: readonly number[]; readonly most: number } {
  const told = battle.events.filter(({ kind }) => kind === "strength");
  const most = Math.max(0, ...told.map(({ amount = 0 }) => amount));
  return { sides: told.filter(({ amount = 0 }) => amount === most).map(({ who = 0 }) => who), most };
}

function cards(beat: Beat, { cast, battle }: Context): string {
  const shown = battle.sides.map((side) => {
    const own = of(beat, "card-revealed").filter(({ who }) => who === side);
    return `${cast.name(side)}: ${own.map(({ what = "" }) => card(what)).join(" + ")}`;
  });
  return `${shown.join(". ")}.`;
}

function plague(beat: Beat, context: Context): Said {
  const { cast } = context;
  const spared = of(beat, "plague-spares")[0];
  const bids = of(beat, "bid-revealed").map(({ who = 0, amount = 0 }) => `${cast.name(who)} ${amount}`);
  const dead = killed(beat, context);
  return {
    head: spared ? t("ankh-say-plague", { who: cast.name(spared.who ?? 0) }) : t("ankh-say-plague-tied"),
    detail: [
      ...(bids.length > 0 ? [t("ankh-say-bids", { list: bids.join(", ") })] : []),
      ...(dead ? [t("ankh-say-killed", { list: dead })] : []),
    ].join(" "),
  };
}

function strength({ battle, cast }: Context): Said {
  const { sides, most } = leadersOf(battle);
  const list = sides.map(cast.name).join(", ");
  if (sides.length === 0) return { head: t("ankh-say-strength-nobody"), detail: "" };
  if (sides.length > 1) {
    const held = battle.tiebreaker !== null && sides.includes(battle.tiebreaker);
    return {
      head: t("ankh-say-tie", { list, amount: most }),
      detail: held
        ? t("ankh-say-tie-held", { who: cast.name(battle.tiebreaker ?? 0) })
        : battle.conflict > 0
          ? t("ankh-say-tie-lost")
          : "",
    };
  }
  const margin = battle.events.find(({ kind }) => kind === "battle-won")?.amount ?? 0;
  return {
    head: t("ankh-say-strength", { who: list, amount: most }),
    detail: margin > 0 ? t("ankh-say-margin", { amount: margin }) : "",
  };
}

function build(beat: Beat, { cast }: Context): string {
  return of(beat, "monument-built")
    .map(({ who = 0, what = "" }) => t("ankh-say-build", { who: cast.name(who), what: piece(what) }))
    .join(" ");
}

function losses(beat: Beat, context: Context): Said {
  const amount = of(beat, "figure-killed").length;
  if (amount === 0) return { head: t("ankh-say-none-killed"), detail: "" };
  return { head: t("ankh-say-losses", { amount }), detail: `${killed(beat, context)}.` };
}

/** What is left to tell of a beat, in the words of the log. */
function told(beat: Beat, { view }: Context): string {
  return beat.events.map((event) => tell(view, event)).join(" ");
}

/** The sentence of a beat, and more. */
export function saidOf(beat: Beat, context: Context): Said {
  const { cast } = context;
  switch (beat.name) {
    case "cards":
      return { head: t("ankh-say-cards"), detail: cards(beat, context) };
    case "build":
      return { head: build(beat, context), detail: "" };
    case "plague":
      return plague(beat, context);
    case "majorities":
      return { head: t("ankh-say-majorities"), detail: `${changes(beat, context)}.` };
    case "strength":
      return strength(context);
    case "tiebreak": {
      const won = of(beat, "battle-won")[0];
      return won
        ? { head: t("ankh-say-tiebreak", { who: cast.name(won.who ?? 0) }), detail: "" }
        : { head: t("ankh-say-tiebreak-kept"), detail: t("ankh-result-all-die") };
    }
    case "reward": {
      const list = changes(beat, context);
      return { head: list ? t("ankh-say-reward", { list }) : told(beat, context), detail: "" };
    }
    case "losses":
      return losses(beat, context);
    default:
      return { head: t("ankh-say-after"), detail: told(beat, context) };
  }
}

/** How a beat came out, in about three words. */
export function outcomeOf(beat: Beat, context: Context): string {
  const { cast, battle } = context;
  switch (beat.name) {
    case "cards":
      return t("ankh-outcome-cards");
    case "build":
      return of(beat, "monument-built")
        .map(({ who = 0, what = "" }) => t("ankh-outcome-build", { who: cast.name(who), what: piece(what) }))
        .join(", ");
    case "plague": {
      const spared = of(beat, "plague-spares")[0];
      return spared ? t("ankh-outcome-plague", { who: cast.name(spared.who ?? 0) }) : t("ankh-outcome-plague-tied");
    }
    case "strength":
      return battle.events
        .filter(({ kind }) => kind === "strength")
        .map(({ amount = 0 }) => amount)
        .join(" : ");
    case "tiebreak": {
      const won = of(beat, "battle-won")[0];
      return won ? t("ankh-outcome-tiebreak", { who: cast.name(won.who ?? 0) }) : t("ankh-outcome-nobody");
    }
    case "losses": {
      const amount = of(beat, "figure-killed").length;
      return amount > 0 ? t("ankh-outcome-losses", { amount }) : t("ankh-outcome-none-killed");
    }
    default:
      return changes(beat, context);
  }
}
