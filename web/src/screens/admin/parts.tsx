/** What the parts of the operators' page share: moments, and asking for a reason before something is done. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "../../words/words";
import { tried } from "../account";
import { Trouble } from "../screen";

export function Moment({ at }: { at: number }): JSX.Element {
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()}>
      {moment.toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}

/** Something to do that needs a reason. */
export interface Deed {
  readonly title: string;
  readonly danger?: boolean;
  readonly act: (why: string) => Promise<unknown>;
}

/** Ask why, then do it. Escape and "No" leave everything as it is. */
export function AskWhy({ deed, end }: { deed: Deed; end: (done: boolean) => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [why, trouble] = [useSignal(""), useSignal("")];
  useEffect(() => dialog.current?.showModal(), []);
  const act = async () => {
    if (await tried(trouble, deed.act(why.value.trim()))) end(true);
  };
  return (
    <dialog ref={dialog} class="ask-why" aria-labelledby="deed" onCancel={() => end(false)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        <h2 id="deed">{deed.title}</h2>
        <label>
          {t("admin-why")}
          <input
            value={why.value}
            required
            maxLength={200}
            autocomplete="off"
            onInput={(event) => (why.value = event.currentTarget.value)}
          />
        </label>
        <Trouble words={trouble.value} />
        <div class="form-answers">
          <button type="submit" class={`answer ${deed.danger ? "danger" : "pass"}`}>
            {t("admin-do")}
          </button>
          <button type="button" class="answer" onClick={() => end(false)}>
            {t("admin-cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Buttons for deeds; each asks for its reason first. */
export function Deeds({ deeds, after }: { deeds: readonly Deed[]; after: () => void }): JSX.Element {
  const chosen = useSignal<Deed | null>(null);
  return (
    <div class="form-answers">
      {deeds.map((deed) => (
        <button
          key={deed.title}
          type="button"
          class={`answer ${deed.danger ? "danger" : ""}`}
          onClick={() => (chosen.value = deed)}
        >
          {deed.title}
        </button>
      ))}
      {chosen.value && (
        <AskWhy
          deed={chosen.value}
          end={(done) => {
            chosen.value = null;
            if (done) after();
          }}
        />
      )}
    </div>
  );
}

/** A link that was just made, to be handed to somebody. */
export function LinkMade({ link }: { link: string }): JSX.Element | null {
  if (!link) return null;
  return (
    <p role="status" class="reset-link">
      {t("admin-reset-made")} <code>{link}</code>
    </p>
  );
}

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
}

export function Choose({ label, value, choices, choose }: ChooseProps): JSX.Element {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.entries(choices).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function More({ next, more }: { next: string | number; more: () => void }): JSX.Element | null {
  if (!next) return null;
  return (
    <button type="button" class="answer" onClick={more}>
      {t("admin-more")}
    </button>
  );
}
