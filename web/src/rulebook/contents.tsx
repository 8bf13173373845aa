/** What a rulebook has: its chapters with their headings, and what a search finds. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Chapter, Span } from "../generated/protocol";
import { t } from "../words/words";
import { type Passage, plainText } from "./book";

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly open: string;
  readonly link: (chapter: string, heading?: string) => string;
  readonly name: (span: Span) => string;
}

function Headings({ chapter, link, name }: Omit<ContentsProps, "chapters" | "open"> & { chapter: Chapter }) {
  const headings = chapter.blocks.filter(({ kind, level }) => kind === "heading" && level === 2);
  if (headings.length === 0) return null;
  return (
    <ul>
      {headings.map((block) => (
        <li key={block.name}>
          <a href={link(chapter.name, block.name)}>{plainText(block.spans ?? [], name)}</a>
        </li>
      ))}
    </ul>
  );
}

export function Contents({ chapters, open, link, name }: ContentsProps): JSX.Element {
  return (
    <ol>
      {chapters.map((chapter) => (
        <li key={chapter.name}>
          <a href={link(chapter.name)} aria-current={chapter.name === open ? "page" : undefined}>
            {chapter.title}
          </a>
          {chapter.name === open && <Headings chapter={chapter} link={link} name={name} />}
        </li>
      ))}
    </ol>
  );
}

export function SearchField({ search }: { search: Signal<string> }): JSX.Element {
  return (
    <input
      type="search"
      class="book-search"
      aria-label={t("book-search")}
      placeholder={t("book-search")}
      value={search.value}
      onInput={(event) => (search.value = event.currentTarget.value)}
    />
  );
}

/** The text with the words that were looked for marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }): JSX.Element {
  const found = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${found.join("|")})`, "gi"));
  return <>{parts.map((part, n) => (n % 2 === 1 ? <mark key={n}>{part}</mark> : part))}</>;
}

interface FoundProps {
  readonly found: readonly Passage[];
  readonly search: Signal<string>;
  readonly link: (chapter: string, heading?: string) => string;
}

export function Found({ found, search, link }: FoundProps): JSX.Element {
  const words = search.value.split(/\s+/).filter(Boolean);
  return (
    <section class="book-found" aria-live="polite">
      <p role="status">{found.length > 0 ? t("book-found", { amount: found.length }) : t("book-nothing")}</p>
      <ul>
        {found.map(({ chapter, heading, title, text }, n) => (
          <li key={n}>
            <a href={link(chapter.name, heading)} onClick={() => (search.value = "")}>
              {chapter.title === title ? title : `${chapter.title} · ${title}`}
            </a>
            <p>
              <Marked text={text} words={words} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
