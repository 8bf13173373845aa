/** One confirmation becomes small answers in order; a refusal in the middle is told, and what follows is not sent. */
import { signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import { canGoBack, goBack, sendRow } from "../src/games/pantheon/shop/send";
import type { GameShown, Option, Question, Thing } from "../src/generated/protocol";
import type { Feed, Reply } from "../src/net/feed";
import type { Session as TableSession } from "../src/table/session";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { Session } = await import("../src/table/session");

const PASS: Option = { code: 0, text: "pass", things: [], words: { key: "", values: {} }, cost: null };
const CODES: Readonly<Record<string, number>> = { "coin-1": 1, "gift-I": 2, foot: 3 };

function option({ kind, name }: Thing): Option {
  return { code: CODES[name] ?? 9, text: name, things: [{ kind, name }], words: { key: "", values: {} }, cost: null };
}

function asks(asked: number, kind: string, options: readonly Option[]): Question {
  const about = { rule: "R-1", gesture: "pick", subject: null, amount: 0, chosen: [], suggestions: [] } as const;
  return { seat: 0, asked, kind, ...about, may: "answer", options };
}

const COIN: Thing = { kind: "card", name: "coin-1" };
const GIFT: Thing = { kind: "token", name: "gift-I" };
const FOOT: Thing = { kind: "foot", name: "foot" };

/** A server that asks one question after another; an answer that its question does not offer is refused. */
class Server {
  readonly got: (number | string)[] = [];
  readonly game: { value: GameShown };
  readonly session: TableSession;
  private at = 0;

  constructor(private readonly questions: readonly (Question | null)[]) {
    const game = signal(this.shown());
    this.game = game;
    const feed = {
      status: signal("open"),
      who: signal({ seats: [0] }),
      table: signal(null),
      game,
      entries: signal([]),
      farewell: signal(""),
      ahead: signal(0),
      request: (kind: string, fields: { option?: number | string }) => Promise.resolve(this.take(kind, fields.option)),
      close: () => undefined,
    };
    this.session = new Session(feed as unknown as Feed);
  }

  private shown(): GameShown {
    const question = this.questions[this.at];
    const undoable = this.at > 0 ? [{ seat: 0, to: this.at - 1, free: true }] : [];
    return { answers: this.at, waiting: [], sides: [], questions: question ? [question] : [], undoable, views: {} };
  }

  private take(kind: string, given: number | string | undefined): Reply {
    if (kind === "undo") this.at -= 1;
    else {
      this.got.push(given ?? "");
      const offered = this.questions[this.at]?.options.some(({ code }) => code === given);
      if (!offered) {
        const reasons = [{ rule: "PAN-BUY-13", arguments: {} }];
        return { type: "refused", id: "", code: "illegal", reasons } as unknown as Reply;
      }
      this.at += 1;
    }
    // The news may come after the word that the answer arrived.
    setTimeout(() => (this.game.value = this.shown()), 1);
    return { type: "done", id: "", seq: this.at } as unknown as Reply;
  }
}

describe("a row of answers", () => {
  it("is sent in order, and ends with passing", async () => {
    const all = [option(COIN), option(GIFT), PASS];
    const server = new Server([asks(1, "buying", all), asks(2, "buying", all), asks(3, "buying", all), null]);
    expect(await sendRow(server.session, [COIN, GIFT], true)).toEqual({ things: 2, complete: true });
    expect(server.got).toEqual([1, 2, 0]);
  });

  it("does not pass where the question is over by itself", async () => {
    const server = new Server([asks(1, "spending", [option(GIFT), PASS]), asks(2, "choose-action", [PASS])]);
    expect(await sendRow(server.session, [GIFT], true)).toEqual({ things: 1, complete: true });
    expect(server.got).toEqual([2]);
  });

  it("stops where something is refused, with the reason, and says how far it came", async () => {
    const server = new Server([asks(1, "buying", [option(COIN)]), asks(2, "buying", [option(GIFT), PASS]), null]);
    expect(await sendRow(server.session, [COIN, FOOT, GIFT], true)).toEqual({ things: 1, complete: false });
    expect(server.got).toEqual([1, "foot"]);
    expect(server.session.against.value.map(({ rule }) => rule)).toEqual(["PAN-BUY-13"]);
  });
});

describe("going back", () => {
  it("takes back answers until an action is chosen again", async () => {
    const buying = [option(COIN), option(GIFT), PASS];
    const server = new Server([
      asks(1, "choose-action", [option(FOOT)]),
      asks(2, "buying", buying),
      asks(3, "buying", buying),
    ]);
    await sendRow(server.session, [FOOT, COIN], false);
    expect(canGoBack(server.session)).toBe(true);
    await goBack(server.session);
    expect(server.session.question.value?.kind).toBe("choose-action");
    expect(canGoBack(server.session)).toBe(false);
  });
});
