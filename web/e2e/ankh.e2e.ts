/** Whole games of Ankh against bots. A file for each game, so that both are played at once. */
import { wholeGames } from "./whole";

wholeGames("ankh", "Ankh", [2, 5]);
