import type { QuestionCategory, QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import { crewSignals } from "../star/lexicon/crew-signals.ts";
import { SERVED_PEOPLE } from "../star/lexicon/nouns.ts";
import type { TopicId } from "../star/lexicon/topics.ts";
import { readQuestion } from "../star/read/relevance.ts";
import { readSentences, type Sentence } from "../star/text/tokens.ts";

/** Dangers of any place of work, named. */
const DANGER =
  /\b(?:danger\w*|risk\w*|hazard\w*|injur\w*|hurt|harm\w*|fire|smoke|burn\w*|unsafe|safety|emergenc\w*|bleed\w*|chok\w*|trapped|slipp\w*|spill\w*|spilt|allerg\w*|evacuat\w*|unconscious|collaps\w*)\b/i;
const signals =
  (...ids: string[]) =>
  (sentence: Sentence) =>
    crewSignals(sentence.tokens).some(({ id }) => ids.includes(id));

/** Signs that somebody thinks of safety in a story from any job: the danger, the rule against it, those who were told. */
const SIGNS = {
  danger: (_: Sentence, text: string) => DANGER.test(text),
  rule: signals("rule", "priority"),
  told: signals("inform", "report"),
};
export type SafetySign = keyof typeof SIGNS;

/** Places that show a sign fully: a lone word may mean anything. */
const ENOUGH_PLACES = 2;

const SAFETY_TOPICS: readonly TopicId[] = [
  "safety",
  "medical",
  "emergency",
  "fire",
  "alcohol",
  "turbulence",
  "security",
  "device",
  "smoking",
  "evacuation",
];
const PEOPLE_TOPICS: readonly TopicId[] = [
  "served",
  "anger",
  "child",
  "disability",
  "vulnerable",
  "fear",
  "food",
  "baggage",
  "delay",
  "seat",
];

/** What can be judged of an answer beside its STAR report. */
export interface Surroundings {
  /** Question or answer speak of people who are served. */
  hasPeople: boolean;
  /** The question asks for safety, or the answer names a danger more than in passing. */
  hasDanger: boolean;
  /** 0 to 1, with the words that show it. */
  signs: Record<SafetySign, { share: number; evidence: Evidence[] }>;
}

/** Reads what question and answer are about, for the two scores that not every question gives something to judge by. */
export function readSurroundings(
  question: { text: string; category?: string | undefined },
  kind: QuestionKind,
  answer: StarAnswer,
): Surroundings {
  const sentences = STAR_SECTIONS.flatMap((section) => readSentences(section, answer[section]));
  const { topics } = readQuestion(question.text, kind);
  const isAbout = (wanted: readonly TopicId[], ...categories: QuestionCategory[]) =>
    topics.some((topic) => wanted.includes(topic)) ||
    categories.some((category) => category === question.category);
  const signs = {
    danger: readSign("danger", sentences, answer),
    rule: readSign("rule", sentences, answer),
    told: readSign("told", sentences, answer),
  };
  return {
    hasPeople:
      isAbout(PEOPLE_TOPICS, "Customer Service") ||
      sentences.some(({ tokens }) => tokens.some((token) => SERVED_PEOPLE.has(token.stem))),
    hasDanger: isAbout(SAFETY_TOPICS, "Safety", "Emergency") || signs.danger.share === 1,
    signs,
  };
}

function readSign(sign: SafetySign, sentences: readonly Sentence[], answer: StarAnswer) {
  const evidence = sentences.flatMap((sentence): Evidence[] => {
    const { section, start, end } = sentence;
    const quote = answer[section].slice(start, end);
    return SIGNS[sign](sentence, quote) ? [{ section, start, end, quote, effect: "earns" }] : [];
  });
  return { share: Math.min(1, evidence.length / ENOUGH_PLACES), evidence: evidence.slice(0, 2) };
}
