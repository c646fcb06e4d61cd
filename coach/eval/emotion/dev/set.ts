import type { LabelledText } from "../format.ts";
import { ENGLISH_FIRST } from "./english-first.ts";
import { ENGLISH_SECOND } from "./english-second.ts";
import { ENGLISH_THIRD } from "./english-third.ts";
import { OTHER_FIRST } from "./other-first.ts";
import { OTHER_SECOND } from "./other-second.ts";

export const DEV_TEXTS: readonly LabelledText[] = [
  ...ENGLISH_FIRST,
  ...OTHER_FIRST,
  ...ENGLISH_SECOND,
  ...ENGLISH_THIRD,
  ...OTHER_SECOND,
];
