import type { LabelledAnswer } from "../star/format.ts";
import { CHECK_AR } from "./check-ar.ts";
import { CHECK_DE } from "./check-de.ts";
import { CHECK_ES } from "./check-es.ts";
import { CHECK_FR } from "./check-fr.ts";
import { CHECK_IT } from "./check-it.ts";
import { CHECK_JA } from "./check-ja.ts";
import { CHECK_KO } from "./check-ko.ts";
import { CHECK_NL } from "./check-nl.ts";
import { CHECK_PT } from "./check-pt.ts";
import { CHECK_ZH } from "./check-zh.ts";

/** Answers of a writer who had not seen the rules, by language. Their scores were seen while rules were made, their texts were not. */
export const CHECK_BY_LANGUAGE: Readonly<Record<string, readonly LabelledAnswer[]>> = {
  es: CHECK_ES,
  fr: CHECK_FR,
  de: CHECK_DE,
  it: CHECK_IT,
  pt: CHECK_PT,
  nl: CHECK_NL,
  zh: CHECK_ZH,
  ja: CHECK_JA,
  ko: CHECK_KO,
  ar: CHECK_AR,
};
