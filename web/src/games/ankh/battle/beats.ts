/** The beats of a Battle: its events, grouped into the steps of the rules as they happened. */
import type { GameEvent } from "../../../generated/protocol";

export const BEATS = [
  "cards",
  "build",
  "plague",
  "majorities",
  "strength",
  "tiebreak",
  "reward",
  "losses",
  "after",
] as const;
export type BeatName = (typeof BEATS)[number];

export interface Beat {
  readonly name: BeatName;
  readonly events: readonly GameEvent[];
  /** How many events of the Battle are told with it and all before it. */
  readonly until: number;
}

/** The rule that says what Devotion is gained for, and the step it belongs to; both editions. */
const GAINS: Readonly<Record<string, BeatName>> = {
  "ANKH-BAT-10": "majorities",
  "ANKHP-BAT-05": "majorities",
  "ANKH-BAT-20": "reward",
  "ANKHP-BAT-06": "reward",
  "ANKH-POW-15": "reward",
  "ANKHP-POW-06": "reward",
  "ANKH-CARD-17": "after",
  "ANKH-POW-20": "after",
};

const PRICES: Readonly<Record<string, BeatName>> = {
  "ANKH-CARD-06": "build",
  "ANKHP-CARD-02": "build",
  "ANKH-CARD-10": "plague",
  "ANKH-POW-20": "after",
};

const FIXED: Readonly<Record<string, BeatName>> = {
  "battle-begins": "cards",
  "two-cards-announced": "cards",
  "card-revealed": "cards",
  "cost-changed": "build",
  "monument-built": "build",
  "bid-revealed": "plague",
  "plague-spares": "plague",
  "figure-subdued": "strength",
  "figures-doubled": "strength",
  "strength-bonus": "strength",
  strength: "strength",
  "reward-bonus": "reward",
  "gate-placed": "after",
  "card-returned": "after",
};

/** The step in which the figures were counted lies behind. */
function resolved(now: BeatName): boolean {
  return BEATS.indexOf(now) >= BEATS.indexOf("strength");
}

/** The step an event belongs to, after another step and before other events. */
function stepOf(event: GameEvent, now: BeatName, later: readonly GameEvent[]): BeatName {
  const fixed = FIXED[event.kind];
  if (fixed) return fixed;
  switch (event.kind) {
    case "devotion-gained":
    case "devotion-lost":
      return GAINS[event.rule] ?? now;
    case "devotion-bonus": {
      // It is told before the gain it belongs to.
      const gain = later.find((one) => one.kind === "devotion-gained" && one.who === event.who);
      return gain ? stepOf(gain, now, []) : now;
    }
    case "followers-sacrificed":
      return PRICES[event.rule] ?? now;
    case "figure-killed":
    case "figure-protected":
      return resolved(now) ? "losses" : "plague";
    case "battle-won":
      return event.rule.endsWith("-BAT-16") ? "tiebreak" : "strength";
    case "nobody-wins":
      return event.rule.endsWith("-BAT-18") ? "tiebreak" : "strength";
    default:
      return now;
  }
}

/** The events of a Battle as beats; a step that tells nothing is none. */
export function beatsOf(events: readonly GameEvent[]): readonly Beat[] {
  const beats: { name: BeatName; events: GameEvent[]; until: number }[] = [];
  let now: BeatName = "cards";
  for (const [n, event] of events.entries()) {
    if (event.kind === "battle-ends" || event.kind === "game-over") break;
    now = stepOf(event, now, events.slice(n + 1));
    const last = beats.at(-1);
    if (last?.name === now) {
      last.events.push(event);
      last.until = n + 1;
    } else beats.push({ name: now, events: [event], until: n + 1 });
  }
  // While cards are chosen nothing can be shown of them.
  return beats.filter((beat) => beat.name !== "cards" || beat.events.some((one) => one.kind === "card-revealed"));
}
