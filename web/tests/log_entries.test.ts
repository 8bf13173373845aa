import { describe, expect, it } from "vitest";
import { SCORE as ANKH } from "../src/games/ankh/score";
import { SCORE as PANTHEON } from "../src/games/pantheon/score";
import type { GameEvent, LogEntry } from "../src/generated/protocol";
import { joined, learned, neighbour, past, standing } from "../src/net/log_entries";
import { courses, scoreAt, turnings } from "../src/table/scores";

const event = (kind: string, rest: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "ANKH-TURN-01", ...rest });
const entry = (seq: number, kind: string, rest: Partial<LogEntry> = {}): LogEntry => ({ seq, at: seq, kind, ...rest });
const answered = (seq: number, ...events: GameEvent[]): LogEntry =>
  entry(seq, "answered", { seat: 0, events: { 0: events } });
const numbers = (entries: readonly LogEntry[]) => entries.map((one) => one.seq);

describe("a log", () => {
  it("takes news once, also when they come again or out of order", () => {
    const first = [entry(1, "opened"), entry(2, "started")];
    expect(numbers(joined(first, [answered(3)]))).toEqual([1, 2, 3]);
    expect(numbers(joined(joined(first, [answered(3)]), [entry(2, "started"), answered(3), answered(4)]))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(numbers(joined([answered(3)], first))).toEqual([1, 2, 3]);
    expect(joined(first, [])).toBe(first);
  });

  it("forgets what was taken back, but not what was said meanwhile", () => {
    const log = [
      entry(1, "started"),
      answered(2),
      answered(3),
      entry(4, "said", { text: "hm" }),
      answered(5),
      entry(6, "undone", { other: 3 }),
      answered(7),
    ];
    expect(numbers(standing(log))).toEqual([1, 2, 4, 6, 7]);
  });

  it("tells a spectator what spectators learned", () => {
    const told = entry(1, "answered", { events: { spectator: [event("turn-begins")], 1: [event("card-drawn")] } });
    expect(learned(told, null)[0]?.kind).toBe("turn-begins");
    expect(learned(told, 1)[0]?.kind).toBe("card-drawn");
    expect(learned(entry(2, "said"), 0)).toEqual([]);
  });
});

describe("a past", () => {
  const log = [
    entry(1, "started", { events: { 0: [event("turn-begins")] } }),
    answered(2, event("battle-begins", { what: "1" })),
    answered(3, event("devotion-gained", { who: 0, what: "2" })),
    answered(4, event("conflict-ends"), event("turn-begins")),
  ];

  it("marks turns, battles and scorings by the answers after which they show", () => {
    const { steps, marks, before } = past(log, 5, 0, ANKH.mark);
    expect(before).toBe(2); // two answers were given before this table was opened
    expect(numbers(steps)).toEqual([2, 3, 4]);
    expect(marks.map((mark) => [mark.kind, mark.answers])).toEqual([
      ["turn", 2],
      ["battle", 3],
      ["scoring", 5],
      ["turn", 5],
    ]);
  });

  it("counts one scoring of Pantheon once, however many score", () => {
    const score = (who: number) => event("points-scored", { who, amount: 3, rule: "PAN-SCORE-02" });
    expect(
      past(
        [answered(1, score(0), score(1), event("points-scored", { who: 0, amount: 1, rule: "PAN-GOD-22" }))],
        1,
        0,
        PANTHEON.mark,
      ).marks,
    ).toHaveLength(1);
  });

  it("knows the neighbours of a place", () => {
    const { marks } = past(log, 5, 0, ANKH.mark);
    expect(neighbour(marks, ["turn"], 2, true)?.answers).toBe(5);
    expect(neighbour(marks, ["turn"], 5, false)?.answers).toBe(2);
    expect(neighbour(marks, ["battle", "scoring"], 5, true)).toBeNull();
  });
});

describe("the course of a game", () => {
  const log = [
    answered(1, event("devotion-gained", { who: 0, what: "3", amount: 3 })),
    answered(
      2,
      event("devotion-gained", { who: 1, what: "5", amount: 5 }),
      event("devotion-lost", { who: 0, what: "2", amount: 1 }),
    ),
    answered(3, event("gods-merged", { who: 1, whom: 0, what: "2" })),
  ];

  it("follows Devotion and ends a line where its god merges", () => {
    const [first, second] = courses(log, [0, 0], 0, 0, ANKH);
    expect(first?.points).toEqual([
      [0, 0],
      [1, 3],
      [2, 2],
    ]);
    expect(first?.until).toBe(3);
    expect(second?.points).toEqual([
      [0, 0],
      [2, 5],
      [3, 2],
    ]);
    expect(second && scoreAt(second, 2)).toBe(5);
  });

  it("adds points up from what each began with", () => {
    const lines = courses(
      [
        answered(1, event("points-scored", { who: 1, amount: 4 })),
        answered(2, event("points-scored", { who: 1, amount: 2 })),
      ],
      [7, 1],
      10,
      0,
      PANTHEON,
    );
    expect(lines[1]?.points).toEqual([
      [10, 1],
      [11, 5],
      [12, 7],
    ]);
    expect(lines[0]?.points).toEqual([[10, 7]]);
  });

  it("turns where somebody takes the lead, and at great leaps", () => {
    const found = turnings(courses(log, [0, 0], 0, 0, ANKH));
    expect(found[0]).toEqual({ answers: 1, seat: 0, kind: "lead", amount: 3 });
    expect(found[1]).toEqual({ answers: 2, seat: 1, kind: "lead", amount: 5 });
    expect(turnings(courses(log, [0, 0], 0, 0, ANKH), 1)).toHaveLength(1);
  });

  it("begins with what a view shows", () => {
    expect(
      ANKH.of(
        {
          sides: [
            { side: 2, devotion: 4 },
            { side: 0, devotion: 1 },
          ],
        },
        3,
      ),
    ).toEqual([1, 0, 4]);
    expect(PANTHEON.of({ players: [{ score: 9 }, { score: 3 }] }, 2)).toEqual([9, 3]);
  });
});
