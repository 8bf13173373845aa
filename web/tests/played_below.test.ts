/** What the log says when a bot plays below its level. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { playedBelow } from "../src/table/log";
import { type Language, speak } from "../src/words/words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
});

const entry = (how: string) => ({ seq: 9, at: 1, kind: "played-below", seat: 1, name: "master", text: "adept", how });

describe("a bot that plays below its level", () => {
  it.each<[Language, string, string]>([
    ["en", "late", "The “Master” bot answers at the level “Adept” this time: it thought for too long."],
    ["en", "busy", "The “Master” bot answers at the level “Adept” this time: too many bots are thinking."],
    ["en", "crashed", "The “Master” bot answers at the level “Adept” this time: it failed."],
    ["pl", "busy", "Bot na poziomie „mistrz” odpowiada tym razem na poziomie „wprawny”: zbyt wiele botów myśli naraz."],
    ["cs", "busy", "Bot úrovně „mistr“ tentokrát odpovídá na úrovni „pokročilý“: přemýšlí příliš mnoho botů najednou."],
    ["ru", "late", "Бот уровня «мастер» на этот раз отвечает на уровне «знаток»: он думал слишком долго."],
  ])("is told in %s, with the reason %s", async (language, how, said) => {
    await speak(language);
    expect(playedBelow(entry(how))).toBe(said);
  });
});
