/** Tables for operators: find one, see who is there and what was said, and act on it or on a seat. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { GAMES } from "../../games/registry";
import type { LogEntry, TableCared, TableDetails } from "../../generated/protocol";
import { findTables, onTable, rotate, type TableAct, tableDetails } from "../../net/operator_api";
import { gameTitle, levelName, personName, t } from "../../words/words";
import { tried } from "../account";
import { Trouble } from "../screen";
import { Choose, type Deed, Deeds, LinkMade, Moment, More } from "./parts";

type Wanted = Readonly<Record<"text" | "game" | "phase" | "visibility" | "deleted", string>>;
const ANY: Wanted = { text: "", game: "", phase: "", visibility: "", deleted: "" };

function people(table: TableCared): string {
  return table.seats
    .map((seat) => personName(seat.name) || (seat.level ? levelName(seat.level) : t("web-free-seat")))
    .join(" · ");
}

function Facts({ table }: { table: TableCared }): JSX.Element {
  return (
    <>
      <span class="what">
        <b>{gameTitle(table.game)}</b>
        <small>
          {t(`web-phase-${table.phase}`)} · {t(`admin-visibility-${table.visibility}`)} ·{" "}
          {t("admin-entries", { amount: table.entries })}
        </small>
      </span>
      <bdi class="who">{table.title ? `${table.title}: ${people(table)}` : people(table)}</bdi>
      <Moment at={table.updated} />
    </>
  );
}

function Search({ wanted, find }: { wanted: Wanted; find: (wanted: Wanted) => void }): JSX.Element {
  const change = (name: keyof Wanted) => (value: string) => find({ ...wanted, [name]: value });
  const any = { "": t("admin-any") };
  const phases = Object.fromEntries(["waiting", "playing", "finished"].map((one) => [one, t(`web-phase-${one}`)]));
  const sights = Object.fromEntries(["private", "link", "public"].map((one) => [one, t(`admin-visibility-${one}`)]));
  const games = Object.fromEntries(GAMES.map((one) => [one, gameTitle(one)]));
  return (
    <search class="filters">
      <label>
        {t("admin-search")}
        <input
          type="search"
          value={wanted.text}
          maxLength={80}
          onChange={(event) => change("text")(event.currentTarget.value.trim())}
        />
      </label>
      <Choose label={t("web-game")} value={wanted.game} choices={{ ...any, ...games }} choose={change("game")} />
      <Choose label={t("admin-phase")} value={wanted.phase} choices={{ ...any, ...phases }} choose={change("phase")} />
      <Choose
        label={t("admin-visibility")}
        value={wanted.visibility}
        choices={{ ...any, ...sights }}
        choose={change("visibility")}
      />
      <Choose
        label={t("admin-deleted")}
        value={wanted.deleted}
        choices={{ "": t("web-no"), yes: t("web-yes") }}
        choose={change("deleted")}
      />
    </search>
  );
}

function TableList(): JSX.Element {
  const [wanted, tables, next] = [useSignal(ANY), useSignal<readonly TableCared[]>([]), useSignal("")];
  const find = async (before: string) => {
    const found = await findTables({ ...wanted.value, before });
    tables.value = before ? [...tables.value, ...found.tables] : found.tables;
    next.value = found.next;
  };
  useEffect(() => void find(""), [wanted.value]);
  return (
    <section class="tables">
      <Search wanted={wanted.value} find={(other) => (wanted.value = other)} />
      {tables.value.length === 0 && <p>{t("admin-nothing")}</p>}
      <ul>
        {tables.value.map((table) => (
          <li key={table.id} class="listed-table">
            <span class={`dot ${table.phase}`} aria-hidden="true" />
            <Facts table={table} />
            <a class="answer" href={`#/admin/tables/${table.id}`}>
              {t("admin-show")}
            </a>
          </li>
        ))}
      </ul>
      <More next={next.value} more={() => void find(next.value)} />
    </section>
  );
}

/** Who an entry is about: a person, or a bot by its level. */
function nameIn({ name }: LogEntry): string {
  return personName(levelName(name ?? ""));
}

function newAccess(table: TableCared, link: { value: string }): readonly Deed[] {
  return table.seats
    .filter((seat) => seat.name !== "")
    .map((seat) => ({
      title: t("admin-rotate", { who: `${seat.seat + 1}. ${personName(seat.name)}` }),
      danger: true,
      act: async (why) => {
        link.value = `${location.origin}/join#${(await rotate(table.id, seat.seat, why)).invite}`;
      },
    }));
}

function deedsOf(table: TableCared, link: { value: string }): readonly Deed[] {
  const deed = (act: TableAct, danger = true): Deed => ({
    title: t(`admin-${act}`),
    danger,
    act: (why) => onTable(act, table.id, why),
  });
  if (table.deleted !== null) return [deed("restore", false), deed("purge")];
  const whole = table.phase === "finished" ? [deed("delete")] : [deed("close"), deed("delete")];
  return [...whole, ...newAccess(table, link)];
}

function Holders({ found }: { found: TableDetails }): JSX.Element {
  return (
    <ul class="plain-list">
      {found.holders.map((one) => (
        <li key={`${one.owner} ${one.since} ${one.seats}`} class={one.ended ? "ended" : ""}>
          {t(`admin-role-${one.role}`)} {one.seats.map((seat) => seat + 1).join(", ")}{" "}
          {one.owner ? (
            <a href={`#/admin/people/${encodeURIComponent(one.owner)}`}>
              <bdi>{one.owner.length > 40 ? `${one.owner.slice(0, 20)}…` : one.owner}</bdi>
            </a>
          ) : (
            t("admin-script")
          )}{" "}
          <Moment at={one.since} /> {one.ended && t("admin-ended")}
        </li>
      ))}
    </ul>
  );
}

function OneTable({ id }: { id: string }): JSX.Element | null {
  const [found, trouble, link] = [useSignal<TableDetails | null>(null), useSignal(""), useSignal("")];
  const look = () =>
    void tried(
      trouble,
      tableDetails(id).then((details) => (found.value = details)),
    );
  useEffect(look, [id]);
  if (!found.value) return <Trouble words={trouble.value} />;
  const { table, connected, frozen, entries } = found.value;
  return (
    <article class="one-thing">
      <div class="listed-table">
        <span class={`dot ${table.phase}`} aria-hidden="true" />
        <Facts table={table} />
      </div>
      {table.deleted !== null && <p class="trouble">{t("admin-is-deleted")}</p>}
      {frozen && <p class="trouble">{frozen}</p>}
      <p>{t("admin-connected", { amount: connected })}</p>
      <LinkMade link={link.value} />
      <Deeds
        deeds={deedsOf(table, link)}
        after={() => {
          found.value = null;
          look();
        }}
      />
      <h2>{t("admin-holders")}</h2>
      <Holders found={found.value} />
      <h2>{t("admin-said")}</h2>
      <ol class="plain-list">
        {entries.map((entry) => (
          <li key={entry.seq}>
            <Moment at={entry.at} /> <small>{t(`admin-entry-${entry.kind}`)}</small> <bdi>{nameIn(entry)}</bdi>{" "}
            <bdi>{entry.text}</bdi>
          </li>
        ))}
      </ol>
    </article>
  );
}

export function AdminTables({ id }: { id: string }): JSX.Element {
  return id ? <OneTable id={id} /> : <TableList />;
}
