/** When the coach warns of an answer that a bot would not give, and when it keeps silent. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameDescription, TableState } from "../src/games/description";
import printed from "../src/generated/ankh.catalogue.json";
import type { Catalogue } from "../src/generated/catalogue";
import type { Advised, Option, Question, Weighed, WeighShown, Words } from "../src/generated/protocol";
import { Sentences } from "../src/words/sentences";

class Denied extends Error {}

const server = vi.hoisted(() => ({ weigh: vi.fn() }));
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.resetModules();
  vi.useRealTimers();
  server.weigh.mockReset();
  vi.doMock("../src/net/api", () => ({ weigh: server.weigh, Denied }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

const said = (key: string, values: Words["values"] = {}): Words => ({ key, values });
const option = (code: number): Option => ({ code, text: `${code}`, things: [], words: said(""), cost: null });
const asks = (gesture: Question["gesture"], more: Partial<Question> = {}): Question =>
  ({
    seat: 0,
    asked: 7,
    kind: "choose-action",
    gesture,
    may: "answer",
    options: [option(0), option(1)],
    ...more,
  }) as Question;

const reason = (key: string, values: Words["values"]): Weighed => ({
  feature: "",
  seat: 0,
  before: "0",
  after: "1",
  worth: "9",
  rule: "",
  words: said(key, values),
});
const why = (what: string): Weighed => reason("ankh-why-targets", { case: "gain", who: said("ankh-god-isis"), what });
const line = (code: number, chance: string, more: Partial<Advised> = {}): Advised => ({
  option: code,
  steps: [],
  chance,
  ends: false,
  gains: [],
  denials: [],
  risks: [],
  ...more,
});
const told = (best: Advised, alternatives: readonly Advised[], asked = 7): WeighShown =>
  ({ seat: 0, asked, weigh: { seat: "isis", best, alternatives } }) as unknown as WeighShown;

const GAME = { words: new Sentences(printed as unknown as Catalogue) } as unknown as GameDescription;
const state = (question: Question | null): TableState =>
  ({ question, table: { id: "t", setup: { game: "ankh" } } }) as unknown as TableState;

async function slip(question: Question | null, code: number) {
  const { slipOf } = await import("../src/table/coach_slips");
  const { speak } = await import("../src/words/words");
  await speak("en");
  return slipOf(GAME, state(question), option(code));
}

test("decisions, and passing anywhere, are weighed; single steps and questions of others are not", async () => {
  const { isWeighty } = await import("../src/table/coach_slips");
  expect(isWeighty(asks("action"), option(1))).toBe(true);
  expect(isWeighty(asks("card"), option(1))).toBe(true);
  expect(isWeighty(asks("place"), option(1))).toBe(false);
  expect(isWeighty(asks("place"), option(0))).toBe(true);
  expect(isWeighty(asks("action", { may: "suggest" }), option(1))).toBe(false);
  expect(isWeighty(asks("action", { options: [option(1)] }), option(1))).toBe(false);
  expect(isWeighty(null, option(1))).toBe(false);
  await slip(asks("place"), 1);
  expect(server.weigh).not.toHaveBeenCalled();
});

test("a costly answer is warned of, with two reasons for the better one and one risk of its own", async () => {
  const best = line(1, "61.0", { gains: [why("temple"), why("obelisk"), why("pyramid")] });
  const meant = line(0, "50.0", { risks: [why("any"), why("temple")] });
  server.weigh.mockResolvedValue(told(best, [meant]));
  const doubt = await slip(asks("action"), 0);
  expect(server.weigh).toHaveBeenCalledWith("t", 0, 0);
  expect(doubt?.option.code).toBe(0);
  expect(doubt?.name).toBe("slip ankh choose-action");
  expect(doubt?.text).not.toMatch(/coach-slip/);
  expect(doubt?.why).toHaveLength(2);
  for (const words of [...(doubt?.why ?? []), doubt?.risk]) expect(words).not.toMatch(/ankh-why|\{/);
});

test("a small difference, the best answer itself, and a question that is gone are not worth a word", async () => {
  server.weigh.mockResolvedValue(told(line(1, "57.9"), [line(0, "50.0")]));
  expect(await slip(asks("action"), 0)).toBeNull();
  server.weigh.mockResolvedValue(told(line(1, "58.0"), [line(0, "50.0")]));
  expect(await slip(asks("action"), 0)).not.toBeNull();
  server.weigh.mockResolvedValue(told(line(1, "99.0"), []));
  expect(await slip(asks("action"), 1)).toBeNull();
  server.weigh.mockResolvedValue(told(line(1, "99.0"), [line(0, "1.0")], 8));
  expect(await slip(asks("action"), 0)).toBeNull();
});

test("after three warnings of a kind nobody is asked any more", async () => {
  store.set("coach-said", JSON.stringify(Array(3).fill("warn slip ankh choose-action")));
  server.weigh.mockResolvedValue(told(line(1, "99.0"), [line(0, "1.0")]));
  expect(await slip(asks("action"), 0)).toBeNull();
  expect(server.weigh).not.toHaveBeenCalled();
  expect(await slip(asks("action", { kind: "gain-followers" }), 0)).not.toBeNull();
});

test("a refusal is silence, a fault is not, and nobody waits long", async () => {
  server.weigh.mockRejectedValue(new Denied("too-fast"));
  expect(await slip(asks("action"), 0)).toBeNull();
  server.weigh.mockRejectedValue(new TypeError("broken"));
  await expect(slip(asks("action"), 0)).rejects.toThrow("broken");
  server.weigh.mockReturnValue(new Promise(() => undefined));
  const begun = performance.now();
  expect(await slip(asks("action"), 0)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(5_000);
});
