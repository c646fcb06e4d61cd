import type { LanguageCode } from "contract/languages";
import { readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** What languages are called, folded, in the languages of the conversation. */
const NAMES: Readonly<Record<LanguageCode, string>> = {
  en: "english|ingles|anglais|英语|英文",
  es: "spanish|espanol|castellano|espagnol|西班牙语|西语",
  fr: "french|frances|francais|法语",
  de: "german|aleman|allemand|德语|deutsch",
  it: "italian|italiano|italien|意大利语",
  pt: "portuguese|portugues|portugais|葡萄牙语",
  nl: "dutch|holandes|neerlandais|荷兰语|nederlands",
  zh: "chinese|mandarin|chino|chinois|中文|汉语|普通话",
  ja: "japanese|japones|japonais|日语|日本語",
  ko: "korean|coreano|coreen|韩语|한국어",
  ar: "arabic|arabe|阿拉伯语|العربية",
};

/** The language that a folded text names; null where it names none. */
export function languageNamed(plain: string): LanguageCode | null {
  for (const [code, names] of Object.entries(NAMES))
    if (
      names
        .split("|")
        .some((name) =>
          /^[a-z]/.test(name) ? new RegExp(`\\b${name}\\b`).test(plain) : plain.includes(name),
        )
    )
      return code as LanguageCode;
  return null;
}

/** "English again please. What should I do next?": the language wished for beside something else, and what is left; null where none is. */
export function languageBeside(text: string): { language: LanguageCode; rest: string } | null {
  const sentences = sentencesIn(text);
  if (sentences.length < 2) return null;
  for (const [at, sentence] of sentences.entries()) {
    // "That's not German :) Ok, English again please": a smile parts as a full stop does.
    const { plain, length } = readMessage(sentence.replace(/^.*[:;]-?[)D]\s+/, ""));
    // "I speak German, no French. So Geneva is out?" wishes for none.
    const language = TELLS_OF_SOMEBODY.test(plain) ? null : languageWished(plain, length);
    const rest = sentences.filter((_, index) => index !== at).join(" ");
    if (language && readMessage(rest).length >= FEWEST_BESIDE) return { language, rest };
  }
  return null;
}

const TELLS_OF_SOMEBODY = /\b(?:i|i'm|im|my|we|they|he|she|je|ich|yo)\b/;
const FEWEST_BESIDE = 3;

/** A wish to go on in another language: "in Spanish please", "switch to French", "en español", "用中文". */
export function languageWished(plain: string, words: number): LanguageCode | null {
  const language = languageNamed(plain);
  if (language === null || words > 9) return null;
  // "Can we talk in Spanish": with the coach, and no interview.
  if (
    /^ (?:(?:ok(?:ay)?|so|and|hi|hey|please),? )*(?:can|could|may|shall) (?:we|you|i) (?:please )?(?:talk|speak|chat|write|do (?:it|this)|practi[sc]e|continue|go on|answer|switch)(?: (?:to|with) (?:me|you))?(?: (?:in|to))? [^ ]+(?: please| now| instead| too)?[?.! ]*$/.test(
      plain,
    )
  )
    return language;
  const isSwitch =
    /^ ?(and |et |y |und |e |what about |how about |now |ok(ay)?,? |please |again |same |repeat |say (that|it) |tell me |can you (say|repeat|explain) (that|it|this) |explain (that|it|this) )*(?:(?:in|to|en|auf|po|用|说) ?|(?<=what about |how about ))[^ ]+( please| now| this time| from now on| instead| if (you can|possible)| por favor| s'il (vous|te) plait| svp| stp)*[.!? ]*$/.test(
      plain,
    ) ||
    /\b(switch|change|speak|talk|answer|reply|write|continue|go on|habla|hablame|responde|contesta|cambia|parle|parlez|reponds|repondez|continue)\b.*\b(in|to|en|into)?\b/.test(
      plain,
    ) ||
    /(用|说|讲|换成|改成)/.test(plain) ||
    /^ ?(?:(?:ok|okay|and|now|right|back to),? )*[^ ]+ (?:again|now|please)(?: please| pls)?[.! ]*$/.test(
      plain,
    ) ||
    (words <= 2 && !/\?|\b(too|also|as well|only)\b/.test(plain));
  return isSwitch &&
    !/\b(join|apply|work|hired|hire|hires|crew|airlines?|people|who|take|takes|don'?t|does|doesn'?t|(?:do|did|will|would|can|could|are|is|should) (?:they|he|she|it|we|i|recruiters?|passengers?|guests?)|interview\w*|must i|do i|if i|need|have to|only speak|how (do|to)|what is|what's|word for|como se|comment dit|translate)\b/.test(
      plain,
    )
    ? language
    : null;
}
