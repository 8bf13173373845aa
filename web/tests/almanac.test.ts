/** The almanac: every printed thing has its place, and is found. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { figuresAbout } from "../src/almanac/figures";
import { almanacPlace } from "../src/almanac/later";
import { coversOf, neighbours, relatedTo, shownEdition } from "../src/almanac/relations";
import { fold, indexed, search } from "../src/almanac/search";
import { groupTitle, titleOf } from "../src/almanac/titles";
import type { GameDescription } from "../src/games/description";
import { addressOf, almanacAddress, entriesOf, entryOf } from "../src/games/entries";
import { GAMES, loadGame } from "../src/games/registry";
import { alsoRead, has, LANGUAGES, type Language, speak, t, textsIn } from "../src/words/words";

const games = new Map<string, GameDescription>();
const gameOf = (name: string): GameDescription => games.get(name) as GameDescription;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const media = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("window", { matchMedia: () => media, addEventListener: () => undefined });
  await speak("en");
  await alsoRead("almanac");
  for (const name of GAMES) games.set(name, await loadGame(name));
});

describe.each(GAMES)("the almanac of %s", (name) => {
  it("has every printed thing of the catalogue exactly once, each with a picture and a text", () => {
    const game = gameOf(name);
    const printed = Object.entries(game.words.catalogue.things).flatMap(([kind, { items }]) =>
      items.filter(({ covers }) => covers?.length).map((item) => `${kind}:${item.name}`),
    );
    const listed = entriesOf(game).map((entry) => `${entry.kind}:${entry.name}`);
    expect([...listed].sort()).toEqual([...printed].sort());
    for (const entry of entriesOf(game)) {
      expect(game.thingPicture?.(entry), addressOf(name, entry)).not.toBeNull();
      for (const edition of entry.item.editions.length > 0 ? entry.item.editions : [""]) {
        expect(game.words.effect(entry, edition), addressOf(name, entry)).not.toBe("");
        expect(coversOf(entry, edition).filter((rule) => !has(rule))).toEqual([]);
      }
    }
  });

  it("is called something in every language", async () => {
    const game = gameOf(name);
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(language);
      for (const entry of entriesOf(game)) {
        expect(titleOf(game, entry)).not.toBe(entry.name);
        expect(titleOf(game, entry)).not.toMatch(/^\d+$|-[IVX\d]+$/);
        expect(has(`${name}-almanac-${entry.group}`), entry.group).toBe(true);
        expect(groupTitle(game, entry.group)).not.toBe(entry.group);
      }
    }
    await speak("en");
  });

  it("turns its pages from the first to the last entry, and addresses lead back", () => {
    const game = gameOf(name);
    const walked = [];
    for (let at = entriesOf(game)[0]; at; at = neighbours(game, at)[1]) {
      walked.push(at);
      const place = almanacPlace(addressOf(name, at));
      expect(place && entryOf(game, place)).toEqual(at);
    }
    expect(walked).toEqual(entriesOf(game));
  });
});

describe("an entry", () => {
  it("is related to its series and to what shares its rules", () => {
    const game = gameOf("pantheon");
    const token = entryOf(game, { kind: "token", name: "gift-II" });
    const related = token && relatedTo(game, token, "");
    expect(related?.series.map(({ name }) => name)).toEqual(["gift-I", "gift-III", "gift-IV"]);
    expect(related?.linked.map(({ kind, name }) => `${kind}:${name}`)).toContain("offering:gift");
  });

  it("is found under the kind that lists it", () => {
    expect(entryOf(gameOf("ankh"), { kind: "seat", name: "ra" })?.kind).toBe("god");
    expect(entryOf(gameOf("ankh"), { kind: "space", name: "0,1" })).toBeUndefined();
  });

  it("opens in the edition of the table, and of the thing", () => {
    const game = gameOf("ankh");
    const flood = { kind: "card", name: "flood" };
    expect(almanacAddress(game, flood, "preview")).toBe("#/almanac/ankh/card/flood/preview");
    expect(almanacAddress(game, flood, "final")).toBe("#/almanac/ankh/card/flood");
    expect(almanacAddress(game, { kind: "space", name: "0,1" }, "final")).toBe("");
    const only = entriesOf(game).find(({ item }) => item.editions.length === 1 && item.editions[0] === "preview");
    expect(only && shownEdition(only, "final")).toBe("preview");
  });

  it("has no figures while nobody has measured any", () => {
    expect(figuresAbout(null, { kind: "card", name: "flood" })).toEqual([]);
    const figures = { games: 9, things: { "card:flood": [{ key: "almanac-figures", value: 0.5, share: true }] } };
    expect(figuresAbout(figures, { kind: "card", name: "flood" })).toHaveLength(1);
  });
});

describe("the search", () => {
  it("knows no accents and no capital letters", () => {
    expect(fold("Zamoření KOBYLKAMI")).toBe("zamoreni kobylkami");
    expect(fold("Żetony łupu")).toBe("zetony lupu");
    expect(fold("ещё")).toBe(fold("еще"));
  });

  it("finds names first, then effects, in two languages", async () => {
    await speak("cs");
    const game = gameOf("ankh");
    const english = await textsIn("en");
    const index = entriesOf(game).map((entry) =>
      indexed(entry, game.words.messages(entry, entry.item.editions[0]), coversOf(entry, "final"), [t, english]),
    );
    const found = (typed: string): string[] => search(index, typed).map(({ name }) => name);
    expect(found("FLOOD")[0]).toBe("flood");
    expect(found("zaplava")[0]).toBe("flood");
    expect(found("ANKH-CARD-03")).toContain("flood");
    expect(found("fertile follower")).toContain("flood");
    expect(found("zzz")).toEqual([]);
    expect(found("  ")).toEqual([]);
    await speak("en");
  });
});

describe("an address", () => {
  it("is one of the almanac or is not", () => {
    expect(almanacPlace("#/almanac/ankh")).toEqual({ game: "ankh", kind: "", name: "", edition: "" });
    expect(almanacPlace("#/rules/ANKH-01")).toBeNull();
  });
});
