/** What the shop can compose is exactly what single answers can reach: compared with samples of real games, which
 * tests/games/pantheon/shop_samples.py takes from the rules. */
import { describe, expect, it } from "vitest";
import { type Counts, costOf, LEVELS, OFFERINGS, tokensCountFor } from "../src/games/pantheon/catalogue";
import {
  againstPlace,
  type Basket,
  EMPTY,
  linesOf,
  purchases,
  reserveLeft,
  tidy,
  toggleLevel,
  togglePlace,
  totalOf,
  withPieces,
} from "../src/games/pantheon/shop/basket";
import { COIN_CARDS, coinPayment, coinsOn, sumOf } from "../src/games/pantheon/shop/coins";
import { allWays, missing, payment, possible } from "../src/games/pantheon/shop/offerings";
import { reachable, type Shelf, shelfOf, tokenPrice } from "../src/games/pantheon/shop/shelf";
import type { PantheonView } from "../src/generated/pantheon";
import written from "./pantheon_shop.samples.json?raw";

interface Sample {
  readonly kind: string;
  readonly seat: number;
  readonly amount: number;
  readonly subject: string;
  readonly view: PantheonView;
  readonly outcomes: readonly string[];
}

const SAMPLES = JSON.parse(written) as readonly Sample[];
const shopping = SAMPLES.filter(({ kind }) => kind === "buying" || kind === "spending");

function stocked({ view, seat }: Sample): Shelf {
  const shelf = shelfOf(view, seat);
  if (!shelf) throw new Error("nobody sits there");
  return shelf;
}

function handOf({ view, seat }: Sample): Counts {
  return view.players[seat]?.hand ?? {};
}

/** Every basket one tap away: what a player can do in the shop. */
function oneTapMore(shelf: Shelf, basket: Basket, purse: number): readonly Basket[] {
  const levels = OFFERINGS.flatMap((kind) =>
    LEVELS.map((_, n) => n + 1)
      .filter((level) => level > (shelf.levels[kind] ?? 0) && basket.tokens[kind] === undefined)
      .map((level) => toggleLevel(basket, kind, level)),
  );
  const places = [...reachable(shelf, basket.places)]
    .filter((space) => againstPlace(shelf, basket, space, purse) === null)
    .map((space) => togglePlace(shelf, basket, space));
  const pieces = [
    withPieces(shelf, basket, "feet", basket.feet + 1),
    withPieces(shelf, basket, "columns", basket.columns + 1),
  ];
  return [...levels, ...places, ...pieces].filter((one) => totalOf(shelf, one) <= purse);
}

const keyOf = ({ tokens, feet, columns, places }: Basket): string =>
  JSON.stringify([Object.entries(tokens).sort(), feet, columns, [...places].sort()]);

function everyBasket(shelf: Shelf, purse: number): readonly Basket[] {
  const found = new Map([[keyOf(EMPTY), EMPTY]]);
  for (const basket of found.values()) {
    for (const more of oneTapMore(shelf, basket, purse)) if (!found.has(keyOf(more))) found.set(keyOf(more), more);
  }
  return [...found.values()].filter((basket) => basket !== EMPTY);
}

/** Every choice of coin cards that pays. */
function everyPayment(hand: Counts, due: number): readonly Counts[] {
  let all: Counts[] = [{}];
  for (const card of COIN_CARDS) {
    all = all.flatMap((rest) => Array.from({ length: (hand[card] ?? 0) + 1 }, (_, n) => ({ ...rest, [card]: n })));
  }
  return all.filter((cards) => sumOf(cards) >= due);
}

function outcome(shelf: Shelf, basket: Basket, cards: Counts): string {
  const left = reserveLeft(shelf, basket);
  const tokens = Object.entries(basket.tokens).map(([kind, level = 0]) => `${kind}=${LEVELS[level - 1]}`);
  const spent = Object.entries(cards).filter(([, number]) => number);
  return [
    ...tokens.sort(),
    `feet=${left.feet}`,
    `columns=${left.columns}`,
    ...basket.places.map((space) => `@${space}`).sort(),
    ...spent.map(([card, number]) => `${card}x${number}`).sort(),
  ].join(" ");
}

describe("the shop", () => {
  it.each(shopping.map((sample, n) => [`${sample.kind} ${n}`, sample] as const))(
    "reaches what single answers reach, no more and no less: %s",
    (_, sample) => {
      const shelf = stocked(sample);
      const hand = sample.kind === "buying" ? handOf(sample) : {};
      const purse = sample.amount + sumOf(hand);
      const reached = everyBasket(shelf, purse).flatMap((basket) =>
        everyPayment(hand, totalOf(shelf, basket) - sample.amount).map((cards) => outcome(shelf, basket, cards)),
      );
      expect([...new Set(reached)].sort()).toEqual([...sample.outcomes].sort());
    },
  );

  it("takes a place out together with what hung on it, and pieces with their places", () => {
    for (const sample of shopping.slice(0, 3)) {
      const shelf = stocked(sample);
      for (const basket of everyBasket(shelf, 3)) {
        for (const space of basket.places) {
          const less = togglePlace(shelf, basket, space);
          expect(less.places).not.toContain(space);
          expect(tidy(shelf, less)).toEqual(less);
        }
        const fewer = withPieces(shelf, basket, "feet", 0);
        expect(reserveLeft(shelf, fewer).feet).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("sends tokens, pieces and places in an order in which each is connected", () => {
    const [sample] = shopping;
    if (!sample) throw new Error("no sample");
    const shelf = stocked(sample);
    for (const basket of everyBasket(shelf, 2)) {
      const things = purchases(shelf, basket);
      expect(things).toHaveLength(linesOf(shelf, basket).reduce((sum, { amount }) => sum + amount, 0));
      const places = things.filter(({ kind }) => kind === "space").map(({ name }) => name);
      for (const [n, space] of places.entries()) expect(reachable(shelf, places.slice(0, n)).has(space)).toBe(true);
    }
  });

  it("asks only for the difference where a token is owned", () => {
    const shelf = { ...stocked(shopping[0] as Sample), levels: { dancer: 2 } };
    expect([1, 2, 3, 4].map((level) => tokenPrice(shelf, "gift", level))).toEqual([1, 3, 6, 10]);
    expect([3, 4].map((level) => tokenPrice(shelf, "dancer", level))).toEqual([3, 7]);
  });
});

describe("coin cards", () => {
  it("pay as little too much as possible, then with few cards", () => {
    expect(coinPayment({ "coin-3": 1, "coin-1": 3 }, 5)).toEqual({ "coin-3": 1, "coin-1": 2 });
    expect(coinPayment({ "coin-2": 1, "coin-1": 2 }, 2)).toEqual({ "coin-2": 1 });
    expect(coinPayment({ "coin-5": 1, "coin-3": 2 }, 4)).toEqual({ "coin-5": 1 });
  });

  it("pay nothing where nothing is due, and all where it does not suffice", () => {
    expect(coinPayment({ "coin-1": 2 }, 0)).toEqual({});
    expect(coinPayment({ "coin-1": 2, gift: 3 }, 9)).toEqual({ "coin-1": 2 });
  });

  it("are never beaten by another choice", () => {
    const hand = { "coin-5": 1, "coin-4": 2, "coin-2": 1, "coin-1": 3 };
    for (let due = 0; due <= sumOf(hand); due += 1) {
      const least = Math.min(...everyPayment(hand, due).map(sumOf));
      expect(sumOf(coinPayment(hand, due))).toBe(least);
    }
    expect(COIN_CARDS.map(coinsOn)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe("offerings", () => {
  const paying = SAMPLES.filter(({ kind }) => kind === "choose-god" || kind === "gain-revealed");

  it.each(paying.map((sample, n) => [`${sample.kind} ${n}`, sample] as const))(
    "can be given in every way the rules allow: %s",
    (_, sample) => {
      const mine = sample.view.players[sample.seat];
      const means = { hand: mine?.hand ?? {}, tokens: mine?.tokens ?? {} };
      const revealed = sample.kind === "gain-revealed";
      const gods = revealed ? [sample.subject] : Object.keys(sample.view.godDisplay);
      const reached = gods.flatMap((god) => {
        const numbers = revealed ? costOf(god).slice(0, 1) : costOf(god);
        const price = { numbers, tokensCount: tokensCountFor(god), used: [] };
        const all = [...allWays(price, means)];
        const best = payment(price, means);
        if (all.length === 0) expect(missing(price, means)).toBeGreaterThan(0);
        else expect(missing(price, means)).toBe(0);
        const cards = (ways: typeof best): number => (ways ?? []).reduce((sum, way) => sum + way.cards, 0);
        if (best) expect(cards(best)).toBe(Math.min(...all.map(cards)));
        return all.map((ways) =>
          [...(revealed ? [] : [god]), ...ways.map(({ kind, token }) => `${kind}-${token ? "token" : "cards"}`)].join(
            " ",
          ),
        );
      });
      expect(reached.sort()).toEqual([...sample.outcomes].sort());
    },
  );

  it("follow wishes, the later before the earlier", () => {
    const means = { hand: { gift: 3, priest: 2, dancer: 2 }, tokens: { priest: "I" } };
    const price = { numbers: [2, 1], tokensCount: true, used: [] };
    expect(payment(price, means)?.reduce((sum, { cards }) => sum + cards, 0)).toBe(2);
    const wished = payment(price, means, [{ at: 0, kind: "dancer" }]);
    expect(wished?.[0]).toEqual({ kind: "dancer", token: false, cards: 2 });
    const both = payment(price, means, [
      { at: 0, kind: "dancer" },
      { at: 1, kind: "dancer" },
    ]);
    expect(both?.[1]?.kind).toBe("dancer");
    expect(possible(price, means, { at: 0, kind: "temple" })).toBe(false);
  });
});
