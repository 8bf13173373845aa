/** A table of Pantheon; it remembers nothing beyond the view. */
import type { TableState } from "../description";
import type { PantheonView } from "./view";

export type PantheonState = TableState<PantheonView, null>;
