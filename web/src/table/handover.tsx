/** Between two people at one device: nothing of the next seat shows until that person says so. */
import { type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../words/words";
import type { Session } from "./session";

/** The seat that has said it is looking. */
const looking: Signal<number | null> = signal(null);

/** Whether the question is another person's than the one who looks. */
export function mustHandOver(session: Session): boolean {
  const seats = session.connection.who.value?.seats ?? [];
  const asked = session.question.value?.seat;
  return seats.length > 1 && asked !== undefined && asked !== looking.value;
}

export function HandOver({ session, who }: { session: Session; who: string }): JSX.Element {
  return (
    <main class="home-screen hand-over">
      <h1>{t("web-hand-over", { who })}</h1>
      <button
        type="button"
        class="answer pass play"
        onClick={() => {
          looking.value = session.question.value?.seat ?? null;
        }}
      >
        {t("web-ready")}
      </button>
    </main>
  );
}
