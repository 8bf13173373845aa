/** What an account chose counts on every device on which it is logged in. */
import { keepTimeZone } from "../device/time_zone";
import type { Choices } from "../generated/protocol";
import { Denied } from "../net/api";
import { choices } from "../net/people_api";
import { LANGUAGES, type Language, language, speak } from "../words/words";

export async function takeChoices({ language: spoken = "", zone = "" }: Choices): Promise<void> {
  keepTimeZone(zone);
  if (spoken in LANGUAGES && spoken !== language.value) await speak(spoken as Language);
}

/** After logging in: speak the account's language, and show its time. */
export async function readChoices(): Promise<void> {
  try {
    await takeChoices(await choices());
  } catch (error) {
    if (!(error instanceof Denied)) throw error; // without an account nothing was chosen
  }
}
