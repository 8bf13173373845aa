/** Public tables: to sit down at while seats are free, or to watch. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../art/icons";
import { moment } from "../device/time_zone";
import type { TableListed } from "../generated/protocol";
import { goTo, join, visitor } from "../net/api";
import { gameTitle, language, playerName, t } from "../words/words";
import { RefusedAs } from "./refused";

function people(table: TableListed): string {
  return table.seats.map((seat) => playerName(seat) || t("web-free-seat")).join(" · ");
}

function TableRow({ table, children }: { table: TableListed; children: JSX.Element }): JSX.Element {
  return (
    <li class="listed-table">
      <span class={`dot ${table.phase}`} aria-hidden="true" />
      <span class="what">
        <b>{gameTitle(table.game)}</b>
        <small>
          {[t(`web-phase-${table.phase}`), table.rated ? t("games-rated") : ""].filter(Boolean).join(" · ")}
        </small>
      </span>
      <bdi class="who">{people(table)}</bdi>
      <time dateTime={new Date(table.updated).toISOString()}>{moment(table.updated, language.value)}</time>
      {children}
    </li>
  );
}

const UNFINISHED = new Set(["waiting", "playing"]);

export function PublicTables({ tables }: { tables: readonly TableListed[] }): JSX.Element | null {
  const trouble = useSignal("");
  const open = tables.filter((one) => UNFINISHED.has(one.phase)).slice(0, 8);
  if (open.length === 0) return null;
  const come = async (table: TableListed, watch: boolean) => {
    trouble.value = await goTo(join({ name: visitor() || t("web-somebody"), code: table.code, watch }));
  };
  return (
    <section class="tables" aria-labelledby="others">
      <h2 id="others">{t("web-public-tables")}</h2>
      <RefusedAs code={trouble.value} />
      <ul>
        {open.map((table) => (
          <TableRow key={table.id} table={table}>
            <span class="row-answers">
              {table.seats.some((seat) => seat.kind === "free") && (
                <button type="button" class="answer" onClick={() => void come(table, false)}>
                  <Icon name="seat" />
                  {t("web-sit-down")}
                </button>
              )}
              <button type="button" class="answer" onClick={() => void come(table, true)}>
                <Icon name="eye" />
                {t("web-watch")}
              </button>
            </span>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}
