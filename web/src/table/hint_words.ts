/** A suggestion in words: what to do, deed by deed, and why. */
import type { GameDescription } from "../games/description";
import type { Advised, AdvisedStep, Weighed } from "../generated/protocol";
import { spoken } from "../words/sentences";
import { t } from "../words/words";
import type { Line } from "./explanation";

/** One thing a suggestion does, with its number on the board. */
export interface SuggestedDeed {
  readonly text: string;
  readonly spaces: readonly string[];
  readonly mark: "way" | "place";
}

/** Chances of winning that differ by less are as good as equal; by more than the second, they are far apart. */
const CLOSE = 2;
const CLEAR = 8;

/** An answer that does nothing by itself, as its button says it. */
function choice(game: GameDescription, { question, option, text, things, words }: AdvisedStep): SuggestedDeed {
  const offered = { code: option, text, things, words, cost: null };
  const asked = { kind: question, options: [] } as unknown as Parameters<GameDescription["words"]["option"]>[1];
  return { text: game.words.option(offered, asked), spaces: [], mark: "place" };
}

/** What a line does, deed by deed; an answer without deeds is named only if there is nothing else to say. */
export function deedsOf(game: GameDescription, { steps }: Advised): readonly SuggestedDeed[] {
  const deeds = steps.flatMap((step) =>
    step.deeds.map(({ words, spaces, mark }) => ({ text: spoken(words), spaces, mark })),
  );
  return deeds.length > 0 ? deeds : steps.map((step) => choice(game, step));
}

const line = ({ words, rule }: Weighed): Line => ({ text: spoken(words), rule });

/** Why: what it brings, and what it takes from others. */
export function reasonsOf({ ends, gains, denials }: Advised): readonly Line[] {
  return [...(ends ? [{ text: t("hint-ends") }] : []), ...[...gains, ...denials].map(line)];
}

/** What it costs, and what it gives to others. */
export function drawbacksOf({ risks }: Advised): readonly Line[] {
  return risks.map(line);
}

/** How a line compares with the best; empty for the best itself. */
export function comparison(best: Advised, one: Advised): string {
  if (one === best) return "";
  const lost = Number(best.chance) - Number(one.chance);
  return t("story-hint-worse", { worse: lost < CLOSE ? "little" : lost > CLEAR ? "much" : "some" });
}
