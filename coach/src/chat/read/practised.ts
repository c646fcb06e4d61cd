import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { PractisedAnswer } from "../thread.ts";
import { competencyIn } from "./choice.ts";
import { fold, type Message } from "./message.ts";

const MOST_WORDS = 45;
/** "Show me what I wrote", "what did I say last time?": the words themselves. */
const ASKS_FOR_ITS_WORDS =
  /\b(?:show|read|see|give|tell|remind|bring up|repeat)\b.{0,20}\b(?:what|how) i\b.{0,30}\b(?:wrote|written|write|said|answered|put|told|typed)\b|(?:^|[,;.] ?) ?(?:(?:and|so|but|ok|hey) )*what (?:(?:did|had|have) i (?:\w+ ){0,2}(?:write|written|say|said|answer|answered|put|type)|i (?:wrote|had written|have written))\b(?! (?:him|her|them|to (?:him|her|them)|wrong))|\b(?:show|open|read|bring up)(?: me)?(?: back)? (?:the (?:text|words|whole) of )?my (?:\w+ ){0,4}(?:answer|text|story)(?: again| back)?[?.! ]*$/;
/** One's own practised answers, by what people call them. */
const NAMES_THEM =
  /\b(?:my|mine|the|mis?|mes|ma) (?:\w+ ){0,3}(?:answers?|ones?|stor(?:y|ies)|respuestas?|historias?|reponses?|histoires?)\b|\b(?:saved|practi[sc]ed|stored|recorded|guardad\w+|enregistre\w*)\b|\bthat one\b|回答|故事/;
/** What is asked of one. */
const ASKS_OF_IT =
  /\b(?:why|how come|wrong|bad|low|lower|only|better|improve|raise|lift|fix|mend|missing|los[te]|lose|weak\w*|show|read|see|open|look at|what (?:did|was|is)|tell me|how (?:do|can|could|did|was|would|should)|por que|mejor\w*|subir|pourquoi|ameliorer|remonte\w*|montre\w*)\b|为什么|怎么|改/;
/** In more words than these it is named, or something else is asked. */
const GOES_ON_WORDS = 14;
const COMPARES =
  /\b(?:weakest|weaker|worst|lowest|strongest|stronger|highest)\b|\bmy best\b|\b(?:which|what|show|tell|name|find|give)\b.{0,40}\b(?:weakest|strongest|worst|best|lowest|highest|better|most|least)\b|\b(?:weakest|strongest|worst|best|lowest|highest)\b.{0,30}\b(?:answers?|stor(?:y|ies)|ones?|scores?)\b|\b(?:mas|plus) (?:floja|debil|fuerte|faible|forte)\b|\b(?:peor|mejor|pire|meilleure?)\b|最/;
const OWN: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["progress", "weakest-answer", "practised-answer"] as const),
]);
/** Two words of its question name it; one that is also in others does not. */
const SHARED = 2;

/** The one that a text means: by its score, by what its question is about, by words of it; null where none is. */
export function practisedMeant<Answer extends PractisedAnswer>(
  said: string,
  answers: readonly Answer[],
): Answer | null {
  const byScore = answers.filter(({ score }) => new RegExp(`\\b${score}\\b`).test(said));
  if (byScore.length === 1) return byScore[0] ?? null;
  const competency = competencyIn(fold(said));
  const same = answers.filter(
    ({ question }) => competency !== null && competencyIn(fold(question)) === competency,
  );
  if (same.length > 0) return same[0] ?? null;
  const keys = new Set(stemsOf(said));
  const shared = ({ question }: Answer) => stemsOf(question).filter((key) => keys.has(key)).length;
  const [closest] = [...answers].sort((a, b) => shared(b) - shared(a));
  return closest && shared(closest) >= SHARED ? closest : null;
}

/** The practised answer whose score or faults are asked for; null where the message asks something else. */
export function askedOfPractised(
  message: Message,
  { request, open }: ChatState,
  answers: readonly PractisedAnswer[],
): Extract<ChatRequest, { kind: "practised-answer" }> | null {
  const { plain, text, length } = message;
  if (length <= MOST_WORDS / 2 && ASKS_FOR_ITS_WORDS.test(plain)) {
    const told = practisedMeant(text, answers) ?? spokenOf(request, answers) ?? answers[0];
    return told ? { kind: "practised-answer", question: told.question, asks: "text" } : null;
  }
  const isOnAnother = open?.take != null && request?.kind === "analyse-answer";
  if (length > MOST_WORDS || isOnAnother || !ASKS_OF_IT.test(plain)) return null;
  // "Which of them is weakest?" is asked of all.
  if (COMPARES.test(plain)) return null;
  const goesOn = request !== null && OWN.has(request.kind) && length <= GOES_ON_WORDS;
  if (!goesOn && !NAMES_THEM.test(plain)) return null;
  const scored = measured(answers);
  const meant = practisedMeant(text, scored) ?? (goesOn ? spokenOf(request, scored) : null);
  return meant ? { kind: "practised-answer", question: meant.question, asks: "score" } : null;
}

/** The one that the last reply was about; null where it was about none. */
function spokenOf(
  request: ChatRequest | null,
  answers: readonly PractisedAnswer[],
): PractisedAnswer | null {
  if (request?.kind === "practised-answer")
    return answers.find(({ question }) => question === request.question) ?? null;
  return request?.kind === "weakest-answer" ? (byScore(answers, request)[0] ?? null) : null;
}

/** The measured ones, the weakest or the strongest first. */
export function byScore(
  answers: readonly PractisedAnswer[],
  { isStrongest }: { isStrongest: boolean },
): Measured[] {
  return measured(answers).sort((a, b) => (isStrongest ? b.score - a.score : a.score - b.score));
}

export type Measured = PractisedAnswer & { score: number };

export function measured(answers: readonly PractisedAnswer[]): Measured[] {
  return answers.filter((answer): answer is Measured => answer.score !== null);
}

/** "The one I told you today, does that count?", "is this saved?": asked of what was judged in the chat. */
const IS_KEPT =
  /\b(?:does|do|will|did|is|are|was|gets?) (?:that|this|it|they|(?:my|the) (?:\w+ )?(?:answer|story))(?: one)?(?: \w+){0,2} (?:count|saved?|stored?|kept|keep|recorded|added|remembered)\b|\b(?:save|store|keep) (?:that|this|it|my answer)(?: (?:one|answer|story|somewhere|for (?:me|later)|please|now|then|too))*[?.! ]*$|\b(?:se guarda|queda guardad\w+|cuenta)\b.{0,10}(?:\?|$)|\b(?:c'est|est-ce) (?:\w+ )?enregistre\w*|保存/;

export function asksIfKept({ plain, length }: Message, { verdict }: ChatState): boolean {
  return verdict !== null && length <= MOST_WORDS / 2 && IS_KEPT.test(plain);
}
