/** A table's past as a feed: the same screen shows it, and nothing can be asked of it. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameShown, LogEntry, TableShown, Welcome } from "../generated/protocol";
import * as api from "./api";
import { PROTOCOL } from "./connection";
import type { Feed, Reply, Status } from "./feed";
import { joined, type MarkOf, type Past, past } from "./log_entries";

export class ReplayFeed implements Feed {
  readonly status: Signal<Status> = signal("connecting");
  readonly game: Signal<GameShown | null> = signal(null);
  readonly farewell: Signal<string> = signal("");
  readonly ahead: Signal<number> = signal(0);
  /** The place that is shown, in answers. */
  readonly at: Signal<number> = signal(0);
  /** The place that is wished for; the view follows as soon as it is there. */
  readonly wished: Signal<number> = signal(0);
  readonly total: Signal<number> = signal(0);
  /** Through whose eyes; null for one's own. */
  readonly eyes: Signal<number | null> = signal(null);
  readonly finished: Signal<boolean> = signal(false);
  readonly who: ReadonlySignal<Welcome | null>;
  readonly table: ReadonlySignal<TableShown | null>;
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  readonly past: ReadonlySignal<Past>;
  private readonly all: Signal<readonly LogEntry[]> = signal([]);
  private readonly found: Signal<TableShown | null> = signal(null);
  private readonly seats: Signal<readonly number[]> = signal([]);
  private readonly kept = new Map<string, Promise<GameShown>>();

  private markOf: MarkOf = () => undefined;

  /** `marksOf` says which events of a game are worth jumping to. */
  constructor(
    readonly id: string,
    private readonly marksOf: (game: string) => Promise<MarkOf>,
  ) {
    this.past = computed(() => past(this.all.value, this.total.value, this.seat(), this.markOf));
    this.who = computed(() =>
      this.found.value
        ? { type: "welcome", protocol: PROTOCOL, table: id, role: "spectator", seats: this.watching(), now: 0 }
        : null,
    );
    this.table = computed(() =>
      this.found.value
        ? { ...this.found.value, phase: "playing", result: null, undo: null, clocks: [], votes: [], absent: [] }
        : null,
    );
    this.entries = computed(() => {
      const { steps, before } = this.past.value;
      const last =
        this.at.value <= before
          ? (steps[0]?.seq ?? Number.POSITIVE_INFINITY) - 1
          : (steps[this.at.value - before - 1]?.seq ?? 0);
      return this.all.value.filter((entry) => entry.seq <= last);
    });
  }

  /** Read the table and its log, and show the place that is wished for, or the beginning. */
  async open(from: number | null): Promise<void> {
    try {
      const update = await api.table(this.id);
      this.markOf = await this.marksOf(update.table.setup.game);
      this.seats.value = Object.keys(update.game?.views ?? {})
        .filter((name) => name !== "spectator")
        .map(Number);
      this.total.value = update.game?.answers ?? 0;
      this.finished.value = update.table.phase === "finished";
      this.found.value = update.table;
      await this.tell();
      await this.go(from ?? this.past.value.before);
      this.status.value = "open";
    } catch (error) {
      if (!(error instanceof api.Denied)) throw error;
      this.farewell.value = error.code;
    }
  }

  private async tell(): Promise<void> {
    let all: readonly LogEntry[] = [];
    for await (const page of api.history(this.id, this.eyes.value)) all = joined(all, page);
    this.all.value = all;
  }

  /** One pair of eyes, also for a device with several seats. */
  private watching(): readonly number[] {
    const seat = this.eyes.value ?? this.seats.value[0];
    return seat === undefined ? [] : [seat];
  }

  seat(): number | null {
    return this.watching()[0] ?? null;
  }

  /** Show another place, the nearest there is; a later wish overtakes an earlier one that is still on its way. */
  async go(answers: number): Promise<void> {
    const place = Math.max(0, Math.min(this.total.value, answers));
    this.wished.value = place;
    const shown = await this.fetched(place);
    if (this.wished.value !== place) return;
    this.at.value = place;
    this.game.value = shown;
    if (place < this.total.value) void this.fetched(place + 1);
  }

  /** Look through another seat's eyes. */
  async look(seat: number | null): Promise<void> {
    this.eyes.value = seat;
    await this.tell();
    await this.go(this.at.value);
  }

  private fetched(answers: number): Promise<GameShown> {
    const name = `${this.eyes.value}/${answers}`;
    const found = this.kept.get(name) ?? api.replay(this.id, answers, this.eyes.value).then((reply) => reply.game);
    this.kept.set(name, found);
    return found;
  }

  request(): Promise<Reply> {
    return Promise.resolve({ type: "refused", code: "wrong-phase", detail: "the past cannot be changed" });
  }

  close(): void {
    this.kept.clear();
  }
}
