/** What the coach says, and that it says nothing twice. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Option, Question } from "../src/generated/protocol";

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

test("the coach speaks in the first three games, and remembers what it said", async () => {
  const { coachSpeaks, remember, wasSaid } = await import("../src/table/coach_memory");
  expect(["a", "b", "a", "c", "d"].map(coachSpeaks)).toEqual([true, true, true, true, false]);
  expect(wasSaid("ankh battle")).toBe(false);
  remember("ankh battle");
  remember("ankh battle");
  expect(wasSaid("ankh battle")).toBe(true);
  expect(JSON.parse(store.get("coach-said") ?? "")).toEqual(["ankh battle"]);
});

test("what cannot be read counts as nothing said, and a setting decides for all games", async () => {
  store.set("coach-said", "{");
  store.set("coach", "off");
  const { coachSpeaks, wasSaid } = await import("../src/table/coach_memory");
  expect(wasSaid("x")).toBe(false);
  expect(coachSpeaks("a")).toBe(false);
});

const option = (code: number, text: string): Option => ({
  code,
  text,
  things: [],
  words: { key: "", values: {} },
  cost: 1,
});
const asks = (kind: string, more: Partial<Question> = {}): Question =>
  ({ kind, chosen: [], options: [option(0, "pass"), option(1, "unlock")], amount: null, ...more }) as Question;

test("Ankh: a lesson for what happens, a warning for what is given up", async () => {
  const { COACH } = await import("../src/games/ankh/coach");
  const state = (question: Question | null) =>
    ({ view: { regions: {}, battle: null }, question, seat: 0 }) as unknown as Parameters<typeof COACH.due>[0];
  const triggered: GameEvent = { kind: "event-triggered", rule: "", who: 1, what: "conflict" };
  expect(COACH.due(state(asks("choose-action")), [triggered]).map(({ name }) => name)).toEqual([
    "conflict",
    "first-action",
  ]);
  expect(COACH.warns(state(asks("choose-action")), option(1, "unlock"))?.name).toBe("ankh unlock");
  const second = asks("choose-action", { chosen: [{ kind: "action", name: "move" }] });
  expect(COACH.warns(state(second), option(1, "unlock"))).toBeNull();
  expect(COACH.warns(state(asks("gain-followers", { amount: 4 })), option(0, "pass"))?.name).toBe("ankh followers");
  expect(COACH.warns(state(asks("gain-followers", { amount: 4 })), option(1, "yes"))).toBeNull();
});

test("Pantheon: steps and coins that are left are warned of only if something can be had for them", async () => {
  const { COACH } = await import("../src/games/pantheon/coach");
  const state = (question: Question | null) => ({ question, seat: 0 }) as unknown as Parameters<typeof COACH.due>[0];
  expect(COACH.warns(state(asks("moving", { amount: 2 })), option(0, "pass"))?.name).toBe("pantheon steps");
  const nothing = asks("moving", { amount: 2, options: [{ ...option(0, "pass"), cost: null }] });
  expect(COACH.warns(state(nothing), option(0, "pass"))).toBeNull();
  const begins: GameEvent = { kind: "turn-begins", rule: "", who: 1 };
  expect(COACH.due(state(asks("moving")), [begins]).map(({ name }) => name)).toEqual(["follow", "moving"]);
});
