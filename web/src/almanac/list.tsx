/** Everything the almanac has, a group at a time; on a narrow screen it is a page of its own. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameDescription } from "../games/description";
import { addressOf, type Entry, type Group, same } from "../games/entries";
import { groupTitle, titleOf } from "./titles";

interface RowProps {
  readonly game: GameDescription;
  readonly entry: Entry;
  readonly edition: string;
  readonly current?: boolean;
}

/** A thing in a list: a small picture, its name, what it does in a line, and its numbers. */
export function EntryRow({ game, entry, edition, current = false }: RowProps): JSX.Element {
  const own = edition && entry.item.editions.includes(edition) ? edition : (entry.item.editions[0] ?? "");
  const numbers = game.thingNumbers?.(entry, own) ?? [];
  const usual = game.words.catalogue.editions[0]?.name ?? "";
  return (
    <a
      class="almanac-row"
      href={addressOf(game.words.catalogue.game, entry, own === usual ? "" : own)}
      {...(current ? { "aria-current": "page" as const } : {})}
    >
      <span class="mini">{game.thingPicture?.(entry)}</span>
      <span class="what">
        <b>{titleOf(game, entry)}</b>
        <small>{game.words.gist(entry, own)}</small>
      </span>
      {numbers.length > 0 && <span class="numbers">{numbers.map(({ value }) => value).join(" ")}</span>}
    </a>
  );
}

/** Arrow keys walk along the rows of a list. */
export function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("a.almanac-row")];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

interface ListProps {
  readonly game: GameDescription;
  readonly groups: readonly Group[];
  readonly entry: Entry | undefined;
  readonly edition: string;
}

function Tabs({ game, groups, open }: { game: GameDescription; groups: readonly Group[]; open: Signal<string> }) {
  return (
    <div class="almanac-tabs">
      {groups.map(({ id, entries }) => (
        <button
          key={id}
          type="button"
          aria-pressed={open.value === id}
          onClick={() => {
            open.value = id;
          }}
        >
          {groupTitle(game, id)} <span class="count">{entries.length}</span>
        </button>
      ))}
    </div>
  );
}

export function EntryList({ game, groups, entry, edition }: ListProps): JSX.Element {
  const open = useSignal(entry?.group ?? groups[0]?.id ?? "");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (entry) open.value = entry.group;
  }, [entry?.group]);
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
  }, [entry, open.value]);
  const shown = groups.find(({ id }) => id === open.value) ?? groups[0];
  return (
    <nav class="almanac-list" aria-label={groupTitle(game, shown?.id ?? "")}>
      <Tabs game={game} groups={groups} open={open} />
      <ul ref={list} onKeyDown={walk}>
        {shown?.entries.map((one) => (
          <li key={one.name}>
            <EntryRow game={game} entry={one} edition={edition} current={entry !== undefined && same(one, entry)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
