import { describe, expect, it } from "vitest";
import { brings } from "../src/games/pantheon/art/loot";
import { costOf, tokensCountFor } from "../src/games/pantheon/catalogue";
import { BOX, CELLS, hexUnder, SPACES } from "../src/games/pantheon/map";
import { type Means, payment, type Way } from "../src/games/pantheon/shop/offerings";

function proposal(
  numbers: readonly number[],
  means: Means,
  used: readonly string[] = [],
  tokensCount = true,
): readonly Way[] | null {
  return payment({ numbers, tokensCount, used }, means);
}

describe("a proposed payment", () => {
  const none = {};

  it("meets each number with another kind", () => {
    const way = proposal([2, 1], { hand: { gift: 3, dancer: 1 }, tokens: none });
    expect(way).toEqual([
      { kind: "gift", token: false, cards: 2 },
      { kind: "dancer", token: false, cards: 1 },
    ]);
  });

  it("is none where one kind would have to serve twice", () => {
    expect(proposal([1, 1], { hand: { gift: 9 }, tokens: none })).toBeNull();
  });

  it("plays few cards: tokens where they save most", () => {
    const way = proposal([3, 1], { hand: { gift: 3, priest: 3 }, tokens: { gift: "III" } });
    expect(way).toEqual([
      { kind: "gift", token: true, cards: 0 },
      { kind: "priest", token: false, cards: 1 },
    ]);
  });

  it("leaves tokens aside where they do not count", () => {
    expect(proposal([3], { hand: { gift: 2 }, tokens: { gift: "I" } }, [], false)).toBeNull();
    expect(proposal([3], { hand: { gift: 2 }, tokens: { gift: "I" } })).toEqual([
      { kind: "gift", token: true, cards: 2 },
    ]);
  });

  it("rather spends what there is plenty of", () => {
    expect(proposal([1], { hand: { gift: 1, temple: 4 }, tokens: none })?.[0]?.kind).toBe("temple");
  });

  it("goes on with the kinds that are left", () => {
    expect(proposal([1], { hand: { gift: 4, temple: 1 }, tokens: none }, ["gift"])?.[0]?.kind).toBe("temple");
  });
});

describe("the map", () => {
  it("lies within its box, and every hex is found under its middle", () => {
    for (const { name, centre } of SPACES) {
      expect(hexUnder(centre)).toBe(name);
      expect(centre.x - 43).toBeGreaterThanOrEqual(BOX[0]);
      expect(centre.x + 43).toBeLessThanOrEqual(BOX[0] + BOX[2]);
      expect(centre.y + 50).toBeLessThanOrEqual(BOX[1] + BOX[3]);
    }
    expect(CELLS).toHaveLength(SPACES.length);
  });
});

describe("options and tiles", () => {
  it("say what gods cost, and for which tokens do not count", () => {
    expect(costOf("taksator")).toEqual([3, 1]);
    expect([tokensCountFor("taksator"), tokensCountFor("pietalte")]).toEqual([true, false]);
  });

  it("say what they bring, and how much", () => {
    expect(brings("cards-3")).toEqual({ what: "cards", amount: "3" });
    expect(brings("reserve-both")).toEqual({ what: "reserve-both", amount: "" });
  });
});
