import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import { type Clause, readClauses } from "./read/clauses.ts";
import { readConduct } from "./read/conduct.ts";
import type { ConductFinding } from "./read/conduct-finding.ts";
import { type Detail, readDetails } from "./read/details.ts";
import { type Hesitation, readHesitation } from "./read/hesitation.ts";
import { meantTenses } from "./read/historic-present.ts";
import { type Plausibility, readPlausibility } from "./read/plausibility.ts";
import { quotableSpan } from "./read/quotable.ts";
import {
  type QuestionTopics,
  type Relevance,
  readQuestion,
  readRelevance,
} from "./read/relevance.ts";
import { readRepetition } from "./read/repetition.ts";
import { type Nonsense, nonsenseShare, readNonsense } from "./read/sense.ts";
import { isSpecific } from "./read/specifics.ts";
import { readSentences, type Sentence } from "./text/tokens.ts";
import { asksForTrait } from "./trait-question.ts";

/** Everything that was found in one section, copies and echoes of the question left out. */
export interface SectionReading {
  section: StarSection;
  text: string;
  sentences: Sentence[];
  clauses: Clause[];
  details: Detail[];
  /** Unique concrete words, as stems. */
  picture: ReadonlySet<string>;
  words: number;
}

/** An answer as the rules see it. */
export interface Reading {
  kind: QuestionKind;
  question: QuestionTopics;
  sections: Record<StarSection, SectionReading>;
  clauses: Clause[];
  details: Detail[];
  picture: ReadonlySet<string>;
  words: number;
  contentWords: number;
  plausibility: Plausibility;
  /** Clauses in which nobody could do that to anything. */
  nonsense: Nonsense[];
  repeatedShare: number;
  repeated: Sentence[];
  /** Share of the words that only say the question again. */
  echoShare: number;
  echoes: Sentence[];
  relevance: Relevance;
  conduct: ConductFinding[];
  hesitation: Hesitation;
  /** The person uses capitals, so that a capital tells a name. */
  isCased: boolean;
  /** Sentences in the order of the sections, copies left out. */
  sentences: Sentence[];
}

/** Reads an answer once; every rule works on the result. Linear in the length of the text. */
export function readAnswer(questionText: string, kind: QuestionKind, answer: StarAnswer): Reading {
  const question = readQuestion(questionText, kind);
  const written = STAR_SECTIONS.flatMap((section) => readSentences(section, answer[section]));
  const repetition = readRepetition(written);
  const questionStems = new Set(
    readSentences("situation", questionText).flatMap((s) => s.tokens.map((t) => t.stem)),
  );
  const echoes = repetition.kept.filter((sentence) => isEcho(sentence, questionStems));
  const echoSet = new Set(echoes);
  const sentences = repetition.kept.filter((sentence) => !echoSet.has(sentence));
  const writtenWords = Math.max(
    1,
    written.reduce((sum, s) => sum + s.tokens.length, 0),
  );
  const echoWords = echoes.reduce((sum, s) => sum + s.tokens.length, 0);
  const isCased = usesCapitals(sentences);
  const byDetail = new Map(sentences.map((sentence) => [sentence, readDetails(sentence, isCased)]));
  const byClause = readAllClauses(kind, sentences, [...byDetail.values()].flat());
  const sections = Object.fromEntries(
    STAR_SECTIONS.map((section) => {
      const own = sentences.filter((sentence) => sentence.section === section);
      const reading: SectionReading = {
        section,
        text: answer[section],
        sentences: own,
        clauses: own.flatMap((sentence) => byClause.get(sentence) ?? []),
        details: own.flatMap((sentence) => byDetail.get(sentence) ?? []),
        picture: pictureOf(own),
        words: own.reduce((sum, s) => sum + s.tokens.length, 0),
      };
      return [section, reading];
    }),
  ) as Record<StarSection, SectionReading>;
  const parts = STAR_SECTIONS.map((section) => sections[section]);
  const clauses = parts.flatMap((part) => part.clauses);
  const plausibility = readPlausibility(
    STAR_SECTIONS.map((s) => answer[s]),
    sentences.length === 0 ? written : sentences,
  );
  const nonsense = readNonsense(clauses);
  return {
    kind,
    question,
    sections,
    sentences,
    clauses,
    details: parts.flatMap((part) => part.details),
    picture: new Set(parts.flatMap((part) => [...part.picture])),
    words: parts.reduce((sum, part) => sum + part.words, 0),
    contentWords: sentences.reduce(
      (sum, s) => sum + s.tokens.filter((t) => t.low.length > 3 || t.isNumber).length,
      0,
    ),
    plausibility: {
      ...plausibility,
      gibberish: Math.max(plausibility.gibberish, nonsenseShare(nonsense, clauses)),
    },
    nonsense,
    repeatedShare: repetition.share,
    repeated: repetition.repeated,
    echoShare: echoWords / writtenWords,
    echoes,
    relevance: readRelevance(question, sentences, kind),
    isCased,
    hesitation: readHesitation(
      kind,
      sentences,
      sentences.flatMap((sentence) => byClause.get(sentence) ?? []),
      asksForTrait(questionText, kind),
    ),
    conduct: sentences.flatMap((sentence, at) =>
      readConduct(
        sentence,
        byClause.get(sentence) ?? [],
        question.topics,
        sentences[at - 1],
        sentences[at + 1],
      ),
    ),
  };
}

/** Clauses of each sentence; an event that is told in the present stands in the past, where one is asked for. */
function readAllClauses(
  kind: QuestionKind,
  sentences: readonly Sentence[],
  details: readonly Detail[],
): ReadonlyMap<Sentence, Clause[]> {
  const read = new Map(sentences.map((sentence) => [sentence, readClauses(sentence)]));
  if (kind !== "behavioural") return read;
  const meant = meantTenses(sentences, [...read.values()].flat(), details);
  return new Map(
    [...read].map(([sentence, clauses]) => [
      sentence,
      clauses.map((item) => meant.get(item) ?? item),
    ]),
  );
}

/** The question said again: nearly all its words are the question's, and it tells nothing new. */
function isEcho(sentence: Sentence, questionStems: ReadonlySet<string>): boolean {
  if (sentence.tokens.length < 4) return false;
  const shared =
    sentence.tokens.filter((token) => questionStems.has(token.stem)).length /
    sentence.tokens.length;
  const fresh = sentence.tokens.filter(
    (token) => isSpecific(token) && !questionStems.has(token.stem),
  ).length;
  return shared >= 0.7 && fresh <= 1;
}

/** False for a person who writes all in small letters (or all in capitals): there a capital tells no name. */
function usesCapitals(sentences: readonly Sentence[]): boolean {
  // "I" is written large by people, and telephones, that write nothing else so.
  const firsts = sentences.map((s) => s.tokens[0]?.text ?? "").filter((word) => !/^I\b/.test(word));
  const starts = firsts.filter((word) => /^\p{Lu}/u.test(word)).length;
  const tokens = sentences.flatMap((s) => s.tokens);
  const named = tokens.filter((t) => t.isNamed).length;
  return named < tokens.length * 0.4 && (starts * 2 >= firsts.length || named > 2);
}

function pictureOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((s) =>
      s.tokens.filter(isSpecific).map((t) => (t.isNumber ? `#${t.low}` : t.stem)),
    ),
  );
}

/** Quotes the readable clause or phrase around words of the answer: token indices of one sentence, `to` exclusive. */
export function quote(
  reading: Reading,
  sentence: Sentence,
  from: number,
  to: number,
  effect: Evidence["effect"],
): Evidence {
  const { text, clauses } = reading.sections[sentence.section];
  const span = quotableSpan(sentence, clauses, Math.max(0, from), to);
  const first = sentence.tokens[span.from];
  const last = sentence.tokens[span.to - 1];
  let start = first?.start ?? sentence.start;
  let end = Math.max(start, last?.end ?? sentence.end);
  if (first?.quoted && /["“«„]/.test(text.slice(start - 1, start))) start -= 1;
  const closing = last?.quoted ? /^[.,!?…]{0,3}["”»]/.exec(text.slice(end, end + 4)) : null;
  if (closing !== null) end += closing[0].length;
  return { section: sentence.section, start, end, quote: text.slice(start, end), effect };
}

export function quoteClause(
  reading: Reading,
  clause: Clause,
  effect: Evidence["effect"],
): Evidence {
  return quote(reading, clause.sentence, clause.from, clause.verb + 1, effect);
}
