/** Whole games of Pantheon against bots. A file for each game, so that both are played at once. */
import { wholeGames } from "./whole";

wholeGames("pantheon", "Pantheon", [2, 4]);
