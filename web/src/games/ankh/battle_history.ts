/** Battles as the log told them, so that each can be watched while it lasts and opened again later. */
import type { GameEvent } from "../../generated/protocol";

export interface Fighter {
  readonly side: number;
  readonly cards: readonly string[];
  readonly bids: readonly number[];
  /** What raised, doubled or cancelled strength, each as it was told. */
  readonly sources: readonly GameEvent[];
  readonly strength: number | null;
  readonly killed: number;
  readonly devotion: number;
}

export interface BattleHistory {
  readonly region: number;
  readonly events: readonly GameEvent[];
  readonly fighters: readonly Fighter[];
  readonly victor: number | null;
  /** Whether the log told how it ended. */
  readonly over: boolean;
}

const SOURCES = new Set(["strength-bonus", "figures-doubled", "figure-subdued"]);

function fighter(side: number, events: readonly GameEvent[]): Fighter {
  const own = events.filter((event) => event.who === side);
  const amounts = (kind: string) => own.filter((event) => event.kind === kind).map((event) => event.amount ?? 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    side,
    cards: own.filter((event) => event.kind === "card-revealed").map((event) => event.what ?? ""),
    bids: amounts("bid-revealed"),
    sources: own.filter((event) => SOURCES.has(event.kind)),
    strength: amounts("strength").at(-1) ?? null,
    killed: own.filter((event) => event.kind === "figure-killed").length,
    devotion: sum(amounts("devotion-gained")) - sum(amounts("devotion-lost")),
  };
}

/** One Battle out of its events; the sides are those that revealed a card, unless more are known to take part. */
export function battleHistoryOf(
  region: number,
  events: readonly GameEvent[],
  participants: readonly number[] = [],
): BattleHistory {
  const revealed = events.filter((event) => event.kind === "card-revealed").map((event) => event.who ?? -1);
  const sides = [...new Set([...participants, ...revealed])];
  const won = events.find((event) => event.kind === "battle-won");
  return {
    region,
    events,
    fighters: sides.map((side) => fighter(side, events)),
    victor: won?.who ?? null,
    over: events.some((event) => event.kind === "battle-ends" || event.kind === "game-over"),
  };
}

/** What strength the figures bring: all of it but what cards and powers add. */
export function figureStrength({ strength, sources }: Fighter): number {
  return (
    (strength ?? 0) -
    sources.filter((event) => event.kind === "strength-bonus").reduce((sum, event) => sum + (event.amount ?? 0), 0)
  );
}

/** Every Battle of a log, oldest first. */
export function battles(events: readonly GameEvent[]): BattleHistory[] {
  const found: BattleHistory[] = [];
  let current: GameEvent[] | null = null;
  let region = 0;
  const close = (): void => {
    if (current) found.push(battleHistoryOf(region, current));
    current = null;
  };
  for (const event of events) {
    if (event.kind === "battle-begins") {
      close();
      region = Number(event.what ?? 0);
      current = [];
    }
    current?.push(event);
    if (event.kind === "battle-ends" || event.kind === "game-over") close();
  }
  close();
  return found;
}
