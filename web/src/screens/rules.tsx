/** The rules, searchable, each with its number and links to its neighbours; the address may name one. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Sign } from "../art/signs";
import { allGames } from "../games/registry";
import type { RuleShown } from "../generated/protocol";
import { rules } from "../net/api";
import { type Citation, citations, readBooks } from "../rulebook/book";
import { language, t } from "../words/words";
import { bookOf, type Chapter, chapters, found } from "./rulebook";

interface RuleProps {
  readonly rule: RuleShown;
  readonly named: boolean;
  /** Where the rulebook speaks of it. */
  readonly cited: readonly Citation[];
}

function Rule({ rule, named, cited }: RuleProps): JSX.Element {
  return (
    <div id={rule.id} class={named ? "named" : ""}>
      <dt>
        <a href={`#/rules/${rule.id}`} aria-current={named ? "true" : undefined}>
          {rule.id}
        </a>
      </dt>
      <dd>
        {rule.text}
        {rule.links.length > 0 && (
          <span class="links">
            {rule.links.map((link) => (
              <a key={link} href={`#/rules/${link}`}>
                {link}
              </a>
            ))}
          </span>
        )}
        {cited.length > 0 && (
          <span class="links in-book">
            {t("book-in-book")}{" "}
            {cited.map(({ href, title }) => (
              <a key={href} href={href}>
                {title}
              </a>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

interface HeaderProps {
  readonly book: string;
  readonly choose: (book: string) => void;
  readonly search: Signal<string>;
}

/** Which book, and what is looked for in it. */
function Header({ book, choose, search }: HeaderProps): JSX.Element {
  const books = allGames().flatMap((game) => game.books);
  return (
    <div class="rules-search">
      <select aria-label={t("web-rulebook")} onChange={(event) => choose(event.currentTarget.value)}>
        {books.map(({ prefix, title }) => (
          <option key={prefix} value={prefix} selected={prefix === book}>
            {title()}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={t("web-search")}
        placeholder={t("web-search")}
        value={search.value}
        onInput={(event) => (search.value = event.currentTarget.value)}
      />
    </div>
  );
}

function Contents({ shown }: { shown: readonly Chapter[] }): JSX.Element {
  return (
    <nav class="contents" aria-label={t("web-contents")}>
      {shown.map((chapter) => (
        <a key={chapter.title} href={`#/rules/${chapter.rules[0]?.id ?? ""}`}>
          {chapter.title}
        </a>
      ))}
    </nav>
  );
}

/** The rules themselves, on their own screen or beside a table. Without a rule they open at a book, the first unless
 * another is named. */
export function RuleBook({ rule, opens = "" }: { rule: string; opens?: string }): JSX.Element {
  const chosen = useSignal(bookOf(rule) || opens);
  const search = useSignal("");
  const all = useSignal<readonly RuleShown[]>([]);
  const cited = useSignal<ReadonlyMap<string, readonly Citation[]>>(new Map());
  const book = chosen.value || (allGames()[0]?.books[0]?.prefix ?? "");
  useEffect(() => void rules(language.value).then((list) => (all.value = list.rules)), [language.value]);
  useEffect(() => void readBooks(language.value).then((list) => (cited.value = citations(list))), [language.value]);
  useEffect(() => {
    if (rule) chosen.value = bookOf(rule);
  }, [rule]);
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule, all.value, book]);
  const shown = useMemo(() => chapters(found(all.value, book, search.value)), [all.value, book, search.value]);
  return (
    <>
      <Header book={book} choose={(one) => (chosen.value = one)} search={search} />
      {all.value.length === 0 && <p role="status">{t("web-opening")}</p>}
      {all.value.length > 0 && shown.length === 0 && <p role="status">{t("web-nothing-found")}</p>}
      {!search.value && <Contents shown={shown} />}
      {shown.map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          <dl>
            {chapter.rules.map((one) => (
              <Rule key={one.id} rule={one} named={one.id === rule} cited={cited.value.get(one.id) ?? []} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

export function Rules({ rule }: { rule: string }): JSX.Element {
  return (
    <main class="rules-screen">
      <header>
        <h1>{t("web-rules")}</h1>
        <a class="answer" href="#/">
          <Sign name="home" />
          {t("web-title")}
        </a>
        <button type="button" class="answer" onClick={() => history.back()}>
          <Sign name="undo" />
          {t("web-back")}
        </button>
      </header>
      <RuleBook rule={rule} />
    </main>
  );
}
