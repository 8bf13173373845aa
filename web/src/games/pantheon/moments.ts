/** The moments a game of Pantheon turned on: what its epochs brought, and the two scorings. */
import { leaderOf, type Moment, type Placed } from "../../table/ending/moments";
import { t } from "../../words/words";
import { WORDS } from "./catalogue";

type Name = (seat: number) => string;

/** A part of the game: an epoch or a scoring. */
interface Chapter {
  readonly title: string;
  readonly scoring: boolean;
  readonly gains: Map<number, number>;
  answers: number;
}

const SCORES = "PAN-SCORE-";
const EPOCHS_BEFORE_FIRST = 3;

/** The moment of a chapter: who gained most in it, by how much more than the next, and who leads after it. */
function told(chapter: Chapter, scores: ReadonlyMap<number, number>, before: number | null, name: Name): Moment | null {
  const order = [...chapter.gains].sort(([, one], [, other]) => other - one);
  const [first, second] = order;
  if (!first) return null;
  const [seat, amount] = first;
  const leader = leaderOf(scores);
  const leads = leader !== null && leader !== before;
  const words = t(chapter.scoring ? "pantheon-moment-scoring" : "pantheon-moment-epoch", { who: name(seat), amount });
  const ahead = leads ? ` ${t("end-moment-leads", { who: name(leader), amount: scores.get(leader) ?? 0 })}` : "";
  return {
    answers: chapter.answers,
    seat,
    title: chapter.title,
    words: words + ahead,
    swing: amount - (second?.[1] ?? 0) + (leads ? 2 : 0),
    always: chapter.scoring,
  };
}

export function moments(events: readonly Placed[], name: Name): readonly Moment[] {
  const scores = new Map<number, number>();
  const found: Moment[] = [];
  let epoch = 0;
  let chapter: Chapter | null = null;
  let leader: number | null = null;
  const close = (): void => {
    const moment = chapter && told(chapter, scores, leader, name);
    if (moment) found.push(moment);
    leader = leaderOf(scores) ?? leader;
    chapter = null;
  };
  for (const { event, answers } of events) {
    const { kind, who = 0, rule, amount = 0 } = event;
    if (kind === "nation-revealed") {
      close();
      epoch = amount;
      const title = t("pantheon-moment-where", { epoch, nation: WORDS.name("nation", String(event.what ?? "")) });
      chapter = { title, scoring: false, gains: new Map(), answers };
    } else if (kind === "points-scored") {
      const scoring = rule.startsWith(SCORES);
      if (scoring && !chapter?.scoring) {
        close();
        const title = t(epoch <= EPOCHS_BEFORE_FIRST ? "pantheon-first-scoring" : "pantheon-second-scoring");
        chapter = { title, scoring: true, gains: new Map(), answers };
      }
      scores.set(who, (scores.get(who) ?? 0) + amount);
      chapter?.gains.set(who, (chapter.gains.get(who) ?? 0) + amount);
      if (chapter) chapter.answers = answers;
    }
  }
  close();
  return found;
}
