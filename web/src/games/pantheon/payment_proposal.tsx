/** A button that pays for a god in one tap. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import type { Question } from "../../generated/protocol";
import { t } from "../../words/words";
import { paymentWords } from "./market";
import { CARDS_ONLY, COSTS, GODS, OFFERINGS } from "./names";
import { type Payment, proposal } from "./payment";
import type { PantheonState } from "./state";
import type { PantheonView } from "./view";

/** The proposed way to pay what is left of a god's cost. */
function payment(view: PantheonView, question: Question | null): readonly Payment[] | null {
  const frame = view.pending.at(-1);
  if (question?.name !== "Offering" || question.may !== "answer" || frame?.name !== "Offering") return null;
  const [seat = 0, god = 0, met = 0, used = 0] = frame.facts;
  const player = view.players[seat];
  const name = GODS[god] ?? "";
  if (!player?.hand) return null;
  const spent = OFFERINGS.filter((_, kind) => (used >> kind) & 1);
  return proposal(
    (COSTS[name] ?? []).slice(met),
    { hand: player.hand, tokens: player.tokens },
    spent,
    !CARDS_ONLY.has(name),
  );
}

export function PaymentProposal({ state }: { state: PantheonState }): JSX.Element | null {
  const way = payment(state.view, state.question);
  if (!way) return null;
  const pay = (): void =>
    state.hand.follow(way.map(({ kind, token }) => ({ kind: token ? "with-token" : "offering", name: kind })));
  return (
    <div class="payment">
      <button type="button" class="answer pass" onClick={pay}>
        <Sign name="sacrifice" />
        <span>
          {t("table-pay")}
          <small>{paymentWords(way)}</small>
        </span>
      </button>
      <span>{t("table-or-change")}</span>
    </div>
  );
}
