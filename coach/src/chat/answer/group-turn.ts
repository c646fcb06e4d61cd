import { sentencesIn } from "../read/sentences.ts";
import { type Context, items } from "./draft.ts";

/** What helps a group along, by the words that show it. Read in English only. */
const HELPS = [
  [
    "drew-in",
    /\b(?!(?:I|We|So|And|But|Guys|Everyone|Everybody|First|Then|Ok|Okay|Let|If|The|That|This|What|How|Yes|No|Maybe|Also|Please|Good|Great|Thanks?)\b)\p{Lu}\p{Ll}+,? (?:you\b|what\b|would\b|do you\b|could\b|how about\b|can you\b)|\b(?:what do you think|what about you|do you agree|your idea),? \p{Lu}\p{Ll}+|\bwho hasn'?t (?:spoken|said)|\bhaven'?t (?:spoken|said anything|heard from)/u,
  ],
  [
    "built",
    /\b(?:good|great|nice|lovely) (?:idea|point|thought)\b|\bi like (?:that|your|the)\b|\bas \p{Lu}\p{Ll}+ said\b|\b(?:building|adding) (?:on|to)\b|\byour (?:plan|idea|suggestion)\b|\byou'?re right\b|\bi agree\b/iu,
  ],
  [
    "proposed",
    /\b(?:shall|can|could|should) we\b|\blet'?s\b|\bhow about\b|\bwhat if we\b|\bi(?:'d| would) (?:suggest|propose)\b|\bwe could\b|\bmaybe we\b|\bi think we should\b/i,
  ],
  ["reason", /\b(?:because|so that|otherwise|since (?:we|they|it|he|she)|that way)\b/i],
  [
    "clock",
    /\bminutes?\b|\b(?:before we|first (?:we|let'?s|of all)|then we|in the end|time (?:left|is))\b|\bto sum up\b/i,
  ],
] as const;
const ROUGH =
  /\byou (?:must|have to|need to)\b|\bi want you\b|\b(?:listen to me|do as i|be quiet|shut up|that'?s (?:wrong|stupid|nonsense))\b|\bno,? (?:that|we) (?:won'?t|can'?t|is|are)\b/i;
/** What is missed most in a group, in this order. */
const MISSED = ["drew-in", "reason", "clock"] as const;

/**
 * What somebody would say in a group, held against what assessors note: each thing with the sentence that shows it, and the one that
 * is still open. @returns a list and a line; none where nothing of it shows
 */
export function groupTurn(text: string, { voice }: Context): string[] {
  const told = sentencesIn(text.replace(LEADS_IN, ""));
  const quoted = new Set<string>();
  const shown = HELPS.flatMap(([what, pattern]) => {
    const fitting = told.filter((one) => pattern.test(one));
    const quote = fitting.find((one) => !quoted.has(one));
    if (quote) quoted.add(quote);
    return fitting.length > 0 ? [{ what, quote: quote ? shortened(quote) : null }] : [];
  });
  const rough = told.find((one) => ROUGH.test(one));
  if (shown.length === 0 && !rough) return [];
  const open = MISSED.find((one) => !shown.some(({ what }) => what === one));
  return [
    items([
      // Of one sentence one thing is told.
      ...shown.flatMap(({ what, quote }) => (quote ? [voice.say(`group.${what}`, { quote })] : [])),
      ...(rough ? [voice.say("group.rough", { quote: shortened(rough) })] : []),
    ]),
    ...(open ? [voice.say(`group.next.${open}`)] : []),
  ];
}

/** "Ok, I'd say: guys, …" */
const LEADS_IN =
  /^\s*(?:(?:ok(?:ay)?|so|well|then),?\s+)*(?:i(?:'d| would|'ll) (?:say|tell them|ask)|something like)\s*[:,]?\s*/i;
const MOST_QUOTED = 16;

function shortened(sentence: string): string {
  const words = sentence.replace(/[.!?,;:]+$/u, "").split(/\s+/);
  return words.length > MOST_QUOTED
    ? `${words.slice(0, MOST_QUOTED).join(" ")} …`
    : words.join(" ");
}
