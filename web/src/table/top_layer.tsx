/** What opens above everything else: the card of a thing, an explanation, rules and settings beside the table. They
 * are real dialogs of the browser, so nothing can lie over them; Escape or a tap outside closes the topmost. */
import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import { t } from "../words/words";

/** `card` lies in the middle, and on a phone at the lower edge; `side` is a column beside the table; `page` covers the
 * table. */
export type LayerKind = "card" | "side" | "page";

export interface Layer {
  /** Opening a second one of the same id replaces the first. */
  readonly id: string;
  readonly kind: LayerKind;
  readonly title: string;
  readonly body: () => ComponentChildren;
  /** The body has the title itself. */
  readonly titled?: boolean;
}

const open: Signal<readonly Layer[]> = signal([]);

export function openLayer(layer: Layer): void {
  open.value = [...open.value.filter(({ id }) => id !== layer.id), layer];
}

/** Close one of them; without an id, all. */
export function closeLayer(id?: string): void {
  if (open.value.length > 0) open.value = id === undefined ? [] : open.value.filter((one) => one.id !== id);
}

/** Whether something is open above the table. */
export function layerIsOpen(): boolean {
  return open.value.length > 0;
}

function Opened({ layer }: { layer: Layer }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => closeLayer(layer.id);
  useEffect(() => {
    const back = document.activeElement as HTMLElement | SVGElement | null;
    dialog.current?.showModal();
    return () => back?.isConnected && back.focus();
  }, []);
  const heading = layer.titled ? null : <h2 id={`layer-${layer.id}`}>{layer.title}</h2>;
  return (
    <dialog
      ref={dialog}
      class={`layer layer-${layer.kind}`}
      data-layer={layer.id}
      {...(heading ? { "aria-labelledby": `layer-${layer.id}` } : { "aria-label": layer.title })}
      onClose={close}
      // The dialog itself is hit only beside what it holds.
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="layer-in">
        <header>
          {heading}
          <button type="button" class="close" aria-label={t("table-close")} onClick={close}>
            <Sign name="no" />
          </button>
        </header>
        <div class="layer-body">{layer.body()}</div>
      </div>
    </dialog>
  );
}

/** Everything that is open, the last on top. */
export function TopLayer(): JSX.Element {
  return (
    <>
      {open.value.map((layer) => (
        <Opened key={layer.id} layer={layer} />
      ))}
    </>
  );
}
