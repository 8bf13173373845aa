/** One confirmation becomes the small answers that the server asks for, one after another. */
import { effect } from "@preact/signals";
import type { Option, Question, Thing } from "../../../generated/protocol";
import { optionsByThing } from "../../../table/hand";
import type { Session } from "../../../table/session";
import { WORDS } from "../catalogue";

/** How long the table may take to show what came of an answer. */
const PATIENCE = 15_000;
/** More answers than any action has. */
const MOST = 80;

/** Until the table shows another number of answers; false if it does not. */
function answersChange({ connection: { game } }: Session, before: number): Promise<boolean> {
  return new Promise((done) => {
    const stops: (() => void)[] = [];
    const end = (changed: boolean): void => {
      clearTimeout(timer);
      queueMicrotask(() => {
        for (const stop of stops) stop();
      });
      done(changed);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    stops.push(
      effect(() => {
        if ((game.value?.answers ?? before) !== before) end(true);
      }),
    );
  });
}

const answersOf = ({ connection }: Session): number => connection.game.peek()?.answers ?? 0;

function optionFor({ options }: Question, thing: Thing): Option | undefined {
  return optionsByThing(options).get(`${thing.kind} ${thing.name}`);
}

/** Send one answer and wait until the table shows it; false if it was refused, with the reasons in the session. */
async function sendOne(session: Session, answer: Option | string): Promise<boolean> {
  const before = answersOf(session);
  if (!(await session.sendPart(answer))) return false;
  return answersChange(session, before);
}

/** What was sent: how many of the things, and whether all of it went well. */
export interface Sent {
  readonly things: number;
  readonly complete: boolean;
}

/** Send things in order, then pass if that is wished and the question is still open. The first refusal ends it. */
export async function sendRow(session: Session, things: readonly Thing[], pass: boolean): Promise<Sent> {
  const kind = session.question.peek()?.kind;
  const seat = session.question.peek()?.seat;
  for (const [n, thing] of things.entries()) {
    const question = session.question.peek();
    if (!question || question.seat !== seat) return { things: n, complete: false };
    const sent = await sendOne(session, optionFor(question, thing) ?? WORDS.written(thing));
    if (!sent) return { things: n, complete: false };
  }
  const open = session.question.peek();
  const last = open?.kind === kind && open?.seat === seat ? open?.options.find(({ code }) => code === 0) : undefined;
  if (!pass || !last) return { things: things.length, complete: true };
  return { things: things.length, complete: await sendOne(session, last) };
}

/** Whether the last answer of the seat can be taken back without asking anybody. */
export function canGoBack({ connection: { game }, seat }: Session): boolean {
  return game.value?.undoable.some((one) => one.seat === seat.value && one.free) ?? false;
}

/** Take back answers until the player chooses an action again. */
export async function goBack(session: Session): Promise<void> {
  for (let n = 0; n < MOST && canGoBack(session); n += 1) {
    const before = answersOf(session);
    await session.undo();
    if (session.trouble.peek() || !(await answersChange(session, before))) return;
    if (session.question.peek()?.kind === "choose-action") return;
  }
}
