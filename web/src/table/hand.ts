/** What a player does at the table becomes answers: a thing that is touched, or several in a row. No rule is known
 * here: a thing is sent as the option that names it, or, if none does, as written, so that the reasons come back. */
import { effect, type Signal, signal } from "@preact/signals";
import type { Option, Question, Thing, Undoable } from "../generated/protocol";
import type { Session } from "./session";

const keyOf = (thing: Thing): string => `${thing.kind} ${thing.name}`;

/** The options of a question by the things that stand for them; the first option of a thing is the plain one. */
export function optionsByThing(options: readonly Option[]): ReadonlyMap<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    for (const thing of option.things) if (!found.has(keyOf(thing))) found.set(keyOf(thing), option);
  }
  return found;
}

/** The only answer of a question, where giving it takes nothing from its player; null if there is something to decide.
 * To pass is no such answer while something can still be taken back: after it, it no longer can. */
export function obviousAnswer(question: Question | null, undoable: readonly Undoable[]): Option | null {
  const [only, ...others] = question?.options ?? [];
  if (question?.may !== "answer" || !only || others.length > 0) return null;
  const back = undoable.some(({ seat, free }) => seat === question.seat && free);
  return only.code === 0 && back ? null : only;
}

/** How long the next question may take; after that, touching something is a new beginning. */
const PATIENCE = 1500;

/** How something is meant that no option names: touched, it may replace the answer before, and is argued about;
 * dropped upon, it is argued about; as a part of a row it ends the row; on a trail it is passed over. */
type Manner = "touched" | "dropped" | "row" | "trail";

interface Wish {
  readonly thing: Thing;
  readonly manner: Manner;
}

/** An answer that gives something up, and waits until it is meant. */
export interface Doubt {
  readonly option: Option;
  readonly name: string;
  readonly text: string;
  /** What a bot would do instead, and why; deed by deed, reason by reason. */
  readonly rather?: readonly string[];
  readonly why?: readonly string[];
  /** What comes of the answer itself. */
  readonly risk?: string;
}

export class Hand {
  /** What the coach would say against an answer; nothing unless it is asked to. */
  warns: (option: Option) => Doubt | null | Promise<Doubt | null> = () => null;
  readonly doubt: Signal<Doubt | null> = signal(null);
  /** Somebody touched something although nothing is asked of them. */
  readonly idle: Signal<boolean> = signal(false);
  /** The last question was answered for the person, who had no choice. */
  readonly skipped: Signal<boolean> = signal(false);
  /** The question that was last answered for the person. */
  private spared = -1;
  private wishes: Wish[] = [];
  /** The question that was answered last, and until when the next one is awaited. */
  private answered = -1;
  private awaited = 0;
  private working = false;
  /** The question before the open one, while its answer can be changed by touching something else it offered. */
  private before: Question | null = null;

  constructor(
    readonly session: Session,
    /** A thing as it is written in answers. */
    readonly written: (thing: Thing) => string,
    /** Whether a question with a single answer is answered for the person. */
    private readonly spares: (question: Question) => boolean = () => false,
  ) {}

  /** Answer further wishes whenever a question arrives, and those that need no person; the caller stops it. */
  listen(): () => void {
    return effect(() => {
      const question = this.session.question.value;
      if (!question || this.session.busy.value) return;
      void this.work();
      const game = this.session.connection.game.value;
      const only = this.spares(question) ? obviousAnswer(question, game?.undoable ?? []) : null;
      if (only) void this.skip(only);
    });
  }

  /** Give the only answer there is, and say so. */
  private async skip(only: Option): Promise<void> {
    const asked = this.session.question.peek()?.asked ?? -1;
    // Once for each question: one that is refused is the person's to look at.
    if (asked === this.spared) return;
    this.spared = asked;
    await this.choose(only);
    this.skipped.value = true;
  }

  /** The question that may be answered, or the one of the merged partner to whom something may be suggested. */
  open(): Question | null {
    return (
      this.session.question.value ??
      this.session.connection.game.value?.questions.find((one) => one.may === "suggest") ??
      null
    );
  }

  optionFor(thing: Thing): Option | undefined {
    return optionsByThing(this.open()?.options ?? []).get(keyOf(thing));
  }

  touch(thing: Thing): void {
    this.follow([thing]);
  }

  /** Several things in a row, each an answer to what is asked after the one before. */
  follow(things: readonly Thing[]): void {
    if (!this.open()) {
      if (this.wishes.length === 0 && !this.session.busy.value) this.idle.value = true;
      return;
    }
    this.wishes.push(...things.map((thing, n): Wish => ({ thing, manner: n > 0 ? "row" : "touched" })));
    void this.work();
  }

  /** One more thing of the gesture under way. */
  append(thing: Thing, manner: "dropped" | "trail"): void {
    this.wishes.push({ thing, manner });
    void this.work();
  }

  /** Answer; `sure` if no warning is wanted. */
  async choose(option: Option, sure = false): Promise<void> {
    this.idle.value = false;
    this.skipped.value = false;
    // Who chooses the same again after a warning means it.
    const meant = sure || this.doubt.value?.option.code === option.code;
    const question = this.open();
    const said = meant ? null : this.warns(option);
    this.doubt.value = said instanceof Promise ? await said : said;
    if (this.doubt.value) return;
    // The next question may be here before the word that the last answer arrived.
    await this.free();
    if (!question || question.asked !== this.open()?.asked || this.waits(question)) return;
    if (question.may === "suggest") {
      const seat = this.session.connection.who.value?.seats[0] ?? 0;
      const reply = await this.session.connection.request("suggest", {
        seat,
        asked: question.asked,
        option: option.code,
      });
      this.session.trouble.value = reply.type === "refused" ? reply.code : "";
      return;
    }
    this.before = question;
    this.await(question);
    await this.session.answer(option);
    const { against, trouble, told } = this.session;
    if (against.value.length > 0 || trouble.value || told.value) this.answered = -1;
  }

  private free(): Promise<void> {
    const { busy } = this.session;
    if (!busy.value) return Promise.resolve();
    return new Promise((done) => {
      const stop = busy.subscribe((still) => {
        if (!still) {
          queueMicrotask(() => stop());
          done();
        }
      });
    });
  }

  private await(question: Question): void {
    this.answered = question.asked;
    this.awaited = performance.now() + PATIENCE;
  }

  /** Whether the question is already answered, and the next one is on its way. */
  private waits(question: Question): boolean {
    return question.may === "answer" && question.asked === this.answered && performance.now() < this.awaited;
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      while (this.wishes.length > 0) {
        const question = this.open();
        if (!question || this.session.busy.value || this.waits(question)) return;
        await this.grant(this.wishes.shift() as Wish);
      }
    } finally {
      this.working = false;
    }
  }

  private async grant({ thing, manner }: Wish): Promise<void> {
    const option = this.optionFor(thing);
    if (option) return this.choose(option);
    if (manner === "trail") return;
    this.wishes = [];
    if (manner === "touched" && (await this.reconsider(thing))) return;
    if (manner !== "row") await this.session.answer(this.written(thing));
  }

  /** Touching another thing of the question before takes its answer back, where that is free, and gives the new one. */
  private async reconsider(thing: Thing): Promise<boolean> {
    const question = this.session.question.value;
    const last = this.session.connection.game.value?.undoable.find((one) => one.seat === question?.seat);
    if (!question || !last?.free || this.before?.seat !== question.seat) return false;
    if (question.options.some((option) => option.code === 0)) return false;
    if (!optionsByThing(this.before.options).has(keyOf(thing))) return false;
    this.before = null;
    this.await(question);
    this.wishes = [{ thing, manner: "row" }];
    await this.session.undo();
    return true;
  }
}
