import type { QuestionKind } from "contract/questions";

/** The first rule whose pattern fits decides. All patterns are linear; the text is cut at 1,000 characters. */
const RULES: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "hypothetical",
    /\bwould you (?:do|say|handle|react|respond|deal|act|manage|proceed|approach|help|tell|calm|go about|stop)\b|\bwhat if\b|\bimagine\b|\bsuppose\b|\bpicture this\b|\blet'?s say\b/i,
  ],
  [
    "behavioural",
    /\b(?:tell|describe|share|give|talk|think|recall|walk|explain)\b.{0,60}\b(?:time|times|example|occasion|situation|instance|moment|experience|incident)\b/i,
  ],
  ["motivation", /\bwhy (?:would|do) you want\b/i],
  [
    "hypothetical",
    /\byou (?:find|notice|see|hear|smell|discover|come across|are \w+ing)\b.*\b(?:how do you|what do you|what is your|what are your|what happens)\b/i,
  ],
  [
    "behavioural",
    /\bhave you ever\b|\bhave you (?:had|been|worked|dealt|faced|made|handled|taken|gone|seen|helped|led)\b|\bwhen (?:did|have|were) you\b|\b(?:how|what|where|who) (?:did|have) you\b|\bhow you (?:dealt|led|\w+ed)\b|\bwhen you (?:had|were|did|made|dealt|led|took|saw|\w+ed)\b|\b(?:most|proudest|hardest|toughest|biggest|greatest|worst|best)\b.{0,40}\b(?:mistake|achievement|challenge|decision|failure|success|conflict|moment|you (?:have |ever |\w+ed))/i,
  ],
  [
    "motivation",
    /\babout yourself\b|\babout you\b|\bwho you are\b|\b(?:introduce|describe|sell) yourself\b|\bwhy (?:do|did|are|would|should|have|us|cabin|this|our|now|flight|you|aviation|here|be|become|leave|not|does|is)\b/i,
  ],
  [
    "motivation",
    /\bwhat (?:attract|draw|drew|interest|motivat|inspir|makes|made|appeal|excit|drives|brings|brought)\w*\b|\bwhat do you (?:know|like|enjoy|think|want|expect|bring|hope|understand|love|look|find|imagine|believe|consider)\b|\bwhat (?:can|would|will) you (?:bring|offer|contribute|miss|enjoy|find|like)\b|\bwhere do you (?:see|want)\b|\bstrengths?\b|\bweakness|\brelocat|\bhow (?:do|would) you feel about\b|\bare you (?:willing|prepared|ready|able|comfortable|happy)\b|\bmeans? to you\b|\byour (?:goals|ambitions?|motivation|plans|hobbies|dream)\b|\b(?:hardest|easiest|most difficult) for you\b|\b(?:your|other|former) (?:\w+ ){0,2}describe you\b|\bwhat (?:is|are) (?:the|your) (?:most important|main|role|duties|qualities|hobbies)\b|\bwhat (?:qualities|skills|sets)\b/i,
  ],
  [
    "behavioural",
    /\b(?:describe|tell (?:me|us) about|talk about) (?:a|an|the|your|something|someone)\b|\bexample\b|\bsomething you \w+ed\b|\bin your (?:last|previous|current|past)\b|\bdid you\b/i,
  ],
  [
    "hypothetical",
    /\bwhat (?:do|should|must|will|are|is|now|happens|steps?|actions?)\b.*(?:\byou\b|\bfirst\b|\bnow\b|\bsteps?\b|\bprocedure\b)|\bwhat now\b|\byou do\b|\bhow (?:do|will|should|can|must)\b.*\b(?:passenger|crew|captain|cabin|flight|board|onboard|aircraft|fire|smoke|evacuation|turbulence|decompression|medical|emergency)\b|\bif (?:a|an|the|your|you|two|someone|somebody|one|there|passengers|another)\b/i,
  ],
  [
    "hypothetical",
    /^(?:a|an|the|two|during|after|before|just|on|you|your|while|there|one|several|smoke|boarding)\b.*\b(?:passengers?|cabin|flight|captain|crew|seat|door|exit|galley|lavatory|gate|guest)\b/i,
  ],
];

/**
 * What a question asks for, from its wording alone: one real past event, what one would do, or reasons and fit.
 * A question that fits no rule ("How do you handle stress?") is behavioural: interviewers want an example of it.
 */
export function questionKind(text: string): QuestionKind {
  const question = text.slice(0, 1000).replace(/[’`]/g, "'").replace(/\s+/g, " ").trim();
  return RULES.find(([, pattern]) => pattern.test(question))?.[0] ?? "behavioural";
}
