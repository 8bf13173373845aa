/** The picture of every printed thing of Pantheon, as it lies in a choice, on a card or in an explanation. */
import type { JSX } from "preact";
import type { Thing } from "../../../generated/protocol";
import { CardArt, CardBackArt, TokenArt } from "./cards";
import { GodArt } from "./gods";
import { LootArt } from "./loot";
import { ColumnArt, FootArt, PlinthArt, TempleArt } from "./pieces";
import { ActionArt, DemigodArt, NationTileArt } from "./tiles";

function tokenArt(name: string): JSX.Element {
  const [kind = "", level = ""] = name.split("-");
  return <TokenArt kind={kind} level={level} />;
}

const piece = (name: string): JSX.Element => (name === "column" ? <ColumnArt /> : <FootArt />);

const ART: Readonly<Record<string, (name: string) => JSX.Element>> = {
  action: (name) => <ActionArt action={name} />,
  bonus: (name) => <LootArt tile={name} />,
  card: (name) => <CardArt card={name} />,
  column: () => <ColumnArt />,
  deck: () => <CardBackArt />,
  demigod: (name) => <DemigodArt value={name} />,
  foot: () => <FootArt />,
  god: (name) => <GodArt god={name} />,
  loot: (name) => <LootArt tile={name} />,
  nation: (name) => <NationTileArt nation={name} />,
  offering: (name) => <CardArt card={name} />,
  open: (name) => <CardArt card={name} />,
  piece,
  site: () => <PlinthArt />,
  stack: () => <CardBackArt />,
  temple: () => <TempleArt />,
  token: tokenArt,
  "with-token": (name) => <TokenArt kind={name} level="" />,
};

/** The picture of a thing; nothing for things without one, such as hexes and seats. */
export function thingPicture({ kind, name }: Thing): JSX.Element | null {
  const art = ART[kind]?.(name);
  return art ? (
    <svg class={`thing-art art-of-${kind}`} viewBox="0 0 100 100" aria-hidden="true">
      {art}
    </svg>
  ) : null;
}

/** A kind of offering beside a number or a word: the same drawing as on its cards. */
export function OfferingSign({ kind, size }: { kind: string; size: number }): JSX.Element {
  return (
    <svg class="offering-sign" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <CardArt card={kind} />
    </svg>
  );
}
