/** The hexes of the map in words. */
import { coordinates } from "../../device/settings";
import type { PantheonView } from "../../generated/pantheon";
import { t } from "../../words/words";
import { siteName, WORDS } from "./catalogue";
import { isWater } from "./map";

/** A hex in words: where it is, its ground, what stands there. */
export function placeName(view: PantheonView, space: string): string {
  const loot = view.loot[space];
  return [
    ...(siteName(space) ? [siteName(space)] : coordinates.value === "on" ? [space] : []),
    t(isWater(space) ? "table-sea" : siteName(space) ? "table-site" : "table-land"),
    ...(view.temple === space ? [t("table-temple")] : []),
    ...(loot ? [WORDS.name("loot", loot)] : []),
    ...view.players.flatMap((player) => [
      ...(player.feet.includes(space) ? [`${WORDS.name("seat", player.colour)}: ${t("pantheon-option-foot")}`] : []),
      ...(player.columns.includes(space)
        ? [`${WORDS.name("seat", player.colour)}: ${t("pantheon-option-column")}`]
        : []),
    ]),
  ].join(", ");
}

/** What the names of hexes depend on. */
export function placeFacts(view: PantheonView): ReadonlyMap<string, string> {
  const facts = new Map<string, string>(Object.entries(view.loot));
  const note = (space: string, fact: string) => facts.set(space, `${facts.get(space) ?? ""} ${fact}`);
  if (view.temple) note(view.temple, "temple");
  for (const [seat, player] of view.players.entries()) {
    for (const space of player.feet) note(space, `foot ${seat}`);
    for (const space of player.columns) note(space, `column ${seat}`);
  }
  return facts;
}
