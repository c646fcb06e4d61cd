import { detectLanguage } from "../language/detect.ts";
import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { saysItsTask } from "./answer/judging.ts";
import { lengthOf } from "./answer/length.ts";
import { strongerLine } from "./answer/line.ts";
import {
  hasSections,
  openedAnew,
  readAgain,
  shapeOfTake,
  worthOfTake,
} from "./answer/of-the-take.ts";
import { onLastAnswer } from "./answer/own-answer.ts";
import { partOfTake } from "./answer/part-of-take.ts";
import { questionById } from "./answer/practise.ts";
import { ofTheForm } from "./form-of-answer.ts";
import { JUDGE, judged, judgedAsOther, judgedAt, withItsWorth } from "./judged.ts";
import { withoutNames } from "./read/airline-asked.ts";
import { anotherStoryIn, eventIn } from "./read/another-story.ts";
import { toldOf } from "./read/answering.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { isDispute } from "./read/dispute.ts";
import { lineProposed } from "./read/draft-line.ts";
import { type Message, readMessage } from "./read/message.ts";
import {
  momentAnswered,
  momentNamed,
  momentOf,
  momentTold,
  wordsForAMoment,
} from "./read/moment-answered.ts";
import { settingOf } from "./read/moves/setting.ts";
import {
  askedOfAnswer,
  asksForRoom,
  modelAskedOf,
  openingProposed,
  proposedIn,
} from "./read/own-answer.ts";
import {
  asksItsWorth,
  offersAStory,
  storyToCheck,
  storyToldBefore,
  tellsMine,
} from "./read/own-story.ts";
import { asksIfKept } from "./read/practised.ts";
import { partExplained, sectionNamedIn } from "./read/section-named.ts";
import { sentencesIn } from "./read/sentences.ts";
import { readingOf } from "./reading-of.ts";
import { entryRequest } from "./request.ts";
import type { Take } from "./state.ts";
import type { ChatInput } from "./thread.ts";
import { judgedAsking } from "./with-a-question.ts";

/** "And my English in that answer? Can you correct the mistakes": of what was judged, or of what was told last at length. Folded text. */
const OF_MY_ENGLISH =
  /\bshould i (?:fix|correct|improve|change|work on) (?:my |the )?(?:english|grammar)\b|\b(?:correct|check|fix|mark|improve|find|see|look at)\b.{0,30}\b(?:english|grammar|(?:language |english |grammar )?(?:mistakes|errors))\b(?=.{0,40}$)|\b(?:is|was|how is|how was|what about|and|about) my (?:english|grammar)\b.{0,24}\b(?:in (?:that|this|it|the|my)|there|ok(?:ay)?|good|right|correct)\b|\b(?:any|many|made|make) (?:grammar|spelling|language|english) (?:mistakes|errors)\b|\b(?:any|many|made|make) (?:english |grammar |language )?(?:mistakes|errors)\b.{0,30}\b(?:english|grammar|in (?:that|it|my (?:answer|story|text)))\b/;
const LONGEST_OF_ENGLISH = 24;
/** So many words were told, and not asked. */
const TOLD_LAST = 20;

/** The slips of English in their own answer; null where they are not asked for, or nothing in English was told. */
export function slipsAsked(
  message: Message,
  { before }: ChatInput,
  context: Context,
): Draft | null {
  const { plain, length } = message;
  if (length > LONGEST_OF_ENGLISH || !OF_MY_ENGLISH.test(plain)) return null;
  const last = before.findLast(
    ({ role, text }) => role === "user" && readMessage(text).length >= TOLD_LAST,
  );
  const told = context.state.open?.take?.text ?? last?.text;
  return told !== undefined && detectLanguage(told) === "en"
    ? answer({ kind: "slips" }, told, context)
    : null;
}

/** What somebody would say in an interview, told for a view on it: a line, or a story with no question put; null where none is. */
export function toldForAView(
  message: Message,
  { before }: ChatInput,
  context: Context,
): Draft | null {
  const { state, readIn } = context;
  if (readIn !== "en") return null;
  if (state.request?.kind === "view-on-line" && MAKES_BETTER.test(message.plain))
    return message.length <= LONGEST_OF_MAKING ? strongerLine(state.request, context) : null;
  const line = lineProposed(message, state);
  if (line) return answer({ kind: "view-on-line" }, line, context);
  const mine = tellsMine(message);
  // "Mine would be: …", after what to say at another moment than the one that was judged.
  const moment = mine ? (momentNamed(message) ?? momentOf(state)) : null;
  if (mine && moment !== null) return judged(mine, moment, context);
  const isOfReasons =
    state.open?.take != null && questionById(state.open.id)?.kind === "motivation";
  const other =
    anotherStoryIn(message, state.open?.take ?? null) ?? (isOfReasons ? eventIn(message) : null);
  if (other) return withItsWorth(judgedAsOther(other, message, context), message, context);
  if (mine) {
    const reasons = GIVES_REASONS.test(readMessage(mine).plain) ? "about-yourself" : null;
    return judged(mine, reasons, context);
  }
  // "That was my answer to why cabin crew, is it any good?", taken for something else before.
  const misread =
    state.open === null || state.open.take !== null ? storyToldBefore(message, before) : null;
  if (misread && misread !== state.open?.take?.text && momentNamed(message) !== null)
    return judged(misread, momentNamed(message), context);
  // With a question open it belongs to that, unless a moment of the interview was spoken of since.
  if (state.open !== null && momentOf(state) === null) return null;
  const story = storyToCheck(message) ?? storyToldBefore(message, before);
  if (story)
    return withItsWorth(
      judged(story, momentNamed(message) ?? momentOf(state), context),
      message,
      context,
    );
  return offersAStory(message)
    ? answer({ kind: "analyse-answer", mode: "ask" }, message.own, context)
    : null;
}

/** "How can I make it better?", after a view on a line. */
const MAKES_BETTER =
  /\b(?:how|what)\b.{0,30}\b(?:better|stronger|improve|even better|missing|add)\b|\bmake it (?:better|stronger)\b/;
const LONGEST_OF_MAKING = 14;

/** Why somebody wants it, and no event. */
const GIVES_REASONS =
  /\bi (?:want|wanted|would like|always wanted|have always wanted) to (?:be|become|fly|work)\b|\b(?:job|work) i(?:'ve| have)? (?:always )?wanted\b|\bstarting at the bottom\b|\b(?:my )?dream (?:job|since)\b/;

/** "What would you say is missing?", though something else was told in between. */
const WHAT_IS_MISSING =
  /\bwhat (?:would|do) (?:you|u) (?:say|think) (?:is|'s|was) (?:still )?(?:missing|weak|wrong|bad)\b|\bwhat(?:'s| is) (?:still )?(?:missing|weak|wrong) (?:in|with|about) (?:it|that|this|my (?:answer|story))\b/;

/** "Is it a good story? How can I make it better?", after its verdict: what works in it, and what would lift it. */
export function worthAsked({ plain, length }: Message, context: Context): Draft | null {
  const take = context.state.open?.take ?? null;
  if (take !== null && WHAT_IS_MISSING.test(plain)) return onLastAnswer("mend", null, context);
  const ofItsForm = ofTheForm({ plain, length }, context);
  if (ofItsForm) return ofItsForm;
  const isAsked =
    take !== null && settingOf(context.state) === "verdict" && length <= LONGEST_WANTED;
  const isDown = length <= LONGEST_SIGH && FINDS_IT_LOW.test(plain);
  return isAsked && (isDown || ASKS_IF_GOOD.test(plain)) ? worthOfTake(take, context) : null;
}

/** "48 uf, that is low... I feel a bit bad now" */
const FINDS_IT_LOW =
  /^ (?:(?:only |just )?\d{1,3}[ ,.!?]*)?(?:(?:uf+|ouch|oof|ugh|oh(?: no| dear)?|hm+|wow|ok(?:ay)?|damn|well|only|and)[ ,.!?]*)*(?:(?:that|this|it|the score)(?:'s| is)?|thats|is|so|\d{1,3}(?:'s| is)?) (?:so |very |really |quite |pretty |a bit |kind of |too |rather )*(?:low|bad|terrible|awful|rubbish|disappointing|poor|not (?:much|great|good|a lot))\b/;
const LONGEST_SIGH = 18;

const ASKS_IF_GOOD =
  /\bwhat (?:was|is|'s) (?:actually |really )?(?:good|strong) (?:about|in|with|or)\b|\b(?:is|reckon|think|would) (?:that|it|this|mine)(?:'s| is| be)? (?:now |already |really )?(?:ready|good enough|there yet|good to go)\b|\b(?:is|was) (?:that|it|this|mine) (?:a bit |maybe )?too (?:dramatic|emotional|personal|honest|cheesy|modest|boring|sad|simple)\b|\b(?:is|was|would) (?:it|that|this|mine) (?:be )?(?:an? )?(?:really |actually )?(?:good|ok|okay|strong|decent|usable) (?:enough )?(?:story|answer|example|one)\b/;

/**
 * What is said of the answer that was judged, or told at a moment that was spoken of; null where it is neither.
 * @param isOpen no quiz runs, and no limit is met
 */
export function ofTheTake(message: Message, context: Context, isOpen: boolean): Draft | null {
  const { state, knowledge } = context;
  const take = state.open?.take ?? null;
  const opening = take && openingProposed(message, state);
  if (opening) return answer(JUDGE, openedAnew(take, opening, context), context);
  // "What was my own job.. I was the agent, I had to solve it in six minutes": what was asked for, said after the question once more.
  const echoed = take ? message.own.replace(ECHO, "") : message.own;
  if (
    take &&
    echoed !== message.own &&
    readMessage(echoed).length >= FEWEST_AFTER_ECHO &&
    !IS_LOST.test(message.plain)
  )
    return answer(JUDGE, echoed, context);
  // "My job was to calm him. Is it good that I admit the mistake?": what was asked for is told, whatever is asked beside it.
  const isMore =
    saysItsTask(message.own) ||
    (ADDS_AN_ENDING.test(message.plain) && !asksMore(message)) ||
    endsItSo(message);
  if (take && isMore && (settingOf(state) === "verdict" || isOwed(take, message)))
    return judgedAsking(answer(JUDGE, toldOf(message), context), message, context);
  // "And if I add that I did a first aid course in March?": judged with it.
  const adding =
    take && settingOf(state) === "verdict"
      ? (message.own.match(IF_I_ADD)?.[1] ?? message.own.match(I_WILL_ADD)?.[1])
      : undefined;
  if (adding) return answer(JUDGE, adding.replace(/^that\s+/iu, ""), context);
  const passage =
    take && settingOf(state) === "verdict" && !isPlainlyBasic(readingOf(message, context))
      ? ofAPart(message, take, context)
      : null;
  if (passage) return passage;
  // "I want to join Qatar because …", after what to say there, and an answer to something else judged before it.
  const moment = isOpen ? momentAnswered(message, state) : null;
  if (moment && moment !== state.open?.id) return judgedAt(moment, message, context);
  const other = isOpen && (take || state.open === null) ? momentTold(message) : null;
  if (other && other !== state.open?.id && !asksMore(message))
    return judgedAt(other, message, context);
  // "84, yay! Anyway, what do I say if they ask for a weakness?", after a verdict on something else.
  // "Why Air France" is why them.
  const unnamed = withoutNames(message, knowledge.names.find(message));
  const wanted =
    take && message.length <= LONGEST_WANTED ? wordsForAMoment(unnamed, state.open?.id) : null;
  if (wanted) return answer(entryRequest([wanted]), message.own, context);
  // "I'm asking about my answer about the angry dad. What would you change in it?", whatever was told in between.
  const about = take && NAMES_THE_ANSWER.test(message.plain) ? askedOfAnswer(message.plain) : null;
  if (about !== null && about !== "elsewhere")
    return onLastAnswer(about, sectionNamedIn(message.text), context);
  // "Since then I check it every day. Should I say this too, or will it be too long?": it is added, and there is room or not.
  if (take && settingOf(state) === "verdict" && asksForRoom(message.plain)) {
    const { told, words } = toldApart(message);
    const room = lengthOf(take.text, context, true);
    if (words < FEWEST_ADDED) return room;
    const added = answer(JUDGE, told, context);
    return { ...added, paragraphs: [...room.paragraphs, ...added.paragraphs] };
  }
  const proposed = proposedIn(message, state);
  if (proposed) return answer(JUDGE, proposed, context);
  const model = modelAskedOf(message, state);
  if (model && knowledge.entry(`questions/${model}`))
    return answer(entryRequest([`questions/${model}`]), message.own, context);
  if (take && WHERE_TO_PUT_IT.test(message.plain)) return shapeOfTake(take, context);
  const part = take ? partExplained(message) : null;
  if (part) return answer({ kind: "explain-star", part }, message.own, context);
  if (asksIfKept(message, state)) return answer({ kind: "is-kept" }, message.own, context);
  if (moment) return judgedAt(moment, message, context);
  const isDisputed = isOpen && isDispute(message) && settingOf(state) === "verdict";
  if (!take || !isDisputed) return null;
  return hasSections(context)
    ? readAgain(take, context)
    : answer({ kind: "analyse-answer", mode: "why" }, message.text, context);
}

const ECHO =
  /^\W*(?:(?:ok(?:ay)?|hm+|well|so|ah|oh)\W+)*(?:what (?:was|is) (?:my (?:own )?(?:job|task|role|part)|expected of me)|how (?:did )?it end(?:ed)?|what came of it|what (?:did )?i (?:do|did) myself|my (?:own )?(?:job|task|role|part))(?: there| in that moment)?\s*(?:\?|\.{2,}|…|:|,|-)+\s*/iu;
const FEWEST_AFTER_ECHO = 6;
/** "What was my task, I don't understand what to say there": asked, and nothing told. */
const IS_LOST = /\b(?:don'?t|dont|do not|not) (?:really )?(?:understand|know|get it|sure)\b/;

/** "Ok. My job was to run the floor", though something else was asked in between: the task is still what that answer is without. */
const isOwed = ({ sections }: Take, message: Message): boolean =>
  (sections.task ?? 0) < TASK_OWED_UNDER && !asksMore(message) && message.length <= LONGEST_WANTED;
const IF_I_ADD =
  /^\W*(?:(?:and|ok(?:ay)?|so|hm+|but|well),? )*(?:what )?if i (?:also |then )?(?:add(?:ed)?|say|said|put|mention(?:ed)?) (?:also |in |something like:? )?(.{18,})\?\s*$/isu;
/** "Ok I'll add the safety bit then. I'm a first aider at work": what comes after it. */
const I_WILL_ADD =
  /^\W*(?:(?:ok(?:ay)?|right|fine|so|then|well|yes|sure|alright|good point|fair(?: enough)?)\W+)*(?:i'?ll|i will|let me|i'?d|i can|i could|i would) (?:just |also |then )?add\b[^.:!?]{0,40}[.:]\s*(.{18,})$/isu;

/** "Should I tell the T-shirt part or is it strange?", after a verdict: whether that passage carries the answer; null where none is meant. */
function ofAPart(message: Message, take: Take, context: Context): Draft | null {
  const asking = askingSentencesIn(message);
  // Typed in haste it has no mark.
  const asked = (asking.length > 0 ? asking : [message]).find(({ plain }) =>
    WEIGHS_A_PART.test(plain),
  );
  return asked && asked.length <= LONGEST_ON_A_PART ? partOfTake(asked, take, context) : null;
}

const WEIGHS_A_PART =
  /\b(?:is|was|are|were|does|do|did|would|will|could|can|may|should|shall)\b.*\b(?:ok(?:ay)?|good|bad|fine|strange|weird|silly|stupid|negative|positive|unprofessional|professional|too (?:much|personal|negative|honest|small|private)|sound|seem|come across|make me look|wrong|allowed|keep|leave|cut|drop|mention|tell|say|include)\b/;
const LONGEST_ON_A_PART = 26;
const TASK_OWED_UNDER = 30;
/** "Since then we put lids on the kids' cups", after a verdict: what was taken from it, whatever it speaks of. */
const ADDS_AN_ENDING =
  /^ (?:(?:and|oh|ah|also|so|ok(?:ay)?|well|yes)(?: ?,)? ?)*(?:since then|ever since|from then on|after that (?:i|we) (?:always|never)|now (?:i|we) always|i(?:'ve)? learn(?:t|ed)|it taught me|that taught me)\b/;

/** "Can I end it with what I learned? Since then I read every order back.": the ending is there, and whether it may stand is its verdict. */
function endsItSo({ text, length }: Message): boolean {
  const sentences = sentencesIn(text).map((one) => readMessage(one).plain);
  return (
    length <= LONGEST_WANTED &&
    sentences.some((one) => ASKS_TO_END.test(one)) &&
    sentences.some((one) => ADDS_AN_ENDING.test(one))
  );
}

const ASKS_TO_END =
  /\b(?:can|may|could|should|shall) i (?:also |then )?(?:end|finish|close|add)\b|\b(?:is|would) (?:that|this|it) (?:be )?(?:a )?(?:good|better|ok(?:ay)?) (?:end(?:ing)?|as an end)\b/;

/** Whether something is asked besides what an answer is worth. */
const asksMore = ({ own }: Message): boolean =>
  sentencesIn(own).some((one) => /[?？]\s*$/u.test(one) && !asksItsWorth(readMessage(one).plain));

/** What a message tells beside the sentences that ask. */
function toldApart({ text }: Message): { told: string; words: number } {
  const told = sentencesIn(text)
    .filter((one) => !/[?？]\s*$/u.test(one))
    .join(" ");
  return { told, words: told === "" ? 0 : told.split(/\s+/).length };
}
const FEWEST_ADDED = 8;
const LONGEST_WANTED = 50;

/** "Where exactly would I put the 'I decided'?" */
const WHERE_TO_PUT_IT =
  /\bwhere (?:exactly |then |about |in (?:it|the story|my answer) )?(?:would|should|do|could|can|must|shall) (?:i|you) (?:then )?(?:put|say|add|fit|place|squeeze|mention|build)\b/;

const NAMES_THE_ANSWER =
  /\b(?:about|in|with|to|of) my (?:\w+ )?(?:answer|story|version)\b|\bmy (?:answer|story) (?:about|with|on)\b/;
