import { describe, expect, it } from "vitest";
import { initials } from "../src/board/initials";
import OTHER from "../src/games/pantheon/colours.css?raw";
import USUAL from "../src/style/colours.css?raw";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What people see who lack one kind of cones, in linear RGB (Machado, Oliveira, Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (row: Triple, [r, g, b]: Triple): number => row[0] * r + row[1] * g + row[2] * b;

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function seen(hex: string, eyes: Matrix): Triple {
  const colour = linear(hex);
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  return [within(times(eyes[0], colour)), within(times(eyes[1], colour)), within(times(eyes[2], colour))];
}

function lab(colour: Triple): Triple {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f(times([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = f(times([0.2126, 0.7152, 0.0722], colour));
  const z = f(times([0.0193, 0.1192, 0.9505], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: string, other: string, eyes: Matrix): number {
  const [a, b] = [lab(seen(one, eyes)), lab(seen(other, eyes))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const luminance = (hex: string): number => times([0.2126, 0.7152, 0.0722], linear(hex));

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colours of the seats, and of what is written on them, of one game. */
function palette(css: string, block: string): readonly (readonly [string, string])[] {
  const text = css.slice(css.indexOf(block));
  const rule = text.slice(0, text.indexOf("}"));
  return [...rule.matchAll(/--seat-\d: (#[0-9a-f]{6}); --on-seat-\d: (#[0-9a-f]{6});/g)].map((found) => [
    found[1] as string,
    found[2] as string,
  ]);
}

const GAMES = {
  ankh: [palette(USUAL, ":root:root {"), 5],
  pantheon: [palette(OTHER, ":root:root:has(.pantheon-table), .game-card.pantheon {"), 4],
} as const;

describe.each(Object.entries(GAMES))("the seats of %s", (_, [colours, players]) => {
  it("has a colour for each", () => expect(colours).toHaveLength(players));

  it.each(Object.keys(EYES))("can be told apart with %s", (name) => {
    for (const [n, [one]] of colours.entries()) {
      for (const [other] of colours.slice(n + 1))
        expect(apart(one, other, EYES[name] as Matrix), `${one} ${other}`).toBeGreaterThan(20);
    }
  });

  it("can be written on", () => {
    for (const [colour, ink] of colours) expect(contrast(colour, ink), colour).toBeGreaterThan(4.5);
  });
});

describe("letters", () => {
  it("are as few as tell the names apart", () => {
    expect(initials(["Isis", "Ra"])).toEqual(["I", "R"]);
    expect(initials(["Amun", "Anubis", "Isis"])).toEqual(["Am", "An", "I"]);
    expect(initials(["Ra", "Rashid"])).toEqual(["Ra", "Ras"]);
  });
});
