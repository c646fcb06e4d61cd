import type { LanguageCode } from "contract/languages";
import { COMPETENCIES } from "contract/question-terms";
import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import type { StarAnalysis } from "contract/star-analysis";
import type { AdviceInput } from "../advice-input.ts";
import { asksOfOneself, intentOf } from "../intent.ts";
import { readQuestion } from "../read/relevance.ts";
import type { Rubric } from "../rubric.ts";
import { rubricOf } from "../rubric-of.ts";
import { variantOf } from "../variant.ts";
import { writeAnalysis } from "../write-analysis.ts";
import { hitsOf, quoteAll } from "./counting.ts";
import { quoteGap, quoteLast } from "./gap-quotes.ts";
import type { OtherLanguage } from "./lexicon/lexicon.ts";
import { readLimits } from "./limits.ts";
import { readSignals } from "./read-signals.ts";
import { readText } from "./read-text.ts";

export interface OtherInput {
  question: { text: string; competency?: string };
  kind: QuestionKind;
  answer: StarAnswer;
  /** The language of the answer. */
  spoken: OtherLanguage;
  /** The language of the sentences about it. */
  language: LanguageCode;
}

/**
 * Assesses an answer in one of the ten languages besides English, on the scale of English answers: the same features, weights, bands and
 * limits, measured by lexicon instead of by grammar. Relevance is not assessed where the question names no topic that can be told.
 */
export function analyseOther({
  question,
  kind,
  answer,
  spoken,
  language,
}: OtherInput): StarAnalysis {
  const reading = readText(answer, spoken);
  const asked = readQuestion(question.text, kind);
  const variant = variantOf(question.text, kind);
  const { features, knowsTopic, missedTopic, hesitation } = readSignals(
    reading,
    kind,
    variant,
    asked.topics,
  );
  const limits = readLimits(reading, kind, variant, features, missedTopic);
  const rubric = rubricOf(kind, variant);
  const input: AdviceInput = {
    scale: { kind, rubric: knowsTopic ? rubric : withoutRelevance(rubric), variant },
    features,
    limits,
    intent: intentOf(
      asked.topics,
      COMPETENCIES.find((known) => known === question.competency) ?? null,
    ),
    isOfOneself: asksOfOneself(kind, asked.topics),
    asksAirline: false,
    sidesTold: () => new Set(),
    unheard: [],
    language,
    hesitation: {
      share: hesitation,
      hedges: () =>
        quoteAll(
          reading,
          hitsOf(reading, "hedge").map((hit) => hit.clause),
          "could-earn-more",
        ),
    },
    quoteGap: (id, used) => quoteGap(id, rubric, reading, features[id], used),
    deeds: () => [],
    quotesOf: (id) => features[id].evidence.filter((item) => item.effect === "earns"),
    lastWords: (section) => quoteLast(reading, section),
  };
  return writeAnalysis(input, spoken);
}

/** The rubric with relevance left out: its points go to the others in proportion, so that the total is their weighted mean. */
function withoutRelevance(rubric: Rubric): Rubric {
  const rest = 100 - rubric.overall.relevance;
  return {
    ...rubric,
    criteria: { ...rubric.criteria, relevance: null },
    overall: Object.fromEntries(
      Object.entries(rubric.overall).map(([criterion, weight]) => [
        criterion,
        criterion === "relevance" ? 0 : Math.round((weight * 1000) / rest) / 10,
      ]),
    ) as Rubric["overall"],
  };
}
