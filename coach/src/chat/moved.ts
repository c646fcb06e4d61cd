import type { Context, Draft } from "./answer/draft.ts";
import { idsIn } from "./knowledge/name-index.ts";
import type { Further } from "./moves/act.ts";
import { OF_THE_AIRLINE } from "./moves/after-airline.ts";
import { OF_THE_VERDICT } from "./moves/after-verdict.ts";
import { ANYWHERE } from "./moves/anywhere.ts";
import { withoutNames } from "./read/airline-asked.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { foundIn, outbidsMove } from "./read/found.ts";
import { asksAnything } from "./read/lead-in.ts";
import { type Message, readMessage } from "./read/message.ts";
import { type Move, readMove } from "./read/moves/moves.ts";
import { type Setting, settingOf } from "./read/moves/setting.ts";
import { isSurelyNext } from "./read/next/next.ts";
import { OF_ANOTHER_STAGE } from "./read/own-answer.ts";
import { sentencesIn } from "./read/sentences.ts";
import { BY_THE_DAY } from "./read/skills.ts";
import { NEARER, readingOf } from "./reading-of.ts";
import type { ChatInput } from "./thread.ts";

/** So sure of what a message does where it stands, it is done before its words are looked up. */
const SURE = 0.6;
/** After an airline the nearest other reading is mostly its next fact: so much likelier than that is enough. */
const LIKELY = 0.4;
const LIKELIER = 2;
/** The same where it may come after anything. */
const SURE_ANYWHERE = 0.75;

/**
 * What is done with a message that surely goes on from the last reply; null where it is to be read by its words. A message that
 * tells something first is read by the sentence that asks as well.
 */
export function moved(
  message: Message,
  input: ChatInput,
  context: Context,
  further: Further,
): Draft | null {
  if (context.state.request === null) return null;
  const asked = askingSentencesIn(message).at(-1);
  return (
    movedBy(message, message, input, context, further) ??
    (asked ? movedBy(asked, message, input, context, further) : null) ??
    wishedLast(message, input, context, further)
  );
}

/** "That's about a colleague. Why would safety come first there? Another one, an angry customer": what is wished for at the end. */
function wishedLast(
  { text }: Message,
  input: ChatInput,
  context: Context,
  further: Further,
): Draft | null {
  const sentences = sentencesIn(text);
  const last = readMessage(sentences.at(-1) ?? "");
  if (sentences.length < 2) return null;
  const { move, share, of } = readMove(last, context.state);
  if (move === "practise" && share >= SURELY_WISHED && NAMES_A_WISH.test(last.plain))
    return ANYWHERE.practise?.(last, input, context, further) ?? null;
  const worried = of("worry-self") + of("worry-family");
  const isWorry = move === "worry-self" || move === "worry-family";
  // "Leave it. I'd like to learn what crew do if …, I'm half curious half scared": what is asked is answered.
  return isWorry && worried >= SURE_ANYWHERE && readingOf(readMessage(text), context).score < NEARER
    ? (ANYWHERE[move]?.(last, input, context, further) ?? null)
    : null;
}

const SURELY_WISHED = 0.9;
/** "I'm on about 24k in the shop" wishes for nothing. */
const NAMES_A_WISH =
  /\b(?:questions?|practi[sc]e|ask|try|one|another|drill|again|go|next|interview|scenario|story|something|test)\b/;

const ASKED_FOR: ReadonlySet<Move> = new Set<Move>([
  ...(["where-held", "openings", "how-sure", "which-suits", "lower"] as const),
]);

/** @param told all that was said, where `message` is a part of it */
function movedBy(
  message: Message,
  told: Message,
  input: ChatInput,
  context: Context,
  further: Further,
): Draft | null {
  const { state, knowledge } = context;
  const before = settingOf(state);
  const isNamed =
    message.length >= FEWEST_OF_ONE && idsIn(knowledge.names.find(message), "airlines").length > 0;
  // Who names an airline asks about it, whatever was spoken of.
  const isOfAirline = before === "airline" || (isNamed && MAY_TURN_TO_ONE.has(before));
  if (isOfAirline) {
    const { move, share, of } = readMove(message, state, "airline");
    const act = OF_THE_AIRLINE[move];
    // Named anew it is asked about in words of its own.
    const enough = before === "airline" ? LIKELY : SURE;
    const isLikely = act && share >= enough && share >= LIKELIER * of("airline-fact");
    // "Leeds would be perfect, I live there" asks for nothing.
    const isMet = !ASKED_FOR.has(move) || asksAnything(told);
    const draft =
      isLikely && isMet && !isSurelyRead(told, context) ? act(told, input, context, further) : null;
    // What is told in general leaves the airline spoken of.
    if (draft) return { ...draft, about: draft.about ?? state.topic ?? draft.request };
  }
  const { move, share } = readMove(message, state, before);
  const ofVerdict = before === "verdict" ? OF_THE_VERDICT[move] : undefined;
  if (ofVerdict && share >= SURE)
    return isOutbidHere(move, told, context) ? null : ofVerdict(told, input, context, further);
  // "What would they ask after this story?", when something else was told in between.
  if (before !== "verdict" && state.open?.take != null && OF_THE_STORY.test(message.plain)) {
    const ofStory = readMove(message, state, "verdict");
    const act = OF_THE_VERDICT[ofStory.move];
    if (act && ofStory.share >= SURELY_OF_THE_STORY) return act(told, input, context, further);
  }
  const isElse = before === "quiz" || message !== told || isPlainlyBasic(readingOf(told, context));
  const anywhere = isElse ? undefined : ANYWHERE[move];
  if (!anywhere || share < SURE_ANYWHERE) return null;
  // "My flatmate sleeps when I'm awake, I see", after what was told of that: it goes on from there.
  const goesOn = isSurelyNext(readingOf(told, context));
  // "Is it lonely there, my mum asks": what an entry surely answers is no mere feeling.
  const found =
    foundIn(told, knowledge, context.readIn) ??
    foundIn(withoutNames(told, knowledge.names.find(told)), knowledge, context.readIn);
  return goesOn || outbidsMove(found, move, told) ? null : anywhere(told, input, context, further);
}

/** "Should I leave patients' names out of my stories?": not whether this story may be told. */
function isOutbidHere(move: Move, told: Message, context: Context): boolean {
  const { knowledge, readIn } = context;
  // "What about the group task, what do they look for?": no task of the story.
  if (told.length <= LONGEST_OF_A_STAGE && OF_ANOTHER_STAGE.test(told.plain)) return true;
  // "Should I say it was my colleague's fault?": asked in so many words.
  const reading = move === "answer" ? null : readingOf(told, context);
  if (reading && (isPlainlyBasic(reading) || reading.because === BY_THE_DAY)) return true;
  // "How long do I have to put my mask on?": no length of the answer.
  // "What makes Qatar special, give me facts I could use": asked of the airline that it names.
  const isOfAirline =
    reading?.request.kind === "entry" &&
    reading.score >= SURELY_OF_AN_AIRLINE &&
    idsIn(knowledge.names.find(told), "airlines").includes(reading.request.ids[0] ?? "");
  if (isOfAirline) return true;
  const isLengthOfElse = move === "length" && !OF_THE_ANSWER.test(told.plain);
  if (move !== "suitable" && !isLengthOfElse) return false;
  const found = foundIn(told, knowledge, readIn);
  return found !== null && found.sure >= OUTBIDS_SUITABLE && found.id !== FROM_ELSEWHERE;
}

const OF_THE_ANSWER =
  /\b(?:answer|story|version|example|sentence|ending|it|that|this|mine|score|task|action|result|situation|words?)\b/;
const LONGEST_OF_A_STAGE = 18;
const SURELY_OF_AN_AIRLINE = 0.9;
const OUTBIDS_SUITABLE = 0.5;
const FROM_ELSEWHERE = "assessment-days/final-story-from-elsewhere";

const OF_THE_STORY =
  /\b(?:my|this|that|the) (?:\w+ )?(?:story|answer|ending|version|example)\b|\bask (?:me |you )?(?:about|after|on) (?:it|that|this)\b/;
const SURELY_OF_THE_STORY = 0.85;

/** Own figures weighed, airlines compared by name: what a pattern reads so surely is no guess. */
function isSurelyRead(message: Message, context: Context): boolean {
  const { request, score, because } = readingOf(message, context);
  // "Do I have to arrange the visa myself?", of an airline that is named: its rule, and no case of one's own.
  if (NAMES_A_RULE.test(because)) return true;
  // "A week by week plan for the three weeks": wished for in so many words.
  if (request.kind === "plan") return score >= SURELY_WISHED;
  return score >= SURELY_READ && request.kind !== "limit";
}

const NAMES_A_RULE =
  /^airline, (?:age|reach|appearance|visa|languages|swimming|medical|education|training|bases)$/;
const SURELY_READ = 0.957;

/** Fewer words are only a name. */
const FEWEST_OF_ONE = 5;
const MAY_TURN_TO_ONE: ReadonlySet<Setting> = new Set(["entry", "record", "none"]);
