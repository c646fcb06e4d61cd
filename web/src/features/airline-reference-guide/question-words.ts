import type { AirlineQuizKind, AirlineQuizQuestion } from "content/airline-quiz/schema";
import type { t as translate } from "../../i18n/i18n.ts";
import type { Key } from "../../i18n/keys.ts";
import { allianceName } from "../../parts/airline-dialog/alliance-name.ts";

/** The question in the reader's words; the facts in it stay as the guide has them. */
export function questionWords(question: AirlineQuizQuestion, t: typeof translate): string {
  const { kind, asks, airlineName, fact } = question;
  // Only those kinds are asked the other way round that have words for it.
  return asks === "airline"
    ? t(`guide.quiz.whose.${kind}` as Key, { fact })
    : t(`guide.quiz.ask.${kind}`, { airline: airlineName });
}

const FACT_KEYS = {
  headquarters: "guide.fact.headquarters",
  alliance: "guide.fact.alliance",
  founded: "guide.fact.founded",
  hub: "guide.fact.hub",
  destinations: "guide.fact.destinations",
  value: "guide.fact.values",
  difference: "guide.fact.difference",
  "minimum-age": "guide.fact.minimumAge",
} as const satisfies Record<AirlineQuizKind, Key>;

/** What a question is about, as the cards call it. */
export function factName(kind: AirlineQuizKind, t: typeof translate): string {
  return t(FACT_KEYS[kind]);
}

/** A fact as an answer shows it: in none of the alliances is said in the reader's language. */
export function factText(kind: AirlineQuizKind, fact: string, t: typeof translate): string {
  return kind === "alliance" ? allianceName(t, fact) : fact;
}
