import type { QuizTopic } from "../quiz-topics.ts";
import type { ChatRequest } from "../request.ts";
import { countIn } from "./choice.ts";
import { exerciseKindIn, exerciseTopicIn, wishesExercise } from "./exercise-wish.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** What is learnt, by the words that people have for it in folded text; the first that fits counts. */
const TOPICS: readonly (readonly [topic: QuizTopic, pattern: RegExp])[] = [
  [
    "airports",
    /\bairports?\b|\biata\b|\b(three|3)[- ]letter|\b(city|airport) codes?\b|^(?!.*\b(morse|dress|meal)\b).*\bcodes?\b|aeropuertos?|codigos?|aeroports?|机场|代码/,
  ],
  ["evacuation", /\bevacuat\w*|evacua\w*|撤离/],
  [
    "doors",
    /\bdoors?\b|\bexits?\b|\bslides?\b|\barming\b|\boverwing\b|\b(planes?|aircraft|airbus|boeing)\b|puertas?|salidas?|portes?|issues|舱门|出口|滑梯/,
  ],
  [
    "cockpit",
    /\bcockpit\b|\bflight deck\b|\binstruments?\b|\bpanels?\b|\bdisplays?\b|cabina de mando|poste de pilotage|驾驶舱/,
  ],
  [
    "first-aid",
    /\bfirst[- ]aid\b|\bcpr\b|\bchok\w+|\ballerg\w*|\banaphyla\w*|\bepi ?-?pens?\b|\bcardiac\b|\bdefibrillat\w*|\bseizures?\b|\bfaint\w*|\bmedical (emergenc\w+|questions?|things?|stuff|knowledge)\b|\baed\b|primeros auxilios|premiers secours|secourisme|急救/,
  ],
  [
    "fire-and-smoke",
    /\bfires?\b(?! (at|me|away|questions?))|\bsmoke\b|incendios?|fuego|incendies?|\bfeu\b|火灾|灭火/,
  ],
  [
    "decompression-and-turbulence",
    /\b(de)?compression\b|\bturbulence\b|\bcabin pressure\b|\boxygen\b|despresurizacion|turbulencias?|depressurisation|失压|颠簸/,
  ],
  [
    "dangerous-goods",
    /\bdangerous goods\b|\bhazmat\b|\bbatter(y|ies)\b|\bforbidden (items|goods)\b|mercancias peligrosas|(marchandises|matieres) dangereuses|危险品/,
  ],
  [
    "security",
    /\bsecurity\b|\bunruly\b|\bbombs?\b|\bhijack\w*|seguridad aeroportuaria|surete|安保/,
  ],
  [
    "human-factors",
    /\bhuman factors\b|\bcrm\b|\bcrew resource\b|factores humanos|facteurs humains|人为因素/,
  ],
  [
    "announcements-and-commands",
    /\bannouncements?\b|\bcommands?\b|\bphonetic\b|\balphabet\b|anuncios|ordenes|annonces|广播|口令/,
  ],
  [
    "passenger-handling",
    /\bpassenger handling\b|\bspecial (passengers?|meals?|needs)\b|\bmeal codes?\b|\bwheelchairs?\b|atencion al pasajero|特殊旅客/,
  ],
  ["cultures", /\bcultures?\b|\bcultural\b|\betiquette\b|culturas?|文化/],
  [
    "terms",
    /\bterms?\b|\bterminolog\w*|\bvocabulary\b|\babbreviations?\b|\bacronyms?\b|\bjargon\b|\baviation words\b|\bwords\b|terminos?|termes?|vocabul\w*|术语|词汇/,
  ],
  [
    "safety",
    /\bsafety\b|\bemergenc(y|ies)\b|\bprocedures?\b|\bsep\b|seguridad|emergencias?|securite|urgences?|安全|应急/,
  ],
];

/** A wish to be asked what one knows, whatever on. */
const QUIZZES =
  /\bteach me (?:some|a few|five|three|ten|\d+|new|more) (?:new |more |aviation |english |cabin )*(?:words|terms|abbreviations|codes)\b|(?<!\b(have|had|got|the) (a |an )?)\b(quiz|quizz|trivia)\b|\b(do|make|give|set|build|start|want|like|have|write)\b.{0,16}\b(mini|little|small|short|quick|tiny) (test|exam)\b|\btry me on\b|\b(test|examine|question|grill|check|drill) (me|my knowledge|us)\b|\b(be|get|being) (tested|quizzed|examined)\b|\bmultiple[- ]choice\b|\b(options?|choices?|with|answers?) \(?a,? ?b,? ?(or )?c\b|\bflash ?cards?\b|hazme (un |una )?(test|quiz|examen|cuestionario|prueba)|(examina|evalua|testea)me|preguntame (de|sobre)|(fais|donne)[- ]moi (un )?(quiz|test)|(interroge|teste)[- ]moi|考考我|测验|测试我|考我/;
/** Questions wished for: a quiz where they are on what is learnt. */
const QUESTIONS_WISHED =
  /\b(ask|give|gimme|fire|throw|shoot|send|hit|do|want|need|like|try|have|set)\b.{0,40}\bquestions?\b|\bask me (?:stuff |things |something )?(about|on)\b|\bquestions? (on|about|from)\b.{0,40}\b(please|pls|now)\b/;
/** "A question about safety" is one of the interview, and so is what a recruiter asks. */
const OF_AN_INTERVIEW =
  /\b(interview|recruiters?|star|behaviou?ral|situational|hypothetical|assessors?|competenc\w+)\b|entrevista|entretien|面试/;
const SCORE = 0.96;

/** What a folded message names of what is learnt; null where it names nothing. */
export function quizTopicIn(plain: string): QuizTopic | null {
  return TOPICS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const CONTINENT_NAMES: readonly (readonly [continent: QuizPart["continent"], pattern: RegExp])[] = [
  [
    "South America",
    /\b(south|latin) america\w*|america del sur|sudamerica|amerique (du sud|latine)|南美/,
  ],
  [
    "North America",
    /\b(north america\w*|usa|united states|canada)\b|norteamerica|amerique du nord|北美/,
  ],
  ["Middle East", /\b(middle east\w*|gulf|arab\w*)\b|oriente medio|moyen[- ]orient|中东/],
  ["Asia", /\basian?\b|\basie\b|亚洲/],
  ["Africa", /\bafrican?\b|\bafrique\b|非洲/],
  ["Oceania", /\b(oceania|australia\w*|new zealand|pacific)\b|oceanie|大洋洲/],
  ["Europe", /\beurope(an)?\b|\beuropa\b|欧洲/],
];
const CODES = "(codes?|letters)";
const PLACES = "(city|cities|airports?|places?|towns?|names?)";
const YOU_SHOW = "\\b(you|u) (give|say|type|show|send)( me)? (the |a )?";
const I_SAY = "\\b(guess|name|tell|say|give|answer with|type) (you )?(the |which |what )?";
const said = (...parts: readonly string[]) => new RegExp(parts.join(""));
/** "You give letters, I give the city"; the other way round the place is shown and the code asked for. */
const SHOWN = [
  ["code", said(YOU_SHOW, CODES, "\\b")],
  ["airport", said(YOU_SHOW, PLACES, "\\b")],
  ["code", said("\\bcodes? (to|into) ", PLACES, "\\b")],
  ["airport", said("\\b", PLACES, " (to|into) codes?\\b")],
  ["code", said(I_SAY, PLACES, "\\b")],
  ["airport", said(I_SAY, CODES, "\\b")],
] as const;

type QuizPart = Pick<
  Extract<ChatRequest, { kind: "quiz" }>,
  "continent" | "shows" | "isOnTold" | "exercise"
>;

/** Which airports a quiz is wished on, and what of them is shown. @param plain folded text */
export function partIn(plain: string): QuizPart {
  return {
    continent: CONTINENT_NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    shows: SHOWN.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    isOnTold: false,
    exercise: null,
  };
}

/** "I asked and got five answers. How many exits does a Dreamliner have?": no quiz is wanted, but this one answer. */
export function asksAFact(plain: string): boolean {
  return (
    ASKS_A_FACT.test(plain) && !/\b(quiz|test|examine|tested|quizzed|fire|one by one)\b/.test(plain)
  );
}

const ASKS_A_FACT =
  /\b(how (many|much|long|high|do|does|is|are)|what (is|are|does|do)|what's|which (one|city|code|is|are)|where|does|why)\b[^?]{4,}\?/;

/** "Give me a percentage sum", "test my English": exercises of a test of the day; null where none are wished for. */
export function exerciseWished({
  plain,
  length,
}: Message): Extract<ChatRequest, { kind: "quiz" }> | null {
  const topic = exerciseTopicIn(plain);
  const isWish = topic !== null && length <= LONGEST_EXERCISE_WISH;
  if (!isWish || !(QUIZZES.test(plain) || wishesExercise(plain))) return null;
  const part = { ...partIn(plain), exercise: exerciseKindIn(topic, plain) };
  return { kind: "quiz", topic, count: countIn(plain), ...part };
}

const LONGEST_EXERCISE_WISH = 22;

/**
 * A wish for a quiz, read where it names something that is learnt: "quiz me on codes", "5 first aid questions one by one".
 * @param spokenOf what was told, the last first, in folded words: "quiz me on that" is on the last, "on all of that" on the talk
 */
export function readQuizWish(
  { plain, length }: Message,
  spokenOf: () => readonly string[] = () => [],
): Reading[] {
  const quizzes = QUIZZES.test(plain);
  if (!quizzes && !QUESTIONS_WISHED.test(plain)) return [];
  const isOnTold = quizzes && ON_THE_TALK.test(plain) && quizTopicIn(plain) === null;
  const topic =
    quizTopicIn(plain) ??
    (isOnTold
      ? topicOfTalk(spokenOf())
      : quizzes && ON_THAT.test(plain)
        ? quizTopicIn(spokenOf()[0] ?? "")
        : null);
  // "Quiz me": on whatever; a round of the interview is asked for by its name.
  if (
    topic === null &&
    /^ (?:(?:ok|please|pls|and|now|so|then|just|can you|could you|go on)(?: ?,)? ?)*(?:quiz me|a quiz|do a quiz|lets do a quiz|let's do a quiz)(?: (?:please|pls|now|again|then))?[.! ]*$/.test(
      plain,
    )
  )
    return [
      {
        request: { kind: "quiz", topic: "safety", count: countIn(plain), ...partIn(plain) },
        ...{ score: SCORE, because: "a quiz on anything" },
      },
    ];
  if (topic === null || OF_AN_INTERVIEW.test(plain) || length > LONGEST_WISH) return [];
  if (asksAFact(plain)) return [];
  // A drill on safety is the interview's; a quiz on it is the course's.
  if (!quizzes && (topic === "safety" || topic === "cultures" || topic === "security")) return [];
  if (/\bdrill\b/.test(plain) && topic === "safety") return [];
  return [
    {
      request: { kind: "quiz", topic, count: countIn(plain), ...partIn(plain), isOnTold },
      score: SCORE,
      because: `a quiz on ${topic}`,
    },
  ];
}

/** What the entries told are about: one thing, or several of safety; null where none of it is learnt by quizzes. */
function topicOfTalk(spokenOf: readonly string[]): QuizTopic | null {
  const topics = [...new Set(spokenOf.flatMap((one) => quizTopicIn(one) ?? []))];
  return topics.length > 1 ? "safety" : (topics[0] ?? null);
}

const ON_THE_TALK =
  /\b(?:on|about|with|of|from) (?:(?:some|all|any|parts?|bits?|most|a (?:bit|few|couple)) of (?:that|this|it|these|those|them|what)|(?:all|everything) (?:that|this|of|we|you)|what (?:we|you|i)(?:'ve| have)? (?:just |already |so far )?(?:talked|spoke|spoken|discussed|covered|went|gone|told|said|learnt|learned|did|done)|(?:this|our|the) (?:talk|chat|conversation))\b/;
const LONGEST_WISH = 40;
const ON_THAT =
  /\b(on|about|with|of) (that|this|it|these|those|them|what (?:you|we|i) (?:just )?\w+)\b|\b(quiz|test|examine|check) me[.! ]*$|^ (?:ok |please |and |now )*(?:do|make|give|set)(?: me| us)? (?:(?:a|one|an|mini|little|small|short|quick|tiny) )*(?:quiz|test|exam)(?:,? (?:drill me|(?:\w+ ){0,2}questions?))*[.! ]*$/;
