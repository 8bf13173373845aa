/** The almanac of a game: a list of every printed thing, and one of them opened. It is a screen of its own, or lies
 * above a table. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import { addressOf, type Entry, entryOf, groupsOf } from "../games/entries";
import { GAMES, gameNamed } from "../games/registry";
import { Opening } from "../screens/screen";
import { gameTitle, t } from "../words/words";
import { EntryPage } from "./entry";
import { EntryList } from "./list";
import { shownEdition } from "./relations";
import { SearchBox } from "./search_box";
import { groupTitle, titleOf } from "./titles";
import "./almanac.css";

export interface AlmanacProps {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly edition: string;
  /** It lies above a table, which has the way to close it. */
  readonly beside?: boolean;
  /** Begin with the search. */
  readonly searching?: boolean;
}

/** What is shown while nothing is opened: where to begin. */
function Cover({ game, unknown }: { game: GameDescription; unknown: boolean }): JSX.Element {
  const name = game.words.catalogue.game;
  return (
    <article class="almanac-entry cover">
      <h1>{gameTitle(name)}</h1>
      <p class="effect" role={unknown ? "alert" : undefined}>
        {t(unknown ? "almanac-unknown" : "almanac-about")}
      </p>
      {groupsOf(game).map(({ id, entries }) => (
        <section key={id}>
          <h2>{groupTitle(game, id)}</h2>
          <ul class="gallery">
            {entries.map((entry) => (
              <li key={entry.name}>
                <a href={addressOf(name, entry)}>
                  {game.thingPicture?.(entry)}
                  <b>{titleOf(game, entry)}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <nav class="turning" aria-label={t("web-menu")}>
        <a class="answer quiz-link" href={`#/quiz/${name}`}>
          <Icon name="learn" />
          {t("almanac-quiz")}
        </a>
        {GAMES.filter((other) => other !== name).map((other) => (
          <a key={other} class="answer" href={`#/almanac/${other}`}>
            {gameTitle(other)}
          </a>
        ))}
      </nav>
    </article>
  );
}

function Bar({ game, entry, edition, beside, searching }: AlmanacProps & { entry: Entry | undefined }): JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  const known = gameNamed(game).value;
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest?.("input, select, textarea")) return;
      box.current?.focus();
      event.preventDefault();
    };
    // A dialog keeps its keys to itself, so they are heard before it.
    document.addEventListener("keydown", typed, { capture: true });
    return () => document.removeEventListener("keydown", typed, { capture: true });
  }, []);
  useEffect(() => {
    if (searching) box.current?.focus();
  }, [searching]);
  return (
    <header class="almanac-bar">
      {entry ? (
        <a class="ico to-list" href={`#/almanac/${game}`} aria-label={t("almanac-list")}>
          <Icon name="previous" />
        </a>
      ) : null}
      <b class="name">
        {t("almanac-title")} <span>{gameTitle(game)}</span>
      </b>
      {known && <SearchBox game={known} edition={edition} box={box} />}
      {!beside && (
        <a class="ico" href="#/" aria-label={t("web-title")}>
          <Sign name="home" />
        </a>
      )}
    </header>
  );
}

export function Almanac(props: AlmanacProps): JSX.Element {
  const { game: name, kind, beside = false } = props;
  const game = gameNamed(name).value;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollTo(0, 0), [kind, props.name]);
  const entry = game && kind ? entryOf(game, { kind, name: props.name }) : undefined;
  const title = game && entry ? titleOf(game, entry) : "";
  useEffect(() => {
    if (!beside && title) document.title = [title, t("almanac-title"), t("web-title")].join(" · ");
  }, [title, beside]);
  if (!game) return <Opening />;
  const edition = entry ? shownEdition(entry, props.edition) : props.edition;
  const Frame = beside ? "div" : "main";
  return (
    <Frame class={`almanac ${name}-table ${entry ? "opened" : "listing"}`}>
      <Bar {...props} entry={entry} edition={edition} />
      <div class="almanac-in">
        <EntryList game={game} groups={groupsOf(game)} entry={entry} edition={edition} />
        <div class="almanac-page" ref={top} tabIndex={-1}>
          {entry ? (
            <EntryPage key={`${kind} ${props.name}`} game={game} entry={entry} edition={edition} />
          ) : (
            <Cover game={game} unknown={kind !== ""} />
          )}
        </div>
      </div>
    </Frame>
  );
}
