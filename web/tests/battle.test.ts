import { describe, expect, it } from "vitest";
import { accountOf } from "../src/games/ankh/battle/account";
import { BEATS } from "../src/games/ankh/battle/beats";
import { foreseenOf } from "../src/games/ankh/battle/foreseen";
import { type BattleHistory, battles, isBattle, showsIn } from "../src/games/ankh/battle/history";
import { mergeFacts } from "../src/games/ankh/battle/merge";
import { positionAfter, positionBefore } from "../src/games/ankh/battle/position";
import { Queue } from "../src/games/ankh/battle/queue";
import { strengthsOf } from "../src/games/ankh/battle/strength";
import type { AnkhView } from "../src/generated/ankh";
import type { BattleShown, GameEvent } from "../src/generated/protocol";
import recorded from "./recorded_battles.json";

/** Real Battles of both editions, played at random: `tools/record_battles.py` made them. */
const RECORDED = recorded as unknown as readonly {
  readonly start: AnkhView;
  readonly events: readonly GameEvent[];
  readonly view: AnkhView;
}[];

const places = (pieces: readonly { readonly space: string; readonly kind: string; readonly side: number | null }[]) =>
  pieces.map(({ space, kind, side }) => `${space} ${kind} ${side}`).sort();

function first(events: readonly GameEvent[]): BattleHistory {
  const [battle] = battles(events);
  if (!battle) throw new Error("no Battle");
  return battle;
}

describe("recorded Battles", () => {
  it("tell every beat there is", () => {
    const told = new Set(RECORDED.flatMap(({ events }) => first(events).beats.map(({ name }) => name)));
    expect([...told].sort()).toEqual([...BEATS].sort());
  });

  it("lose no event on the way to their beats", () => {
    for (const { events } of RECORDED) {
      const battle = first(events);
      const inBeats = battle.beats.flatMap((beat) => beat.events);
      expect(inBeats).toEqual(battle.events.filter(({ kind }) => kind !== "battle-ends" && kind !== "game-over"));
    }
  });

  it("have their beats in the order of the rules", () => {
    for (const { events, start } of RECORDED) {
      const order = first(events).beats.map(({ name }) => BEATS.indexOf(name));
      // In the preview edition the Plague comes before the other cards.
      if (start.edition === "final") expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it("begin where taking every event back leads", () => {
    for (const { start, events, view } of RECORDED) {
      const then = positionBefore(view, events);
      expect(places(then.figures)).toEqual(places(start.figures));
      expect(places(then.monuments)).toEqual(places(start.monuments));
      expect([...then.gates].sort()).toEqual([...start.gates].sort());
    }
  });

  it("lead forward to the same position", () => {
    for (const { start, events, view } of RECORDED) {
      const end = positionAfter(start, events);
      if (events.some(({ kind }) => /merge|forgotten|game-over|destroyed|abandoned/.test(kind))) continue;
      expect(places(end.figures)).toEqual(places(view.figures));
      expect(places(end.monuments)).toEqual(places(view.monuments));
    }
  });

  it("have sums that come to the strength the rules told, figure by figure", () => {
    for (const { start, events } of RECORDED) {
      const battle = first(events);
      const { strengths } = strengthsOf(battle.region, battle.sides, battle.events, start, start.edition);
      for (const event of battle.events.filter(({ kind }) => kind === "strength")) {
        const { terms, total } = strengths.get(event.who as number) ?? { terms: [], total: -1 };
        expect(total).toBe(event.amount);
        expect(terms.every((term) => term.thing !== null)).toBe(true);
        expect(terms.reduce((sum, term) => sum + (term.cancelled ? 0 : term.amount), 0)).toBe(total);
      }
    }
  });

  it("account for every point of Devotion", () => {
    for (const { start, events } of RECORDED) {
      const battle = first(events);
      for (const side of battle.sides) {
        const { devotion, changes } = accountOf(side, battle.events, start.edition);
        const moved = changes.reduce((sum, { amount }) => sum + amount, 0);
        expect(devotion ? devotion.to - devotion.from : 0).toBe(moved);
      }
    }
  });
});

describe("a log", () => {
  const told = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "ANKH-X", ...more });

  it("names a Battle the same however much of the log is known", () => {
    const log = [
      told("event-triggered", { amount: 7, what: "conflict" }),
      told("tiebreaker-taken", { who: 1 }),
      told("battle-begins", { what: "2" }),
    ];
    const earlier = [told("event-triggered", { amount: 3, what: "conflict" }), told("battle-begins", { what: "1" })];
    expect(battles(log)[0]?.key).toBe(battles([...earlier, told("battle-ends"), ...log])[1]?.key);
  });

  it("knows who holds the Tiebreaker until it is turned", () => {
    const log = [
      told("tiebreaker-taken", { who: 1 }),
      told("battle-begins", { what: "1" }),
      told("battle-won", { who: 1, rule: "ANKH-BAT-16" }),
      told("battle-ends"),
      told("battle-begins", { what: "2" }),
    ];
    expect(battles(log).map(({ tiebreaker }) => tiebreaker)).toEqual([1, null]);
  });

  it("shows the merging among the Battles, in its place", () => {
    const log = [
      told("battle-begins", { what: "1" }),
      told("battle-ends"),
      told("gods-merge", { who: 2, whom: 0 }),
      told("gods-merged", { who: 2, whom: 0, what: "4" }),
      told("battle-begins", { what: "2" }),
    ];
    expect(showsIn(log).map((show) => (isBattle(show) ? show.region : show.key))).toEqual([1, "merge", 2]);
    expect(battles(log).map(({ merged }) => merged)).toEqual([false, true]);
  });
});

describe("the queue of the stage", () => {
  const told = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "ANKH-X", ...more });
  const before = [told("turn-begins"), told("tiebreaker-taken", { who: 0 })];
  const one = [told("battle-begins", { what: "1" }), told("card-revealed", { who: 0, what: "flood" })];
  const two = [told("battle-ends"), told("battle-begins", { what: "2" })];

  it("keeps a finished Battle on the stage until its viewer goes on", () => {
    const queue = new Queue();
    queue.hear(before);
    expect(queue.current()).toBeNull();
    queue.hear([...before, ...one]);
    queue.hear([...before, ...one, ...two]);
    const first = queue.current();
    expect(first).toMatchObject({ region: 1, over: true });
    if (first) queue.leave(first);
    expect(queue.current()).toMatchObject({ region: 2, over: false });
  });

  it("does not open what was over before the page was opened", () => {
    const queue = new Queue();
    queue.hear([...before, ...one, told("battle-ends")]);
    expect(queue.current()).toBeNull();
    // An older part of the log, read later.
    queue.hear([told("turn-begins"), ...before, ...one, told("battle-ends")]);
    expect(queue.current()).toBeNull();
  });

  it("shows a Battle anew that was taken back and fought again", () => {
    const queue = new Queue();
    queue.hear([...before, ...one]);
    const [first] = queue.shows;
    if (first) queue.leave(first);
    expect(queue.current()).toBeNull();
    queue.hear(before);
    queue.hear([...before, ...one]);
    expect(queue.current()).toMatchObject({ region: 1 });
  });

  it("shows a merging that happens at once, also as the first news of a table", () => {
    const merging = [told("gods-merge", { who: 1, whom: 0 }), told("gods-merged", { who: 1, whom: 0, what: "3" })];
    const queue = new Queue();
    queue.hear([]);
    queue.hear(merging);
    expect(queue.current()).toMatchObject({ key: "merge", over: true });
  });

  it("shows a reviewer only what happens at that moment", () => {
    const queue = new Queue();
    queue.hear(before);
    queue.hear([...before, ...one, ...two, told("battle-ends"), told("turn-begins")]);
    expect(queue.current(true)).toBeNull();
    expect(queue.current()).toMatchObject({ region: 1 });
  });
});

describe("a card of mine", () => {
  const cell = (mine: string, theirs: string, victor: string | null, bids = "none"): BattleShown["cells"][number] => ({
    mine: [mine],
    theirs: { ra: [theirs] },
    bids,
    victor,
    devotion: { isis: victor === "isis" ? 2 : 0, ra: 0 },
    killed: { isis: 1, ra: 0 },
    followers: { isis: 0, ra: 0 },
  });
  const battle: BattleShown = {
    region: 2,
    side: "isis",
    cells: [
      cell("flood", "flood", "isis"),
      cell("flood", "build", "isis"),
      cell("flood", "chariots", null),
      cell("drought", "flood", "isis"),
      cell("drought", "plague", "isis", "mine"),
      cell("drought", "plague", "ra", "theirs"),
    ],
  };

  it("stays ahead unless they play one of a few cards", () => {
    expect(foreseenOf(battle, "flood")).toMatchObject({
      choices: 3,
      won: 2,
      bids: false,
      unless: [{ who: "ra", card: "chariots" }],
      least: 0,
      most: 2,
    });
  });

  it("depends on the bids where a Plague is played", () => {
    expect(foreseenOf(battle, "drought")).toMatchObject({ choices: 2, won: 1, bids: true });
    expect(foreseenOf(battle, "cycle")).toBeNull();
  });
});

describe("a merging", () => {
  it("says what leaves and what goes over", () => {
    const events: GameEvent[] = [
      { kind: "gods-merge", rule: "ANKH-MERGE-02", who: 2, whom: 0 },
      { kind: "monument-destroyed", rule: "ANKH-MERGE-03", who: 0, what: "temple", where: "1,1" },
      { kind: "figure-removed", rule: "ANKH-MERGE-04", who: 0, what: "warrior", where: "1,2" },
      { kind: "followers-gained", rule: "ANKH-MERGE-05", who: 2, amount: 3 },
      { kind: "guardian-taken-over", rule: "ANKH-MERGE-06", who: 2, whom: 0, what: "satet" },
      { kind: "gods-merged", rule: "ANKH-MERGE-10", who: 2, whom: 0, what: "9" },
    ];
    const [merge] = showsIn(events);
    if (!merge || isBattle(merge)) throw new Error("no merging");
    expect(merge).toMatchObject({ higher: 2, lower: 0, over: true });
    expect(mergeFacts(merge)).toMatchObject({ monuments: 1, followers: 3, guardians: ["satet"], devotion: 9 });
  });
});
