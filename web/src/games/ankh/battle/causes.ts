/** What a rule belongs to: the card, power, god or Guardian on which it is printed. */
import type { EditionName } from "../../../generated/ankh";
import type { Thing } from "../../../generated/protocol";
import { namesOf } from "../../printed";
import { CATALOGUE, printedRule } from "../catalogue";

/** Rules of a thing that its catalogue does not name first. */
const MORE: Readonly<Record<string, Thing>> = {
  "ANKH-CARD-04": { kind: "card", name: "flood" },
  "ANKH-CARD-11": { kind: "card", name: "plague" },
  "ANKH-GOD-08": { kind: "god", name: "anubis" },
  "ANKH-GOD-14": { kind: "god", name: "isis" },
  "ANKH-GOD-18": { kind: "god", name: "osiris" },
  "ANKH-GOD-24": { kind: "god", name: "ra" },
};

const KINDS = ["card", "power", "god", "kind"];

/** The thing that an effect comes from, or null if it comes from the rules of every Battle. */
export function causeOf(rule: string, edition: EditionName): Thing | null {
  const more = MORE[rule];
  if (more) return more;
  for (const kind of KINDS) {
    const name = namesOf(CATALOGUE, kind).find((one) => printedRule(kind, one, edition) === rule);
    if (name) return { kind, name };
  }
  return null;
}
