import { describe, expect, it } from "vitest";
import { addressOf } from "../src/address";
import { retryDelay } from "../src/net/retry_delay";
import { alone, newPlan, pace, picked, seats, tableWish } from "../src/screens/new_table";
import { bookOf, chapters, found } from "../src/screens/rulebook";
import { ticks } from "../src/table/chart_ticks";
import { remaining, timeLeft } from "../src/table/clock";
import { nearest } from "../src/table/nearest";
import { untilVote } from "../src/table/vote";
import { byStrength, usualLevel } from "../src/words/bot_levels";

describe("levels", () => {
  it("go from weak to strong, unknown ones last", () => {
    expect(byStrength(["grandmaster", "master", "oracle", "random", "novice"])).toEqual([
      "random",
      "novice",
      "master",
      "grandmaster",
      "oracle",
    ]);
  });
  it("propose what was played last, else a beginner's match, else what there is", () => {
    expect(usualLevel(["random", "master"], "master")).toBe("master");
    expect(usualLevel(["novice", "random"], "gone")).toBe("novice");
    expect(usualLevel(["random"], null)).toBe("random");
  });
});

describe("wishes for a table", () => {
  it("propose me, a friend and bots", () => {
    expect(seats("adept").map((seat) => seat.kind)).toEqual(["me", "friend", "bot", "bot", "bot"]);
  });
  it("are for practice only where somebody plays alone against bots", () => {
    const box = {
      name: "x",
      rules_version: 1,
      players: [3],
      choices: [],
      editions: [],
      scenarios: {},
      gods: [],
      guardians: {},
      variants: [],
      words: [],
    };
    const plan = newPlan("x", "Ada", "novice");
    expect(alone(plan.seats)).toBe(false);
    expect(tableWish(plan, box, "")).not.toHaveProperty("practice");
    const solo = { ...plan, seats: plan.seats.filter(({ kind }) => kind !== "friend") };
    expect(tableWish(solo, box, "")).toHaveProperty("practice", true);
    expect(tableWish({ ...solo, practice: false }, box, "")).toHaveProperty("practice", false);
  });
  it("draw what was not chosen, never twice the same, and nothing where nothing was chosen", () => {
    expect(picked(["", ""], ["ra", "isis"])).toBeNull();
    expect(picked(["ra", "", ""], ["ra", "isis", "amun"], {}, () => 0)).toEqual(["ra", "isis", "amun"]);
    expect(picked(["", "apep"], [], { 1: ["satet", "mummy"], 2: ["apep"] }, () => 0.99)).toEqual(["mummy", "apep"]);
  });
  it("have a pace", () => {
    expect(pace("none")).toEqual({ kind: "none" });
    expect(pace("quick").seconds).toBe(900);
    expect(pace("days").days).toBe(3);
  });
});

describe("the rulebook", () => {
  const rule = (id: string, group: string, text: string) => ({ id, group, text, links: [] });
  const rules = [
    rule("ANKH-BAT-01", "Battle", "A Battle runs in this order"),
    rule("ANKHP-BAT-01", "Battle", "Another"),
    rule("PAN-END-01", "End", "over"),
    rule("ANKH-END-01", "End", "The top wins"),
  ];
  it("keeps its books apart", () => {
    expect(bookOf("ANKHP-BAT-01")).toBe("ANKHP");
    expect(bookOf("")).toBe("");
    expect(found(rules, "ANKH", "").map((one) => one.id)).toEqual(["ANKH-BAT-01", "ANKH-END-01"]);
  });
  it("finds all the words, in number, chapter or text", () => {
    expect(found(rules, "ANKH", "order battle")).toHaveLength(1);
    expect(found(rules, "ANKH", "end-01 TOP")).toHaveLength(1);
    expect(found(rules, "PAN", "battle")).toEqual([]);
  });
  it("has chapters in order", () => {
    expect(chapters(rules).map((chapter) => [chapter.title, chapter.rules.length])).toEqual([
      ["Battle", 2],
      ["End", 2],
    ]);
  });
});

describe("clocks", () => {
  it("run only while they run", () => {
    expect(remaining({ seat: 0, running: true, left: 5000 }, 2000)).toBe(3000);
    expect(remaining({ seat: 0, running: true, left: 5000 }, 9000)).toBe(0);
    expect(remaining({ seat: 0, running: false, left: 5000 }, 9000)).toBe(5000);
  });
  it("are written as people read them", () => {
    expect(timeLeft(59_001)).toBe("1:00");
    expect(timeLeft(3_725_000)).toBe("1:02:05");
    expect(timeLeft(2 * 86_400_000 + 3 * 3_600_000 + 5 * 60_000)).toBe("2 d 3:05");
  });
});

describe("small things", () => {
  it("an invite is behind the # of /join, other addresses are their own", () => {
    expect(addressOf("/join", "#abcdefgh1234")).toBe("#/invite/abcdefgh1234");
    expect(addressOf("/join", "#/rules/")).toBe("#/rules/");
    expect(addressOf("/", "#abcdefgh1234")).toBe("#abcdefgh1234");
  });
  it("arrows prefer what lies straight ahead", () => {
    const places = [
      { x: 10, y: 9 },
      { x: 14, y: 0 },
      { x: -5, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, places, { x: 1, y: 0 })).toBe(1);
    expect(nearest({ x: 0, y: 0 }, places, { x: -1, y: 0 })).toBe(2);
    expect(nearest({ x: 0, y: 0 }, places, { x: 0, y: -1 })).toBe(-1);
  });
  it("a lost line is tried again with growing patience, at most half a minute", () => {
    expect(retryDelay(0, 0)).toBe(250);
    expect(retryDelay(3, 1)).toBe(4000);
    expect(retryDelay(40, 1)).toBe(30_000);
  });
  it("a chart has a handful of round lines", () => {
    expect(ticks(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ticks(31)).toEqual([0, 10, 20, 30]);
    expect(ticks(140).length).toBeLessThanOrEqual(7);
  });
});

describe("a vote about somebody who is away", () => {
  it("is possible from the time that the server names, by the server's clock", () => {
    const absent = { seat: 1, since: 1_000, vote_from: 301_000 };
    expect(untilVote(absent, 166_000)).toBe(135_000);
    expect(timeLeft(untilVote(absent, 166_000))).toBe("2:15");
    expect(untilVote(absent, 301_000)).toBe(0);
    expect(untilVote(absent, 999_000)).toBe(0);
  });
});
