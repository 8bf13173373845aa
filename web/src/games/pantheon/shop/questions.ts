/** Which questions are asked in a panel of the shop, and of which sort the panel is. */
import type { Question } from "../../../generated/protocol";
import type { PantheonState } from "../state";

export type PanelSort = "buy" | "sacrifice" | "choice" | "exchange";

const SORTS: Readonly<Partial<Record<string, PanelSort>>> = {
  buying: "buy",
  spending: "buy",
  "choose-god": "sacrifice",
  offering: "sacrifice",
  "gain-revealed": "sacrifice",
  "raise-token": "choice",
  "may-raise": "choice",
  "draft-bonus": "choice",
  "take-card": "choice",
  "loot-order": "choice",
  "columns-or-feet": "choice",
  "discard-card": "choice",
  "cards-or-god": "choice",
  exchange: "exchange",
};

/** The sort of panel that answers a question; undefined where the prompt and the map do. */
export function panelFor(question: Question | null): PanelSort | undefined {
  return question?.may === "answer" ? SORTS[question.kind] : undefined;
}

/** Questions that are steps of one decision: even a single answer to them is the player's to give. */
const PARTS = new Set(["buying", "spending", "choose-god", "offering", "gain-revealed", "exchange", "discard-card"]);

export function part({ kind }: Question): boolean {
  return PARTS.has(kind);
}

/** The open question, if it is answered in a panel by whoever looks. */
export function shopQuestion({ question, session }: PantheonState): Question | null {
  return panelFor(question) && session.question.value !== null ? question : null;
}
