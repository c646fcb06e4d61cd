import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import { settingOf } from "./moves/setting.ts";

/** A proposed line has so many words: fewer are a name, more a story. */
const FEWEST = 6;
const MOST = 60;

/** "Could I say that …", "what about: …", "my sentence would be …": what follows is proposed. */
const PROPOSED =
  /(?:\b(?:could|can|should|may|shall|would it be (?:ok|okay|good) if) i (?:just |also |then |instead |maybe |simply )*(?:say|write|answer|put|tell them|begin with|start with|finish with)(?: something like| instead| like this)?(?: that)?|\b(?:what about|how about|something like|for example)|\bi (?:would|could|might|'d) (?:just |then |simply |maybe )*(?:say|answer|write|begin with|start with)(?: something like| instead)?(?: that)?|\bi'?d (?:just |then |simply |maybe )*(?:say|answer|write|begin with|start with)(?: something like| instead)?(?: that)?|\bmy (?:one |first |opening |last )?(?:sentence|line|answer|reason)(?: would be| is| could be)?)\s*[:,–-]?\s*["“'‘]?(.{25,}?)["”'’]?\s*$/isu;
/** What is asked of it after it: "is that any good", "does it sound like a dig". */
const ASKED_OF_IT =
  /[.,;!?"”'’\s-]*(?:\b(?:and|or|but)\s+)?\b(?:is|does|would|will|do|are|was)\s+(?:that|it|this|you think)\b[^?]{0,90}[?？]?\s*$|[.,;!?"”'’\s-]*\b(?:what do you think|good or bad|good enough|any good|ok\?|okay\?|right\?|too much\?)[^?]{0,40}[?？]?\s*$/iu;
const ASKS_FOR_A_VIEW =
  /\b(?:is|does|would|will) (?:that|it|this)\b.{0,40}\b(?:good|ok|okay|fine|right|work|sound|better|enough|too|bad|dig|strong|weak|appropriate|professional)\b|\bwhat do you think\b|\bgood or (?:bad|too much|stupid|silly|not)\b|\b(?:funny|stupid|silly|too much|too honest|too short|too long) or\b|\bor (?:it'?s |is it |is that )?(?:too much|stupid|silly|too honest)\b|\bany good\b|\b(?:could|can|should|may|shall) i (?:just |also |then |instead |maybe |simply )*(?:say|answer|begin with|start with|write)\b/;

const OFFERS_ANOTHER =
  /^ (?:(?:ok(?:ay)?|so|and|then|now|hm+|well|right|or|maybe|yes)(?: ?,)? ?)*(?:what about|how about|and (?:like )?this|like this|better|this one|try this|or this|second try|new version|maybe|i(?:'d| would) say)\b/;
const WEIGHS_TWO = /\bwhich (?:one )?(?:is|would be|sounds) (?:better|best|safer)\b/;

/** The line that somebody proposes for an interview and wants a view on, as typed; null where none is proposed. */
export function lineProposed(message: Message, state: ChatState): string | null {
  const { open, request } = state;
  const { own, plain } = message;
  // After a verdict it is a part of the answer that was judged.
  // "What about: 'For eight years …'", after a view on the first draft: the next one.
  const isNextDraft = request?.kind === "view-on-line" && OFFERS_ANOTHER.test(plain);
  const isOfTheAnswer = open?.take != null && settingOf(state) === "verdict";
  if (isOfTheAnswer || !(isNextDraft || ASKS_FOR_A_VIEW.test(plain))) return null;
  // "I am 168 cm, is it enough?": a figure of one's own is weighed, and no line.
  if (/\b\d{3} ?(?:cm|centimet)|\b1[.,]\d\d\b/.test(plain)) return null;
  // "A perfectionist, or that I can't say no? Which is better?": two are weighed as well.
  if (WEIGHS_TWO.test(plain)) return null;
  const bare = own.replace(ASKED_OF_IT, "").trim();
  const line = (quotedIn(own) ?? bare.match(PROPOSED)?.[1] ?? "")
    .trim()
    .replace(/^for (?:example|instance)\s*[:,]\s*/iu, "")
    .replace(/["”'’.,;]+$/u, "");
  const words = line.split(/\s+/).filter(Boolean).length;
  // "Can I say that I am a perfectionist? Or is it better …": two are weighed, and none is worded.
  const isOne = words >= FEWEST && words <= MOST && !/[?？]\s*\S/u.test(line);
  return isOne && TELLS_OF_ONESELF.test(line) ? line : null;
}

/** "Yes if they ask me about tattoos", "sorry for my English" and "I don't know" are no lines. */
const TELLS_OF_ONESELF =
  /^(?!.*\bif they\b)(?!I (?:don'?t|do not) know\b).*\b[Ii](?:'(?:ve|m|d|ll))?\b/su;

const quotedIn = (own: string): string | null =>
  own.match(/["“«„]([^"“”„«»]{25,})["”“»]/u)?.[1] ?? null;
