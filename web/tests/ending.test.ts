/** The end of a game: its words, its sheet and its moments, without a server. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { moments as ankhMoments } from "../src/games/ankh/moments";
import { SHEET as ANKH_SHEET, printedOn } from "../src/games/ankh/score_sheet";
import { moments as pantheonMoments } from "../src/games/pantheon/moments";
import { columnsFor, SHEET as PANTHEON_SHEET } from "../src/games/pantheon/score_sheet";
import type { GameEvent, ScoreRow } from "../src/generated/protocol";
import { chosen, leaderOf, type Placed, placedEvents } from "../src/table/ending/moments";
import { decisive, resultWords } from "../src/table/ending/result_words";
import { speak } from "../src/words/words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  await speak("en");
});

const NAMES = ["Amun", "Isis", "Ra"];
const name = (seat: number) => NAMES[seat] ?? "?";
const happened = (answers: number, event: Partial<GameEvent> & { kind: string }): Placed => ({
  answers,
  event: { rule: "", ...event } as GameEvent,
});
const row = (seat: number, place: number, gained: Record<string, number>, out = false): ScoreRow => ({
  seats: [seat],
  place,
  score: Object.values(gained).reduce((sum, one) => sum + one, 0),
  out,
  parts: Object.entries(gained).map(([source, amount]) => ({ source, rule: "", amount })),
});
const SHEET = [
  row(0, 1, { majorities: 11, battles: 5 }),
  row(1, 2, { majorities: 4, battles: 6 }),
  row(2, 3, { cards: 2 }),
];
const asked = (mine: readonly number[], sheet: readonly ScoreRow[] = SHEET, winners: readonly number[] = [0]) =>
  resultWords({
    sheet,
    winners,
    mine,
    name: (one) => one.seats.map(name).join(" + "),
    sources: ["majorities", "battles", "cards"],
    label: (source) => source,
    moments: [],
  });

describe("the result in words", () => {
  it("tells the winner what decided it", () => {
    const { title, below, why } = asked([0]);
    expect(title).toBe("You win!");
    expect(below).toBe("First of 3 sides.");
    expect(why).toBe("What decided it: majorities. 11 for you, 7 more than for Isis.");
  });
  it("tells everybody else their place and how far behind they are", () => {
    expect(asked([1])).toMatchObject({ title: "Second place", below: "6 behind Amun." });
    expect(asked([2]).why).toBe("What decided it: majorities. 11 for Amun, 11 more than for you.");
  });
  it("speaks of the winner to spectators and to several people at one device", () => {
    expect(asked([]).title).toBe("Amun: victory!");
    expect(asked([0, 1]).title).toBe("Amun: victory!");
  });
  it("knows shared victories, sides that are out, and games that nobody wins", () => {
    const even = [row(0, 1, { battles: 3 }), row(1, 1, { battles: 3 })];
    expect(asked([1], even, [0, 1]).title).toBe("You share the victory!");
    expect(asked([1], [row(0, 1, { battles: 3 }), row(1, 2, {}, true)]).below).toBe(
      "Out before the end. Winner: Amun.",
    );
    expect(asked([0], SHEET, []).title).toBe("Nobody wins");
  });
  it("names no source where the winner is ahead in none", () => {
    expect(decisive(row(0, 1, { battles: 1 }), row(1, 2, { battles: 1 }), ["battles"])).toBeNull();
  });
});

describe("the moments", () => {
  it("of Ankh are Battles, Dominations, merging and forgetting, each with what it brought", () => {
    const found = ankhMoments(
      [
        happened(3, { kind: "domination", who: 0, what: "1" }),
        happened(3, { kind: "devotion-gained", who: 0, what: "2", amount: 2 }),
        happened(5, { kind: "battle-begins", what: "2" }),
        happened(9, { kind: "battle-won", who: 1, amount: 3 }),
        happened(9, { kind: "devotion-gained", who: 1, what: "4", amount: 4 }),
        happened(9, { kind: "conflict-ends", amount: 3 }),
        happened(10, { kind: "gods-merge", who: 2, whom: 0 }),
        happened(10, { kind: "gods-merged", who: 2, whom: 0, what: "0" }),
        happened(20, { kind: "conflict-ends", amount: 4 }),
        happened(20, { kind: "god-forgotten", who: 2, what: "0" }),
      ],
      name,
    );
    expect(found.map(({ title }) => title)).toEqual([
      "Conflict 1, Region 1",
      "Conflict 1, Region 2",
      "After Conflict 3",
      "After Conflict 4",
    ]);
    expect(found.map(({ words }) => words)).toEqual([
      "Alone in the region: Amun, 2 Devotion. New leader: Amun, with 2.",
      "Battle won by 3: Isis, 4 Devotion. New leader: Isis, with 4.",
      "Ra and Amun, the two lowest, merge on 0 and fight on as one.",
      "Forgotten with 0 Devotion: Ra.",
    ]);
    expect(found.map(({ always }) => Boolean(always))).toEqual([false, false, true, true]);
  });
  it("of Pantheon are its epochs and always both scorings", () => {
    const scored = (answers: number, who: number, amount: number, rule: string) =>
      happened(answers, { kind: "points-scored", who, amount, rule });
    const found = pantheonMoments(
      [
        happened(0, { kind: "nation-revealed", what: "gallia", amount: 3 }),
        scored(4, 0, 3, "PAN-GOD-02"),
        scored(5, 1, 7, "PAN-SCORE-02"),
        happened(6, { kind: "nation-revealed", what: "roma", amount: 6 }),
        scored(9, 0, 20, "PAN-SCORE-08"),
      ],
      name,
    );
    expect(found.map(({ title }) => title)).toEqual([
      "Epoch 3, Gallia",
      "First scoring, after epoch 3",
      "Second scoring, after epoch 6",
    ]);
    expect(found[2]?.words).toBe("Most points: Amun, 20. New leader: Amun, with 23.");
    expect(found.map(({ always }) => Boolean(always))).toEqual([false, true, true]);
  });
  it("are the greatest few, never two with the same words, in the order of the game", () => {
    const one = { seat: 0, title: "a", words: "b" };
    const all = [5, 1, 9, 9, 7].map((swing, n) => ({ ...one, answers: n, swing, title: `t${swing}` }));
    expect(chosen(all, 2).map(({ swing }) => swing)).toEqual([9, 7]);
    expect(chosen([{ ...one, answers: 0, swing: 0, always: true }, ...all], 2)[0]?.title).toBe("a");
    expect(
      leaderOf(
        new Map([
          [0, 3],
          [1, 3],
        ]),
      ),
    ).toBeNull();
  });
  it("do not count what was taken back", () => {
    const entry = (seq: number, kind: string, more: object = {}) => ({ seq, at: 0, kind, ...more }) as never;
    const told = { events: { "0": [{ kind: "battle-won", rule: "" }] } };
    const log = [entry(1, "answered", told), entry(2, "undone", { other: 1 }), entry(3, "answered", told)];
    expect(placedEvents(log, 4, 0).map(({ answers }) => answers)).toEqual([5]);
  });
});

describe("the sheet", () => {
  it("of Ankh names the card or power that gave the points", () => {
    expect(printedOn("ANKH-CARD-17")).toBe("Miracle");
    expect(printedOn("ANKH-POW-15")).toBe("Magnanimous");
    expect(ANKH_SHEET.detail("cards", [{ source: "cards", rule: "ANKH-CARD-17", amount: 3 }])).toBe("Miracle 3");
    expect(ANKH_SHEET.detail("battles", [{ source: "battles", rule: "ANKH-BAT-20", amount: 1 }])).toBe("");
  });
  it("of Pantheon says how columns were reckoned", () => {
    expect([3, 8, 14, 27, 48].map(columnsFor)).toEqual(["3 × 1", "4 × 2", "7 × 2", "9 × 3", "12 × 4"]);
    expect(PANTHEON_SHEET.detail("columns-2", [{ source: "columns-2", rule: "", amount: 48 }])).toBe("12 × 4");
    expect(PANTHEON_SHEET.detail("epochs", [{ source: "epochs", rule: "", amount: 6 }])).toBe("2 × 3");
    expect(PANTHEON_SHEET.groups().map(({ sources }) => sources.length)).toEqual([2, 3, 3]);
  });
});
