/** What the page does at a table: which seat it looks through, what is asked of it, answers and what came of them. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { confirming } from "../device/settings";
import type { Option, Question, Reason } from "../generated/protocol";
import { type Feed, refused } from "../net/feed";

export class Session {
  /** Reasons of the last refusal, until something else happens. */
  readonly against: Signal<readonly Reason[]> = signal([]);
  /** A refusal that no rule explains: stale, too fast, not saved ... */
  readonly trouble: Signal<string> = signal("");
  /** What a lesson says about an answer that it does not want now, by the key of the text. */
  readonly told: Signal<string> = signal("");
  readonly busy: Signal<boolean> = signal(false);
  /** An answer that waits for its confirmation. */
  readonly pending: Signal<Option | string | null> = signal(null);
  /** When the clocks of the table were right, by the server's time. */
  readonly taken: Signal<number> = signal(0);
  /** Of several people at one device, the one who has said that they are looking. */
  readonly looking: Signal<number | null> = signal(null);
  readonly question: ReadonlySignal<Question | null>;
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: ReadonlySignal<number | null>;

  constructor(readonly connection: Feed) {
    const { game, who, table, ahead } = connection;
    this.question = computed(() => {
      const open = game.value?.questions.filter((one) => one.may === "answer") ?? [];
      return open.find((one) => one.seat === this.looking.value) ?? open[0] ?? null;
    });
    this.seat = computed(() => this.looking.value ?? this.question.value?.seat ?? who.value?.seats[0] ?? null);
    effect(() => {
      if (table.value) this.taken.value = Date.now() + ahead.peek();
    });
  }

  /** What the shown seat sees. */
  view(): unknown {
    const views = this.connection.game.value?.views ?? {};
    return views[this.seat.value === null ? "spectator" : String(this.seat.value)] ?? Object.values(views)[0];
  }

  /** Answer by an option, or by the notation of something that may not be legal: then the reasons come back. */
  async answer(option: Option | string): Promise<void> {
    if (!this.question.value || this.busy.value) return;
    if (confirming.value === "on" && typeof option !== "string") this.pending.value = option;
    else await this.send(option);
  }

  /** The answer that waits is meant. */
  async confirm(): Promise<void> {
    const option = this.pending.value;
    this.pending.value = null;
    if (option !== null) await this.send(option);
  }

  /** Send one part of what was confirmed as a whole; whether it was accepted. */
  async sendPart(option: Option | string): Promise<boolean> {
    if (!this.question.value || this.busy.value) return false;
    await this.send(option);
    return this.against.value.length === 0 && this.trouble.value === "" && this.told.value === "";
  }

  private async send(option: Option | string): Promise<void> {
    const question = this.question.value;
    if (!question) return;
    batch(() => {
      this.busy.value = true;
      this.forgive();
    });
    const reply = await this.connection.request("answer", {
      seat: question.seat,
      asked: question.asked,
      option: typeof option === "string" ? option : option.code,
    });
    batch(() => {
      this.busy.value = false;
      if (refused(reply)) {
        this.against.value = reply.reasons ?? [];
        if (reply.code === "lesson") this.told.value = reply.detail;
        else if (this.against.value.length === 0) this.trouble.value = reply.code;
      }
    });
  }

  /** Nothing is said against anything any more; what was empty before stays the same, so nothing is drawn again. */
  forgive(): void {
    if (this.against.peek().length > 0) this.against.value = [];
    this.trouble.value = "";
    this.told.value = "";
  }

  async undo(): Promise<void> {
    const last = this.connection.game.value?.undoable.find((one) => one.seat === this.seat.value);
    if (!last) return;
    this.forgive();
    const reply = await this.connection.request("undo", { seat: last.seat, to: last.to });
    this.trouble.value = refused(reply) ? reply.code : "";
  }

  async say(text: string): Promise<void> {
    const reply = await this.connection.request("say", { text });
    this.trouble.value = refused(reply) ? reply.code : "";
  }
}
