/** What printed things do, in words. */
import { beforeAll, expect, test, vi } from "vitest";
import { WORDS as ANKH } from "../src/games/ankh/catalogue";
import { WORDS as PANTHEON } from "../src/games/pantheon/catalogue";
import { Sentences } from "../src/words/sentences";
import { alsoRead, type Language, speak, t } from "../src/words/words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  return speak("en").then(() => alsoRead("rules of ankh"));
});

test("an effect is complete: Plague gives strength and kills, Flood pays and protects", () => {
  const plague = ANKH.effect({ kind: "card", name: "plague" }, "final");
  expect(plague).toContain("+1 strength");
  expect(plague).toContain("all Warriors and Guardians in the region are killed");
  const flood = ANKH.effect({ kind: "card", name: "flood" }, "final");
  expect(flood).toContain("gain 1 Follower");
  expect(flood).toContain("cannot be killed in Battle Resolution");
});

test("an edition has its own effect where it differs", () => {
  const drought = { kind: "card", name: "drought" };
  expect(ANKH.effect(drought, "final")).toContain("+1 strength");
  expect(ANKH.effect(drought, "preview")).toContain("+2 strength");
  expect(ANKH.gist(drought, "preview")).toBe("Figures on Desert count double");
  const cycle = { kind: "card", name: "cycle" };
  expect(ANKH.effect(cycle, "preview")).toBe(ANKH.effect(cycle, "final"));
});

test("a thing under another name is read as what it is", () => {
  expect(ANKH.effect({ kind: "seat", name: "isis" }, "final")).toBe(
    ANKH.effect({ kind: "god", name: "isis" }, "final"),
  );
  const card = { kind: "card", name: "move" };
  expect(PANTHEON.effect({ kind: "open", name: "move" })).toBe(PANTHEON.effect(card));
  expect(PANTHEON.gist({ kind: "open", name: "move" })).toBe(PANTHEON.gist(card));
});

test.each<[Language, string]>([
  ["en", "Counts as 3 offerings of its kind"],
  ["ru", "Считается за 3 жертвы своего вида"],
])("things that differ only in numbers share a text (%s)", async (language, begin) => {
  await speak(language);
  expect(PANTHEON.effect({ kind: "token", name: "gift-III" }).startsWith(begin)).toBe(true);
  await speak("en");
});

test("an effect knows the rules it sums up", () => {
  expect(ANKH.covered({ kind: "card", name: "flood" }, "final")).toContain("ANKH-CARD-04");
  expect(ANKH.covered({ kind: "card", name: "flood" }, "preview")).toContain("ANKHP-CARD-07");
  expect(ANKH.covered({ kind: "space", name: "5,6" })).toEqual([]);
});

test("where nobody wrote an effect the rule is shown, and nothing where there is no rule", () => {
  const item = { name: "x", editions: ["final", "preview"], rules: ["ANKH-CARD-03", "ANKHP-CARD-07"], numbers: {} };
  const other = new Sentences({ ...ANKH.catalogue, things: { charm: { key: "", of: "", items: [item] } } });
  expect(other.effect({ kind: "charm", name: "x" }, "preview")).toBe(t("ANKHP-CARD-07"));
  expect(other.effect({ kind: "charm", name: "y" })).toBe("");
  expect(other.gist({ kind: "charm", name: "x" })).toBe("");
  expect(ANKH.effect({ kind: "space", name: "5,6" })).toBe("");
});
