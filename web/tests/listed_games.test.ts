import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatShown, TableListed } from "../src/generated/protocol";

vi.stubGlobal("localStorage", { getItem: () => "Ada", setItem: () => undefined });
const { byUrgency, moreWords, others, ownSeats, standingOf, standingWords } = await import(
  "../src/screens/listed_games"
);

const seat = (number: number, part: Partial<SeatShown>): SeatShown => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  level: "",
  away: false,
  called: "",
  ...part,
});

const table = (part: Partial<TableListed>): TableListed => ({
  id: "t",
  game: "ankh",
  title: "",
  phase: "playing",
  visibility: "link",
  code: "",
  seats: [seat(0, {}), seat(1, {})],
  created: 0,
  updated: 0,
  mine: [0],
  ...part,
});

describe("a game in a list", () => {
  let mine: TableListed;
  beforeEach(() => {
    mine = table({ seats: [seat(0, { asked: true }), seat(1, {})] });
  });

  it("is mine while it waits for me, and somebody else's otherwise", () => {
    expect(standingOf(mine)).toBe("mine");
    expect(standingWords(mine)).toBe("home-your-turn");
    const theirs = table({ seats: [seat(0, {}), seat(1, { asked: true })] });
    expect(standingOf(theirs)).toBe("others");
    expect(moreWords(theirs)).toBe("home-waiting-for");
  });

  it("comes first when it waits for me, then newest first, those that are over last", () => {
    const over = table({ id: "over", phase: "finished", updated: 9 });
    const waiting = table({ id: "room", phase: "waiting", updated: 1 });
    const old = table({ id: "old", updated: 2 });
    const fresh = table({ id: "new", updated: 3 });
    expect(byUrgency([over, old, fresh, waiting, mine]).map(({ id }) => id)).toEqual([
      "t",
      "room",
      "new",
      "old",
      "over",
    ]);
  });

  it("says my place, or who won", () => {
    const won = table({ phase: "finished", seats: [seat(0, { place: 1 }), seat(1, { place: 2 })] });
    expect([standingWords(won), moreWords(won)]).toEqual(["games-won", ""]);
    const lost = table({ phase: "finished", seats: [seat(0, { place: 2 }), seat(1, { place: 1 })] });
    expect([standingWords(lost), moreWords(lost)]).toEqual(["games-place", "games-winner"]);
    const nobody = table({ phase: "finished", mine: [], seats: [seat(0, { place: 2 }), seat(1, { place: 2 })] });
    expect([standingWords(nobody), moreWords(nobody)]).toEqual(["games-no-winner", ""]);
    const before = table({ phase: "finished" });
    expect([standingWords(before), moreWords(before)]).toEqual(["games-over", ""]);
  });

  it("counts the free seats of a table that waits", () => {
    const free = seat(1, { kind: "free", name: "" });
    expect(standingWords(table({ phase: "waiting", seats: [seat(0, {}), free] }))).toBe("home-free-seats");
    expect(standingWords(table({ phase: "waiting" }))).toBe("home-all-here");
  });

  it("names the others: people, and bots by their names", () => {
    const bot = seat(1, { kind: "bot", name: "", level: "novice", bot: "milo" });
    expect(others(table({ seats: [seat(0, {}), bot, seat(2, { kind: "free", name: "" })] }))).toEqual(["milo"]);
  });

  it("knows my seats by my name where the server does not say them", () => {
    expect(
      ownSeats(table({ mine: [], seats: [seat(0, { name: "Ada" }), seat(1, {})] })).map((one) => one.seat),
    ).toEqual([0]);
  });
});
