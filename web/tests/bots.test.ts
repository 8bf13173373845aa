/** The characters of bots: who is offered, who is picked, and that everybody has a face. */
import { describe, expect, test } from "vitest";
import SOURCE from "../../src/theomachy/server/tables/characters.py?raw";
import { PORTRAYED } from "../src/art/portraits/portrait";
import type { CharacterOffered } from "../src/generated/protocol";
import { levelFirst, ofLevel, placed, shuffled, styleOf } from "../src/screens/bot_choice";
import { fitting, newPlan, seats, tableWish } from "../src/screens/new_table";
import { byStrength, strength } from "../src/words/bot_levels";

const CHARACTERS: readonly CharacterOffered[] = [
  { name: "zora", level: "novice", style: "warlord" },
  { name: "milo", level: "novice", style: "builder" },
  { name: "tessa", level: "adept", style: "warlord" },
];

describe("portraits", () => {
  test("everybody the server offers has a face, and nobody else", () => {
    const offered = [...SOURCE.matchAll(/Character\("([a-z]+)"/g)].map(([, name]) => name);
    expect(offered.length).toBeGreaterThanOrEqual(12);
    expect([...PORTRAYED].sort()).toEqual(offered.sort());
  });
});

describe("who is offered", () => {
  test("those of the level come first", () => {
    expect(levelFirst(CHARACTERS, "adept")).toEqual(["tessa", "zora", "milo"]);
    expect(ofLevel(CHARACTERS, "novice").map(({ name }) => name)).toEqual(["zora", "milo"]);
  });

  test("at a level without characters everybody is", () => {
    expect(ofLevel(CHARACTERS, "random")).toEqual(CHARACTERS);
  });

  test("an order drawn by chance has everybody once", () => {
    expect(new Set(shuffled(CHARACTERS, () => 0.5))).toEqual(new Set(CHARACTERS));
    expect(shuffled(CHARACTERS, () => 0.99)[0]?.name).toBe("tessa");
    expect(shuffled(CHARACTERS, () => 0)[0]?.name).toBe("zora");
  });

  test("bots by chance have no style", () => {
    expect(styleOf(CHARACTERS, "milo", "novice")).toBe("builder");
    expect(styleOf(CHARACTERS, "milo", "random")).toBe("");
    expect(styleOf(CHARACTERS, "nobody", "novice")).toBe("");
  });

  test("a level has as many dots as there are weaker ones", () => {
    expect(["random", "novice", "grandmaster", "strange"].map(strength)).toEqual([0, 1, 4, 0]);
  });

  test("levels go from the weakest to the strongest", () => {
    expect(byStrength(["master", "grandmaster", "novice", "strange", "random"])).toEqual([
      "random",
      "novice",
      "master",
      "grandmaster",
      "strange",
    ]);
  });
});

describe("who is picked", () => {
  const names = ["zora", "milo", "tessa"];

  test("takes the place, and who was there takes the other one", () => {
    expect(placed(names, 0, "tessa")).toEqual(["tessa", "milo", "zora"]);
    expect(placed(names, 1, "milo")).toEqual(names);
  });

  test("somebody unknown changes nothing", () => {
    expect(placed(names, 0, "zeus")).toEqual(names);
  });

  test("is asked for when the table is opened, else the server chooses", () => {
    const box = {
      name: "pantheon",
      rules_version: 1,
      players: [2, 3],
      choices: [],
      editions: [],
      scenarios: {},
      gods: [],
      guardians: {},
      variants: [],
      words: [],
    };
    const plan = fitting({ ...newPlan("pantheon", "Ada", "adept"), seats: seats("adept") }, box);
    const picked = plan.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: "tessa" } : seat));
    expect(tableWish({ ...plan, seats: picked }, box, "").seats[2]).toEqual({
      kind: "bot",
      level: "adept",
      bot: "tessa",
    });
    expect(tableWish(plan, box, "").seats[2]).toEqual({ kind: "bot", level: "adept" });
  });
});
