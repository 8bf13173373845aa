/** The rules, searchable, each with its number; the address may name one. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { language, t } from "../words/words";

const FILES = import.meta.glob<string>("../../../src/theomachy/locale/*/rules-*.ftl", { query: "?raw", import: "default" });
const BOOKS = ["rules-ankh", "rules-ankh-preview", "rules-pantheon"] as const;
type Book = (typeof BOOKS)[number];

interface Chapter {
  readonly title: string;
  readonly rules: string[];
}

/** Chapters and rule numbers as the catalogue lists them. */
function chapters(source: string): Chapter[] {
  const found: Chapter[] = [{ title: "", rules: [] }];
  for (const line of source.split("\n")) {
    const title = /^## (.*)/.exec(line)?.[1];
    const rule = /^([A-Z]+-[A-Z0-9-]+) =/.exec(line)?.[1];
    if (title) found.push({ title, rules: [] });
    else if (rule) found[found.length - 1]?.rules.push(rule);
  }
  return found.filter((chapter) => chapter.rules.length > 0);
}

function bookOf(rule: string): Book {
  if (rule.startsWith("PAN-")) return "rules-pantheon";
  return rule.startsWith("ANKHP-") ? "rules-ankh-preview" : "rules-ankh";
}

export function Rules({ rule }: { rule: string }): JSX.Element {
  const book = useSignal<Book>(bookOf(rule));
  const search = useSignal("");
  const source = useSignal("");
  useEffect(() => {
    const path = Object.keys(FILES).find((one) => one.includes(`/${language.value}/`) && one.endsWith(`/${book.value}.ftl`));
    void (path ? FILES[path]?.() : undefined)?.then((text) => (source.value = text));
  }, [book.value, language.value]);
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule, source.value]);
  const listed = useMemo(() => chapters(source.value), [source.value]);
  const wanted = search.value.toLowerCase();
  const shown = (id: string) => !wanted || id.toLowerCase().includes(wanted) || t(id).toLowerCase().includes(wanted);
  return (
    <main class="rules-screen">
      <header>
        <a class="answer" href="#/">
          {t("web-title")}
        </a>
        <select aria-label={t("web-rules")} value={book.value} onChange={(event) => (book.value = event.currentTarget.value as Book)}>
          <option value="rules-ankh">{`${t("ankh-game")} · ${t("ankh-edition-final")}`}</option>
          <option value="rules-ankh-preview">{`${t("ankh-game")} · ${t("ankh-edition-preview")}`}</option>
          <option value="rules-pantheon">{t("pantheon-game")}</option>
        </select>
        <input type="search" aria-label={t("web-search")} placeholder={t("web-search")} value={search.value} onInput={(event) => (search.value = event.currentTarget.value)} />
      </header>
      {listed.map((chapter) => (
        <section key={chapter.title}>
          {chapter.rules.some(shown) && <h2>{chapter.title}</h2>}
          <dl>
            {chapter.rules.filter(shown).map((id) => (
              <div key={id} id={id} class={id === rule ? "named" : ""}>
                <dt>
                  <a href={`#/rules/${id}`}>{id}</a>
                </dt>
                <dd>{t(id)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}
