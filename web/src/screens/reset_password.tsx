/** A new password by a link that an operator made. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { resetPassword } from "../net/operator_api";
import { t } from "../words/words";
import { Field, Form, tried } from "./account";
import { Screen, Trouble } from "./screen";

export function ResetPassword({ token }: { token: string }): JSX.Element {
  const [wished, trouble, done] = [useSignal(""), useSignal(""), useSignal(false)];
  const send = async () => {
    done.value = await tried(trouble, resetPassword(token, wished.value));
    if (!done.value) trouble.value = t("account-reset-refused");
  };
  return (
    <Screen title={t("account-new-password")}>
      {done.value ? (
        <p role="status">
          {t("account-reset-done")} <a href="#/account">{t("account-log-in")}</a>
        </p>
      ) : (
        <Form send={() => void send()}>
          <Field label={t("account-new-password")} value={wished} kind="password" fill="new-password" least={8} />
          <Trouble words={trouble.value} />
          <button type="submit" class="answer pass play">
            {t("account-change-password")}
          </button>
        </Form>
      )}
    </Screen>
  );
}
