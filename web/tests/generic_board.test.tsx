import { isValidElement, type JSX } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { GAMES, loadGame } from "../src/games/registry";
import type { GameEvent, Option, Question } from "../src/generated/protocol";
import { genericGame, readable, ViewValue } from "../src/table/generic_board";
import { speak } from "../src/words/words";

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

const option = (code: number, name: string): Option => ({ code, text: name, lights: [["stone", code]] });
const question: Question = {
  seat: 1,
  asked: 4,
  name: "TakeStones",
  rule: "NIM-01",
  may: "answer",
  options: [option(0, "pass"), option(1, "take-1")],
  suggestions: [],
};

describe("a game without a folder", () => {
  const nim = genericGame("nim");

  it("is loaded as a plain table", async () => {
    expect(GAMES).not.toContain("nim");
    expect((await loadGame("nim")).map).toBeNull();
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

  it("has a button for every option, and words for what has none", () => {
    const { shown, spaces } = nim.lit({}, question);
    expect(shown.map((one) => one.text)).toEqual(["pass", "take-1"]);
    expect(spaces.size).toBe(0);
    expect(nim.words.question({}, question)).toBe("take stones");
    expect(nim.seats.name({}, 1)).toBe("Seat 2");
  });

  it("tells events by their kind and numbers", () => {
    const event: GameEvent = { kind: "stones-taken", rule: "NIM-01", who: 1, amount: 3 };
    expect(nim.words.event({}, event)).toBe("stones taken (who 1, amount 3)");
    expect(readable("camelsLeft")).toBe("camels left");
  });
});
