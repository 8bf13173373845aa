/** Whether a board shows the names of its spaces because a text beside it speaks of them, whatever the setting. */
import { createContext } from "preact";

export const NamedSpaces = createContext(false);
