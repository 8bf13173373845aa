import { describe, expect, it } from "vitest";
import type { Chapter, RulebookList } from "../src/generated/protocol";
import { windowAround } from "../src/learn/example_places";
import { addressIn, bookAddress, citations, passages } from "../src/rulebook/book";

const EDITIONS = ["first", "second"];

describe("the address of a rulebook", () => {
  it("may leave out the edition, the chapter and the heading", () => {
    expect(bookAddress(["toy"], [])).toEqual({ game: "toy", edition: "", chapter: "", heading: "" });
    expect(bookAddress(["toy", "moving", "moving-2"], EDITIONS)).toEqual({
      game: "toy",
      edition: "first",
      chapter: "moving",
      heading: "moving-2",
    });
    expect(bookAddress(["toy", "second", "moving"], EDITIONS).edition).toBe("second");
  });

  it("is read as it is written", () => {
    for (const edition of EDITIONS) {
      const address = addressIn({ game: "toy", edition }, EDITIONS)("end", "end-1");
      const parts = address.split("/").slice(2);
      expect(bookAddress(parts, EDITIONS)).toEqual({ game: "toy", edition, chapter: "end", heading: "end-1" });
    }
  });
});

const CHAPTER: Chapter = {
  name: "moving",
  title: "Moving",
  blocks: [
    { kind: "text", spans: [{ kind: "text", text: "Feet walk." }] },
    { kind: "heading", level: 2, name: "moving-1", spans: [{ kind: "text", text: "Jumps" }] },
    {
      kind: "list",
      rows: [[[{ kind: "thing", of: "god", name: "g" }]], [[{ kind: "text", text: "A foot." }]]],
    },
    { kind: "example", name: "leap" },
  ],
};

describe("a search", () => {
  const found = (words: string) =>
    passages(
      [CHAPTER],
      words,
      () => "Gaiviles",
      (name) => `About a ${name}`,
    ).map(({ heading, text }) => [heading, text]);

  it("finds texts, items, names of things and examples, with the heading they stand under", () => {
    expect(found("feet")).toEqual([["", "Feet walk."]]);
    expect(found("FOOT")).toEqual([["moving-1", "A foot."]]);
    expect(found("gaiviles")).toEqual([["moving-1", "Gaiviles"]]);
    expect(found("leap")).toEqual([["moving-1", "About a leap"]]);
  });

  it("wants all the words, and counts those of the headings", () => {
    expect(found("jumps foot")).toEqual([["moving-1", "A foot."]]);
    expect(found("foot wing")).toEqual([]);
    expect(found(" ")).toEqual([]);
  });
});

it("a rule knows the chapters that cite it, of the first edition that does", () => {
  const chapters = [{ name: "end", title: "The end" }];
  const list: RulebookList = {
    books: [
      { game: "toy", edition: "first", chapters, cited: { "TOY-01": ["end"] } },
      { game: "toy", edition: "second", chapters, cited: { "TOY-01": ["end"], "TOYS-01": ["end"] } },
    ],
  };
  const found = citations(list);
  expect(found.get("TOY-01")).toEqual([{ href: "#/rulebook/toy/end", title: "The end" }]);
  expect(found.get("TOYS-01")).toEqual([{ href: "#/rulebook/toy/second/end", title: "The end" }]);
});

it("the window of an example holds its places and stays on the board", () => {
  const box = [0, 0, 1000, 800] as const;
  const [x, y, width, height] = windowAround(
    [
      { x: 20, y: 30 },
      { x: 300, y: 90 },
    ],
    box,
    60,
  );
  expect([x, y]).toEqual([0, 0]);
  expect(width).toBeGreaterThan(300);
  expect(width / height).toBeCloseTo(1.5);
  expect(windowAround([{ x: 500, y: 400 }], box, 900)).toEqual([0, 0, 1000, 800]);
});
