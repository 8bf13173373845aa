import { describe, expect, it, vi } from "vitest";
import type { RatingPoint, TableListed } from "../src/generated/protocol";

vi.stubGlobal("localStorage", { getItem: () => "", setItem: () => undefined });
const { decoded } = await import("../src/address");
const { wanted } = await import("../src/screens/my_games");
const { fitting, newPlan, tableWish } = await import("../src/screens/new_table");
const { lines } = await import("../src/screens/people/leaderboard");
const { scaleOf } = await import("../src/screens/people/rating_chart");
const { acts } = await import("../src/screens/people/ties");

describe("a leaderboard", () => {
  it("has bots among the people, and counts only people", () => {
    const leaders = [
      { name: "Ada", rating: 1600, give_or_take: 80, games: 12, won: 9 },
      { name: "Bob", rating: 1400, give_or_take: 90, games: 12, won: 3 },
    ];
    const shown = lines({ leaders, bots: [{ level: "adept", rating: 1500 }] });
    expect(shown.map(({ name, place, bot }) => [name, place, bot])).toEqual([
      ["Ada", 1, false],
      ["adept", 0, true],
      ["Bob", 2, false],
    ]);
  });
});

describe("a rating history", () => {
  it("lies within its picture, band and all", () => {
    const history: RatingPoint[] = [1500, 1540, 1480].map((rating, at) => ({ at, rating, give_or_take: 60, place: 1 }));
    const { low, high, x, y } = scaleOf(history);
    expect([low, high]).toEqual([1420, 1600]);
    expect(y(high)).toBeLessThan(y(low));
    expect(x(0)).toBeLessThan(x(2));
    for (const at of [y(low), y(high)]) expect(at >= 0 && at <= 96).toBe(true);
  });
});

describe("what can be done about somebody", () => {
  const words = (friend: "" | "asked" | "asks" | "friends", blocked = false, muted = false) =>
    acts({ friend, blocked, muted }).map(([one]) => one);
  it("depends on what was said before", () => {
    expect(words("")).toEqual(["people-ask", "people-mute", "people-block"]);
    expect(words("asks")).toEqual(["people-accept", "people-decline", "people-mute", "people-block"]);
    expect(words("friends", false, true)).toEqual(["people-unfriend", "people-unmute", "people-block"]);
    expect(words("", true)).toEqual(["people-mute", "people-unblock"]);
  });
});

describe("games that are looked for", () => {
  const person = (seat: number, name: string, asked = false) =>
    ({ seat, kind: "person", name, level: "", away: false, called: "", asked }) as const;
  const table: TableListed = {
    id: "t",
    game: "ankh",
    title: "",
    phase: "playing",
    visibility: "link",
    code: "",
    seats: [person(0, "Me", true), person(1, "Zoë")],
    created: 0,
    updated: 0,
    mine: [0],
    rated: true,
  };
  const all = { filter: "all", game: "", rated: "any", with: "" } as const;
  it("fit every filter", () => {
    expect(wanted(table, all)).toBe(true);
    expect(wanted(table, { ...all, filter: "mine", rated: "rated", with: " zo", game: "ankh" })).toBe(true);
    expect(wanted({ ...table, rated: false }, { ...all, rated: "rated" })).toBe(false);
    expect(wanted(table, { ...all, with: "bob" })).toBe(false);
    expect(wanted(table, { ...all, filter: "over" })).toBe(false);
    expect(wanted({ ...table, seats: [person(0, "Me"), person(1, "Zoë", true)] }, { ...all, filter: "mine" })).toBe(
      false,
    );
  });
});

describe("a rated table", () => {
  const box = {
    name: "ankh",
    rules_version: 1,
    players: [2, 3],
    choices: [],
    editions: [],
    scenarios: {},
    gods: ["isis", "ra"],
    guardians: { 1: ["satet"] },
    variants: ["odd"],
    words: [],
  };
  it("has clocks, and nothing about it is chosen", () => {
    const plan = newPlan("ankh", "Ada", "adept");
    const seats = plan.seats.map((seat) => ({ ...seat, kind: "hotseat" as const, god: "isis" }));
    const full = { ...plan, seats, rated: true, players: 2, guardians: { 1: "satet" }, variants: ["odd"] };
    const wish = tableWish(fitting(full, box), box, "somebody");
    expect(wish.rated).toBe(true);
    expect(wish.pace?.kind).toBe("clock");
    expect(wish.seats.map(({ kind }) => kind)).toEqual(["friend", "friend"]);
    expect(wish.setup).toEqual({ game: "ankh", players: 2, gods: null, guardians: null });
    expect("practice" in wish).toBe(false);
  });
});

it("an address that was never encoded is taken as it is", () => {
  expect(decoded("Zo%C3%AB")).toBe("Zoë");
  expect(decoded("100%")).toBe("100%");
});
