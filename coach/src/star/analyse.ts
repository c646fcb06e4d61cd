import type { LanguageCode } from "contract/languages";
import { COMPETENCIES } from "contract/question-terms";
import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import { detectLanguage } from "../language/detect.ts";
import type { AdviceInput } from "./advice-input.ts";
import { gapQuote, lastWords } from "./advice-quotes.ts";
import { findPhrases } from "./features/feature.ts";
import { measureFeatures } from "./features/features.ts";
import { asksOfOneself, intentOf } from "./intent.ts";
import { questionKind } from "./kind.ts";
import { sidesIn } from "./lexicon/work-known.ts";
import { readLimits } from "./limits.ts";
import { analyseOther } from "./other-languages/analyse-other.ts";
import { readQualities } from "./read/qualities.ts";
import { isSpecific } from "./read/specifics.ts";
import { quote, type Reading, readAnswer } from "./reading.ts";
import { rubricOf } from "./rubric-of.ts";
import { tellingQuotes } from "./strengths.ts";
import { readSentences } from "./text/tokens.ts";
import { unmeasuredAnalysis } from "./unmeasured.ts";
import { variantOf } from "./variant.ts";
import { scoresOf, writeAnalysis } from "./write-analysis.ts";

export interface StarInput {
  question: {
    text: string;
    kind?: QuestionKind;
    category?: string;
    competency?: string;
    /** Short points that an assessor writes down when heard; they word the advice and enter no score. */
    listensFor?: readonly string[];
  };
  answer: StarAnswer;
  /** Language of the notes; what a bundle lacks is said in English. Default en. */
  language?: LanguageCode;
}

/**
 * Assesses a STAR answer in any of the eleven languages: scores from 0 to 100 with receipts, strengths, improvements with their worth, and
 * a frame for the next take. The language is read from the answer; English is read clause by clause, the others by lexicon
 * (`other-languages`). Deterministic; a few milliseconds for an answer of usual length. Never throws on any text. An answer in a language
 * beyond the eleven gets null scores and says so. The weights stand in `rubricOf`, the caps in `readLimits` of either reader.
 */
export function analyseStar({ question, answer, language = "en" }: StarInput): StarAnalysis {
  const kind = question.kind ?? questionKind(question.text);
  const spoken = detectLanguage(STAR_SECTIONS.map((section) => answer[section]).join("\n"));
  if (spoken !== null && spoken !== "en")
    return analyseOther({ question, kind, answer, spoken, language });
  const reading = readAnswer(question.text, kind, answer);
  if (reading.plausibility.isForeign) return unmeasuredAnalysis("unread", kind, language);
  return writeAnalysis(readEnglish(reading, question, language), "en");
}

/**
 * The overall score alone, as `analyseStar` gives it, for an English answer that is weighed in many versions: no receipts, no
 * advice, and about two thirds of the time. Null where its words are no English.
 */
export function scoreStar({
  question,
  answer,
}: Pick<StarInput, "question" | "answer">): number | null {
  const kind = question.kind ?? questionKind(question.text);
  const reading = readAnswer(question.text, kind, answer);
  return reading.plausibility.isForeign
    ? null
    : scoresOf(measured(reading, question.text)).overall.score;
}

/** What an English answer is scored by. */
function measured(
  reading: Reading,
  questionText: string,
): Pick<AdviceInput, "scale" | "features" | "limits"> {
  const { kind } = reading;
  const features = measureFeatures(reading);
  const variant = variantOf(questionText, kind);
  return {
    scale: { kind, rubric: rubricOf(kind, variant), variant },
    features,
    limits: readLimits(reading, features),
  };
}

/** What the shared writers need of an English answer. */
function readEnglish(
  reading: Reading,
  { text, competency, listensFor = [] }: StarInput["question"],
  language: LanguageCode,
): AdviceInput {
  const { kind } = reading;
  const by = measured(reading, text);
  const {
    features,
    scale: { rubric },
  } = by;
  return {
    ...by,
    intent: intentOf(
      reading.question.topics,
      COMPETENCIES.find((known) => known === competency) ?? null,
    ),
    isOfOneself: asksOfOneself(kind, reading.question.topics),
    asksAirline: reading.question.topics.includes("ourAirline"),
    sidesTold: () => new Set(findPhrases(sidesIn, reading.sentences).map(({ id }) => id)),
    unheard: unheardPoints(listensFor, reading),
    language,
    hesitation: {
      share: reading.hesitation.share,
      hedges: () =>
        reading.hesitation.hedges.map(({ sentence, from, to }) =>
          quote(reading, sentence, from, to, "could-earn-more"),
        ),
    },
    quoteGap: (id, used) => gapQuote(id, rubric, reading, features[id], used),
    deeds: () =>
      kind === "hypothetical"
        ? []
        : readQualities(reading.question, praised(reading), reading.clauses).map(
            ({ quality, sentence, from, to }) => ({
              quality,
              evidence: quote(reading, sentence, from, to, "earns"),
            }),
          ),
    quotesOf: (id) => tellingQuotes(id, kind, features[id].evidence),
    lastWords: (section) => lastWords(reading, section),
  };
}

/** Sentences in which something may be praised: those that nobody could take for misconduct. */
const praised = ({ sentences, conduct }: Reading) =>
  sentences.filter((sentence) => !conduct.some((finding) => finding.sentence === sentence));

/** Points of which the answer has no word, in the given order. */
function unheardPoints(points: readonly string[], reading: Reading): string[] {
  const said = new Set(
    reading.sentences.flatMap((sentence) => sentence.tokens.map((token) => token.stem)),
  );
  return points.filter((point) => {
    const wanted = readSentences("situation", point).flatMap((sentence) =>
      sentence.tokens.filter(isSpecific).map((token) => token.stem),
    );
    return wanted.length > 0 && !wanted.some((word) => said.has(word));
  });
}
