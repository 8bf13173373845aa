/** What now: another game, the review, the record, a link to share, the board, and the way home. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../art/icons";
import type { TableShown } from "../../generated/protocol";
import { follow, goTo, record } from "../../net/api";
import { refused } from "../../net/feed";
import { refusal, t } from "../../words/words";
import type { Session } from "../session";

/** Save a text under a name, as a link does that somebody clicks. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface EndActionsProps {
  readonly session: Session;
  readonly table: TableShown;
  readonly hide: () => void;
}

/** Give somebody the way to the replay: by what the device shares with, or by the clipboard. */
async function share(table: TableShown): Promise<boolean> {
  const url = `${location.origin}${location.pathname}#/replay/${table.id}`;
  if (navigator.share) {
    await navigator.share({ title: document.title, url }).catch((error: Error) => {
      if (error.name !== "AbortError") throw error; // closing the sheet is no trouble
    });
    return false;
  }
  await navigator.clipboard.writeText(url);
  return true;
}

export function EndActions({ session, table, hide }: EndActionsProps): JSX.Element {
  const trouble = useSignal("");
  const copied = useSignal(false);
  const again = async () => {
    const reply = await session.connection.request("rematch");
    trouble.value = refused(reply) ? reply.code : await goTo(follow(table.id));
  };
  const plays = (session.connection.who.value?.seats.length ?? 0) > 0;
  const file = `theomachy-${table.setup.game}-${table.id}.txt`;
  return (
    <div class="end-actions">
      {plays && (
        <button type="button" class="go rematch" onClick={() => void again()}>
          {table.rematch ? t("web-to-rematch") : t("web-rematch")}
        </button>
      )}
      <a class="second review" href={`#/replay/${table.id}`}>
        <Icon name="play" />
        {t("end-review")}
      </a>
      <button type="button" class="second" onClick={async () => (copied.value = await share(table))}>
        <Icon name="ticket" />
        <span aria-live="polite">{copied.value ? t("end-copied") : t("end-share")}</span>
      </button>
      <p class="ways">
        <button type="button" onClick={hide}>
          {t("web-see-board")}
        </button>
        <button type="button" onClick={async () => save(file, (await record(table.id)).text)}>
          {t("web-save-record")}
        </button>
        <a href="#/">{t("web-home")}</a>
      </p>
      {trouble.value && (
        <p class="trouble" role="alert">
          {refusal(trouble.value)}
        </p>
      )}
    </div>
  );
}
