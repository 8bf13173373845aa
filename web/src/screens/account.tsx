/** One's own account: log in, a new password, a copy of everything that is kept, and deletion. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Me } from "../generated/protocol";
import { Denied } from "../net/api";
import { deleteMe, logIn, logOut, me, newPassword, register } from "../net/operator_api";
import { refusal, t } from "../words/words";
import { readChoices } from "./chosen";
import { Opening, Screen, Trouble } from "./screen";

/** Do something and say why it could not be done; whether it was done. */
export async function tried(trouble: { value: string }, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    trouble.value = "";
    return true;
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    trouble.value = refusal(error.code);
    return false;
  }
}

interface FieldProps {
  readonly label: string;
  readonly value: { value: string };
  readonly kind?: "text" | "password";
  readonly fill: "username" | "current-password" | "new-password";
  readonly least?: number;
}

export function Field({ label, value, kind = "text", fill, least = 1 }: FieldProps): JSX.Element {
  const given = {
    value: value.value,
    autocomplete: fill,
    minLength: least,
    required: true,
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      value.value = event.currentTarget.value;
    },
  };
  if (kind === "password") {
    return (
      <label>
        {label}
        <input type="password" maxLength={256} {...given} />
      </label>
    );
  }
  return (
    <label>
      {label}
      <input type="text" maxLength={32} {...given} />
    </label>
  );
}

export function Form({ children, send }: { children: ComponentChildren; send: () => void }): JSX.Element {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
    </form>
  );
}

function Door({ entered }: { entered: () => void }): JSX.Element {
  const [name, password, trouble] = [useSignal(""), useSignal(""), useSignal("")];
  const go = async (how: typeof logIn) => {
    if (!(await tried(trouble, how(name.value.trim(), password.value)))) return;
    await readChoices();
    entered();
  };
  return (
    <Form send={() => void go(logIn)}>
      <p class="hint">{t("account-hint")}</p>
      <Field label={t("account-name")} value={name} fill="username" />
      <Field label={t("account-password")} value={password} kind="password" fill="current-password" />
      <Trouble words={trouble.value} />
      <div class="form-answers">
        <button type="submit" class="answer pass play">
          {t("account-log-in")}
        </button>
        <button type="button" class="answer play" onClick={() => void go(register)}>
          {t("account-register")}
        </button>
      </div>
    </Form>
  );
}

function Password(): JSX.Element {
  const [old, wished, trouble, done] = [useSignal(""), useSignal(""), useSignal(""), useSignal(false)];
  const change = async () => {
    done.value = await tried(trouble, newPassword(old.value, wished.value));
    if (done.value) old.value = wished.value = "";
  };
  return (
    <Form send={() => void change()}>
      <h2>{t("account-new-password")}</h2>
      <Field label={t("account-old-password")} value={old} kind="password" fill="current-password" />
      <Field label={t("account-new-password")} value={wished} kind="password" fill="new-password" least={8} />
      <Trouble words={trouble.value} />
      {done.value && <p role="status">{t("account-password-changed")}</p>}
      <button type="submit" class="answer">
        {t("account-change-password")}
      </button>
    </Form>
  );
}

function Data({ named, gone }: { named: boolean; gone: () => void }): JSX.Element {
  const [password, sure, trouble] = [useSignal(""), useSignal(false), useSignal("")];
  const erase = async () => {
    if (await tried(trouble, deleteMe(password.value))) gone();
  };
  return (
    <Form send={() => (sure.value ? void erase() : (sure.value = true))}>
      <h2>{t("account-data")}</h2>
      <a class="answer" href="/api/me/export" download="theomachy.json">
        {t("account-export")}
      </a>
      <p class="hint">{t("account-delete-hint")}</p>
      {named && <Field label={t("account-password")} value={password} kind="password" fill="current-password" />}
      <Trouble words={trouble.value} />
      {sure.value && <p role="alert">{t("account-delete-sure")}</p>}
      <div class="form-answers">
        <button type="submit" class="answer danger">
          {sure.value ? t("account-delete-now") : t("account-delete")}
        </button>
        {sure.value && (
          <button type="button" class="answer" onClick={() => (sure.value = false)}>
            {t("web-no")}
          </button>
        )}
      </div>
    </Form>
  );
}

export function Account(): JSX.Element {
  const found = useSignal<Me | null>(null);
  const look = () => void me().then((who) => (found.value = who));
  useEffect(look, []);
  if (!found.value) return <Opening />;
  const { name, operator } = found.value;
  return (
    <Screen title={t("account-title")} kind="account">
      {name ? (
        <p>
          {t("account-logged-in")} <bdi>{name}</bdi>
        </p>
      ) : (
        <Door entered={look} />
      )}
      {name && (
        <div class="form-answers">
          {operator && (
            <a class="answer pass" href="#/admin/tables">
              {t("admin-title")}
            </a>
          )}
          <a class="answer" href={`#/people/${encodeURIComponent(name)}`}>
            {t("account-profile")}
          </a>
          <a class="answer" href="#/people">
            {t("home-people")}
          </a>
          <button type="button" class="answer" onClick={() => void logOut().then(look)}>
            {t("account-log-out")}
          </button>
        </div>
      )}
      {name && <Password />}
      <Data named={Boolean(name)} gone={look} />
    </Screen>
  );
}
