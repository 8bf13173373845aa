/** A chapter of a rulebook: text, tables, printed things that can be opened, rules that are links, boards. */
import type { JSX } from "preact";
import type { GameDescription } from "../games/description";
import { namesOf } from "../games/printed";
import type { Block, Chapter, Span } from "../generated/protocol";
import { ExampleBoard } from "../learn/example_board";
import { reads, readThing } from "../table/reading";
import { ThingCard } from "../table/thing_card";
import { t } from "../words/words";
import { Later } from "./later_seen";

export interface Reading {
  readonly game: GameDescription;
  readonly name: string;
  readonly edition: string;
  readonly link: (chapter: string, heading?: string) => string;
  /** On paper nothing is pressed, and everything is drawn at once. */
  readonly printed: boolean;
}

/** The number of a rule without the prefix that all rules of the book have. */
const short = (rule: string): string => rule.slice(rule.indexOf("-") + 1);

/** A printed thing in a line: its name, and its card in the top layer. */
function NamedThing({ span, game }: { span: Span } & Pick<Reading, "game">): JSX.Element {
  const thing = { kind: span.of ?? "", name: span.name ?? "" };
  return (
    <button type="button" class="book-thing" {...reads(thing)} onClick={() => readThing(thing)}>
      {span.text || game.words.name(thing.kind, thing.name)}
    </button>
  );
}

function OneSpan({ span, reading }: { span: Span; reading: Reading }): JSX.Element {
  switch (span.kind) {
    case "strong":
      return <strong>{span.text}</strong>;
    case "emphasis":
      return <em>{span.text}</em>;
    case "rule":
      return (
        <a class="book-rule" href={`#/rules/${span.name}`} title={t(span.name ?? "")}>
          {short(span.name ?? "")}
        </a>
      );
    case "thing":
      return <NamedThing span={span} game={reading.game} />;
    case "chapter":
      return <a href={reading.link(span.name ?? "")}>{span.text}</a>;
    default:
      return <>{span.text}</>;
  }
}

/** The mark of a rule stands close to the words before it, so the space between them goes. */
function closed(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, n) =>
    span.kind === "text" && spans[n + 1]?.kind === "rule" ? { ...span, text: (span.text ?? "").trimEnd() } : span,
  );
}

export function Spans({ spans, reading }: { spans: readonly Span[]; reading: Reading }): JSX.Element {
  return (
    <>
      {closed(spans).map((span, n) => (
        <OneSpan key={n} span={span} reading={reading} />
      ))}
    </>
  );
}

function Table({ rows, reading }: { rows: readonly (readonly (readonly Span[])[])[]; reading: Reading }): JSX.Element {
  const [head = [], ...body] = rows;
  return (
    <div class="book-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, n) => (
              <th key={n} scope="col">
                <Spans spans={cell} reading={reading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, n) => (
            <tr key={n}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Spans spans={cell} reading={reading} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Everything printed of a kind, each with its picture, its numbers and its whole text. */
function Things({ kind, reading: { game, edition } }: { kind: string; reading: Reading }): JSX.Element {
  const all = game.words.catalogue.things[kind]?.items ?? [];
  const shown = namesOf(game.words.catalogue, kind).filter((_, n) => {
    const editions = all[n]?.editions ?? [];
    return editions.length === 0 || editions.includes(edition);
  });
  return (
    <ul class="book-things">
      {shown.map((name) => (
        <li key={name}>
          <ThingCard game={game} thing={{ kind, name }} size="full" edition={edition} />
        </li>
      ))}
    </ul>
  );
}

function Items({ block, reading }: { block: Block; reading: Reading }): JSX.Element {
  const List = block.kind === "steps" ? "ol" : "ul";
  return (
    <List>
      {(block.rows ?? []).map(([cell = []], n) => (
        <li key={n}>
          <Spans spans={cell} reading={reading} />
        </li>
      ))}
    </List>
  );
}

function OneBlock({ block, reading }: { block: Block; reading: Reading }): JSX.Element {
  const { name = "", spans = [] } = block;
  const words = <Spans spans={spans} reading={reading} />;
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? <h2 id={name}>{words}</h2> : <h3 id={name}>{words}</h3>;
    case "list":
    case "steps":
      return <Items block={block} reading={reading} />;
    case "table":
      return <Table rows={block.rows ?? []} reading={reading} />;
    case "remark":
      return <p class="book-remark">{words}</p>;
    case "things":
      return <Things kind={name} reading={reading} />;
    case "example":
      return (
        <Later at={reading.printed}>
          <ExampleBoard game={reading.name} name={name} printed={reading.printed} />
        </Later>
      );
    default:
      return <p>{words}</p>;
  }
}

export function ChapterText({
  chapter,
  number,
  reading,
}: {
  chapter: Chapter;
  number: number;
  reading: Reading;
}): JSX.Element {
  return (
    <article class="book-chapter" data-chapter={chapter.name}>
      <header>
        <p class="book-number">{t("book-chapter", { number })}</p>
        <h1>{chapter.title}</h1>
      </header>
      {chapter.blocks.map((block, n) => (
        <OneBlock key={n} block={block} reading={reading} />
      ))}
    </article>
  );
}
