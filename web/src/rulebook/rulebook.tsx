/** The rulebook of a game: a chapter at a time, with contents and search; or all of it, for paper. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import { GAMES, gameNamed } from "../games/registry";
import type { RulebookShown, Span } from "../generated/protocol";
import { Opening } from "../screens/screen";
import { listenToReaders, useReader } from "../table/reading";
import { openCard, PeekCard, readableThing } from "../table/thing_card";
import { closeLayer, TopLayer } from "../table/top_layer";
import { gameTitle, language, t } from "../words/words";
import { addressIn, type BookAddress, bookAddress, PRINT, passages, readBook } from "./book";
import { ChapterText, type Reading } from "./chapter";
import { Contents, Found, SearchField } from "./contents";
import "./rulebook.css";
import "./print.css";

/** Let the book explain the printed things it names. */
function useThings(game: GameDescription | null, edition: string): void {
  useEffect(() => {
    if (!game) return;
    return useReader({ find: (thing) => readableThing(game, thing, edition), open: openCard });
  }, [game, edition]);
  useEffect(listenToReaders, []);
  useEffect(() => closeLayer, []);
}

/** The book in the visitor's language; null until it is there. */
function useBook(game: string, edition: string, known: boolean): RulebookShown | null {
  const book = useSignal<RulebookShown | null>(null);
  useEffect(() => {
    if (known) void readBook(game, edition, language.value).then((found) => (book.value = found));
  }, [game, edition, known, language.value]);
  return book.value;
}

interface BookProps {
  readonly at: BookAddress;
  readonly game: GameDescription;
  readonly book: RulebookShown;
  readonly editions: readonly string[];
}

function Editions({ at, game, editions }: Omit<BookProps, "book">): JSX.Element | null {
  if (editions.length < 2) return null;
  return (
    <nav class="book-editions" aria-label={t("web-edition")}>
      {game.words.catalogue.editions.map(({ name, key }) => (
        <a
          key={name}
          href={addressIn({ ...at, edition: name }, editions)(at.chapter)}
          aria-current={name === at.edition ? "true" : undefined}
        >
          {t(key)}
        </a>
      ))}
    </nav>
  );
}

function Bar({ at, game, book, editions }: BookProps): JSX.Element {
  return (
    <header class="book-bar">
      <a class="answer" href="#/">
        <Sign name="home" />
        <span class="wide">{t("web-title")}</span>
      </a>
      <p>
        <b>{gameTitle(at.game)}</b> {t("book-title")}
      </p>
      <Editions at={at} game={game} editions={editions} />
      <a class="answer" href={`#/rules/${game.books[Math.max(0, editions.indexOf(at.edition))]?.prefix ?? ""}-`}>
        <Sign name="rules" />
        <span class="wide">{t("book-law")}</span>
      </a>
      {book.pdf && (
        <a class="answer" href={`/${book.pdf}`} download>
          <Icon name="save" />
          <span class="wide">{t("book-pdf")}</span>
        </a>
      )}
    </header>
  );
}

/** The rulebooks of the other games. */
function OtherBooks({ game }: { game: string }): JSX.Element {
  return (
    <p class="book-others">
      {GAMES.filter((one) => one !== game).map((one) => (
        <a key={one} href={`#/rulebook/${one}`}>
          {gameTitle(one)}: {t("book-title")}
        </a>
      ))}
    </p>
  );
}

/** From chapter to chapter. */
function Turns({ book, n, link }: { book: RulebookShown; n: number; link: Reading["link"] }): JSX.Element {
  const [before, after] = [book.chapters[n - 1], book.chapters[n + 1]];
  return (
    <nav class="book-turns" aria-label={t("book-contents")}>
      {before && (
        <a class="before" href={link(before.name)}>
          <small>{t("book-previous")}</small>
          {before.title}
        </a>
      )}
      {after && (
        <a class="after" href={link(after.name)}>
          <small>{t("book-next")}</small>
          {after.title}
        </a>
      )}
    </nav>
  );
}

function useReading({ at, game, editions }: BookProps, printed: boolean): Reading {
  const link = useMemo(() => addressIn(at, editions), [at.game, at.edition]);
  return { game, name: at.game, edition: at.edition, link, printed };
}

function Printed(props: BookProps): JSX.Element {
  const reading = useReading(props, true);
  const { at, book, game } = props;
  const edition = game.words.catalogue.editions.find(({ name }) => name === at.edition);
  return (
    <main class="book printed" data-printed={book.chapters.length}>
      <header class="book-cover">
        <h1>{gameTitle(at.game)}</h1>
        <p>{t("book-title")}</p>
        {edition && <p class="edition">{t(edition.key)}</p>}
        <nav class="book-list">
          <Contents chapters={book.chapters} open="" link={(chapter) => `#${chapter}`} name={() => ""} />
        </nav>
      </header>
      {book.chapters.map((chapter, n) => (
        <ChapterText key={chapter.name} chapter={chapter} number={n + 1} reading={reading} />
      ))}
    </main>
  );
}

function Read(props: BookProps): JSX.Element {
  const { at, game, book } = props;
  const reading = useReading(props, false);
  const search = useSignal("");
  const n = Math.max(
    0,
    book.chapters.findIndex(({ name }) => name === at.chapter),
  );
  const chapter = book.chapters[n];
  const name = (span: Span): string => game.words.name(span.of ?? "", span.name ?? "");
  const found = useMemo(
    () => passages(book.chapters, search.value, name, (one) => t(`${at.game}-example-${one}-text`)),
    [book, search.value],
  );
  useEffect(() => {
    const place = at.heading && document.getElementById(at.heading);
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
  }, [at.heading, chapter]);
  if (!chapter)
    return (
      <main class="book">
        <Bar {...props} />
        <p class="book-page" role="status">
          {t("book-none")}
        </p>
      </main>
    );
  const list = <Contents chapters={book.chapters} open={chapter.name} link={reading.link} name={name} />;
  return (
    <main class={`book ${at.game}-table`}>
      <Bar {...props} />
      <nav class="book-list wide-list" aria-label={t("book-contents")}>
        <SearchField search={search} />
        {list}
        <OtherBooks game={at.game} />
      </nav>
      <div class="book-page">
        <details class="book-list narrow-list" key={chapter.name}>
          <summary>{t("book-contents")}</summary>
          {list}
          <OtherBooks game={at.game} />
        </details>
        <div class="narrow-search">
          <SearchField search={search} />
        </div>
        {search.value ? (
          <Found found={found} search={search} link={reading.link} />
        ) : (
          <>
            <ChapterText key={chapter.name} chapter={chapter} number={n + 1} reading={reading} />
            <Turns book={book} n={n} link={reading.link} />
          </>
        )}
      </div>
      <PeekCard />
      <TopLayer />
    </main>
  );
}

export function Rulebook({ parts }: { parts: readonly string[] }): JSX.Element {
  const game = gameNamed(parts[0] ?? "").value;
  const editions = game?.words.catalogue.editions.map(({ name }) => name) ?? [];
  const at = bookAddress(parts, editions);
  const book = useBook(at.game, at.edition, game !== null);
  useThings(game, at.edition);
  if (!game || !book) return <Opening />;
  const Body = at.chapter === PRINT ? Printed : Read;
  return <Body at={at} game={game} book={book} editions={editions} />;
}
