/** How fast the answers of others are shown: each stays a moment before the next, as the visitor set it. Whoever is in
 * a hurry skips to what is known now. */
import { type Signal, signal } from "@preact/signals";
import type { Update } from "../generated/protocol";

/** Longer queues are not waited for: somebody came back after a while. */
const LONGEST = 40;

export class Pace {
  /** How many updates wait to be shown. */
  readonly behind: Signal<number> = signal(0);
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;

  constructor(
    private readonly show: (update: Update) => void,
    /** How long an answer of somebody else stays, in milliseconds. */
    private readonly pause: (update: Update) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  take(update: Update): void {
    this.queue.push(update);
    if (this.queue.length > LONGEST) this.skip();
    else this.work();
  }

  /** Show everything that is known. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const update of this.queue.splice(0)) this.show(update);
    this.behind.value = 0;
  }

  private work(): void {
    if (this.timer !== undefined) {
      this.behind.value = this.queue.length;
      return;
    }
    while (this.queue[0]) {
      const left = this.shown + this.pause(this.queue[0]) - this.now();
      if (left > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.next();
          this.work();
        }, left);
        break;
      }
      this.next();
    }
    this.behind.value = this.queue.length;
  }

  private next(): void {
    const update = this.queue.shift();
    if (!update) return;
    this.shown = this.now();
    this.show(update);
  }
}
