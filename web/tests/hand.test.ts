import { computed, type Signal, signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { GameShown, Option, Question, Thing } from "../src/generated/protocol";
import { Hand, obviousAnswer, optionsByThing } from "../src/table/hand";
import type { Session } from "../src/table/session";

const option = (code: number, kind: string, number: number): Option => ({
  code,
  text: `${kind}${number}`,
  things: [{ kind, name: `${kind}${number}` }],
  words: { key: "", values: {} },
  cost: null,
});
const PASS: Option = { code: 0, text: "pass", things: [], words: { key: "x-option-pass", values: {} }, cost: null };
const written = ({ name }: Thing): string => name;
const space = (number: number): Thing => ({ kind: "space", name: `space${number}` });

function question(asked: number, options: readonly Option[], may: "answer" | "suggest" = "answer"): Question {
  return {
    seat: 0,
    asked,
    kind: "q",
    rule: "R-1",
    gesture: "pick",
    subject: null,
    amount: null,
    chosen: [],
    may,
    options,
    suggestions: [],
  };
}

/** A table that asks one question after another, whatever is answered. */
class Fake {
  readonly asked: Signal<Question | null>;
  readonly sent: (number | string)[] = [];
  readonly suggested: unknown[] = [];
  undone = 0;
  readonly session: Session;

  constructor(
    private readonly questions: Question[],
    free = true,
  ) {
    this.asked = signal(questions[0] ?? null);
    const own = computed(() => (this.asked.value?.may === "answer" ? this.asked.value : null));
    const game = computed(
      (): GameShown => ({
        answers: 0,
        waiting: [],
        sides: [],
        questions: this.asked.value ? [this.asked.value] : [],
        undoable: [{ seat: 0, to: 1, free }],
        views: {},
      }),
    );
    const fake = {
      question: own,
      busy: signal(false),
      against: signal([]),
      told: signal(""),
      trouble: signal(""),
      connection: {
        game,
        who: signal({ seats: [0] }),
        request: (_: string, fields: unknown) => {
          this.suggested.push(fields);
          return Promise.resolve({ type: "done", seq: 1 });
        },
      },
      answer: (chosen: Option | string) => {
        this.sent.push(typeof chosen === "string" ? chosen : chosen.code);
        if (typeof chosen !== "string") this.next();
        return Promise.resolve();
      },
      undo: () => {
        this.undone += 1;
        this.asked.value = { ...(this.questions[0] as Question), asked: 100 };
        return Promise.resolve();
      },
    };
    this.session = fake as unknown as Session;
  }

  private next(): void {
    const at = this.questions.findIndex((one) => one.asked === this.asked.value?.asked);
    this.asked.value = this.questions[at + 1] ?? null;
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a hand", () => {
  const which = question(1, [PASS, option(11, "space", 1), option(12, "space", 2)]);
  const where = question(2, [option(21, "space", 5), option(22, "space", 6)]);

  it("finds the first option of a thing", () => {
    const found = optionsByThing([option(1, "space", 4), option(2, "space", 4)]);
    expect(found.get("space space4")?.code).toBe(1);
  });

  it("answers a whole gesture, each part to the question it leads to", async () => {
    const fake = new Fake([which, where]);
    new Hand(fake.session, written).follow([space(1), space(5)]);
    await settled();
    expect(fake.sent).toEqual([11, 21]);
  });

  it("waits with the second touch until the next question is there", async () => {
    const fake = new Fake([which]);
    const hand = new Hand(fake.session, written);
    const stop = hand.listen();
    hand.touch(space(1));
    hand.append(space(5), "trail");
    await settled();
    expect(fake.sent).toEqual([11]);
    fake.asked.value = where;
    await settled();
    expect(fake.sent).toEqual([11, 21]);
    stop();
  });

  it("sends what no option names as it is written, so that the reasons come back", async () => {
    const fake = new Fake([which, where]);
    new Hand(fake.session, written).touch(space(9));
    await settled();
    expect(fake.sent).toEqual(["space9"]);
  });

  it("forgets the rest of a gesture that leads nowhere, without arguing", async () => {
    const fake = new Fake([which, where]);
    new Hand(fake.session, written).follow([space(1), space(9), space(5)]);
    await settled();
    expect(fake.sent).toEqual([11]);
  });

  it("passes over what is no answer on a trail, and goes on", async () => {
    const fake = new Fake([which, where]);
    const hand = new Hand(fake.session, written);
    hand.touch(space(1));
    for (const number of [2, 9, 5]) hand.append(space(number), "trail");
    await settled();
    expect(fake.undone).toBe(0);
    expect(fake.sent).toEqual([11, 21]);
  });

  it("argues about what a piece is dropped upon, and takes nothing back for it", async () => {
    const fake = new Fake([which, where]);
    const hand = new Hand(fake.session, written);
    hand.touch(space(1));
    hand.append(space(2), "dropped");
    await settled();
    expect(fake.undone).toBe(0);
    expect(fake.sent).toEqual([11, "space2"]);
  });

  it("takes back a choice when another one of the same question is touched", async () => {
    const fake = new Fake([which, where]);
    const hand = new Hand(fake.session, written);
    const stop = hand.listen();
    hand.touch(space(1));
    await settled();
    hand.touch(space(2));
    await settled();
    expect(fake.undone).toBe(1);
    expect(fake.sent).toEqual([11, 12]);
    stop();
  });

  it("takes nothing back that is not free", async () => {
    const fake = new Fake([which, where], false);
    const hand = new Hand(fake.session, written);
    hand.touch(space(1));
    await settled();
    hand.touch(space(2));
    await settled();
    expect(fake.undone).toBe(0);
    expect(fake.sent).toEqual([11, "space2"]);
  });

  it("answers a question once, however often its button is pressed", async () => {
    const fake = new Fake([
      { ...which, asked: 1 },
      { ...which, asked: 1 },
    ]);
    const hand = new Hand(fake.session, written);
    await hand.choose(PASS);
    await hand.choose(PASS);
    expect(fake.sent).toEqual([0]);
  });

  it("does not lose an answer that is given before the last one is known to have arrived", async () => {
    const fake = new Fake([which, where]);
    const hand = new Hand(fake.session, written);
    fake.session.busy.value = true;
    const given = hand.choose(PASS);
    await settled();
    expect(fake.sent).toEqual([]);
    fake.session.busy.value = false;
    await given;
    expect(fake.sent).toEqual([0]);
  });

  it("says that nothing is asked", () => {
    const fake = new Fake([]);
    const hand = new Hand(fake.session, written);
    hand.touch(space(1));
    expect(hand.idle.value).toBe(true);
    expect(fake.sent).toEqual([]);
  });

  it("suggests where the partner decides", async () => {
    const fake = new Fake([question(7, [option(11, "space", 1)], "suggest")]);
    new Hand(fake.session, written).touch(space(1));
    await settled();
    expect(fake.suggested).toEqual([{ seat: 0, asked: 7, option: 11 }]);
    expect(fake.sent).toEqual([]);
  });
});

describe("a question with a single answer", () => {
  const one = [option(5, "space", 5)];
  const undoable = [{ seat: 0, to: 1, free: true }];

  it("is answered for its player, once, and it is said", async () => {
    const fake = new Fake([question(1, one), question(2, [option(6, "space", 6), PASS])]);
    const hand = new Hand(fake.session, written, () => true);
    const stop = hand.listen();
    await expect.poll(() => fake.sent).toEqual([5]);
    await expect.poll(() => hand.skipped.value).toBe(true);
    stop();
  });

  it("waits for the player who wants to see it", async () => {
    const fake = new Fake([question(1, one)]);
    const stop = new Hand(fake.session, written, () => false).listen();
    await new Promise((done) => setTimeout(done, 20));
    expect(fake.sent).toEqual([]);
    stop();
  });

  it("is never a pass that would end what can still be taken back, nor a suggestion", () => {
    expect(obviousAnswer(question(1, [PASS]), undoable)).toBeNull();
    expect(obviousAnswer(question(1, [PASS]), [])).toBe(PASS);
    expect(obviousAnswer(question(1, one, "suggest"), [])).toBeNull();
    expect(obviousAnswer(question(1, [...one, PASS]), [])).toBeNull();
    expect(obviousAnswer(null, [])).toBeNull();
  });
});
