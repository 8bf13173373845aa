/** The search of the almanac: `/` goes there, arrows walk through what was found, Enter opens it. */
import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { GameDescription } from "../games/description";
import { type Entry, entriesOf } from "../games/entries";
import { type Arguments, language, t, textsIn } from "../words/words";
import { EntryRow } from "./list";
import { coversOf } from "./relations";
import { type Indexed, indexed, search } from "./search";
import { titleOf } from "./titles";

/** How many results are shown at once. */
const MOST = 12;

type Say = (id: string, values?: Arguments) => string;

/** The index in the visitor's language and in English. English comes when it is loaded. */
function useIndex(game: GameDescription): readonly Indexed[] {
  const english = useSignal<Say | null>(null);
  useEffect(() => {
    if (language.value !== "en") void textsIn("en").then((say) => (english.value = say));
  }, [language.value]);
  return useMemo(() => {
    const index = (entry: Entry): Indexed => {
      const edition = entry.item.editions[0] ?? "";
      const said = (say: Say) => (id: string) => say(id, entry.item.numbers as Arguments);
      const languages = [said(t), ...(english.value ? [said(english.value)] : [])];
      const found = indexed(entry, game.words.messages(entry, edition), coversOf(entry, edition), languages);
      return { ...found, names: [...found.names, titleOf(game, entry).toLowerCase()] };
    };
    return entriesOf(game).map(index);
  }, [game, language.value, english.value]);
}

interface SearchProps {
  readonly game: GameDescription;
  readonly edition: string;
  readonly box: RefObject<HTMLInputElement | null>;
}

interface FoundProps extends Omit<SearchProps, "box"> {
  readonly found: readonly Entry[];
  readonly at: number;
  readonly close: () => void;
}

function Found({ game, edition, found, at, close }: FoundProps): JSX.Element {
  if (found.length === 0) {
    return (
      <p class="almanac-found" role="status">
        {t("web-nothing-found")}
      </p>
    );
  }
  return (
    <ul class="almanac-found" id="almanac-found" onClick={close}>
      {found.map((entry, n) => (
        <li key={`${entry.kind} ${entry.name}`} class={n === at ? "at" : ""}>
          <EntryRow game={game} entry={entry} edition={edition} />
        </li>
      ))}
    </ul>
  );
}

export function SearchBox({ game, edition, box }: SearchProps): JSX.Element {
  const typed = useSignal("");
  const at = useSignal(0);
  const index = useIndex(game);
  const found = useMemo(() => search(index, typed.value).slice(0, MOST), [index, typed.value]);
  const close = (): void => {
    typed.value = "";
    box.current?.blur();
  };
  const pressed = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) at.value = Math.max(0, Math.min(found.length - 1, at.value + step));
    else if (event.key === "Enter") document.querySelector<HTMLElement>(".almanac-found .at a")?.click();
    else if (event.key === "Escape" && typed.value) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="almanac-search" role="search">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M10.500 4a6.500 6.500 0 1 0 .01 0M15.500 15.500L21 21" />
      </svg>
      <input
        ref={box}
        type="search"
        value={typed.value}
        aria-label={t("almanac-search")}
        placeholder={t("almanac-search")}
        autocomplete="off"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          at.value = 0;
        }}
        onKeyDown={pressed}
      />
      <kbd aria-hidden="true">/</kbd>
      {typed.value.trim() && <Found game={game} edition={edition} found={found} at={at.value} close={close} />}
    </div>
  );
}
