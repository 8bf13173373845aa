import { isValidElement, type JSX } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { GAMES, loadGame } from "../src/games/registry";
import type { Catalogue } from "../src/generated/catalogue";
import type { GameEvent, Option, Question } from "../src/generated/protocol";
import { genericGame, ViewValue } from "../src/table/generic_board";
import { readable } from "../src/words/sentences";
import { gameTitle, speak } from "../src/words/words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  return speak("en");
});

/** The text of a picture, with a line for each entry of a list. */
function text(shown: unknown, depth = 0): string {
  if (Array.isArray(shown)) return shown.map((one) => text(one, depth)).join("");
  if (!isValidElement(shown)) return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
  const { type, props } = shown as JSX.Element;
  if (typeof type === "function") return text((type as (given: unknown) => unknown)(props), depth);
  const inside = text(props.children, type === "ul" ? depth + 1 : depth);
  return type === "li" ? `\n${"  ".repeat(depth - 1)}${inside}` : inside;
}

const option = (code: number, text: string, key: string): Option => ({
  code,
  text,
  things: [{ kind: "stone", name: text }],
  words: { key, values: { what: { key: "nim-stone", values: {} } } },
  cost: null,
});
const question: Question = {
  seat: 1,
  asked: 4,
  kind: "take-stones",
  rule: "NIM-01",
  gesture: "pick",
  subject: { kind: "heap", name: "big-heap" },
  amount: 3,
  chosen: [],
  may: "answer",
  options: [option(0, "pass", "nim-option-pass"), option(1, "take-1", "nim-option-take"), option(2, "take-2", "")],
  suggestions: [],
};
const NIM: Catalogue = {
  game: "nim",
  rules_version: 1,
  players: [2],
  editions: [],
  seat_key: "nim-seat-{name}",
  things: { heap: { key: "nim-heap-{name}", of: "", items: [] }, stone: { key: "", of: "", items: [] } },
  options: [{ kind: "stone", first: 1, count: 2, text: "stone-{name}", key: "" }],
  questions: {},
  events: {
    "stones-taken": { who: "seat", whom: "side", what: "heap", origin: null, where: null, amount: "number" },
  },
  choices: [],
  tables: {},
  endings: ["last-stone"],
};
const WORDS = `
nim-game = Nim
nim-seat-ada = Ada
nim-seat-bob = Bob
nim-heap-big-heap = the big heap
nim-stone = stone
nim-option-pass = Take none
nim-option-take = Take a { $what }
nim-question-take-stones = Take up to { $amount } from { $what }.
nim-event-stones-taken = { $who } took { $amount } from { $what }, against { $whom }.
`;
const SITTING = { called: ["ada", "bob"], sides: [[0], [1, 0]] };

describe("a game without a folder", () => {
  const asked: string[] = [];

  beforeAll(() => {
    const replies: Readonly<Record<string, unknown>> = {
      "/api/games": { games: [{ name: "nim", words: ["nim.game.ftl"] }] },
      "/api/games/nim/catalogue": NIM,
    };
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve({
        ok: true,
        json: () => Promise.resolve(replies[path]),
        text: () => Promise.resolve(WORDS),
      });
    });
  });

  it("is loaded as a plain table, with its words, from the server", async () => {
    expect(GAMES).not.toContain("nim");
    expect((await loadGame("nim")).map).toBeNull();
    expect(asked).toEqual(["/api/games", "/api/locale/en/nim.game.ftl", "/api/games/nim/catalogue"]);
    expect(gameTitle("nim")).toBe("Nim");
  });

  it("shows its view as a list of names and values", () => {
    const view = {
      stonesLeft: 7,
      heaps: [3, 4],
      players: [
        { name: "Ada", taken: [] },
        { name: "", taken: null },
      ],
    };
    const lines = [
      "stones left 7",
      "heaps 3, 4",
      "players ",
      "  1 ",
      "    name Ada",
      "    taken –",
      "  2 ",
      "    name –",
    ];
    expect(text(<ViewValue value={view} />).split("\n")).toEqual(["", ...lines, "    taken –"]);
  });

  it("has a button for every option, in its words", () => {
    const nim = genericGame(NIM);
    const { shown, spaces } = nim.lit({}, question);
    expect(shown.map((one) => nim.words.said(one))).toEqual(["Take none", "Take a stone", "take-2"]);
    expect(shown.map((one) => nim.words.option(one, question))).toEqual(["Done", "Take a stone", "take-2"]);
    expect(spaces.size).toBe(0);
    expect(nim.words.question(question)).toBe("Take up to 3 from the big heap.");
    expect(nim.words.written({ kind: "stone", name: "take-9" })).toBe("stone-take-9");
  });

  it("tells events and reasons in its words, and by their names where it has none", () => {
    const { words } = genericGame(NIM);
    const event: GameEvent = { kind: "stones-taken", rule: "NIM-01", who: 0, whom: 1, what: "big-heap", amount: 3 };
    expect(words.event(SITTING, event)).toBe("Ada took 3 from the big heap, against Bob + Ada.");
    expect(words.event(SITTING, { kind: "heap-empty", rule: "NIM-02" })).toBe("heap empty");
    expect(words.reason(SITTING, { rule: "NIM-01", arguments: { who: 1, where: "4,4", amount: 2 } })).toBe(
      "NIM-01 (Bob + Ada, 2)",
    );
    expect(readable("camelsLeft")).toBe("camels left");
  });
});
