/** Requests that give out a token: a lost reply must lose neither the seat nor the invite. */
import { requestId } from "./request_id";
import { retryDelay } from "./retry_delay";

/** How often a request goes out before the page gives up; the id stays for the next try by hand. */
const TRIES = 5;

export interface Sending {
  /** Whether the server has answered with this error, so that the request is over. */
  readonly answered: (error: unknown) => boolean;
  readonly kept: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly pause: (milliseconds: number) => Promise<void>;
}

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Send a request under one id until it is answered. The same request (`what`) goes out under the same id even after
 * the page was loaded again, and so gets the same reply.
 */
export async function sendOnce<Reply>(
  what: string,
  send: (id: string) => Promise<Reply>,
  { answered, kept, pause }: Sending,
): Promise<Reply> {
  const id = kept.getItem(what) ?? requestId();
  kept.setItem(what, id);
  for (let tries = 0; ; tries += 1) {
    try {
      const reply = await send(id);
      kept.removeItem(what);
      return reply;
    } catch (error) {
      if (answered(error)) kept.removeItem(what);
      if (answered(error) || tries + 1 >= TRIES) throw error;
      await pause(retryDelay(tries, Math.random()));
    }
  }
}
