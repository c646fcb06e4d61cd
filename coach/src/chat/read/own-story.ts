import type { ChatInput } from "../thread.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";
import { toldIn } from "./to-the-coach.ts";

/** "What do you think?", "can you check my version?", "better?": asked of what is told, and of nothing else. Folded text. */
const OF_WHAT_IS_TOLD =
  /^ (?:(?:so|and|or|but|ok(?:ay)?|well|now|please|pls|coach|be honest|honestly)[,.!]? )*(?:what(?:'s| is)?(?: do)? (?:you|u|your) (?:honestly |really )?(?:think|reckon|say|view|opinion|verdict)(?: (?:of|about) (?:it|that|this))?|(?:is|was|does|would|will|do) (?:that|this|it) (?:\w+ ){0,4}(?:good|ok|okay|fine|right|work|count|enough|better|strong|weak|usable|sound|any good)(?: \w+){0,6}|how (?:is|was|does|did) (?:that|this|it|i)(?: (?:sound|look|do|go|it))?|(?:can|could|would|will) (?:you|u) (?:please |just |maybe )*(?:check|judge|score|rate|mark|review|assess|look at|listen to|give (?:me )?(?:some |your |honest )*(?:feedback|thoughts))(?: (?:on|to|of))?(?: (?:my|this|it|that|the) ?(?:\w+ ?){0,2})?|(?:any|your) (?:thoughts|feedback)(?: (?:on|about) (?:it|that|this))?|what(?:'s| is) (?:good|strong|weak|bad|missing)(?: (?:in|about|with) (?:it|that|this))?(?: and what .{3,40})?|(?:or )?(?:should|must|what (?:should|would|can|could)|how (?:should|would|can|could)) (?:i|you) (?:change|improve|fix|do better|make it better|polish)(?: (?:something|anything|it|in it|about it))?|better|good enough|good|thoughts|feedback) ?[?!. ]*$/;
/** "Could I tell that story when they ask why I'd be good crew?" */
const MAY_BE_TOLD =
  /^ (?:(?:so|and|or|but|ok(?:ay)?|well|now),? )?(?:could|can|may|should|shall|would) (?:i|you) (?:tell|use|take|bring|give|go with) (?:them )?(?:that|this|it|mine)(?: (?:one|story|example))?(?: (?:as|for|in|when|if|to)\b.{0,60})? ?\?? $/;
/** "Ok here's one", "let me try": said before it. */
const BEFORE_IT =
  /^ (?:(?:so|and|but|ok(?:ay)?|well|now|right|fine|sure|yes|alright)[,.!]? )*(?:(?:on |this |next )?(?:\w+ )?(?:they|recruiters|someone|he|she) (?:will |might |could |may |always |often |surely )*(?:ask|want)\b|here(?:'s| is| goes)|let me (?:try|tell you)|i(?:'ll| will) (?:try|tell you)|this is (?:it|mine|my)|i have one|i've got one|how about this)\b.{0,40}$/;
/** "This is mine: last winter …" */
const NAMES_IT_MINE =
  /^\W*(?:and |so |ok(?:ay)? )?(?:this is|here(?:'s| is)|here goes|mine is|it'?s)(?: my| mine)?(?: own)?(?: story| example| answer| one| it)?\s*[:,–-]\s*/iu;
/** Told of oneself. Folded text. */
export const FIRST_PERSON = /\b(?:i|my|me|we|our)\b/;
export const TELLS_WHAT_WAS =
  /\b(?:was|were|had|did|told|asked|said|helped|worked|noticed|decided|went|took|made|called|gave|found|explained|started)\b|\w{2,}ed\b/;
/** Fewer told words are no story. */
const FEWEST = 28;

/** Whether a sentence asks nothing but what something told is worth. @param plain folded text */
export const asksItsWorth = (plain: string): boolean => OF_WHAT_IS_TOLD.test(plain);

/** A story of one's own told with nothing asked but what it is worth, as typed; null where something else is asked, or none is told. */
export function storyToCheck(message: Message): string | null {
  if (message.own !== message.text) return null;
  const quoted = answerQuoted(message);
  if (quoted) return quoted;
  const sentences = sentencesIn(message.text).map((one) => readMessage(one));
  const isOfIt = ({ plain }: Message) => OF_WHAT_IS_TOLD.test(plain) || MAY_BE_TOLD.test(plain);
  const told = sentences.filter((one) => !isOfIt(one) && !BEFORE_IT.test(one.plain));
  if (!sentences.some(isOfIt) || told.some(({ text }) => /[?？]\s*$/u.test(text))) return null;
  const text = told
    .map((one) => one.text)
    .join(" ")
    .replace(NAMES_IT_MINE, "");
  const { plain, length } = readMessage(text);
  return length >= FEWEST && FIRST_PERSON.test(plain) && TELLS_WHAT_WAS.test(plain) ? text : null;
}

/** 'Now my "tell me about yourself": "I'm Sofia, …" What would you improve?': the answer that stands in marks; null where none does. */
function answerQuoted({ text }: Message): string | null {
  const quoted = text.match(ANSWER_QUOTED)?.[1]?.trim() ?? "";
  const asked = sentencesIn(text.replace(ANSWER_QUOTED, ". ")).map((one) => readMessage(one));
  const { plain, length } = readMessage(quoted);
  const isAnswer = length >= FEWEST_QUOTED && FIRST_PERSON.test(plain);
  return isAnswer && asked.some((one) => OF_WHAT_IS_TOLD.test(one.plain)) ? quoted : null;
}

const ANSWER_QUOTED = /["“„«]([^"“”„«»]{90,})["”“»]/u;
const FEWEST_QUOTED = 18;

/** "May I tell you a story, and you tell me what's weak in it?": it is to be told. */
const WANTS_TO_TELL =
  /\bi(?:'d| would)? (?:want|like|wanna|love|need) to (?:tell|show|run past|practi[sc]e with) you\b(?=.*\b(?:check|use|interview|good|score|judge|think|story|example)\b)|\b(?:can|may|could|shall|let) (?:i|me) (?:just |maybe |instead )?(?:tell|give|send|show|share with|run past) you(?: (?:a|an|my|the|one|another))? ?(?:\w+ ){0,3}(?:story|answer|example)\b|\b(?:can|may|could) i (?:use|tell|take|bring) (?:her|him|them|that|this|it|this one|that one)(?: \w+){0,3} (?:in|for|at) (?:the|my|an) interview\b/;
const LONGEST_OFFER = 45;

/** Whether somebody offers to tell a story that is to be judged. */
export const offersAStory = ({ plain, length }: Message): boolean =>
  length <= LONGEST_OFFER && WANTS_TO_TELL.test(plain);

/** "Could you give me actual feedback on that story with the dad?", "no, I wrote you my answer about my weakness". */
const OF_ONE_BEFORE =
  /\b(?:feedback|thoughts|opinion|verdict|score|rating|comments?) (?:on|about|of|for) (?:that|my|the|this) (?:\w+ )?(?:story|answer|version|example)\b|\b(?:check|judge|score|rate|review|assess|mark) (?:that|my|the|this) (?:\w+ ){0,5}(?:story|answer|version|example)\b|\b(?:that|this|it) was my (?:\w+ )?(?:story|answer|version|example)\b|\bi (?:just |already )?(?:wrote|told|gave|sent)(?: you)? (?:you )?(?:my|a|the) (?:\w+ )?(?:story|answer|version|example)\b/;
const LONGEST_ASKED = 45;

/** The story that somebody told before and now wants a view on, as typed; null where none was told, or nothing is wanted. */
export function storyToldBefore(message: Message, before: ChatInput["before"]): string | null {
  if (message.length > LONGEST_ASKED || !OF_ONE_BEFORE.test(message.plain)) return null;
  const said = before
    .filter(({ role }) => role === "user")
    .slice(-LAST_SAID)
    .map(({ text }) => readMessage(text));
  const story = said.findLast((one) => {
    const { words } = toldIn(one);
    return words >= FEWEST && FIRST_PERSON.test(one.plain) && TELLS_WHAT_WAS.test(one.plain);
  });
  return story ? (storyToCheck(story) ?? toldIn(story).told) : null;
}

/** So far back it is looked for. */
const LAST_SAID = 3;

/** "Can I tell you mine? I want to be cabin crew because …", "mine would be: …": what is told after it, as typed; null where nothing is. */
export function tellsMine({ own }: Message): string | null {
  const told = own.match(TELLS_MINE)?.[1]?.trim() ?? "";
  const { plain, length } = readMessage(told);
  const isTold = length >= FEWEST_OF_MINE && FIRST_PERSON.test(plain);
  return isTold && !/[?？]\s*$/u.test(told) ? told : null;
}

const TELLS_MINE =
  /^\s*(?:(?:ok(?:ay)?|so|and|well|yes|right|now|then|that helps|thanks|great|nice|cool)[,.!]?\s+)*(?:(?:can|may|could|let) (?:i|me) (?:just )?(?:tell|try|give|show)(?: you)? (?:mine|my (?:own|one|answer|version|reason)s?)|here(?:'s| is) (?:mine|my (?:answer|version|one))|mine (?:would be|is|goes)|my answer (?:would be|is)|how (?:does|do|is) (?:this|that|it)(?: one)?(?: sound| look)?|what (?:do you think|about) (?:of )?this(?: one)?|does this (?:sound|work)(?: ok(?:ay)?| good)?|try this(?: one)?|i(?:'d| would) (?:say|answer)(?=\s*:?\s*because\b))\s*[?:,.]*\s+(.+)$/isu;
const FEWEST_OF_MINE = 18;
