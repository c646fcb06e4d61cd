import type { Doing } from "./read/acts/request-of.ts";
import { isBasic } from "./read/basics.ts";
import { isDependent } from "./read/dependence.ts";
import { asksSomething } from "./read/lead-in.ts";
import type { limitIn } from "./read/limits.ts";
import { endsAsking, type Message } from "./read/message.ts";
import { readQuizWish } from "./read/quiz-wish.ts";
import { type Reading, readSkills } from "./read/skills.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState } from "./state.ts";

/** "And if one gets sick?", after an entry: no feeling, unless a feeling is named. */
export function isFeltByChance(
  message: Message,
  { kind }: ChatRequest,
  { topic }: ChatState,
): boolean {
  const { plain } = message;
  const isFurther = topic?.kind === "entry" && (isDependent(message) || /\d/.test(plain));
  if (kind === "greeting") return (isFurther || !SMALL_TALK.test(plain)) && !GREETS.test(plain);
  const isFelt = kind === "nerves" || kind === "mood";
  return isFelt && (isFurther || ASKS_OF_OTHERS.test(plain)) && !NAMES_A_FEELING.test(plain);
}

/**
 * "158 cm on a good day lol. Emirates or forget it?": a question that is surely read is no greeting and no feeling, and what is
 * no business of the coach is none of an interview's either.
 */
export function isAsked(
  message: Message,
  { request, isFact }: Doing,
  { request: asked, score, because, goesOn }: Reading,
  limit: ReturnType<typeof limitIn>,
): boolean {
  if (limit !== null && NO_BUSINESS.has(limit)) return request.kind === "entry";
  const isFelt =
    request.kind === "greeting" || request.kind === "nerves" || request.kind === "mood";
  const isByPattern = !because.startsWith("content, ");
  const isRead = asked.kind !== "limit" && score >= (isByPattern ? SURELY_READ : SURELY_FOUND);
  // "Thank you, that's kind. Where would I live": what is asked is not thanked away.
  if (request.kind === "thanks" && asksSomething(message.text)) return true;
  // "Practise this" thanks for nothing.
  if (request.kind === "thanks" && isRead && !NAMES_A_COURTESY.test(message.plain)) return true;
  const asks =
    /[?？]/.test(message.text) ||
    asksSomething(message.text) ||
    ASKS_LEAVE.test(message.plain) ||
    ASKS_ON.test(message.plain);
  // "Give me a fact about them": of the airline spoken of, and no quiz.
  if (request.kind === "quiz" && because === "airline spoken of, special") return true;
  // "Quiz me on that": the reading knows what was spoken of.
  if (request.kind === "quiz" && asked.kind === "quiz") return true;
  // "Ask me about a mistake": of an interview, where nothing that is learnt is named.
  if (request.kind === "quiz" && WISHED.has(asked.kind) && score >= SURELY_PATTERNED)
    return readQuizWish(message).length === 0;
  // "The tattoo is what worries me. Is Emirates over for me?": a rule of an airline is asked for, and no advice on an answer.
  if (request.kind === "entry" && !isFact && isRule(because, score)) return true;
  if (asked.kind === "other-airline") return request.kind === "entry" || isFelt;
  if (isByPattern && score >= SURELY_PATTERNED && OF_THE_COACH.has(asked.kind)) return true;
  if ((isBasic({ because }) || OWN_FIGURES.has(asked.kind)) && isRead) return true;
  // "How much salary": read by its words, it is no guess.
  if (request.kind === "limit" && asked.kind === "limit") return isByPattern && limit !== null;
  if (request.kind === "limit")
    return (
      asked.kind !== "limit" &&
      (goesOn === true || OWN_RECORD.has(asked.kind) || (asked.kind === "entry" && isRead))
    );
  const isWish = request.kind === "practise" || request.kind === "drill";
  if (isWish && isRead && asked.kind === "entry" && endsAsking(message))
    return !readSkills(message, null).some(({ request: { kind } }) => kind === request.kind);
  return isFelt && isRead && asks && !FEELS.has(asked.kind) && !NAMES_A_FEELING.test(message.plain);
}

const OWN_FIGURES: ReadonlySet<string> = new Set(["fit", "tattoo-place"]);

const isRule = (because: string, score: number): boolean =>
  OF_A_RULE.test(because) && score >= SURELY_PATTERNED;
const OF_A_RULE =
  /^airline, (?:age|reach|appearance|visa|education|languages|swimming|medical|requirements|contract|training|bases)\b/;

export const NAMES_A_COURTESY =
  /\b(thanks?|thank you|thx|ty|cheers|bye|goodbye|hello|hi|hey|good (night|evening|morning)|see you|later|gracias|merci|hola|adios|bonjour|au revoir)\b|谢|再见|你好/;
/** What surely asks for this asks for it, whatever words of feeling or of interviews it has. */
export const OF_THE_COACH: ReadonlySet<string> = new Set([
  ...[
    "assessment-day",
    "airlines",
    "progress",
    "weakest-answer",
    "capabilities",
    "identity",
    "about-coach",
    "product",
  ],
]);
export const SURELY_PATTERNED = 0.92;
const SURELY_READ = 0.6;
const SURELY_FOUND = 0.62;
const OWN_RECORD: ReadonlySet<string> = new Set(["progress", "weakest-answer", "plan"]);
const WISHED: ReadonlySet<string> = new Set(["practise", "drill"]);
const FEELS: ReadonlySet<string> = new Set(["nerves", "mood", "greeting"]);
const NO_BUSINESS: ReadonlySet<string> = new Set([
  "other-business",
  "opinion",
  "legal",
  "personal",
]);
const ASKS_ON = /\bwhat(?:'?s| is| comes| happens)? (?:after|next)\b/;
const ASKS_LEAVE = /^ (can|could|may|do|does|am|are|is) (i|we|you|they|it)\b/;

const GREETS =
  /\b(hi|hello|hey|hiya|morning|evening|afternoon|how are you|sup|hola|bonjour|salut)\b|你好/;
/** What is chatted about: "how do you not get sick up there" is no small talk. */
const SMALL_TALK =
  /\b(?:weather|sle(?:ep|pt)|days?|nights?|weekends?|doing|going|feel(?:ing)?|life|coffee|tea|dreams?|holidays?|vacation|birthday|favou?rite|jokes?|funny|bored|tired|free time|hobb\w+|miss(?:ed)? me|busy|alive|old|name|from|live|love|like|you (?:ok|okay|good|well|there|fine|awake)|what'?s up|wh?assup|que tal|ca va)\b|[?!.]*\p{Extended_Pictographic}|吗|呢/u;
/** "Do they …", "does the airline …": asked of others, it is a question and no feeling. */
const ASKS_OF_OTHERS =
  /^ (do|does|did|will|would|can|are|is) (they|the|an?|airlines?|recruiters?|crew)\b/;
const NAMES_A_FEELING =
  /\b(nervous|scared|afraid|anxious|anxiety|stress\w*|panic\w*|cry\w*|cried|sad|worr\w*|tired|exhausted|hopeless|reject\w*|refus\w*|fail\w*|passed|accepted|got (it|in|the job)|stupid|useless|hate|love|happy|feel\w*|doubt|give up|giving up|ashamed|guilt\w*|alone|scares?|terrified|hard on me|sick of)\b/;
