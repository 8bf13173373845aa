/** Why an answer was refused, in plain words. */
import { beforeAll, expect, test, vi } from "vitest";
import printed from "../src/generated/ankh.catalogue.json";
import type { Catalogue } from "../src/generated/catalogue";
import type { Reason } from "../src/generated/protocol";
import { Sentences } from "../src/words/sentences";
import { alsoRead, speak } from "../src/words/words";

const WORDS = new Sentences(printed as unknown as Catalogue);
const NOBODY = { called: ["isis", "ra"], sides: [[0], [1]] };
const said = (rule: string, about: Reason["arguments"] = {}): string =>
  WORDS.reason(NOBODY, { rule, arguments: about });

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  return speak("en").then(() => alsoRead("refusals", "rules of ankh"));
});

test("a refusal says what was wrong with what was tried", () => {
  expect(said("ANKH-MOVE-01", { who: 0, where: "4,4" })).toBe("Choose one of your own figures.");
  expect(said("ANKH-MOVE-01", { who: 0, origin: "1,1", where: "4,4" })).toMatch(/^That is too far/);
  expect(said("ANKH-CARD-06", { who: 0, amount: 2 })).toBe("You lack Followers to build: 2.");
  expect(said("ANKH-CARD-06", { where: "4,4" })).toBe("Build inside the region of the Battle.");
});

test("a rule without a text of its own speaks for itself, with what it stands on", () => {
  expect(said("ANKH-POW-07", { who: 1, amount: 3 })).toMatch(/^Obelisk Attuned may also move Gods.* \(Ra, 3\)$/);
});
