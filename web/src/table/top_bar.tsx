/** The bar above a table: who plays, what they have, whose turn it is, and the ways out. */
import type { JSX } from "preact";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import { t } from "../words/words";
import { LessonBarLater } from "./lesson_later";
import { SeatChips } from "./seat_chips";
import type { Session } from "./session";
import { openTableMenu } from "./table_menu";

interface BarProps {
  readonly session: Session;
  readonly game: GameDescription;
}

export function TableBar({ session, game }: BarProps): JSX.Element | null {
  const { table, status, who } = session.connection;
  const shown = table.value;
  if (!shown) return null;
  if (shown.lesson) return <LessonBarLater session={session} game={game} table={shown} lesson={shown.lesson} />;
  const mine = who.value?.seats ?? [];
  return (
    <header class="top-bar">
      <a class="bar-link" href="#/" aria-label={t("web-home")} title={t("web-home")}>
        <Sign name="home" size={22} />
      </a>
      <SeatChips session={session} game={game} table={shown} />
      {shown.watching > 0 && (
        <span class="watching" title={t("web-watchers", { amount: shown.watching })}>
          {t("web-watchers", { amount: shown.watching })}
        </span>
      )}
      {shown.practice && (
        <span class="watching practice" title={t("room-practice-on")}>
          {t("room-practice")}
        </span>
      )}
      {mine.length === 0 && <span class="watching you">{t("web-you-watch")}</span>}
      <span class={`status ${status.value}`} role="status">
        {status.value === "open" ? "" : t("web-connection-lost")}
      </span>
      <nav class="bar-links" aria-label={t("web-menu")}>
        <a class="bar-link roomy" href="#/rules/" aria-label={t("web-rules")} title={t("web-rules")}>
          <Sign name="rules" size={22} />
        </a>
        <a class="bar-link roomy" href="#/settings" aria-label={t("web-settings")} title={t("web-settings")}>
          <Icon name="gear" />
        </a>
        <button
          type="button"
          class="bar-link table-menu"
          aria-label={t("frame-table-menu")}
          title={t("frame-table-menu")}
          aria-haspopup="dialog"
          onClick={() => openTableMenu(session)}
        >
          <Icon name="menu" />
        </button>
      </nav>
    </header>
  );
}
