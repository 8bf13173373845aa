/** The words of advice, without a server. */
import { beforeAll, expect, test, vi } from "vitest";
import type { GameDescription } from "../src/games/description";
import printed from "../src/generated/ankh.catalogue.json";
import type { Catalogue } from "../src/generated/catalogue";
import type { Advised, AdvisedStep, Question, Weighed, Words } from "../src/generated/protocol";
import { optionOf } from "../src/table/hint_play";
import { comparison, deedsOf, reasonsOf } from "../src/table/hint_words";
import { Sentences } from "../src/words/sentences";
import { speak } from "../src/words/words";

const ankh = { words: new Sentences(printed as unknown as Catalogue) } as unknown as GameDescription;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  return speak("en");
});

const said = (key: string, values: Words["values"] = {}): Words => ({ key, values });
const GAIN: Weighed = {
  feature: "targets",
  seat: 0,
  before: "0.00",
  after: "1.00",
  worth: "3.2",
  rule: "ANKH-CTRL-01",
  words: said("ankh-why-targets", { case: "gain", who: said("ankh-god-isis"), what: "temple" }),
};
const STEP: AdvisedStep = {
  question: "move-to",
  option: 4,
  text: "5,6",
  things: [{ kind: "space", name: "5,6" }],
  words: said(""),
  deeds: [
    {
      words: said("ankh-deed-move", {
        mode: "do",
        what: said("ankh-kind-god.acc"),
        where: said("ankh-near-temple", { whose: "neutral", who: "" }),
      }),
      spaces: ["4,6", "5,6"],
      mark: "way",
    },
  ],
};
const BEST: Advised = {
  option: 4,
  steps: [{ ...STEP, question: "move-which", option: 3, deeds: [] }, STEP],
  chance: "61.4",
  ends: false,
  gains: [GAIN],
  denials: [],
  risks: [],
};

test("a suggestion says what to do and why, in sentences without notation", () => {
  const deeds = deedsOf(ankh, BEST);
  expect(deeds.map(({ text }) => text)).toEqual(["Move your God to a space next to the neutral Temple"]);
  expect(deeds[0]?.spaces).toEqual(["4,6", "5,6"]);
  expect(reasonsOf(BEST)).toEqual([
    {
      text: "Standing next to the Temple lets you take it in the coming Control Monument event.",
      rule: "ANKH-CTRL-01",
    },
  ]);
  expect(reasonsOf({ ...BEST, ends: true })[0]?.text).toBe("That ends the game.");
});

test("an answer that does nothing by itself is named as its button", () => {
  const card = { ...STEP, question: "choose-cards", text: "flood", words: said("ankh-card-flood"), deeds: [] };
  expect(deedsOf(ankh, { ...BEST, steps: [card] }).map(({ text }) => text)).toEqual(["Flood"]);
});

test("another suggestion says how it compares", () => {
  expect(comparison(BEST, BEST)).toBe("");
  expect(comparison(BEST, { ...BEST, chance: "61.0" })).toBe("almost as good");
  expect(comparison(BEST, { ...BEST, chance: "40.0" })).toBe("clearly weaker");
});

test("a step is played only if its question is open and offers it", () => {
  const option = { code: 4, text: "5,6", things: [], words: said(""), cost: null };
  const question = { kind: "move-to", options: [option] } as unknown as Question;
  expect(optionOf(STEP, question)).toBe(option);
  expect(optionOf({ ...STEP, question: "choose-action" }, question)).toBeUndefined();
  expect(optionOf({ ...STEP, text: "6,6" }, question)).toBeUndefined();
  expect(optionOf(STEP, null)).toBeUndefined();
});
