import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("../src/*/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

/** The folders a folder may import from, beside itself. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  generated: [],
  words: ["generated"],
  device: ["generated"],
  art: [],
  net: ["generated"],
  board: ["art", "words"],
  table: ["art", "board", "device", "games", "generated", "net", "words"],
  games: ["art", "board", "device", "generated", "net", "table", "words"],
  screens: ["almanac", "art", "device", "games", "generated", "learn", "net", "rulebook", "table", "words"],
  almanac: ["art", "games", "generated", "learn", "net", "screens", "table", "words"],
  learn: ["art", "board", "device", "games", "generated", "net", "screens", "table", "words"],
  rulebook: ["art", "games", "generated", "learn", "net", "screens", "table", "words"],
};

/** The folders a folder may open later, with an import that loads them when they are wanted. */
const LATER: Readonly<Record<string, readonly string[]>> = { table: ["learn"] };

/** The path a relative import names, from `../src`. */
function resolved(from: string, to: string): readonly string[] {
  const parts = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts;
}

it("folders import in one direction, and games never from each other", () => {
  const wrong: string[] = [];
  for (const [path, text] of Object.entries(SOURCES)) {
    const here = path.replace("../src/", "");
    const [folder = "", game] = here.split("/");
    for (const [, how = "", to = ""] of text.matchAll(/(from |import\()"(\.{1,2}\/[^"]+)"/g)) {
      const [other = "", otherGame, ...deeper] = resolved(here, to);
      if (to.endsWith(".json")) continue; // printed data, which stands beside the rules
      const ownGame = folder !== "games" || other !== "games" || deeper.length === 0 || otherGame === game;
      const may = [...(MAY[folder] ?? []), ...(how === "from " ? [] : (LATER[folder] ?? []))];
      if (other === folder ? !ownGame : !may.includes(other)) wrong.push(`${here} imports ${to}`);
    }
  }
  expect(Object.keys(SOURCES).length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
