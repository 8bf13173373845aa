/** Turns, stories, marks and the pace of answers, without a server. */
import { beforeAll, expect, test, vi } from "vitest";
import { arrow } from "../src/board/marks";
import type { AnkhView } from "../src/generated/ankh";
import type { GameEvent, LogEntry, Update } from "../src/generated/protocol";
import { Pace } from "../src/net/pace";
import { entriesSince, spokenLines, turnsOf } from "../src/table/story";
import { speak } from "../src/words/words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  return speak("en");
});

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "ANKH-TURN-01", ...more });
const answered = (seq: number, seat: number, ...events: GameEvent[]): LogEntry => ({
  seq,
  at: 0,
  kind: "answered",
  seat,
  events: { "0": events },
});
const LOG: readonly LogEntry[] = [
  answered(1, -1, event("region-split")),
  answered(2, 0, event("turn-begins", { who: 0 }), event("followers-gained", { who: 0, amount: 2 })),
  answered(3, 1, event("turn-begins", { who: 1 }), event("figure-moved", { who: 1, what: "god" })),
  answered(4, 2, event("turn-begins", { who: 2 })),
];

test("a log is one block a turn, with what came before the first", () => {
  const turns = turnsOf(LOG, 0, ({ kind }) => kind === "turn-begins");
  expect(turns.map(({ number, seat, events }) => [number, seat, events.length])).toEqual([
    [0, null, 1],
    [1, 0, 2],
    [2, 1, 2],
    [3, 2, 1],
  ]);
});

test("the story begins after the last own answer", () => {
  expect(entriesSince(LOG, [0]).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(entriesSince(LOG, [2])).toEqual([]);
  expect(entriesSince(LOG, [5])).toHaveLength(4);
  const undone = [...LOG, { seq: 5, at: 0, kind: "undone", other: 3 }];
  expect(entriesSince(undone, [0]).map(({ kind }) => kind)).toEqual(["undone"]);
});

test("a turn of Ankh is a few sentences, and every walk is drawn", async () => {
  const { STORY } = await import("../src/games/ankh/recap");
  const view = { regions: { "1": ["3,3", "3,4", "4,3"] }, monuments: [], figures: [] } as unknown as AnkhView;
  const told = { view, sitting: { called: ["amun", "ra"], sides: [[0], [1]] }, seat: 0 };
  const walk = event("figure-moved", { who: 1, what: "warrior", origin: "3,3", where: "3,4" });
  const some = STORY.lines(told, [walk, event("followers-gained", { who: 1, amount: 3 })]);
  expect(some.map(({ text }) => text)).toEqual(["Moved the Warrior to a space in region 1", "Gained 3 Followers"]);
  const many = STORY.lines(told, [walk, { ...walk }, { ...walk }]);
  expect(spokenLines(many).map(({ text }) => text)).toEqual(["Moved 3 figures"]);
  expect(many.filter(({ mark }) => mark === "way")).toHaveLength(3);
  const fought = STORY.lines(told, [
    event("battle-begins", { what: "2" }),
    event("battle-won", { who: 1, amount: 2 }),
    event("devotion-gained", { who: 1, amount: 1, what: "4" }),
    event("devotion-gained", { who: 1, amount: 2, what: "6" }),
    event("figure-killed", { who: 0, what: "warrior", where: "3,3" }),
  ]);
  expect(fought.map(({ text }) => text)).toEqual([
    "Region 2: Ra wins the Battle",
    "Ra: +3 Devotion, now 6",
    "Amun lost 1 figure",
  ]);
  const killed = [event("figure-killed", { who: 0, what: "warrior", where: "3,3" })];
  expect(STORY.forYou?.(told, killed)).toContain("You lost 1 figure");
  expect(STORY.forYou?.(told, [])).toBe("");
});

test("an arrow leaves its place and stops before the other", () => {
  const { line, label } = arrow({ x: 0, y: 0 }, { x: 200, y: 0 });
  const [start = ""] = line.slice(1).split("Q");
  const [x = 0] = start.split(" ").map(Number);
  expect(x).toBeGreaterThan(15);
  expect(label.x).toBeGreaterThan(60);
  expect(label.x).toBeLessThan(140);
});

const update = (seq: number): Update => ({ type: "update", seq }) as unknown as Update;

test("answers of others are shown one after the other, and can be skipped", () => {
  vi.useFakeTimers();
  let now = 0;
  const shown: number[] = [];
  const pace = new Pace(
    ({ seq }) => shown.push(seq),
    ({ seq }) => (seq === 9 ? 0 : 100),
    () => now,
  );
  now = 1000;
  for (const seq of [1, 2, 3]) pace.take(update(seq));
  expect(shown).toEqual([1]);
  expect(pace.behind.value).toBe(2);
  now = 1100;
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  pace.take(update(9));
  pace.skip();
  expect(shown).toEqual([1, 2, 3, 9]);
  expect(pace.behind.value).toBe(0);
  vi.useRealTimers();
});
