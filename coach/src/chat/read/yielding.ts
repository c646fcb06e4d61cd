import { holdsInGeneral, isOfCandidates } from "../knowledge/in-general.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { isPlainlyBasic } from "./basics.ts";
import { SEVERAL } from "./content.ts";
import { isDependent } from "./dependence.ts";
import { type Found, leavesTheEntry, outbids } from "./found.ts";
import type { Message } from "./message.ts";
import { readMove } from "./moves/moves.ts";
import { OF_ANY_AIRLINE } from "./of-any-airline.ts";
import { worthByWhomOf } from "./of-whom.ts";
import type { Reading } from "./skills.ts";
import { BESIDE_TOLD } from "./thread-statements.ts";

/** "What about a baby choking": the card on adults is named by the word, and not meant. */
export function ofItsAge(reading: Reading, message: Message): Reading {
  const { request, score } = reading;
  const id = request.kind === "entry" && request.ids.length === 1 ? (request.ids[0] ?? "") : "";
  return { ...reading, score: worthByWhomOf(message)(id) * score };
}

/** "Is it ok from another country?", after an airline's rule: what holds anywhere is found without what "it" is. */
export function besideAirline(
  reading: Reading,
  message: Message,
  isNamed: boolean,
  state: ChatState,
): Reading {
  const { topic } = state;
  // "And on a 777 then": a word that many entries have is asked of what was spoken of.
  if (reading.because === SEVERAL && topic !== null && isDependent(message))
    return { ...reading, score: WITHOUT_THE_TOPIC * reading.score };
  const isOfAirline = topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/") === true;
  if (!isOfAirline || isNamed || !reading.because.startsWith("content, ")) return reading;
  const { of } = readMove(message, state, "airline");
  const goesOn = isDependent(message) || of("own-case") + of("airline-fact") >= GOES_ON;
  return goesOn ? { ...reading, score: WITHOUT_THE_AIRLINE * reading.score } : reading;
}

const WITHOUT_THE_TOPIC = 0.6;
const GOES_ON = 0.6;

const WITHOUT_THE_AIRLINE = 0.8;

/** "Can I fly with a cold", "how do I write the cover letter": what an entry surely answers is no other's business and no wish. */
export function yielding(
  reading: Reading,
  all: readonly Reading[],
  message: Message,
  found: Found | null,
  state: ChatState,
): Reading {
  const { request, score } = reading;
  const { plain } = message;
  const below = (own: Reading | undefined): Reading =>
    own ? { ...reading, score: Math.min(score, own.score - 0.01) } : reading;
  const content = () => all.find((one) => one.sure !== undefined);
  // "I flew until 2017. Would anybody take me again?", "is it a pay cut?": neither odds nor a figure are asked for.
  if (request.kind === "limit" && (request.limit === "hiring" || request.limit === "salary")) {
    const plainly = all.find(isPlainlyBasic);
    if (plainly) return below(plainly);
  }
  const isGuess = request.kind !== "entry" || BY_A_PART.test(reading.because);
  if (
    (isGuess && outbids(found, request, message)) ||
    leavesTheEntry(found, reading, message, state)
  )
    return below(content());
  // "What can I say so they notice me", "my English is from series, will they send me home?", with an airline spoken of: what candidates ask, and no part of its entry that has a word of it.
  if (found && isOfCandidates(found.id)) {
    const isByAWord = reading.because === OF_THE_AIRLINE && found.sure >= FOUND_ANYWHERE;
    const isOfAPart = reading.because.startsWith(SPOKEN_OF) && found.sure >= OUTBIDS_A_PART;
    if (isByAWord || (isOfAPart && !holdsInGeneral(found.id))) return below(content());
  }
  // "How long would I be on reserve?": asked of one's own time at it, and not what the word means.
  const [term = ""] = request.kind === "entry" && request.ids.length === 1 ? request.ids : [];
  if (term.startsWith(TERM) && OF_ONES_OWN_TIME.test(plain) && found?.id === term) {
    const [, next = ""] = found.nearest;
    const own = isOfCandidates(next) && all.find((one) => one.because.startsWith(CONTENT));
    if (own) return { ...reading, request: entryRequest([next]) };
  }
  // "Does Emirates allow tattoos?": its own rule, and none of what candidates ask anywhere.
  if (reading.because === OF_ANY_AIRLINE)
    return below(all.find(({ because }) => ITS_OWN_RULE.test(because)));
  // "How tall do I have to be", with an airline spoken of: its own rule, and not what goes for most of them.
  if (
    reading.because.startsWith(CALLED) &&
    request.kind === "entry" &&
    request.ids.some(holdsInGeneral)
  ) {
    const own = all.find((one) => one.because.startsWith(SPOKEN_OF) && one.score >= SURELY_ITS_OWN);
    if (own) return below(own);
  }
  // "And how long should that be?": what was told says it, and no other entry by its new word.
  if (reading.because === "the topic before, with a new word") {
    const told = all.find((one) => one.because === "a detail of what was told");
    if (told) return below(told);
  }
  // "What happens on such a day": how it goes, and no line of what was told of it.
  const day = all.find((one) => one.request.kind === "assessment-day");
  if (day && OF_WHAT_WAS_TOLD.test(reading.because)) return below(day);
  // "How long is the training", after the reach: what stands on its own is not looked for beside what was told.
  if (reading.because === BESIDE_TOLD)
    return below(all.find((one) => (one.sure ?? 0) >= FOUND_BY_ITSELF));
  // "I've got chest pain since breakfast": what somebody feels is for a doctor.
  if (request.kind === "limit" && request.limit === "medical" && OF_OWN_BODY.test(plain))
    return reading;
  if (!(request.kind === "limit" ? YIELDING_LIMITS.has(request.limit) : YIELDING.has(request.kind)))
    return reading;
  const isOfPay = request.kind === "limit" && request.limit === "salary";
  // "Salary at Qatar Airways": what it pays, and not what one says to be paid.
  const isOfAirline = all.some(({ because }) => because.startsWith("airline"));
  if (isOfPay && HOW_MUCH.test(plain)) return reading;
  const answered = all.find((one) =>
    isOfPay
      ? isOfAskingForPay(one) && (!isOfAirline || (one.sure ?? 1) >= SURELY_ANSWERED)
      : (one.sure ?? 0) >= SURELY_ANSWERED,
  );
  return below(answered);
}

const TERM = "terminology/";
const CONTENT = "content, ";
const OF_ONES_OWN_TIME =
  /\bhow (?:long|often|many \w+|much) (?:would|will|do|does|must|might|could|should) (?:i|we|you|one|beginners|new (?:crew|hires|starters))\b/;
const OF_THE_AIRLINE = "what is told of the airline spoken of";
const SPOKEN_OF = "airline spoken of, ";
const OUTBIDS_A_PART = 0.55;
const FOUND_ANYWHERE = 0.4;
/** A part that is asked for by a word of its own, or that has the words asked about; its selection, bases and tips are guessed at from a word by the way. */
const ITS_OWN_RULE =
  /^airlines?, .*\b(?:appearance|age|reach|swimming|medical|visa|education|languages|training|headquarters|fleet|employees|founded|alliance|destinations|values|all that)\b|^airline.*, on |^compared with|^the same of another/;
const CALLED = "called “";
const SURELY_ITS_OWN = 0.9;

const OF_WHAT_WAS_TOLD = /^(?:a detail of what was told|what people ask next)/;
/** Read by one pattern or one phrase of the message, whatever else it says. */
const BY_A_PART = /^(?:basics, assessment-days|called “|term |a question about it)/;

/** "What would I earn": a figure, and nothing to say when it is asked. */
const HOW_MUCH =
  /\b(?:what|how much) (?:would|will|do|could|can) (?:i|you|we|they|crew|beginners) (?:earn|make|get paid)\b/;

/** "What salary are you looking for": what one says to that needs no figure. */
const isOfAskingForPay = ({ request }: Reading): boolean =>
  request.kind === "entry" && request.ids[0] === "assessment-days/final-pay-expectation";

const OF_OWN_BODY = /\b(?:i've|ive|i have|i had|i got|i feel|i'm|im|i am|my|me)\b/;
const FOUND_BY_ITSELF = 0.4;
const SURELY_ANSWERED = 0.48;
const YIELDING: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["capabilities", "nerves", "thanks"] as const),
]);
const YIELDING_LIMITS: ReadonlySet<string> = new Set([
  ...(["medical", "salary", "other-business", "other-job"] as const),
]);
