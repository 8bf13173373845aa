/** A button that pays for a god in one tap. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import type { PantheonView } from "../../generated/pantheon";
import type { Question } from "../../generated/protocol";
import { t } from "../../words/words";
import { costOf, tokensCountFor } from "./catalogue";
import { paymentWords } from "./market";
import { type Payment, proposal } from "./payment";
import type { PantheonState } from "./state";

/** The proposed way to pay what is left of a god's cost. */
function payment(view: PantheonView, question: Question | null): readonly Payment[] | null {
  if (question?.kind !== "offering" || question.may !== "answer" || !question.subject) return null;
  const player = view.players[question.seat];
  if (!player?.hand) return null;
  const god = question.subject.name;
  const spent = question.chosen.map(({ name }) => name);
  const due = costOf(god).slice(spent.length);
  return proposal(due, { hand: player.hand, tokens: player.tokens }, spent, tokensCountFor(god));
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
