/** Why the server said no; where an account would help, with the way to it. */
import type { JSX } from "preact";
import { refusal, t } from "../words/words";
import { Trouble } from "./screen";

export function RefusedAs({ code }: { code: string }): JSX.Element {
  return (
    <>
      <Trouble words={code && refusal(code)} />
      {code === "account" && (
        <a class="answer" href="#/account">
          {t("join-log-in")}
        </a>
      )}
    </>
  );
}
