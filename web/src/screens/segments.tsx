/** A choice between a few values, all of them seen at once. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface SegmentsProps<Value extends string> {
  /** What is chosen, for those who do not see the row it stands in. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  readonly words: (value: Value) => string;
  /** The words are long: on a phone they stand in two rows. */
  readonly long?: boolean;
}

export function Segments<Value extends string>({
  label,
  values,
  chosen,
  choose,
  words,
  long = false,
}: SegmentsProps<Value>): JSX.Element {
  const name = useId();
  return (
    <div class={long ? "segmented long" : "segmented"} role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label key={value} data-value={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
          <span>{words(value)}</span>
        </label>
      ))}
    </div>
  );
}
