/** What Pantheon's table foresees: what a god lacks, what a scoring brings, the way to a hex, the land of a nation. */
import { describe, expect, it } from "vitest";
import { completing, verdictOn } from "../src/games/pantheon/affordable";
import { litBy, meant } from "../src/games/pantheon/answers";
import { thingPicture } from "../src/games/pantheon/art/thing_picture";
import { CATALOGUE } from "../src/games/pantheon/catalogue";
import { forecastFor, nextThreshold, pointsForColumns } from "../src/games/pantheon/forecast";
import { beside, journeyTo, nextPlaces } from "../src/games/pantheon/journey";
import { planTo } from "../src/games/pantheon/plan";
import { coinsOf, stepsOf } from "../src/games/pantheon/prospects";
import { apart, realmAt, realmOf, rimAround } from "../src/games/pantheon/realms";
import { actionsTaken, lastTurnsOf } from "../src/games/pantheon/state";
import type { PantheonView, PlayerView } from "../src/generated/pantheon";
import type { GameEvent, Option, Question } from "../src/generated/protocol";

const PLAYER: PlayerView = {
  colour: "red",
  score: 0,
  handSize: 0,
  demigodCount: 0,
  gods: {},
  tiles: {},
  bonus: null,
  tokens: {},
  feet: [],
  jumpedFeet: [],
  columns: [],
  feetInReserve: 4,
  columnsInReserve: 3,
  feetInGeneral: 8,
  columnsInGeneral: 9,
  hand: {},
};

/** A table with the temple on Gallia's start hex. */
function tableWith(...players: readonly Partial<PlayerView>[]): PantheonView {
  return { temple: "3,2", players: players.map((one) => ({ ...PLAYER, ...one })) } as unknown as PantheonView;
}

function option(code: number, kind: string, name: string): Option {
  return { code, text: name, cost: 1, things: [{ kind, name }], words: { key: "", values: {} } } as unknown as Option;
}

function questionOf(kind: string, amount: number, options: readonly Option[]): Question {
  return { kind, seat: 0, may: "answer", amount, options, suggestions: [], asked: 1 } as unknown as Question;
}

describe("what a god lacks", () => {
  const means = { hand: { dancer: 1, priest: 2 }, tokens: { dancer: "II" } };

  it("is nothing where each number is met by a kind of its own", () => {
    expect(verdictOn("taksator", means)).toEqual({
      needs: [
        { number: 3, kind: "dancer", missing: 0 },
        { number: 1, kind: "priest", missing: 0 },
      ],
      missing: [],
    });
  });

  it("is what the best way to pay still needs", () => {
    expect(verdictOn("plaesiris", means).missing).toEqual([{ amount: 1, kinds: ["priest"] }]);
  });

  it("is any of the kinds that would serve as well", () => {
    expect(verdictOn("traitera", means).missing).toEqual([{ amount: 1, kinds: ["gift", "temple"] }]);
  });

  it("leaves tokens aside for a god that takes only cards", () => {
    const rich = { hand: { gift: 2, priest: 1 }, tokens: { dancer: "IV" } };
    expect(verdictOn("pietalte", rich).missing.reduce((sum, { amount }) => sum + amount, 0)).toBe(3);
  });

  it("names the cards that would complete a payment", () => {
    expect(completing("plaesiris", means)).toEqual(["priest"]);
    expect(completing("taksator", means)).toEqual([]);
    expect(completing("gadicea", means)).toEqual([]);
  });
});

describe("the forecast of a scoring", () => {
  it("counts columns as the rules do", () => {
    expect([0, 1, 3, 4, 7, 8, 11, 12].map(pointsForColumns)).toEqual([0, 1, 3, 8, 14, 24, 33, 48]);
  });

  it("says from how many columns each is worth more", () => {
    expect(nextThreshold(3)).toEqual({ at: 4, missing: 1, now: 3, later: 8 });
    expect(nextThreshold(5)).toEqual({ at: 8, missing: 3, now: 10, later: 24 });
    expect(nextThreshold(12)).toBeNull();
  });

  it("adds the own demigods and Pietalte, and leaves hidden demigods open", () => {
    const columns = ["0,0", "2,0", "5,0", "6,0", "9,0"];
    const own = forecastFor({ ...PLAYER, columns, demigodCount: 2, demigods: { "3": 1, "2": 1 } });
    expect([own.known, own.more]).toEqual([15, false]);
    const rich = forecastFor({ ...PLAYER, gods: { pietalte: 2 }, tokens: { gift: "IV", priest: "II" } });
    expect(rich.known).toBe(8);
    const other = forecastFor({ ...PLAYER, columns: ["0,0"], demigodCount: 2 });
    expect([other.known, other.more]).toEqual([1, true]);
  });
});

describe("the way to a hex", () => {
  it("begins at the temple and places a piece at each step", () => {
    const way = journeyTo(tableWith({}), 0, "5,2");
    expect(way).toMatchObject({ from: "3,2", cost: 2, feet: 2, columns: 0 });
    expect(way?.steps.map(({ space }) => space)).toEqual(["4,2", "5,2"]);
  });

  it("goes on from own pieces and pays two where somebody stands", () => {
    expect(journeyTo(tableWith({ feet: ["4,2"] }), 0, "5,2")).toMatchObject({ from: "4,2", cost: 1 });
    expect(journeyTo(tableWith({ feet: ["4,2"] }, { feet: ["5,2"] }), 0, "5,2")?.cost).toBe(2);
  });

  it("never ends on the temple, on an own piece, or where two stand", () => {
    const view = tableWith({ feet: ["4,2"] }, { feet: ["5,2"] }, { feet: ["5,2"] });
    expect(["3,2", "4,2", "5,2"].map((space) => journeyTo(view, 0, space))).toEqual([null, null, null]);
  });

  it("wants a foot beside a column, and goes on from old columns", () => {
    const site = journeyTo(tableWith({}), 0, "4,3");
    expect(site?.steps.map(({ piece }) => piece)).toEqual(["foot", "column"]);
    // Two feet reach Mediolanum, where a column of an earlier epoch stands; beyond it every foot costs one.
    const old = journeyTo(tableWith({ columns: ["4,3"] }), 0, "5,3");
    expect(old).toMatchObject({ cost: 2, feet: 2 });
    expect(old?.steps.map(({ space }) => space)).not.toContain("4,3");
  });

  it("begins at a foot that jumped", () => {
    expect(journeyTo(tableWith({ feet: ["9,9"], jumpedFeet: ["9,9"] }), 0, "8,9")).toMatchObject({
      from: "9,9",
      cost: 1,
    });
  });

  it("shows where the next piece can go", () => {
    const next = nextPlaces(tableWith({}, { feet: ["4,2"] }), 0);
    expect(next.map(({ space }) => space).sort()).toEqual([...beside("3,2")].sort());
    expect(next.find(({ space }) => space === "4,2")?.cost).toBe(2);
  });
});

describe("a planned Move", () => {
  const card = option(305, "card", "move");

  it("plays the movement cards it needs, then places its pieces", () => {
    const view = tableWith({ hand: { move: 2 } });
    const plan = planTo({ view, question: questionOf("choose-action", 0, [option(1, "action", "move")]) }, "5,2");
    expect(plan).toMatchObject({ budget: 5, cards: 1, short: "" });
    expect(plan?.things).toEqual([
      { kind: "action", name: "move" },
      { kind: "card", name: "move" },
      { kind: "space", name: "4,2" },
      { kind: "space", name: "5,2" },
    ]);
  });

  it("says what does not suffice", () => {
    const short = (player: Partial<PlayerView>, steps: number) =>
      planTo({ view: tableWith(player), question: questionOf("moving", steps, [card]) }, "5,2")?.short;
    expect(short({}, 1)).toBe("steps");
    expect(short({ feetInReserve: 1 }, 3)).toBe("feet");
    expect(short({ hand: { move: 1 } }, 1)).toBe("");
  });

  it("is none while no piece can be placed by steps", () => {
    expect(planTo({ view: tableWith({}), question: questionOf("buying", 9, []) }, "4,2")).toBeNull();
    expect(planTo({ view: tableWith({}), question: null }, "4,2")).toBeNull();
  });
});

describe("what a player has", () => {
  it("is steps of cards, gods and tiles, and coins of cards and gods", () => {
    const player = { ...PLAYER, hand: { move: 2, "coin-1": 1, "coin-3": 1 } } as PlayerView;
    expect(stepsOf(player).most).toBe(5);
    const rich = { ...player, gods: { vinthrad: 2, stonkus: 1 }, tiles: { "steps-1": 1 } } as PlayerView;
    expect([stepsOf(rich).free, coinsOf(player), coinsOf(rich)]).toEqual([4, 4, 6]);
  });
});

describe("the land of a nation", () => {
  it("lies around its start, and no hex belongs to two", () => {
    expect([apart("3,2", "3,2"), apart("3,2", "5,2"), apart("3,2", "1,4")]).toEqual([0, 2, 2]);
    expect(realmAt("3,2")).toBe("gallia");
    expect(realmOf("gallia").every((space) => apart(space, "3,2") <= 3)).toBe(true);
    expect(realmOf("gallia").some((space) => realmOf("germania").includes(space))).toBe(false);
  });

  it("has a rim of its outer edges only", () => {
    expect(rimAround(["3,2"]).match(/M/g)).toHaveLength(6);
    expect(rimAround(["3,2", "4,2"]).match(/M/g)).toHaveLength(10);
  });
});

describe("pictures and answers", () => {
  it("every printed thing has a picture", () => {
    for (const kind of ["god", "loot", "bonus", "nation", "card", "demigod", "action", "offering", "token", "piece"]) {
      for (const { name } of CATALOGUE.things[kind]?.items ?? []) {
        expect(thingPicture({ kind, name }), `${kind} ${name}`).not.toBeNull();
      }
    }
    expect(thingPicture({ kind: "seat", name: "red" })).toBeNull();
  });

  it("a jump glows where nothing else can be placed", () => {
    const question = questionOf("moving", 2, [
      option(5, "space", "4,2"),
      option(155, "jump", "4,2"),
      option(160, "jump", "5,3"),
    ]);
    const lit = litBy(tableWith({}), question);
    expect([...lit.spaces].map(([space, { code }]) => [space, code])).toEqual([
      ["4,2", 5],
      ["5,3", 160],
    ]);
    expect(lit.shown).toEqual([]);
    expect(meant(question, lit, { kind: "space", name: "5,3" })?.code).toBe(160);
  });
});

describe("the running turn", () => {
  const event = (kind: string, who: number): GameEvent => ({ kind, who, rule: "" }) as GameEvent;

  it("counts its actions, and knows what everybody did last", () => {
    const events = [
      event("turn-begins", 0),
      event("action-chosen", 0),
      event("turn-begins", 1),
      event("action-chosen", 1),
      event("further-action", 1),
      event("action-chosen", 1),
    ];
    expect(actionsTaken(events)).toBe(2);
    expect(
      lastTurnsOf(events)
        .get(0)
        ?.map(({ kind }) => kind),
    ).toEqual(["action-chosen"]);
    expect(lastTurnsOf(events).get(1)).toHaveLength(3);
  });
});
