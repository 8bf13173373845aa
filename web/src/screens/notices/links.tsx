/** What the links in mails lead to: confirming an address, and getting no more mails. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { confirmEmail, stopEmails } from "../../net/notice_api";
import { t } from "../../words/words";
import { tried } from "../account";
import { Screen, Trouble } from "../screen";

/** It takes a tap, because programs that look at mails open their links too. */
export function Confirm({ token }: { token: string }): JSX.Element {
  const [done, trouble] = [useSignal(false), useSignal("")];
  const confirm = async () => {
    done.value = await tried(trouble, confirmEmail(token));
  };
  return (
    <Screen title={t("notices-confirm-title")} kind="notices">
      <Trouble words={trouble.value} />
      {done.value ? (
        <p role="status">{t("notices-confirmed")}</p>
      ) : (
        <>
          <p>{t("notices-confirm-text")}</p>
          <div class="form-answers">
            <button type="button" class="answer pass play" onClick={() => void confirm()}>
              {t("notices-confirm-yes")}
            </button>
          </div>
        </>
      )}
    </Screen>
  );
}

export function Stop({ token }: { token: string }): JSX.Element {
  const [done, trouble] = [useSignal(false), useSignal("")];
  useEffect(() => {
    void tried(trouble, stopEmails(token)).then((stopped) => (done.value = stopped));
  }, [token]);
  return (
    <Screen title={t("notices-title")} kind="notices">
      <Trouble words={trouble.value} />
      {done.value && <p role="status">{t("notices-stopped")}</p>}
    </Screen>
  );
}
