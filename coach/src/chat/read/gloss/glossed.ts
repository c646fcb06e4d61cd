import { MORE_TERMS } from "content/terminology/more-terms";
import { TERMINOLOGY } from "content/terminology/terminology";
import type { LanguageCode } from "contract/languages";
import { SPOKEN } from "../../spoken.ts";
import en from "../../words/en.json" with { type: "json" };
import { type Message, readMessage } from "../message.ts";
import { Chips } from "./chips.ts";
import type { Spoken } from "./format.ts";
import { Lexicon } from "./lexicon.ts";
import { Reader } from "./reader.ts";

type Glosser = (text: string) => string;

/** Made once for each language, when the first message in it comes. */
const GLOSSERS = new Map<LanguageCode, Glosser>();

/** Whether messages in a language are read by their gloss. */
export function isGlossed(language: LanguageCode): boolean {
  return (SPOKEN[language]?.gloss ?? null) !== null;
}

/** The message as the English that it comes to, its own words beside it; as it is in a language without a gloss. */
export function glossed(message: Message, language: LanguageCode): Message {
  const glosser = glosserOf(language);
  return glosser ? { ...readMessage(glosser(message.text)), own: message.own } : message;
}

/** A text in a language as English; as it is in a language without a gloss. */
export function glossText(text: string, language: LanguageCode): string {
  return glosserOf(language)?.(text) ?? text;
}

/** All English that a language's gloss comes to, for looking what it lacks. */
export function englishOf(language: LanguageCode): string[] {
  const spoken = SPOKEN[language];
  return spoken?.gloss ? new Lexicon(spoken.gloss, namesIn(language, spoken)).english : [];
}

function glosserOf(language: LanguageCode): Glosser | null {
  const made = GLOSSERS.get(language);
  const spoken = SPOKEN[language];
  if (made || !spoken?.gloss) return made ?? null;
  const { gloss, sentences } = spoken;
  const reader = new Reader(gloss, new Lexicon(gloss, namesIn(language, spoken)));
  const chips = new Chips(gloss, sentences, en);
  const read = (text: string) => reader.read(text);
  const glosser = (text: string) => chips.read(gloss, text, read) ?? read(text);
  GLOSSERS.set(language, glosser);
  return glosser;
}

/** Names that stand in the language already: the terms of the trade, and the names in the coach's own sentences. */
function namesIn(
  language: LanguageCode,
  { sentences }: Spoken,
): (readonly [english: string, form: string])[] {
  const terms = [...TERMINOLOGY, ...MORE_TERMS].flatMap(({ term, glosses }) => {
    const own = language === "en" ? undefined : glosses[language];
    const bare = term.replace(/\s*\([^)]*\)/, "").split(" / ")[0] ?? term;
    return (own?.split(" / ") ?? []).map((form) => [bare.toLowerCase(), form] as const);
  });
  const named = Object.entries(sentences).flatMap(([id, sentence]) => {
    const meant = en[id as keyof typeof en];
    const isName = /^(language\.[a-z]{2}|section\.[a-z]+|competency\.[a-z-]+\.name)$/.test(id);
    return isName && typeof meant === "string" && typeof sentence === "string"
      ? [[meant.toLowerCase(), sentence] as const]
      : [];
  });
  return [...terms, ...named];
}
