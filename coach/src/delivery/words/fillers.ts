import type { LanguageCode } from "contract/languages";

interface Fillers {
  /** Sounds of thinking, wherever they stand; a letter at the end may be drawn out. */
  sounds: readonly string[];
  /** Words that also mean something: counted only where marks set them apart on both sides. */
  asides: readonly string[];
}

const FILLERS: Record<LanguageCode, Fillers> = {
  en: {
    sounds: ["um", "uhm", "uh", "er", "erm", "hm", "hmm", "mm", "uh-huh", "ah", "eh"],
    asides: [
      ...["like", "you know", "i mean", "well", "so", "basically", "actually", "literally"],
      ...["kind of", "sort of", "right", "okay so", "let me see", "let's see", "you see"],
    ],
  },
  es: {
    sounds: ["eh", "ehm", "em", "mm", "hm", "este este", "ah"],
    asides: [
      ...["este", "esto", "pues", "bueno", "o sea", "digamos", "a ver", "vale", "sabes"],
      ...["en plan", "es decir", "como que", "entonces", "la verdad"],
    ],
  },
  fr: {
    sounds: ["euh", "heu", "hum", "hm", "mm", "ben", "bah"],
    asides: [
      ...["alors", "donc", "voilà", "en fait", "du coup", "quoi", "genre", "enfin", "bon"],
      ...["tu vois", "vous voyez", "disons", "comment dire", "je veux dire", "hein"],
    ],
  },
  de: {
    sounds: ["äh", "ähm", "öh", "öhm", "hm", "mm", "eh", "ehm"],
    asides: [
      ...["also", "na ja", "naja", "halt", "sozusagen", "quasi", "sagen wir mal", "genau"],
      ...["irgendwie", "weißt du", "wissen sie", "ne"],
    ],
  },
  it: {
    sounds: ["ehm", "eh", "uhm", "mm", "hm", "mah", "beh", "boh"],
    asides: [
      ...["cioè", "allora", "diciamo", "insomma", "tipo", "praticamente", "ecco", "vabbè"],
      ...["va bene", "come dire", "sai", "quindi"],
    ],
  },
  pt: {
    sounds: ["hum", "hm", "mm", "ah", "eh", "ééé", "hã", "ã"],
    asides: [
      ...["tipo", "né", "então", "assim", "pois", "bom", "bem", "quer dizer", "digamos", "pronto"],
      ...["sabe", "tá", "olha", "ou seja"],
    ],
  },
  nl: {
    sounds: ["eh", "ehm", "uh", "uhm", "hm", "mm", "euh", "euhm"],
    asides: [
      ...["dus", "nou", "zeg maar", "eigenlijk", "gewoon", "weet je", "weet u", "zo van"],
      ...["nou ja", "ofzo", "laten we zeggen"],
    ],
  },
  zh: {
    sounds: ["嗯", "呃", "唔", "呣"],
    asides: [
      "那个",
      "那個",
      "这个",
      "這個",
      "就是",
      "就是说",
      "然后",
      "然後",
      "额",
      "啊",
      "怎么说",
    ],
  },
  ja: {
    sounds: [
      "えーと",
      "えっと",
      "ええと",
      "えーっと",
      "あのー",
      "あのう",
      "えー",
      "うーん",
      "んー",
    ],
    asides: [
      "あの",
      "その",
      "まあ",
      "まぁ",
      "なんか",
      "ええ",
      "こう",
      "そうですね",
      "なんていうか",
    ],
  },
  ko: {
    sounds: ["음", "으음", "어어", "흠"],
    asides: ["어", "그", "저", "저기", "뭐", "이제", "그러니까", "뭐랄까", "막", "약간", "사실"],
  },
  ar: {
    sounds: ["امم", "اممم", "ااا", "إممم", "همم", "إيه", "آآ"],
    asides: ["يعني", "طيب", "بصراحة", "في الحقيقة", "مثلا", "مثلاً", "خلاص", "هيك", "المهم"],
  },
};

/** Marks that set a word apart, and the edges of the text. */
const BEFORE = "(?<=^|[,;:.!?…—–，、。；：！？،؛؟\\n]\\s*)";
const AFTER = "(?=\\s*(?:[,;…—–，、；،؛]|\\.{2,}))";

/**
 * Fillers in a transcript. Wide lists, and honest about words that also mean something: "like" counts in "I was, like, late",
 * not in "I like children".
 */
export function countFillers(transcript: string, language: LanguageCode): number {
  const text = transcript.toLowerCase();
  const { sounds, asides } = FILLERS[language];
  const isSpaced = language !== "zh" && language !== "ja";
  const edges = isSpaced
    ? (["(?<![\\p{L}\\p{M}'’-])", "(?![\\p{L}\\p{M}'’-])"] as const)
    : (["", ""] as const);
  const sound = `${edges[0]}(?:${alternatives(sounds, drawnOut)})${edges[1]}`;
  const aside = `${BEFORE}(?:${alternatives(asides, escaped)})${AFTER}`;
  return (text.match(new RegExp(`${sound}|${aside}`, "gu")) ?? []).length;
}

/** Longest first, or "um" would be found in "umm". */
const alternatives = (words: readonly string[], pattern: (word: string) => string): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(pattern)
    .join("|");

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const drawnOut = (word: string): string => `${escaped(word)}${escaped(word.slice(-1))}*`;
