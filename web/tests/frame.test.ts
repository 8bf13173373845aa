/** The frame of a table: the order of seats, how prominent answers are, unread messages. */
import { describe, expect, it } from "vitest";
import type { Answer } from "../src/games/description";
import type { LogEntry, Option } from "../src/generated/protocol";
import { toneOf } from "../src/table/answer_tone";
import { roundTable, sidesRound } from "../src/table/seat_order";
import { saidSince } from "../src/table/unread";

describe("seats in the top bar", () => {
  it("begin with one's own and follow round the table", () => {
    expect(roundTable(4, 2)).toEqual([2, 3, 0, 1]);
    expect(roundTable(3, undefined)).toEqual([0, 1, 2]);
  });

  it("share a chip once their gods have merged, in the place of the first", () => {
    expect(sidesRound([2, 3, 0, 1], [[0], [1, 3], [2], [1, 3]])).toEqual([[2], [1, 3], [0]]);
    expect(sidesRound([0, 1], [])).toEqual([[0], [1]]);
  });
});

const answer = (code: number, tone?: Answer["tone"]): Answer => {
  const option: Option = { code, text: "", things: [], words: { key: "", values: {} }, cost: null };
  return { option, words: "", picture: null, ...(tone ? { tone } : {}) };
};

describe("how prominent an answer is", () => {
  const [pass, one, other] = [answer(0), answer(1), answer(2)];

  it("the verb that is alone is the one button, and declining is quiet beside it", () => {
    expect(toneOf(one, [one, pass], false)).toBe("act");
    expect(toneOf(pass, [one, pass], false)).toBe("decline");
  });

  it("several are plain, and so is one while the board answers too", () => {
    expect(toneOf(one, [one, other], false)).toBe("plain");
    expect(toneOf(one, [one], true)).toBe("plain");
  });

  it("to go on is the verb where there is nothing else to do", () => {
    expect(toneOf(pass, [pass], false)).toBe("act");
    expect(toneOf(pass, [pass], true)).toBe("decline");
  });

  it("a game may say otherwise", () => {
    expect(toneOf(answer(0, "act"), [one, pass], true)).toBe("act");
  });
});

it("messages of others since a moment are unread", () => {
  const said = (at: number, seat: number, kind = "said"): LogEntry => ({ seq: at, at, kind, seat });
  const entries = [said(1, 1), said(5, 1), said(6, 0), said(7, 2), said(8, 2, "answered")];
  expect(saidSince(entries, 4, [0])).toBe(2);
  expect(saidSince(entries, 9, [0])).toBe(0);
});
