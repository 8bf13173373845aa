/** What goes to and fro in a lesson: next, show me, choices, once more, and what is said about the last attempt. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonShown } from "../generated/protocol";
import { type Reply, refused } from "../net/feed";
import { readThing } from "../table/reading";
import type { Session } from "../table/session";
import { layerIsOpen } from "../table/top_layer";
import { watching } from "../table/watching";
import { litThing, stepKey, stepOf } from "./lesson";

/** Something that is said, by the key of its text. */
export interface Said {
  readonly kind: "other" | "wrong" | "right" | "again";
  readonly key: string;
}

export interface Talk {
  readonly said: ReadonlySignal<Said | null>;
  /** The choices that were wrong in this step. */
  readonly wrong: Signal<readonly string[]>;
  readonly next: () => Promise<void>;
  readonly show: () => Promise<void>;
  readonly choose: (choice: string) => Promise<void>;
  /** Begin the step anew, or the whole lesson. */
  readonly again: (whole: boolean) => Promise<void>;
  readonly forget: () => void;
}

/** Keys of a lesson while nothing else has the focus: Enter goes on, `i` explains what is lit. */
function useLessonKeys(lesson: LessonShown, next: () => Promise<void>): void {
  const latest = useRef({ lesson, next });
  latest.current = { lesson, next };
  // Before it is painted: who sees the lesson may press at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || layerIsOpen()) return;
      const target = event.target as Element;
      const idle = target === document.body;
      // Whatever can be read itself has the key; so has who types.
      if (event.key === "i" && target.closest("input, select, textarea, [data-reads], [data-tells]")) return;
      if (!idle && event.key !== "i" && !target.closest(".lesson-card")) return;
      const now = latest.current;
      const lit = now.lesson.lights[0];
      if (idle && event.key === "Enter" && stepOf(now.lesson)?.kind === "read") void now.next();
      else if (event.key === "i" && lit) readThing(litThing(lit));
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

export function useLesson(session: Session, lesson: LessonShown): Talk {
  const said = useSignal<Said | null>(null);
  const wrong = useSignal<readonly string[]>([]);
  const { trouble, told } = session;
  const request = session.connection;
  const hear = (reply: Reply): boolean => {
    const no = refused(reply);
    if (no && reply.code !== "lesson") trouble.value = reply.code;
    return !no;
  };
  useEffect(() => {
    said.value = lesson.said ? { kind: "right", key: lesson.said } : null;
    wrong.value = [];
  }, [lesson.step, lesson.said]);
  useEffect(() => {
    if (lesson.again) said.value = { kind: "again", key: `${stepKey(lesson)}-again` };
    else if (said.value?.kind === "again") said.value = null;
  }, [lesson.again, lesson.step]);
  useEffect(() => {
    if (told.value) said.value = { kind: lesson.again ? "again" : "other", key: told.value };
    else if (said.value?.kind === "other") said.value = null;
  }, [told.value]);
  /** Whoever presses twice means one thing: what is under way is finished first. */
  const busy = useRef(false);
  const once = async (send: () => Promise<Reply>): Promise<Reply | null> => {
    if (busy.current) return null;
    busy.current = true;
    try {
      return await send();
    } finally {
      busy.current = false;
    }
  };
  const ask = async (send: () => Promise<Reply>): Promise<void> => {
    const reply = await once(send);
    if (reply) hear(reply);
  };
  const next = async (): Promise<void> => {
    if (!watching.peek()) await ask(() => request.request("lesson-next"));
  };
  useLessonKeys(lesson, next);
  const choose = async (choice: string): Promise<void> => {
    const reply = await once(() => request.request("lesson-choose", { choice }));
    if (!reply || hear(reply) || !refused(reply) || reply.code !== "lesson") return;
    wrong.value = [...wrong.value, choice];
    said.value = { kind: "wrong", key: reply.detail };
  };
  return {
    said,
    wrong,
    next,
    choose,
    show: () => ask(() => request.request("lesson-show")),
    again: (whole) => ask(() => request.request("lesson-again", { whole })),
    forget: () => {
      said.value = null;
      session.forgive();
    },
  };
}
