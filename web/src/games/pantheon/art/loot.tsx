/** Loot and bonus tiles: a clay tile with what it brings. A box of 100 by 100. */
import type { JSX } from "preact";

const BRINGS: Readonly<Record<string, string>> = {
  // a hero's helmet, a lightning, a rising token, cards, coins, a sandal, column or sandal, column and sandal, a column
  demigod: "M30 62Q28 30 50 28Q72 30 70 62L60 62L60 50L50 46L40 50L40 62ZM50 28Q52 16 66 20",
  god: "M54 18L32 54L48 54L42 82L68 44L52 44Z",
  levels: "M50 22L72 46L60 46L60 60L40 60L40 46L28 46ZM40 66H60M40 74H60",
  cards: "M30 34L54 28L64 66L40 72ZM58 30L72 36L64 60",
  money: "M50 50m-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M50 38V62M43 43Q50 36 57 43M43 57Q50 64 57 57",
  steps:
    "M44 22Q56 20 57 34L58 52Q60 58 68 62Q76 68 72 76L38 76Q32 76 34 66L40 46Q42 34 44 22ZM40 44L58 42M38 56L60 52",
  "reserve-either":
    "M24 34H44V38H40V66H44V70H24V66H28V38H24ZM60 30Q68 30 68 42L70 56Q78 60 76 70H54Q54 54 60 30ZM49 26V76",
  "reserve-both": "M24 34H44V38H40V66H44V70H24V66H28V38H24ZM60 30Q68 30 68 42L70 56Q78 60 76 70H54Q54 54 60 30Z",
  column: "M32 24H68V32H62V70H68V78H32V70H38V32H32ZM45 34V68M55 34V68",
};

/** What a tile brings and how much of it. */
export function brings(tile: string): { readonly what: string; readonly amount: string } {
  const [, what = tile, amount = ""] = /^(.*?)(?:-(\d))?$/.exec(tile) ?? [];
  return { what, amount };
}

export function LootArt({ tile }: { tile: string }): JSX.Element {
  const { what, amount } = brings(tile);
  const path = BRINGS[what];
  if (!path) throw new Error(`no picture of the loot ${tile}`);
  return (
    <g class="art loot">
      <path class="clay-shade" d="M12 20Q12 12 20 12L84 12Q92 12 92 20L92 86Q92 94 84 94L20 94Q12 94 12 86Z" />
      <path class="clay" d="M8 16Q8 8 16 8L84 8Q92 8 92 16L92 84Q92 92 84 92L16 92Q8 92 8 84Z" />
      <path class="clay-line" d={path} />
      {amount && (
        <text x="76" y="84">
          {amount}
        </text>
      )}
    </g>
  );
}
