/** A table of Pantheon; it remembers nothing beyond the view. */
import type { PantheonView } from "../../generated/pantheon";
import type { TableState } from "../description";

export type PantheonState = TableState<PantheonView, null>;
