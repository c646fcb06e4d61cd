import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { choiceIn } from "./choice.ts";
import { followUpIn } from "./follow-up.ts";
import { withoutReaction } from "./lead-in.ts";
import type { Message } from "./message.ts";
import { hasNoStory } from "./no-story.ts";

/** Words up to which something said while a question is open may be said beside it, and no answer to it. */
export const LONGEST_ASIDE = 25;
/** With a question open: may the story come from elsewhere? */
const FROM_ELSEWHERE =
  /\b(?:can|could|may|should|do|does|must) (?:i|it)\b.{0,40}\b(?:from|at|about) (?:my |the |a )?(?:work|job|school|uni\w*|college|home|family|life|hobby|sport|volunteer\w*|shop|clinic|hospital|restaurant|[a-z]+ job)\b|\b(?:have to|need to|must|does it) (?:be|count)\b.{0,20}\b(?:flying|crew|airline|work|job|plane)\b|\bdoes (?:my|that|this|a) .{0,30}\bcount\b/;
/** "Why do they ask that?", of the question that is open: what is listened for tells it. */
const ASKS_WHY_ASKED =
  /\b(?:why|what for|for what|to what end)\b.{0,20}\b(?:ask\w*|want to know|question)\b.{0,24}$|\bwhat (?:do|are|would|is) (?:they|it|this|the question) (?:really |actually )?(?:want|after|trying|looking|listening|test\w*|check\w*|assess\w*)\b.{0,30}\b(?:with|by|from|for|find out|hear|know|see)\b.{0,20}$/;
const MOST_WHY = 12;
/** "Hmm, that's hard", of the question that is open. */
const HARD =
  /^ (?:(?:hm+|uff?|oh|wow|ok|okay|well|phew|ouch|puh)[,. ]*)*(?:(?:that|this|it)(?:'s| is) )?(?:an? )?(?:really |very |so |quite |pretty |bit )*(?:hard|difficult|tough|tricky)(?: one| question)?[.! ]*$/;
/** "Puh, that's a tough one. Give me a hint" */
const WANTS_A_HINT =
  /\b(?:give me|gimme|can i (?:have|get)|could i (?:have|get)|i need) (?:a|some) (?:little |small )?(?:hints?|clues?|tips?)[.!? ]*(?:please|pls)?[.!? ]*$/;

/** "You are wrong, my cousin works there": where it comes from is told. */
const DISPUTES =
  /^ (?:(?:no|but|sorry|hm+|erm?|nah)(?: ?,)? ?)*(?:(?:you|u)(?:'re| are|re)? (?:wrong|mistaken)|(?:that|this|it)(?:'s| is|s)? (?:wrong|not (?:true|right|correct)|incorrect|false|outdated)|not true|i (?:heard|read|was told) (?:otherwise|something else|different))\b/;

/** "Harder", "something easier please", with a question open: another question. */
const OTHERWISE =
  /\b(?:an?|any|some)? ?(?:more|less) (?:normal|common|general|usual|ordinary|typical|specific|simple|difficult|realistic|standard) (?:one|question)\b|\b(?:a|one) (?:normal|common|general|usual|ordinary|typical|standard) (?:one|question)(?: please| pls| instead)?[.!? ]*$|\btoo (?:difficult|hard|easy)\b(?=.*\b(?:simpler|simple|easier|harder|another|other|more)\b)|\b(?:more simple|simpler one)\b|^ (?:(?:please|ok|no|an?|something|sth|can i have|give me|i want) )*(?:easier|harder|simpler|tougher|different)(?: one| question)?(?: please)?[.!? ]*$/;
/** "Show me what a good answer to that would sound like": what is listened for is told, and nothing to copy. */
const WANTS_A_MODEL =
  /\b(show|give|tell|what|how)\b.{0,30}\b(good|model|perfect|sample|example|right|ideal|strong) answer\b/;

/** What is said beside the question that is open, or of what was told last: no story comes, may it be from elsewhere, that is wrong. */
export function readAside(message: Message, state: ChatState): ChatRequest | null {
  const { plain, length } = message;
  const { open, topic } = state;
  if (length > LONGEST_ASIDE) return null;
  if (hasNoStory(message, state)) return { kind: "analyse-answer", mode: "no-story" };
  if (open?.take === null && length <= MOST_WHY && (ASKS_WHY_ASKED.test(plain) || HARD.test(plain)))
    return { kind: "analyse-answer", mode: "hint" };
  if (open?.take === null && WANTS_A_HINT.test(plain))
    return { kind: "analyse-answer", mode: "hint" };
  if (open?.take === null && FROM_ELSEWHERE.test(plain))
    return entryRequest(["assessment-days/final-story-from-elsewhere"]);
  if (topic?.kind === "entry" && DISPUTES.test(plain)) return { kind: "sources" };
  return null;
}

/** Another question than the one that is open, or what a good answer to it has. */
export function readOtherWish({ plain, length }: Message, { open }: ChatState): ChatRequest | null {
  if (open?.take === null && OTHERWISE.test(plain))
    return { kind: "practise", choice: choiceIn(plain, null) };
  if (open && WANTS_A_MODEL.test(plain) && length <= LONGEST_ASIDE)
    return { kind: "analyse-answer", mode: "hint" };
  return null;
}

/** "Ohhh i see", "crikey": nothing is said but that it was heard. */
export function isMereReaction(message: Message): boolean {
  const isShort = message.length <= LONGEST_REACTION && !/[?？]/u.test(message.text);
  return (
    isShort &&
    followUpIn(message) === null &&
    /^\.?$/.test(withoutReaction(`${message.text.replace(EMOJI, "").trim()} .`))
  );
}

const LONGEST_REACTION = 7;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;
