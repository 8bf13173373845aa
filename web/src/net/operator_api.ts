/** What the page asks of the server for one's own account, and for operators. */
import type {
  AuditList,
  BanList,
  BanShown,
  BanWish,
  Done,
  LoggedIn,
  Me,
  OwnerDetails,
  OwnersListed,
  Pruned,
  ResetLink,
  Rotated,
  TableDetails,
  TablesCared,
} from "../generated/protocol";
import { call } from "./api";

export const me = (): Promise<Me> => call("/api/me");
export const logIn = (name: string, password: string): Promise<LoggedIn> => call("/api/login", { name, password });
export const register = (name: string, password: string): Promise<LoggedIn> =>
  call("/api/accounts", { name, password });
export const logOut = (): Promise<Done> => call("/api/logout", {});
export const newPassword = (old: string, wished: string): Promise<Done> => call("/api/password", { old, new: wished });
export const resetPassword = (token: string, wished: string): Promise<Done> =>
  call("/api/password/reset", { token, new: wished });
export const deleteMe = (password: string): Promise<Done> => call("/api/me/delete", { password });

/** The part of an address behind the question mark; what is empty is left out. */
export function query(given: Readonly<Record<string, string>>): string {
  const told = Object.entries(given).filter(([, value]) => value !== "");
  return told.length === 0 ? "" : `?${new URLSearchParams(told)}`;
}

export const findTables = (wanted: Readonly<Record<string, string>>): Promise<TablesCared> =>
  call(`/api/admin/tables${query(wanted)}`);
export const tableDetails = (id: string): Promise<TableDetails> => call(`/api/admin/tables/${id}`);
export type TableAct = "close" | "delete" | "restore" | "purge";
export const onTable = (act: TableAct, id: string, why: string): Promise<Done> =>
  call(`/api/admin/tables/${id}/${act}`, { why });
export const rotate = (id: string, seat: number, why: string): Promise<Rotated> =>
  call(`/api/admin/tables/${id}/rotate`, { seat, why });

export const findPeople = (wanted: Readonly<Record<string, string>>): Promise<OwnersListed> =>
  call(`/api/admin/accounts${query(wanted)}`);
export const personDetails = (name: string): Promise<OwnerDetails> => call(`/api/admin/account${query({ name })}`);
export const revoke = (name: string, why: string): Promise<Done> => call("/api/admin/revoke", { name, why });
export const erase = (name: string, why: string): Promise<Done> => call("/api/admin/erase", { name, why });
export const setRole = (name: string, operator: boolean, why: string): Promise<Done> =>
  call("/api/admin/role", { name, operator, why });
export const makeReset = (name: string, why: string): Promise<ResetLink> => call("/api/admin/reset", { name, why });

export const bans = (): Promise<BanList> => call("/api/admin/bans");
export const ban = (wish: BanWish): Promise<BanShown> => call("/api/admin/bans", wish);
export const lift = (id: string, why: string): Promise<Done> => call("/api/admin/bans/lift", { ban: id, why });
export const audit = (before: string): Promise<AuditList> => call(`/api/admin/audit${query({ before })}`);
export const countOld = (): Promise<Pruned> => call("/api/admin/prune", { dry_run: true });
export const removeOld = (why: string): Promise<Pruned> => call("/api/admin/prune", { why });
