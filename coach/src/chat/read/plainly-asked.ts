import { type Called, idsIn } from "../knowledge/name-index.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import { ALL_AIRLINES, regionIn } from "./airline-readings.ts";
import type { Message } from "./message.ts";

/** Longer messages tell circumstances. */
const MOST_WORDS = 35;

/** "Am I not a bit old for it at 41?": a question of fact, however it feels. */
const TOO_OLD =
  /\b(?:am i|aren'?t i|is it|isn'?t it) (?:(?:not|really|maybe|probably|already|way|a (?:bit|little)|too|bit) )+(?:old\b(?= (?:for|to\b|at \d))|late\b(?= to (?:start|become|change)\b))/;
/** "What will they ask me in the final interview at Ryanair?" */
const WHAT_THEY_ASK =
  /\bwhat (?:will|would|do|might|could|are) (?:they|you|recruiters|the recruiters) (?:going to |gonna |usually |likely |probably )*ask (?:me |us |you |people |candidates )?(?:(?:about )?(?:in|at|during|on) )/;

/** "Which airlines take people with only English?" */
const ONLY_ENGLISH =
  /\b(?:airlines?|compan(?:y|ies)|carriers?|anyone|anybody|who|which(?: ones?)?)\b.{0,60}\b(?:(?:only|just|with) english(?: only| alone)?(?= ?(?:[?.!,]|$|in\b|at\b|and nothing))|english (?:\w+ )?(?:\w+ )?(?:is|would be|are) enough|english (?:only|alone)|no other language|without (?:a |any |another )?(?:second |other |foreign |local )?language)\b/;

/** "What will they do with us on that day?" */
const WHAT_THEY_DO =
  /\bwhat (?:will|do|would|are) (?:they|you|we) (?:going to |gonna |have to )?do (?:with (?:us|me|you|people) )?(?:on|at|during) (?:that|the|an?|such an?|my) (?:open |assessment |recruitment |big )?days?\b/;

/** What is asked in so many words that nothing else can be meant, whatever is felt or named beside it; null for anything else. */
export function plainlyAsked(message: Message, called: readonly Called[]): ChatRequest | null {
  const { plain, length } = message;
  if (length > MOST_WORDS) return null;
  if (ONLY_ENGLISH.test(plain))
    return { ...ALL_AIRLINES, region: regionIn(plain), isEnglishEnough: true };
  const [airline] = idsIn(called, "airlines");
  if (airline && WHAT_THEY_ASK.test(plain))
    return { kind: "airline-questions", airline: airline.replace("airlines/", "") };
  if (called.length === 0 && WHAT_THEY_DO.test(plain))
    return { kind: "assessment-day", tells: "course" };
  return TOO_OLD.test(plain) ? entryRequest(["assessment-days/asked-too-old"]) : null;
}
