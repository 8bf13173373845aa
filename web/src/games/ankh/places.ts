/** The spaces of Egypt in words. */
import { coordinates } from "../../device/settings";
import type { AnkhView } from "../../generated/ankh";
import { language, t } from "../../words/words";
import { sideName } from "./catalogue";
import { spaceAt } from "./map";

/** How a line begins that is no noun: with a capital. */
function begun(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language.value) + words.slice(1);
}

const TERRAIN = { F: "fertile", D: "desert", W: "water" } as const;

/** A space in words: where it is, its ground, what stands there. */
export function placeName(view: AnkhView, space: string): string {
  const region = Object.keys(view.regions).find((number) => view.regions[number]?.includes(space));
  const piece = view.figures.find((one) => one.space === space) ?? view.monuments.find((one) => one.space === space);
  const side = piece?.side;
  const said = [
    ...(coordinates.value === "on" ? [space] : []),
    t(`table-${TERRAIN[spaceAt(space).terrain]}`),
    ...(region ? [t("table-region", { amount: Number(region) })] : []),
    ...(piece ? [t(`ankh-kind-${piece.kind}`)] : []),
    ...(side === undefined || side === null ? [] : [sideName(view, side)]),
    ...(view.gates.includes(space) ? [t("table-gate")] : []),
  ].join(", ");
  return begun(said);
}

/** What the names of places depend on. */
export function placeFacts(view: AnkhView): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const note = (space: string, fact: string) => facts.set(space, `${facts.get(space) ?? ""} ${fact}`);
  for (const [number, spaces] of Object.entries(view.regions)) for (const space of spaces) note(space, number);
  for (const piece of [...view.figures, ...view.monuments])
    note(
      piece.space,
      `${piece.kind} ${piece.side === null ? "" : view.sides.find(({ side }) => side === piece.side)?.seats.join()}`,
    );
  for (const space of view.gates) note(space, "gate");
  return facts;
}
