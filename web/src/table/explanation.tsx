/** Every number can be opened: a small panel says where it comes from, line by line, each with its rule. */
import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import { t } from "../words/words";

export interface Line {
  readonly text: string;
  readonly rule?: string;
}

export interface Opened {
  readonly title: string;
  readonly lines: readonly Line[];
}

const opened: Signal<Opened | null> = signal(null);

export function openWhy(what: Opened): void {
  opened.value = what;
}

export function RuleLink({ rule }: { rule: string }): JSX.Element {
  return (
    <a class="rule" href={`#/rules/${rule}`} target="_blank" rel="noopener" title={t(rule)}>
      {rule}
    </a>
  );
}

interface WhyProps {
  readonly title: string;
  readonly lines: () => readonly Line[];
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly name?: string;
}

/** Something that can be opened. */
export function Why({ title, lines, children, class: look = "", name = title }: WhyProps): JSX.Element {
  return (
    <button
      type="button"
      class={`why ${look}`}
      aria-label={name}
      title={title}
      onClick={() => openWhy({ title, lines: lines() })}
    >
      <span class="inside" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** The panel itself; Escape closes it, and focus goes back to where it was. */
export function WhyPanel(): JSX.Element | null {
  const panel = useRef<HTMLElement>(null);
  const back = useRef<Element | null>(null);
  const shown = opened.value;
  useEffect(() => {
    if (!shown) return;
    back.current = document.activeElement;
    panel.current?.focus();
  }, [shown]);
  useEffect(() => () => void (opened.value = null), []);
  if (!shown) return null;
  const close = (): void => {
    opened.value = null;
    (back.current as HTMLElement | null)?.focus?.();
  };
  return (
    <section
      class="why-panel"
      role="dialog"
      aria-label={shown.title}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header>
        <h2>{shown.title}</h2>
        <button type="button" class="close" aria-label={t("table-close")} onClick={close}>
          <Sign name="no" />
        </button>
      </header>
      {shown.lines.length === 0 && <p>{t("table-nothing-yet")}</p>}
      <ul>
        {shown.lines.map((line, n) => (
          <li key={n}>
            {line.text} {line.rule && <RuleLink rule={line.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
