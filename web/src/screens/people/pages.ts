/** What is loaded together when somebody looks at people. */
export { Leaderboard } from "./leaderboard";
export { People } from "./people";
export { Profile } from "./profile";
