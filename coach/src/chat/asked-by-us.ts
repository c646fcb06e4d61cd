import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { groupTurn } from "./answer/group-turn.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { tellMissed } from "./answer/quiz.ts";
import { isGroupTask } from "./notes.ts";
import { subjectMeant } from "./read/acts/interview-question.ts";
import { basicIn } from "./read/basics.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";
import { entryRequest } from "./request.ts";
import type { ChatInput } from "./thread.ts";

/** Fewer words tell no moment in which somebody helped. */
const FEWEST_OF_A_MOMENT = 9;
const TELLS_OF_THEN =
  /\b(?:i|we) (?:once |even |also |just |always )?(?:helped|called|rang|stayed|took|carried|gave|told|calmed|held|brought|went|found|looked|saw|stopped|did|was|had|made|talked|sat|\w+ed)\b/;
/** "They asked about a conflict and I had nothing", "the one about a difficult guest". */
const NAMES_THE_QUESTION =
  /\bask(?:ed|ing)?\b|\bquestion\b|\bthe one\b|\babout\b|\bwhy (?:do )?(?:you|us|them|they|cabin crew)\b|\b(?:froze|blank|worst|nothing to say|messed|babbled|rambled)\b/;
/** A question told beside it is the recruiter's. */
const WENT_BLANK =
  /\b(?:froze|went blank|blanked|nothing to say|messed (?:it )?up|babbled|rambled)\b/;
const IS_TRAINING = /\b(?:training|course|ab initio|induction)\b/;
const IS_BELITTLED =
  /\b(?:waitress|servant|trolley dolly|(?:real|proper|serious|decent) job|no job|beneath|serv(?:e|ing) (?:coffee|tea|drinks))\b/;

/** "I'd put the experienced one with the new one", after a task for a group: no solution is right; what helps the group in it is shown, and what is noted is told. */
function solved(message: Message, context: Context): Draft | null {
  const { state, voice } = context;
  const task = state.request?.kind === "group-task" ? state.topic : state.request;
  if (!isGroupTask(task) || task?.kind !== "entry" || task.facet !== null) return null;
  const isTold = message.length >= FEWEST_OF_A_MOMENT && PROPOSES.test(message.plain);
  if (!isTold) return null;
  // What is asked within it is asked of the group.
  const isSaid = SAYS_IT.test(message.plain);
  if (!isSaid && asksAnything({ text: message.text.replace(IS_IT_GOOD, "") })) return null;
  const noted = answer(entryRequest(task.ids, "watched"), message.own, context);
  const turn = groupTurn(message.own, context);
  return { ...noted, paragraphs: [...turn, voice.say("group.heard"), ...noted.paragraphs] };
}

/** "But was what I said good?", after that: what helps the group in it, once more. */
function solvedWell(message: Message, { before }: ChatInput, context: Context): Draft | null {
  const { request } = context.state;
  const isAfter = request?.kind === "entry" && request.facet === "watched" && isGroupTask(request);
  if (!isAfter || !ASKS_IF_WELL.test(message.plain) || message.length > MOST_WORDS_ON_A_ROUND)
    return null;
  const said = before.findLast(({ role }) => role === "user")?.text ?? "";
  const turn = groupTurn(said, context);
  const noted = answer(request, message.own, context);
  return turn.length > 0 ? { ...noted, paragraphs: turn } : null;
}

const SAYS_IT =
  /^ (?:(?:ok(?:ay)?|so|well|then|alright)(?: ?,)? ?)*(?:i(?:'d| would|'ll| will)|i think i(?:'d| would)) (?:say|start|begin|ask|tell|suggest|go)\b/;
const ASKS_IF_WELL =
  /\b(?:was|is) (?:what i (?:said|told|suggested)|that|it|mine|my (?:answer|idea|part)) (?:\w+ )?(?:good|ok(?:ay)?|right|enough)\b|\b(?:recruiters?|they|assessors?) like\b|\bhow was (?:it|that|i)\b/;

const PROPOSES =
  /\b(?:i|we)(?:'d| would|'ll| will)\b|\b(?:first|then|i think|let'?s|lets|put|give|send|take|split|ask)\b/;
/** Whether it will do is asked of what was told. */
const IS_IT_GOOD =
  /(?<=[.!?]|^)[^.!?]*\b(?:is (?:it|that|this)|was (?:it|that)|what do you think|does (?:it|that)|good|ok(?:ay)?)\b[^.!?]{0,30}\?\s*$/iu;

/** What is trained against a poor round, by what it was on. */
const TRAINED: Readonly<Record<string, string>> = {
  numeracy: "asked-bad-at-maths",
  english: "asked-english-what-to-practise",
};
const TRAINED_ELSE = "asked-how-to-study";
const ABOUT_THE_ROUND =
  /\b(?:problem|(?:good|bad|ok(?:ay)?|normal|enough) (?:enough|result|score)?\b|awful|terrible|rubbish|embarrassing|worr\w+|fail\w*|pass(?:ed)?\b|improve|get better|that bad|how (?:many|much) (?:do|must|should) (?:i|you)|what now)/;
const MOST_WORDS_ON_A_ROUND = 18;

/** "What did I get wrong?", after a round: what its end has told of that. */
function missedInIt({ plain, length, own }: Message, context: Context): Draft | null {
  const { request, quiz, thisTalk } = context.state;
  const isOver = request?.kind === "quiz-answer" && quiz === null;
  if (!isOver || length > MOST_WORDS_ON_A_ROUND || !WHAT_WAS_WRONG.test(plain)) return null;
  const told = tellMissed(thisTalk.missed, context);
  const ended = answer({ kind: "acknowledge" }, own, context);
  return told.length === 0 ? null : { ...ended, request, paragraphs: told };
}

const WHAT_WAS_WRONG =
  /\b(?:what|which(?: ones?)?) (?:did i|have i|i|were|was) (?:get |got |have |had )?(?:wrong|missed|miss|not right|not know)\b/;

/** "Oof, that was bad. Is that a problem?", after a round of questions: how little it says, and what is trained. */
function aboutTheRound({ plain, length, own }: Message, context: Context): Draft | null {
  const { offer, request, quiz, thisTalk } = context.state;
  const isOver = request?.kind === "quiz-answer" && quiz === null && offer?.kind === "quiz";
  if (!isOver || thisTalk.quiz.count === 0 || length > MOST_WORDS_ON_A_ROUND) return null;
  if (!ABOUT_THE_ROUND.test(plain)) return null;
  const entry = TRAINED[offer.topic] ?? TRAINED_ELSE;
  const told = answer(entryRequest([`assessment-days/${entry}`]), own, context);
  const worth = context.voice.say("quiz.worth", thisTalk.quiz);
  return { ...told, paragraphs: [worth, ...told.paragraphs] };
}

/** "Which one of these would your best friend name for you?", after why most fail: what helps against each. */
const WHY_MOST_FAIL = "assessment-days/asked-why-most-fail";
const REASONS: readonly (readonly [entry: string, named: RegExp])[] = [
  [
    "asked-quiet-in-the-group",
    /\b(?:silen\w*|quiet\w*|shy|say (?:nothing|too little)|don'?t (?:say|speak|talk)|first one)\b/,
  ],
  [
    "asked-too-talkative",
    /\b(?:speech\w*|talk(?:ing)? (?:too much|a lot|over)|dominat\w*|tak(?:e|ing) over|too (?:loud|much))\b/,
  ],
  [
    "asked-memorised-answers",
    /\b(?:by heart|memori[sz]\w*|rehears\w*|learnt|learned|script\w*|second question)\b/,
  ],
  [
    "final-a-real-example",
    /\bwe\b.{0,20}\b(?:everything|instead|one|thing|stories)\b|\b(?:say|saying|use|using) we\b/,
  ],
  [
    "final-why-this-airline",
    /\b(?:my |the )?reasons?\b|\bany airline\b|\bwhy (?:them|this|that|us)\b/,
  ],
  ["asked-searching-for-words", /\b(?:english|language)\b/],
  [
    "asked-come-across-cold",
    /\b(?:face|smil\w*|look (?:bored|angry|cold|tired|sad|annoyed)|drops?|breaks?)\b/,
  ],
  ["asked-short-of-a-requirement", /\b(?:requirements?|papers?|documents?)\b/],
];
const MOST_WORDS_OF_A_REASON = 24;

/** "The silence, I go quiet when there are loud people": the reason that somebody sees in themselves. */
function reasonSeen({ plain, length }: Message, { request }: Context["state"]): string | null {
  const isAsked = request?.kind === "entry" && request.ids[0] === WHY_MOST_FAIL;
  if (!isAsked || request.further !== null || length > MOST_WORDS_OF_A_REASON) return null;
  return REASONS.find(([, named]) => named.test(plain))?.[0] ?? null;
}

/** What somebody says to what the coach itself asked after how they are: the question that went wrong, a moment, what comes next. */
export function answersOurs(message: Message, input: ChatInput, context: Context): Draft | null {
  const { request } = context.state;
  const ofGroup =
    solved(message, context) ??
    solvedWell(message, input, context) ??
    missedInIt(message, context) ??
    aboutTheRound(message, context);
  if (ofGroup) return ofGroup;
  const reason = asksAnything(message) ? null : reasonSeen(message, context.state);
  if (reason) return answer(entryRequest([`assessment-days/${reason}`]), message.own, context);
  const { plain, length } = message;
  const asks = asksAnything(message) && !WENT_BLANK.test(plain);
  if (request?.kind !== "mood" || asks) return null;
  const tell = (id: string) =>
    answer(entryRequest([`assessment-days/asked-${id}`]), message.own, context);
  switch (request.mood) {
    case "failed": {
      const isNamed = NAMES_THE_QUESTION.test(plain);
      const named = isNamed && subjectMeant(message.own, context.readIn, context.knowledge);
      return named ? answer({ kind: "practise", choice: NO_CHOICE }, message.own, context) : null;
    }
    case "doubt":
      return length >= FEWEST_OF_A_MOMENT && TELLS_OF_THEN.test(plain) && basicIn(plain) === null
        ? answer({ kind: "analyse-answer", mode: "judge" }, message.own, context)
        : null;
    case "angry":
    case "unsupported":
      return IS_BELITTLED.test(plain) ? tell("no-job-for-me-they-say") : null;
    case "good-news":
      return IS_TRAINING.test(plain) ? tell("before-training-starts") : null;
    default:
      return null;
  }
}
