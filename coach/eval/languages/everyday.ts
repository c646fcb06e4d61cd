import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";
import type { AnswerLevel } from "../star/format.ts";
import { EVERYDAY_EAST } from "./everyday-east.ts";
import { EVERYDAY_MISDEEDS } from "./everyday-misdeeds.ts";
import { EVERYDAY_WEST } from "./everyday-west.ts";

/** An answer in everyday words, no two of one story, to a question in English. */
export interface EverydayAnswer {
  language: Exclude<LanguageCode, "en">;
  question: string;
  level: AnswerLevel;
  answer: StarAnswer;
}

/** A third lot to make the rules on: their first sight is in decision 016. */
export const EVERYDAY: readonly EverydayAnswer[] = [
  ...EVERYDAY_EAST,
  ...EVERYDAY_WEST,
  ...EVERYDAY_MISDEEDS,
];
