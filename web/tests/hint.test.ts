/** The words of advice, without a server. */
import { beforeAll, expect, test, vi } from "vitest";
import { battleLines } from "../src/games/ankh/advice";
import type { BattleShown, HintShown } from "../src/generated/protocol";
import { hintLines } from "../src/table/hint";
import { speak } from "../src/words/words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  return speak("en");
});

const SAID: HintShown = {
  seat: 0,
  asked: 3,
  hint: {
    seat: "isis",
    best: { option: 4, line: ["move", "5,6"], chance: "61.4" },
    ends: false,
    gains: [{ feature: "devotion", seat: 0, before: "2.00", after: "4.00", worth: "3.2", rule: "ANKH-DEV-01" }],
    denials: [],
    risks: [{ feature: "devotion", seat: 1, before: "1.00", after: "3.00", worth: "-1.1", rule: "ANKH-DEV-01" }],
    alternatives: [{ option: 0, line: ["pass"], chance: "55.0" }],
  },
};
const called = (seat: number): string => ["Isis", "Ra"][seat] ?? "";

test("a hint says what to do, why with its rules, and what else", () => {
  const lines = hintLines(SAID, "ankh", called);
  expect(lines.map((line) => line.rule)).toEqual([undefined, "ANKH-DEV-01", "ANKH-DEV-01", undefined]);
  expect(lines[0]?.text).toContain("move 5,6");
  expect(lines[0]?.text).toContain("61%");
  expect(lines[1]?.text).toContain("+3.2");
  expect(lines[2]?.text).toContain("Ra");
  expect(lines[3]?.text).toContain("pass");
});

test("a question with one answer needs no reasons", () => {
  const only = { ...SAID, hint: { ...SAID.hint, alternatives: [] } };
  expect(hintLines(only, "ankh", called)).toHaveLength(1);
});

test("each card of mine is summed over what the others may play", () => {
  const cell = (
    mine: string,
    theirs: string,
    victor: string | null,
    devotion: number,
  ): BattleShown["cells"][number] => ({
    mine: [mine],
    theirs: { ra: [theirs] },
    bids: "none",
    victor,
    devotion: { isis: devotion, ra: 0 },
    killed: { isis: 1, ra: 0 },
    followers: { isis: 0, ra: 0 },
  });
  const battle = {
    region: 2,
    side: "isis",
    cells: [cell("flood", "flood", null, 0), cell("flood", "build", "isis", 2), cell("build", "flood", "ra", 0)],
  };
  const lines = battleLines(battle).map((line) => line.text);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("1 of 2");
  expect(lines[0]).toContain("0 to 2");
});
