/** An example of a thing on a small board, where somebody wrote one; several are turned over one by one. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GameDescription } from "../games/description";
import type { Entry } from "../games/entries";
import { same } from "../games/entries";
import type { ExampleList, ExampleListed, Thing } from "../generated/protocol";
import { ExampleBoard } from "../learn/example_board";
import { call } from "../net/api";
import { t } from "../words/words";

const READ = new Map<string, Promise<ExampleList>>();

function examplesOf(game: string): Promise<ExampleList> {
  const found = READ.get(game) ?? call<ExampleList>(`/api/examples/${game}`);
  READ.set(game, found);
  return found;
}

/** The examples of a thing in some editions: those that are about fewest other things first. */
export function examplesAbout(
  all: readonly ExampleListed[],
  thing: Thing,
  editions: readonly string[],
): readonly ExampleListed[] {
  return all
    .filter(
      (one) =>
        one.things.some((each) => same(each, thing)) && (editions.length === 0 || editions.includes(one.edition)),
    )
    .sort((one, other) => one.things.length - other.things.length);
}

interface PlaceProps {
  readonly game: GameDescription;
  readonly entry: Entry;
  readonly edition: string;
}

export function ExamplePlace({ game, entry, edition }: PlaceProps): JSX.Element | null {
  const name = game.words.catalogue.game;
  const known = useSignal<readonly ExampleListed[]>([]);
  const at = useSignal(0);
  useEffect(() => void examplesOf(name).then((found) => (known.value = found.examples)), [name]);
  // Where a thing does the same in another edition, its examples of that one serve as well.
  const does = game.words.effect(entry, edition);
  const alike = entry.item.editions.filter((other) => game.words.effect(entry, other) === does);
  const shown = examplesAbout(known.value, entry, alike);
  const one = shown[at.value % Math.max(1, shown.length)];
  if (!one) return null;
  return (
    <section class="almanac-example">
      <ExampleBoard game={name} name={one.name} />
      {shown.length > 1 && (
        <button type="button" class="answer" onClick={() => (at.value += 1)}>
          {t("almanac-another-example", { done: (at.value % shown.length) + 1, of: shown.length })}
        </button>
      )}
    </section>
  );
}
