import type { Citation } from "contract/chat";
import type { LanguageCode } from "contract/languages";
import type { CulturalStyle } from "../../culture/style.ts";
import { countWords, cutSentences } from "../../language/count-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { ChatPerson } from "../thread.ts";
import type { Voice, WordId, WordValues } from "../words.ts";

/** What every reply is made with. */
export interface Context {
  voice: Voice;
  /** Language that the words of a message are looked up in; the voice may have been asked for in another. */
  readIn: LanguageCode;
  knowledge: ChatKnowledge;
  person: ChatPerson;
  /** Airline of the reference that the person aims at; null where none or one that is not in it. */
  targetAirline: { id: string; name: string } | null;
  state: ChatState;
  /** The entry, or the part of an airline's, that was told and not meant: "that's about living away, not CRM". */
  except: Extract<ChatRequest, { kind: "entry" }> | null;
  tone: CulturalStyle;
  /** ISO date. */
  today: string;
  random: () => number;
  /** The person asked for it shorter. */
  isShort: boolean;
}

/** A reply before it is put together. */
export interface Draft {
  request: ChatRequest;
  paragraphs: string[];
  citations: Citation[];
  suggestions: string[];
  declined?: boolean;
  /** What a further question is about, where that is not the request. */
  about?: ChatRequest;
  /** Done when the person says yes. */
  offer?: ChatRequest;
  /** What changes in the notes besides request, topic and offer. */
  notes?: Partial<
    Pick<ChatState, "open" | "quiz" | "thisTalk" | "lastQuestion" | "asked" | "verdict">
  >;
}

/** Something said beside an answer that was judged, with what can be done about it next. */
export function besideAnswer(
  mode: "judge" | "why",
  paragraphs: string[],
  { voice }: Pick<Context, "voice">,
): Draft {
  return {
    request: { kind: "analyse-answer", mode },
    paragraphs,
    citations: [],
    suggestions: suggest(voice, [["suggest.hint"], ["suggest.another"], ["suggest.stop"]]),
  };
}

/** Whether nothing was made of a message: no answer to what it asks, and no answer to the open question. */
export function isLost({ request }: Draft): boolean {
  return request.kind === "limit"
    ? request.limit === "unknown"
    : request.kind === "analyse-answer" && request.mode === "too-short";
}

export const PERSON_CITATIONS = {
  answers: "person/answers",
  documents: "person/documents",
  stories: "person/stories",
} as const;

/** A citation of the person's own record. */
export function ownRecord(what: keyof typeof PERSON_CITATIONS, { say }: Voice): Citation {
  return { id: PERSON_CITATIONS[what], title: say(`person.${what}`), source: null };
}

export function items(list: readonly string[]): string {
  return list.map((item) => `- ${item}`).join("\n");
}

/** The first sentences of a text, up to about `most` words; at least one. */
export function opening(text: string, most: number): string {
  let told = "";
  for (const sentence of cutSentences(text)) {
    if (told !== "" && countWords(told + sentence) > most) break;
    told += sentence;
  }
  return told.trim();
}

export type Suggest = readonly (readonly [WordId, WordValues?])[];

/** Things to say next, in the language of the reply; at most four. */
export function suggest({ say }: Voice, wanted: Suggest): string[] {
  return [...new Set(wanted.map(([id, values]) => say(id, values)))].slice(0, 4);
}

/** A moment's day as the language writes it: "20 November 2026". @param moment ISO 8601 */
export function dayText(moment: string, language: LanguageCode): string {
  const options = { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options).format(
    new Date(moment),
  );
}
