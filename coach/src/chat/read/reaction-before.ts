import { isEmptyWord, keyOf, wordsOf } from "../knowledge/index-words.ts";
import { asksSomething } from "./lead-in.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** How a sentence begins that takes up the last reply: liked, heard, found true, laughed at. Folded text. */
const TAKES_UP =
  /^ (?:(?:ok(?:ay)?|fine|good|great|perfect|lovely|brilliant|nice|cool|sweet|super|wow|oh|ooh|ah|aha|ha(?:ha)*|hehe|lol|yes|yeah|yep|no|nah|nope|true|right|sure|fair(?: enough)?|thanks?(?: you)?(?: (?:so|very) much| a lot| a million)?|cheers|ta|phew|scary|interesting|grand|deal|noted|understood|exactly|alright|got it|makes sense|good to know|love (?:it|that|this|the)|i (?:love|like) (?:it|that|this|the)|that(?:'s| is| was)? (?:\w+ )?(?:good|great|helpful|useful|clear|true|kind|fair|nice|perfect|funny|calming|comforting|reassuring|lovely|brilliant|amazing|interesting|sweet|clever|honest|encouraging|fine|not bad|a relief|a lot|helps?|calms?)|that (?:helps|calms|makes)|sounds)\b)/;
/** "I'll try it tonight", "I will practise that with my sister": what is meant to be done with it. */
const MEANS_TO =
  /^ (?:(?:ok(?:ay)?|so|and|but|then|well|haha|yes)(?: ?,)? ?)*(?:i'?ll|i will|i'?m (?:going to|gonna)|i am going to|let me|i (?:can|should|could) (?:do|try|use|say|live with)|i (?:\w+ )?(?:think|guess) (?:i'?m|i am|i have|that'?s)|will do)\b/;
/** "Can we leave swimming": left behind. */
const LEAVES =
  /^ (?:(?:ok(?:ay)?|so|and|but|well)(?: ?,)? ?)*(?:can we (?:leave|skip|drop|forget|stop)|enough (?:about|of|with)|let'?s (?:leave|skip|drop|forget)|leave|forget) (?:the |that |this |it |about )?\w*(?: \w+)? ?[.!]? $/;
const LONGEST_REACTION = 24;
/** So many telling words of the last reply in a sentence that asks nothing: it speaks of that. */
const FEWEST_SHARED = 1;
const SHORT_ECHO = 8;
/** "My real problem is the English test", "now the scary part: evacuation": what is asked next is of that. */
const SETS_OUT = /\b(?:my|me|i|i'?m|i'?ve)\b|:|^ (?:now|next|so|then|and|but|another)\b/;
/** "Reaches the knee?", "37??": what was just said, said back. */
const LONGEST_ECHO = 4;
const LONGEST = 60;
const FEWEST_LEFT = 4;

/** "Right, that makes sense, bit like fire drills at the hotel. Thanks, I feel less scared now": nothing but how it was taken. */
export function onlyTakesUp(message: Message): boolean {
  const { text, plain, length } = message;
  if (length > LONGEST_TAKEN_UP || /[?？]/u.test(text) || !IS_GLAD.test(plain)) return false;
  if (asksSomething(text) || GOES_ON.test(plain)) return false;
  return sentencesIn(text).every((one) => TAKES_UP.test(readMessage(one).plain));
}

const LONGEST_TAKEN_UP = 32;
const IS_GLAD =
  /\b(?:makes? sense|helps?|helped|helpful|(?:feel|feeling|felt) (?:\w+ )?(?:less|better|calmer|more|braver|ready)|(?:less|not so) (?:scared|nervous|afraid|worried)|good to know|that's a relief|relieved)\b/;
/** Something of their own, or something they want. */
const GOES_ON =
  /\b(?:but|what|how|which|when|where|why|now (?:the|my|for|about)|next|can you|could you|tell me|ask me|give me|let'?s|i (?:have|want|need|was|had|would|also|work|worked|still)|my (?:day|interview|problem|worry|question|tattoo|english))\b/;

/**
 * "Good, a guard at the door will calm him. I'm also engaged. Am I allowed to marry during the contract?": without what is said of the
 * last reply before something is asked; the message as it is where nothing is, or where what is asked leans on it.
 * @param said the last reply; empty where there was none
 */
export function withoutReactionBefore(message: Message, said: string): Message {
  const { text, own, length } = message;
  if (said === "" || length > LONGEST || own !== text) return message;
  const sentences = sentencesIn(text).map((one) => readMessage(one));
  const asks = (one: Message) => /[?？]\s*$/u.test(one.text) || asksSomething(one.text);
  const last = sentences.findLastIndex(asks);
  if (last < 1) return message;
  const known = new Set(wordsOf(said).filter(tells).map(keyOf));
  // "Ok, I get to 209 on my toes": a figure of one's own is no mere reaction.
  const hasNewFigure = ({ plain }: Message) =>
    (plain.match(/\d+/g) ?? []).some((figure) => !said.includes(figure));
  const isOfReply = (one: Message): boolean => {
    const shared = one.words.filter((word) => tells(word) && known.has(keyOf(word))).length;
    if (/[?？]\s*$/u.test(one.text)) return one.length <= LONGEST_ECHO && shared >= FEWEST_SHARED;
    if (asksSomething(one.text) || one.length > LONGEST_REACTION) return LEAVES.test(one.plain);
    return (
      TAKES_UP.test(one.plain) ||
      MEANS_TO.test(one.plain) ||
      LEAVES.test(one.plain) ||
      (shared >= FEWEST_SHARED && one.length <= SHORT_ECHO && !SETS_OUT.test(one.plain))
    );
  };
  const from = sentences.findIndex((one) => hasNewFigure(one) || !isOfReply(one));
  if (from < 1 || from > last) return message;
  const left = readMessage(
    sentences
      .slice(from)
      .map((one) => one.text)
      .join(" "),
  );
  const telling = left.words.filter(tells).length;
  if (OF_ANOTHER.test(left.plain)) return left;
  return left.length < FEWEST_LEFT || telling < FEWEST_TELLING ? message : left;
}

/** "Oh no. And at Eurowings?": so few words are all of it. */
const OF_ANOTHER =
  /^ (?:and|what about|how about) (?:at|for|with|about)? ?[a-z]{3,}(?: [a-z]+)? ?\? $/;
const FEWEST_TELLING = 2;
const tells = (word: string): boolean => !isEmptyWord(word) && word.length > 2;
