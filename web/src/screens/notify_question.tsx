/** A quiet question, asked once and only at tables with other people: may the page say when it is your turn? */
import type { JSX } from "preact";
import { Icon } from "../art/icons";
import { canNotify, notifyBlocked, wantNotifications } from "../device/notification";
import { notify } from "../device/settings";
import type { Session } from "../table/session";
import { t } from "../words/words";

export function NotifyQuestion({ session }: { session: Session }): JSX.Element | null {
  const { table, who } = session.connection;
  const mine = who.value?.seats ?? [];
  const people = table.value?.seats.some((seat) => seat.kind !== "bot" && !mine.includes(seat.seat)) ?? false;
  const over = table.value?.phase === "finished";
  if (notify.value !== "ask" || mine.length === 0 || !people || over || !canNotify() || notifyBlocked()) return null;
  return (
    <div class="notify-question" role="group" aria-label={t("web-notify")}>
      <p>
        <Icon name="bell" />
        {t("notify-ask")}
      </p>
      <div class="answers">
        <button type="button" class="answer" onClick={() => void wantNotifications()}>
          {t("notify-yes")}
        </button>
        <button type="button" class="answer decline" onClick={() => (notify.value = "off")}>
          {t("notify-no")}
        </button>
      </div>
    </div>
  );
}
