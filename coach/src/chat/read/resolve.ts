import type { LanguageCode } from "contract/languages";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
import { isConceptWord, wantedIn } from "./concepts.ts";
import { readContent, withoutFacetWords } from "./content.ts";
import { idsIn, readNames, readPhrases, readTerms } from "./entities.ts";
import { correctedIn } from "./follow-up.ts";
import { languageNamed } from "./languages.ts";
import { limitIn } from "./limits.ts";
import { type Message, readMessage } from "./message.ts";
import { type Reading, readCompetency, readSkills } from "./skills.ts";
import { mendSpelling } from "./spelling.ts";
import { readBack, readContext, readFurther } from "./thread-readings.ts";

/** Below this nothing fits well enough, and the coach says so. */
const SURE_ENOUGH = 0.5;
/** Names that a message calls are read with this much of it at most: longer ones are stories. */
const QUESTION_WORDS = 60;

export interface ResolveInput {
  message: Message;
  state: ChatState;
  knowledge: ChatKnowledge;
  language: LanguageCode;
  /** Id of the airline that the person aims at. */
  targetAirline: string | null;
}

/** What a message asks for, by all readings of it, the surest first. Follow-ups and answers were seen to before. */
export function resolve(input: ResolveInput): Reading {
  const corrected = correctedIn(input.message.text);
  if (corrected) {
    const message = readMessage(corrected);
    return resolve({ ...input, message: { ...message, plain: message.plain } });
  }
  const [best] = readings(input);
  return best && best.score >= SURE_ENOUGH
    ? best
    : { request: { kind: "limit", limit: "unknown" }, score: 0, because: "nothing fits" };
}

/** All readings of a message, the surest first. */
export function readings({
  message,
  state,
  knowledge,
  language,
  targetAirline,
}: ResolveInput): Reading[] {
  const isShort = message.words.length <= QUESTION_WORDS;
  const typed = isShort ? message.words : message.words.slice(0, QUESTION_WORDS);
  const { finder, names } = knowledge;
  const words =
    language === "en"
      ? mendSpelling(typed, finder.frequencies, (word) => names.has(word) || isConceptWord(word))
      : typed;
  const mended: Message = { ...message, words, plain: mendedPlain(message, typed, words) };
  const called = names.find(mended, words);
  const [airline] = idsIn(called, "airlines");
  const wanted = withoutFacetWords(
    wantedIn(
      mended,
      words,
      (one) => finder.knows(one) || (language === "en" && !/^\d+$/.test(one)),
    ),
    mended,
  );
  const limit = limitIn(mended.plain);
  const all: Reading[] = [
    ...(limit
      ? [{ request: { kind: "limit", limit } as const, score: 0.99, because: `limit ${limit}` }]
      : []),
    ...readSkills(mended, airline?.replace("airlines/", "") ?? null),
    ...readCompetency(mended),
    ...readNames(mended, called, knowledge),
    ...readTerms(mended, called, wanted.length),
    ...readPhrases(mended, called, wanted.length),
    ...readContext(mended, called.length > 0, state, knowledge, targetAirline),
    ...readBack(
      mended,
      called.map(({ entry }) => entry.citation.id),
      state,
      knowledge,
    ),
    ...readFurther(mended, wanted, state, knowledge),
    ...readContent(
      mended,
      wanted,
      called.some(({ entry }) => entry.set === "aircraft"),
      finder,
    ),
  ];
  return all.map((reading) => into(reading, mended)).sort((a, b) => b.score - a.score);
}

/** The folded text with mended words in the place of the typed ones. */
function mendedPlain(message: Message, typed: readonly string[], words: readonly string[]): string {
  return words.reduce((plain, word, at) => {
    const old = typed[at];
    return old === undefined || old === word ? plain : plain.replace(old, word);
  }, message.plain);
}

/** A translation wants to know its language. */
function into(reading: Reading, { plain }: Message): Reading {
  const { request } = reading;
  if (request.kind !== "entry" || request.facet !== "translation") return reading;
  return { ...reading, request: { ...request, into: languageNamed(plain) } };
}
