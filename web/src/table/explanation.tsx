/** Every number can be opened: a card above everything says where it comes from, line by line, each with its rule. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../words/words";
import { type Readable, tellOf } from "./reading";
import { openLayer } from "./top_layer";

export interface Line {
  readonly text: string;
  readonly rule?: string;
}

export interface Opened {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Where something comes from, line by line. */
export function whyReadable({ title, lines }: Opened): Readable {
  return {
    title,
    body: () => (
      <>
        {lines.length === 0 && <p>{t("table-nothing-yet")}</p>}
        <ul class="why-lines">
          {lines.map((line, n) => (
            <li key={n}>
              {line.text} {line.rule && <RuleLink rule={line.rule} />}
            </li>
          ))}
        </ul>
      </>
    ),
  };
}

export function openWhy(what: Opened): void {
  const { title, body } = whyReadable(what);
  openLayer({ id: "why", kind: "card", title, body });
}

export function RuleLink({ rule }: { rule: string }): JSX.Element {
  return (
    <a class="rule" href={`#/rules/${rule}`} title={t(rule)}>
      {rule}
    </a>
  );
}

interface WhyProps {
  readonly title: string;
  readonly lines: () => readonly Line[];
  readonly children: ComponentChildren;
  readonly class?: string;
  /** What it is called where its picture says too little; empty if what it shows says it. */
  readonly name?: string;
}

/** Something that can be opened. */
export function Why({ title, lines, children, class: look = "", name = title }: WhyProps): JSX.Element {
  return (
    <button
      type="button"
      class={`why ${look}`}
      {...(name ? { "aria-label": name } : {})}
      data-tells=""
      ref={(element) => {
        if (element) tellOf(element, () => whyReadable({ title, lines: lines() }));
      }}
      onClick={() => openWhy({ title, lines: lines() })}
    >
      <span class="inside" {...(name ? { "aria-hidden": "true" } : {})}>
        {children}
      </span>
    </button>
  );
}
