/** The pictures of the Battle cards. */
import type { FunctionComponent } from "preact";
import { Build } from "./build";
import { Chariots } from "./chariots";
import { Cycle } from "./cycle";
import { Drought } from "./drought";
import { Flood } from "./flood";
import { Miracle } from "./miracle";
import { Plague } from "./plague";

export const CARD_ART: Readonly<Record<string, FunctionComponent>> = {
  flood: Flood,
  build: Build,
  plague: Plague,
  chariots: Chariots,
  drought: Drought,
  miracle: Miracle,
  cycle: Cycle,
};
