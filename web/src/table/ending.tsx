/** The end: who won and how, and another game in one tap. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../words/words";
import type { Session } from "./session";

export function Ending({ session, name }: { session: Session; name: (seat: number) => string }): JSX.Element | null {
  const hidden = useSignal(false);
  const table = session.connection.table.value;
  const result = table?.result;
  if (!table || !result || hidden.value) return null;
  const winners = result.winners.map(name).join(" + ");
  const again = async () => {
    const reply = await session.connection.request("rematch");
    if (reply.type === "rematched") location.hash = `#/table/${reply.table}`;
  };
  return (
    <div class="ending" role="dialog" aria-label={t("web-game-over")}>
      <h2>{winners ? t("web-won", { who: winners }) : t("web-game-over")}</h2>
      <p>{t(`${table.setup.game}-ending-${result.ending}`, { who: winners })}</p>
      <div class="answers">
        <button type="button" class="answer pass" onClick={() => void again()}>
          {t("web-rematch")}
        </button>
        <button type="button" class="answer" onClick={() => (hidden.value = true)}>
          {t("web-map")}
        </button>
        <a class="answer" href="#/">
          {t("web-title")}
        </a>
      </div>
    </div>
  );
}
