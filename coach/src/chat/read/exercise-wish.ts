import type { ExerciseKind, ExerciseTopic } from "../knowledge/exercise-decks.ts";

const NUMERACY =
  /\b(?:numeracy|maths?|mathematics|arithmetic|(?<!to )sums?|calculations?|per ?cent(?:age)?s? (?:sums?|exercises?|questions?|tasks?|calculations?|practice|problems?|conversions?)|(?:currency|currencies|exchange rates?)(?= ?(?:conversions?|sums?|exercises?|questions?|tasks?|calculations?|practice|problems?|$|[.!?])))\b|\bper ?centages?(?= ?[.!?]*$)|matematicas|\bcalculo\b|mathematiques|\bcalcul\b|数学|算术|计算/;
const ENGLISH =
  /\b(?:test|quiz|practi[sc]e|train|drill|check|exercise|examine) my (?:english|grammar)\b|\benglish (?:test|grammar|exercises?|practice|vocabulary|language test|prepositions?|tenses?|tasks?|questions?)\b|\bgrammar (?:test|exercises?|questions?|tasks?|practice)\b|\b(?:on|some|me) grammar\b|\benglish\b.{0,30}\b(?:give|set|do) (?:me |us )?(?:an?|one|two|three|some|a few|\d) (?:english )?exercises?\b|\b(?:test|examen|prueba|ejercicios?) de ingles\b|\b(?:test|exercices?) d'anglais\b|英语(?:测试|考试|语法|题)/;

/** The test of the day whose exercises a folded message names; null where it names none. */
export function exerciseTopicIn(plain: string): ExerciseTopic | null {
  if (NUMERACY.test(plain)) return "numeracy";
  return ENGLISH.test(plain) ? "english" : null;
}

const OF_A_TEST = `(?:${NUMERACY.source}|${ENGLISH.source})`;
const DIRECTED =
  "(?:give me|gimme|set me|show me|throw me|ask me|hit me with|let'?s|lets|shall we|can we|could we|can you|could you|would you|will you|i(?:'d| would)? (?:want|like|love|wanna|need)(?: to)?(?: (?:try|do|have|practi[sc]e|train))?|can i (?:have|try|get|practi[sc]e)|let me (?:try|do|have|practi[sc]e)|dame|ponme|hazme|donne[- ]moi|fais[- ]moi|给我|来)";
/** "Give me a percentage sum", "can we do some maths practice?", "practise the english test with me". */
const WISHES = new RegExp(
  `(?:^| )${DIRECTED}\\b.{0,30}${OF_A_TEST}.*$|^ (?:(?:ok|please|so|now|and|then) )*(?:(?:try|do|train|drill|practi[sc]e) .{0,20}${OF_A_TEST}|${ENGLISH.source}).*$`,
);
/** "Can you tell me what maths is in it?", "I need to do a maths test next week": a question, or news; and a text of one's own. */
const ASKS =
  /\b(?:what|which|how|why|when|where|whether|if|tell|explain|about|difference|improve|good|bad|fail\w*|pass)\b|\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|in \w+ (?:days|weeks))\b|\b(?:sentences?|texts?|mails?|emails?|cv|answers?|writing)\b/;
const BEGINS_ASKING =
  /^ (?:(?:and|so|but|ok) )*(?:do|must|should|will|would) (?:i|we|they|it)\b|^ (?:(?:and|so|but|ok) )*(?:how|what|why|which|where|when)\b/;

/** "… the English test, is it hard? Can I practise some questions like that with you?" */
const WISHES_THEM =
  /(?:^|[.?!,] ?)(?:and |so |but |please )?(?:can|could|may|let) (?:i|we|me|you|us) (?:please |also |maybe )?(?:practi[sc]e|try|do|have|give me|show me)\b.{0,30}\b(?:like (?:that|this|it|these|those)|some|one|of (?:them|it|that|those)|it|that|together|with you)\b/;

/** "I meant a sum lol": nothing but what is wished for. */
const BARE_SUM =
  /^ (?:(?:no|sorry|ok(?:ay)?|i (?:meant|mean|wanted|want)|rather|like|just|actually),? )*(?:an?|one|some|a few|another|more|maths|three|two|five) (?:maths? )?(?:sums?|calculations?|exercises?)(?: (?:lol|haha|please|pls|though|instead|not a question))*[.!? ]*$/;

/** A wish for exercises of a test, and no question on it. @param plain folded text */
export function wishesExercise(plain: string): boolean {
  if (BARE_SUM.test(plain)) return true;
  if (WISHES_THEM.test(plain) && !BEGINS_ASKING.test(plain)) return true;
  const [wish] = plain.replace(/\blike (?:in|at|on) the\b.*$/, " ").match(WISHES) ?? [];
  return wish !== undefined && !ASKS.test(wish) && !BEGINS_ASKING.test(plain);
}

const KINDS: Readonly<
  Record<ExerciseTopic, readonly (readonly [kind: ExerciseKind, pattern: RegExp])[]>
> = {
  numeracy: [
    ["discount", /\bper ?cent\w*|\bdiscounts?\b|descuento|porcentaje|pourcentage|remise|折扣|百分/],
    [
      "currency",
      /\bcurrenc\w+|\bexchange\b|\b(?:dollars?|euros?|dirhams?) (?:to|into)\b|divisas|devises|货币|汇率/,
    ],
    [
      "block-time",
      /\bblock times?\b|\bflight times?\b|\btime (?:zones?|differences?)\b|\bduration\b/,
    ],
    ["clock", /\bclocks?\b|\breport(?:ing)? times?\b|\btimes? of day\b/],
    ["units", /\bunits?\b|\bconver(?:t|sions?)\b|\bkilos?\b|\bpounds? (?:to|into)\b|\bfeet\b/],
    ["meal-count", /\bmeals?\b|\bratios?\b/],
    ["bar-stock", /\bstock\b|\bbar\b|\bcans\b/],
    ["change", /\b(?:giv\w+|some|with|on|the) change\b|\bchange (?:sums?|exercise|question)\b/],
  ],
  english: [
    ["preposition", /\bprepositions?\b|介词/],
    ["tense", /\btenses?\b|\bverbs?\b|时态/],
    ["clearer-announcement", /\bannouncements?\b/],
    ["sentence-order", /\border\b/],
    ["spot-the-error", /\berrors?\b|\bmistakes?\b/],
    ["vocabulary", /\bvocab\w*|\bwords?\b|词汇/],
    ["polite-refusal", /\bpolite\w*|\brefus\w+/],
  ],
};

/** The one kind of exercise that is wished for; null for any. */
export const exerciseKindIn = (topic: ExerciseTopic, plain: string): ExerciseKind | null =>
  KINDS[topic].find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
