/** In which time zone moments are shown: that of the device, or the one that the visitor's account names. */
import { signal } from "@preact/signals";

function known(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false; // a zone that this browser has never heard of
  }
}

/** Empty: as on this device. */
export const timeZone = signal(localStorage.getItem("zone") ?? "");

export function keepTimeZone(zone: string): void {
  timeZone.value = known(zone) ? zone : "";
  localStorage.setItem("zone", timeZone.value);
}

const chosen = (): Intl.DateTimeFormatOptions => (timeZone.value ? { timeZone: timeZone.value } : {});

/** A moment with its day and time, in a language. */
export function moment(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short", ...chosen() });
}

/** A day, in a language. */
export function day(at: number, language: string): string {
  return new Date(at).toLocaleDateString(language, { dateStyle: "medium", ...chosen() });
}
