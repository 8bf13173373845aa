/** What Ankh's table says: actions with today's numbers, events in time, who would win. Without a language every text
 * is its own id. */
import { describe, expect, it } from "vitest";
import { ACTIONS, actionFacts, CHOOSE_ACTION, nextLevel } from "../src/games/ankh/actions";
import { EmblemOf } from "../src/games/ankh/art/emblems";
import { thingPicture } from "../src/games/ankh/art/thing_picture";
import { CATALOGUE, TABLES } from "../src/games/ankh/catalogue";
import { border } from "../src/games/ankh/map";
import { conflictNumber, foretold, omen, outcomeOf } from "../src/games/ankh/omens";
import { contenders, leader, prospectLines } from "../src/games/ankh/who_would_win";
import { namesOf } from "../src/games/printed";
import type { ActionName, AnkhView, SideView } from "../src/generated/ankh";
import type { Question } from "../src/generated/protocol";

function sideOf(side: number, more: Partial<SideView> = {}): SideView {
  return {
    side,
    seats: [side],
    followers: 1,
    devotion: 0,
    powers: [],
    hand: [],
    played: [],
    warriors: 6,
    guardians: {},
    ankhs: 8,
    captives: 0,
    actionsPerTurn: 2,
    prospects: { move: 3, summon: 1, gain: 2, unlock: 4 },
    ...more,
  };
}

function viewOf(more: Partial<AnkhView> = {}): AnkhView {
  const sides = [sideOf(2, { devotion: 3 }), sideOf(1, { devotion: 9 }), sideOf(0, { devotion: 25 })];
  const seen = { edition: "final", gods: ["osiris", "anubis", "ra"], top: 31, lastRed: 20, event: 0, turn: 0 };
  const actions = { move: 0, summon: 0, gain: 0, unlock: 0 };
  const guardianCards = { satet: 1, mummy: 0, androsphinx: 1 };
  return { ...seen, actions, sides, guardianCards, regions: {}, prospects: {}, ...more } as unknown as AnkhView;
}

function asking(first: ActionName | null): Question {
  const legal = ACTIONS.slice(first === null ? 0 : ACTIONS.indexOf(first) + 1);
  return {
    kind: CHOOSE_ACTION,
    chosen: first === null ? [] : [{ kind: "action", name: first }],
    options: legal.map((text, n) => ({ code: n + 1, text, things: [{ kind: "action", name: text }] })),
  } as unknown as Question;
}

describe("an action", () => {
  it("says what it brings, what follows, and how far the event is", () => {
    const facts = actionFacts(viewOf(), sideOf(0), asking(null), "gain");
    expect(facts.option).toBeDefined();
    expect(facts.gains).toBe("ankh-table-gain-now");
    expect(facts.against).toBe("");
    expect(facts.follows).toBe("ankh-table-then");
    expect(facts.step).toBe("ankh-table-left");
  });

  it("triggers the event with its last step, and then ends the turn", () => {
    const last = TABLES.advances[3].move - 1;
    const view = viewOf({ actions: { move: last, summon: 0, gain: 0, unlock: 0 } });
    const facts = actionFacts(view, sideOf(0), asking(null), "move");
    expect([facts.triggers, facts.step, facts.follows]).toEqual([true, "ankh-table-triggers", "ankh-table-then-ends"]);
  });

  it("ends the turn where it unlocks a power, whatever is left", () => {
    expect(actionFacts(viewOf(), sideOf(0), asking(null), "unlock").follows).toBe("ankh-table-unlock-ends");
  });

  it("says which Guardian an unlock brings, or that none is left", () => {
    const effect = (...powers: SideView["powers"]): string =>
      actionFacts(viewOf(), sideOf(0, { powers }), asking(null), "unlock").effect;
    expect(effect()).toBe("ankh-table-unlock");
    expect(effect("commanding")).toBe("ankh-table-unlock ankh-table-unlock-guardian");
    expect(effect("commanding", "inspiring", "resplendent")).toBe("ankh-table-unlock ankh-table-unlock-no-guardian");
  });

  it("is legal but useless where it would only advance the marker, and says so", () => {
    const poor = sideOf(0, { followers: 0, prospects: { move: 3, summon: 1, gain: 0, unlock: 0 } });
    const unlock = actionFacts(viewOf(), poor, asking(null), "unlock");
    expect([unlock.option === undefined, unlock.against]).toEqual([false, "ankh-table-unlock-poor"]);
    expect(actionFacts(viewOf(), poor, asking(null), "gain").against).toBe("ankh-table-gain-none");
    expect(unlock.verb).toBe("ankh-table-do-marker");
  });

  it("is forbidden before the first one in the list, and done where it was the first", () => {
    const [move, summon, gain] = ACTIONS.map((one) => actionFacts(viewOf(), sideOf(0), asking("summon"), one));
    expect([move?.option, move?.against, move?.follows]).toEqual([undefined, "ankh-table-above", ""]);
    expect([summon?.done, summon?.against]).toEqual([true, ""]);
    expect([gain?.against, gain?.follows]).toEqual(["", "ankh-table-then-ends"]);
  });

  it("is the only one of a player of a merged god", () => {
    const merged = sideOf(0, { actionsPerTurn: 1 });
    expect(actionFacts(viewOf(), merged, asking(null), "move").follows).toBe("ankh-table-then-ends");
  });

  it("costs the level of the next power", () => {
    expect(nextLevel(sideOf(0))).toBe(1);
    expect(nextLevel(sideOf(0, { powers: ["revered", "inspiring"] }))).toBe(2);
  });
});

describe("what the Conflicts bring", () => {
  const places = TABLES.eventTrack.map((_, place) => place);
  const third = places.find((place) => conflictNumber(place) === TABLES.afterConflict.merging) ?? -1;
  const fourth = places.find((place) => conflictNumber(place) === TABLES.afterConflict.forgetting) ?? -1;

  it("is merging, forgetting and the end, in this order", () => {
    expect(places.flatMap((place) => outcomeOf(place, 3) ?? [])).toEqual(["merge", "forget", "over"]);
    expect(places.flatMap((place) => outcomeOf(place, 2) ?? [])).toEqual(["forget", "over"]);
    expect(conflictNumber(TABLES.eventTrack.length - 1)).toBe(TABLES.afterConflict.end);
  });

  it("is announced two events before, not earlier", () => {
    expect(omen(viewOf({ event: third - 3 }))).toBe("");
    expect(omen(viewOf({ event: third - 2 }))).toBe("ankh-table-omen-merge");
    expect(foretold(viewOf({ event: third - 3 }), third)).toBe("ankh-table-then-merge");
    expect(foretold(viewOf({ event: third - 2 }), third)).toBe("ankh-table-would-merge");
  });

  it("tells forgetting even where nobody is in the red", () => {
    expect(omen(viewOf({ event: fourth }))).toBe("ankh-table-omen-forget");
    const high = viewOf({ event: fourth, sides: [sideOf(0, { devotion: 21 })] });
    expect(omen(high)).toBe("ankh-table-omen-forget-nobody");
  });
});

describe("who would win", () => {
  const prospect = (strength: Record<string, number>) => ({
    strength,
    reward: { 0: 1, 1: 2 },
    majorities: { 0: 1 },
    majorityOf: { temple: 0 },
  });

  it("is the strongest, and nobody where the strongest are equal", () => {
    expect(leader(contenders(prospect({ 0: 2, 1: 3 })))?.side).toBe(1);
    expect(leader(contenders(prospect({ 0: 3, 1: 3 })))).toBeNull();
    expect(leader(contenders(prospect({ 1: 0 })))?.side).toBe(1);
  });

  it("is told with strengths and majorities", () => {
    const tied = viewOf({ prospects: { 1: prospect({ 0: 3, 1: 3 }) } });
    expect(prospectLines(tied, "1")).toEqual([
      "ankh-table-who-tied",
      "ankh-table-who-strength",
      "ankh-table-who-strength",
      "ankh-table-who-majority",
      "ankh-table-who-before-cards",
    ]);
    expect(prospectLines(tied, "2")).toEqual(["ankh-table-who-none"]);
  });
});

describe("pictures", () => {
  it.each(["card", "power", "action", "event", "god", "kind"])("there is one of every %s", (kind) => {
    const names = namesOf(CATALOGUE, kind);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => thingPicture({ kind, name }) === null)).toEqual([]);
  });

  it("and a shape of its own for every god", () => {
    const gods = namesOf(CATALOGUE, "god");
    const shapes = gods.map((god) => (EmblemOf({ god })?.props as { d?: string })?.d ?? "a disc");
    expect(new Set(shapes).size).toBe(gods.length);
  });
});

describe("the border of a region", () => {
  it("swings along water and is straight elsewhere", () => {
    const [river] = TABLES.map.rivers;
    const [one = ""] = (river ?? "").split("|");
    expect(border([one])).toMatch(/Q/);
  });
});
