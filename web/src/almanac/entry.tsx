/** One printed thing: its picture, its complete effect, the rules behind it, an example, what is related to it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import type { GameDescription } from "../games/description";
import { addressOf, type Entry } from "../games/entries";
import { quizAddress } from "../learn/quiz/place";
import { RuleLink } from "../table/explanation";
import { has, language, t } from "../words/words";
import { ExamplePlace } from "./example_place";
import { type Figures, figuresAbout, figuresOf } from "./figures";
import { EntryRow } from "./list";
import { coversOf, neighbours, relatedTo } from "./relations";
import { groupTitle, titleOf } from "./titles";

interface EntryProps {
  readonly game: GameDescription;
  readonly entry: Entry;
  readonly edition: string;
}

/** In which editions a thing is found; where its text differs between them, one can choose. */
function Editions({ game, entry, edition }: EntryProps): JSX.Element | null {
  const { catalogue } = game.words;
  const { editions } = entry.item;
  if (catalogue.editions.length < 2) return null;
  const key = (name: string): string => catalogue.editions.find((one) => one.name === name)?.key ?? name;
  const [only = ""] = editions;
  if (editions.length < 2) return <span class="almanac-chip">{t("almanac-only-in", { edition: t(key(only)) })}</span>;
  const written = new Set(editions.map((name) => game.words.effect(entry, name)));
  if (written.size < 2) return <span class="almanac-chip">{t("almanac-both-editions")}</span>;
  return (
    <span class="edition-choice">
      {editions.map((name, n) => (
        <a
          key={name}
          href={addressOf(catalogue.game, entry, n === 0 ? "" : name)}
          {...(name === edition ? { "aria-current": "true" as const } : {})}
        >
          {t(key(name))}
        </a>
      ))}
    </span>
  );
}

/** What is printed on it in numbers: its price, its strength; and how many of it there are. */
function Printed({ game, entry, edition }: EntryProps): JSX.Element | null {
  const shown = game.thingNumbers?.(entry, edition) ?? [];
  const said = Object.entries(entry.item.numbers)
    .map(([key, value]) => [`${game.words.catalogue.game}-almanac-number-${key}`, value] as const)
    .filter(([key, value]) => has(key) && typeof value === "number" && value > 0);
  if (shown.length + said.length === 0) return null;
  return (
    <aside class="printed">
      {shown.map(({ label, value, picture }) => (
        <p key={label}>
          <span class="label">{label}</span>
          <span class="boxes">
            {String(value)
              .split(" / ")
              .map((one, n) => (
                <b key={n}>
                  {picture}
                  {one}
                </b>
              ))}
          </span>
        </p>
      ))}
      {said.map(([key, value]) => (
        <p key={key} class="said">
          {t(key, { amount: value as number })}
        </p>
      ))}
    </aside>
  );
}

function Hero({ game, entry, edition }: EntryProps): JSX.Element {
  return (
    <header class="almanac-hero">
      <span class="almanac-portrait">{game.thingPicture?.(entry)}</span>
      <div class="almanac-hero-words">
        <p class="almanac-chips">
          <span class="almanac-chip of-group">{groupTitle(game, entry.group)}</span>
          <Editions game={game} entry={entry} edition={edition} />
        </p>
        <h1>{titleOf(game, entry)}</h1>
        <p class="effect">{game.words.effect(entry, edition)}</p>
      </div>
      <Printed game={game} entry={entry} edition={edition} />
    </header>
  );
}

/** Every rule that the text above sums up. */
function Detail({ entry, edition }: EntryProps): JSX.Element {
  return (
    <section class="detail">
      <h2>{t("almanac-detail")}</h2>
      <ul>
        {coversOf(entry, edition).map((rule) => (
          <li key={rule}>
            {t(rule)} <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Measured({ game, entry }: EntryProps): JSX.Element | null {
  const known = useSignal<Figures | null>(null);
  const name = game.words.catalogue.game;
  useEffect(() => void figuresOf(name).then((found) => (known.value = found)), [name]);
  const shown = figuresAbout(known.value, entry);
  if (shown.length === 0) return null;
  const written = (value: number, share: boolean | undefined): string =>
    new Intl.NumberFormat(language.value, share ? { style: "percent" } : { maximumFractionDigits: 1 }).format(value);
  return (
    <section class="measured">
      <h2>{t("almanac-figures")}</h2>
      <dl>
        {shown.map(({ key, value, share }) => (
          <div key={key}>
            <dd>{written(value, share)}</dd>
            <dt>{t(key)}</dt>
          </div>
        ))}
      </dl>
      <p class="sub">{t("almanac-figures-from", { amount: known.value?.games ?? 0 })}</p>
    </section>
  );
}

function Relations({ game, entry, edition }: EntryProps): JSX.Element | null {
  const { series, linked } = relatedTo(game, entry, edition);
  const shown = [...series, ...linked];
  if (shown.length === 0) return null;
  return (
    <section class="related">
      <h2>{t("almanac-related")}</h2>
      <ul>
        {shown.map((one) => (
          <li key={`${one.kind} ${one.name}`}>
            <EntryRow game={game} entry={one} edition={edition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Turning({ game, entry, edition }: EntryProps): JSX.Element {
  const [before, after] = neighbours(game, entry);
  const { catalogue } = game.words;
  const kind = game.almanac?.find(({ id }) => id === entry.group)?.quiz ?? "";
  const to = (one: Entry): string =>
    addressOf(catalogue.game, one, one.item.editions.indexOf(edition) > 0 ? edition : "");
  return (
    <nav class="turning" aria-label={t("almanac-turn")}>
      {before && (
        <a class="answer" href={to(before)} rel="prev">
          <Icon name="previous" />
          <span>
            <small>{t("almanac-previous")}</small> {titleOf(game, before)}
          </span>
        </a>
      )}
      <a class="answer quiz-link" href={quizAddress({ game: catalogue.game, seed: null, kind, edition: "" })}>
        <Icon name="learn" />
        <span>{t("almanac-quiz")}</span>
      </a>
      {after && (
        <a class="answer after" href={to(after)} rel="next">
          <span>
            <small>{t("almanac-next")}</small> {titleOf(game, after)}
          </span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}

export function EntryPage(props: EntryProps): JSX.Element {
  return (
    <article class="almanac-entry">
      <Hero {...props} />
      <div class="columns">
        <div>
          <Detail {...props} />
          <Measured {...props} />
        </div>
        <div>
          <ExamplePlace {...props} />
          <Relations {...props} />
        </div>
      </div>
      <Turning {...props} />
    </article>
  );
}
