const LONGEST_WAIT = 30_000;

/** How long to wait before the next try, the first one being number 0. */
export function retryDelay(tries: number, luck: number): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** tries) * (0.5 + luck / 2);
}
