import { describe, expect, it } from "vitest";
import { stepsLeft } from "../src/games/ankh/actions";
import { battles } from "../src/games/ankh/battle/history";
import {
  border,
  centreOf,
  cutBy,
  EDGE_CELLS,
  EDGES,
  edgeUnder,
  parts,
  SPACES,
  spaceUnder,
  wayFrom,
} from "../src/games/ankh/map";
import type { AnkhView } from "../src/generated/ankh";
import type { GameEvent, LogEntry } from "../src/generated/protocol";
import { standing } from "../src/net/log_entries";
import { eventsOf, linesOf } from "../src/table/log_lines";

describe("Egypt", () => {
  const land = SPACES.filter((space) => !space.water).map((space) => space.name);
  const walls = (sides: readonly string[]) => new Set(sides);

  it("has sides between land spaces, none twice", () => {
    expect(new Set(EDGES).size).toBe(EDGES.length);
    for (const side of EDGES) for (const space of side.split("|")) expect(land).toContain(space);
  });

  it("falls apart where camels stand", () => {
    const three = ["5,0", "6,0", "7,0"];
    expect(parts(three, walls([]))).toHaveLength(1);
    expect(parts(three, walls(["5,0|6,0"])).map((part) => part.length)).toEqual([1, 2]);
  });

  it("knows the sizes of both parts only at the side that finishes the line", () => {
    const region = ["5,0", "6,0", "7,0", "6,1"];
    const around = EDGES.filter(
      (side) => side.split("|").includes("5,0") && side.split("|").every((space) => region.includes(space)),
    );
    const last = around.at(-1) as string;
    const before = around.slice(0, -1);
    expect(cutBy([region], before, last)).toEqual([1, 3]);
    if (before.length > 0) expect(cutBy([region], before.slice(0, -1), before.at(-1) as string)).toBeNull();
  });

  it("is walked space by space, around the water", () => {
    const water = new Set(SPACES.filter((space) => space.water).map((space) => space.name));
    const some = land.filter((_, n) => n % 7 === 0);
    for (const from of some) {
      for (const to of some) {
        const way = wayFrom(from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        expect(way.some((space) => water.has(space))).toBe(false);
        if (way.length > 2)
          for (const [n, space] of way.slice(1).entries())
            expect(
              Math.hypot(
                centreOf(space).x - centreOf(way[n] as string).x,
                centreOf(space).y - centreOf(way[n] as string).y,
              ),
            ).toBeLessThan(95);
      }
    }
    expect(wayFrom("5,0", "7,0")).toEqual(["5,0", "6,0", "7,0"]);
    expect(wayFrom("5,0", land.at(-1) as string)).toHaveLength(2); // too far to walk
  });

  it("is found under a pointer", () => {
    for (const { name, centre } of SPACES) expect(spaceUnder(centre)).toBe(name);
    for (const { name, centre } of EDGE_CELLS) expect(edgeUnder(centre)).toBe(name);
    expect(spaceUnder({ x: -500, y: 0 })).toBeNull();
    expect(edgeUnder({ x: -500, y: 0 })).toBeNull();
  });

  it("draws one closed border around neighbours", () => {
    expect(border(["5,0", "6,0"]).match(/Z/g)).toHaveLength(1);
    expect(border(["5,0", "8,8"]).match(/Z/g)).toHaveLength(2);
  });
});

const told = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "R-1", ...more });

describe("Battles", () => {
  const log = [
    told("turn-begins", { who: 0 }),
    told("battle-begins", { what: "3", amount: 2 }),
    told("card-revealed", { who: 0, what: "chariots" }),
    told("card-revealed", { who: 1, what: "plague" }),
    told("bid-revealed", { who: 0, amount: 2 }),
    told("figure-killed", { who: 1, where: "4,4" }),
    told("strength-bonus", { who: 0, amount: 3, rule: "ANKH-CARD-15" }),
    told("strength", { who: 0, amount: 5 }),
    told("strength", { who: 1, amount: 1 }),
    told("battle-won", { who: 0, amount: 4 }),
    told("devotion-gained", { who: 0, amount: 1 }),
    told("battle-ends", { what: "3" }),
    told("battle-begins", { what: "1", amount: 2 }),
  ];

  it("are found in the log, the last one still going on", () => {
    const [first, second] = battles(log);
    expect(first?.region).toBe(3);
    expect(first?.over).toBe(true);
    expect(first?.victor).toBe(0);
    expect(second?.region).toBe(1);
    expect(second?.over).toBe(false);
  });
});

describe("tracks", () => {
  it("count the steps to the next event", () => {
    const view = { gods: ["isis", "ra", "amun"], actions: { move: 3, unlock: 0 } } as unknown as AnkhView;
    expect(stepsLeft(view, "move")).toBe(1);
    expect(stepsLeft(view, "unlock")).toBe(3);
    expect(stepsLeft(view, "gain")).toBe(4);
  });
});

describe("what the log says", () => {
  const answered = (seq: number, events: readonly GameEvent[]): LogEntry => ({
    seq,
    at: 0,
    kind: "answered",
    events: { "1": events },
  });
  const entries: LogEntry[] = [
    answered(3, [told("devotion-gained", { who: 0, amount: 1 })]),
    answered(4, [told("devotion-gained", { who: 0, amount: 2 }), told("strength", { who: 0 })]),
    { seq: 5, at: 0, kind: "said", text: "ha" },
    { seq: 6, at: 0, kind: "undone", other: 4 },
    answered(7, [told("devotion-gained", { who: 0, amount: 3 }), told("devotion-gained", { who: 1, amount: 9 })]),
  ];

  it("leaves out what was taken back, but not what was said", () => {
    expect(standing(entries).map(({ seq }) => seq)).toEqual([3, 5, 6, 7]);
  });

  it("is what the shown seat learned, newest first in a panel", () => {
    const events = eventsOf(entries, 1);
    const lines = linesOf(events, new Set(["devotion-gained"]), 0, (event) => String(event.amount));
    expect(lines.map(({ text }) => text)).toEqual(["3", "1"]);
  });
});
