/** What the page asks of the server about people: profiles, friends, ratings, and what somebody chose. */
import type {
  Choices,
  Done,
  Leaderboard,
  MutedSeats,
  PeopleShown,
  PoolList,
  ProfileShown,
  TieWish,
} from "../generated/protocol";
import { call } from "./api";
import { query } from "./operator_api";

export const profile = (name: string): Promise<ProfileShown> => call(`/api/people${query({ name })}`);
export const people = (): Promise<PeopleShown> => call("/api/me/people");
export const tie = (wish: TieWish): Promise<PeopleShown> => call("/api/me/people", wish);
export const choices = (): Promise<Choices> => call("/api/me/choices");
export const choose = (wish: Choices): Promise<Choices> => call("/api/me/choices", wish);
export const pools = (): Promise<PoolList> => call("/api/ratings");
export const leaderboard = (game: string, edition: string, players: number): Promise<Leaderboard> =>
  call(`/api/ratings/${game}${query({ edition, players: String(players) })}`);
export const mutedSeats = (table: string): Promise<MutedSeats> => call(`/api/tables/${table}/muted`);
export const muteSeat = (table: string, seat: number, on: boolean): Promise<Done> =>
  call(`/api/tables/${table}/mute`, { seat, on });
