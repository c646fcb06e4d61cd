import type { QuestionKind } from "contract/questions";

const BEHAVIOURAL =
  /\b(?:a|an|the|any|one|last|first|another|some)\s+(?:\w+\s+){0,2}?(?:time|times|occasion|situation|moment|instance|experience|example|incident|day|project|shift|mistake|conflict|decision|failure|achievement|disagreement|challenge)\b(?!.*\bwould you\b)|\bhave you ever\b|\bhave you (?:had|been|worked|dealt|faced|experienced|made|handled|used|taken|gone|seen|helped|led)\b|\bwhen (?:did|have|were) you\b|\bhow did you\b|\bwhat did you\b|\bhow have you\b|\bwhere have you\b|\bgive (?:me|us) an? example\b|\bwhen you (?:had|were|was|did|made|worked|helped|dealt|disagreed|failed|led|took|showed|went|noticed|saw|received|could|felt|used|faced|solved|learned|learnt|changed|followed|stayed|\w+ed)\b|\bhow you (?:helped|dealt|handled|solved|led|\w+ed)\b|\bin your (?:last|previous|current|past) (?:job|role|position|work)\b.*\b(?:did|were|was|have)\b|\bwho (?:was|were)\b|\b(?:proudest|hardest|toughest|biggest) (?:\w+ )?(?:moment|mistake|achievement|challenge|decision|failure|success)\b|\bsomething you (?:did|\w+ed)\b/i;

const HYPOTHETICAL =
  /\bwould you\b|\bwould your\b|\bwould be your\b|\bwhat if\b|\bimagine\b|\bsuppose\b|\bpicture this\b|\blet'?s say\b|\bhow (?:should|must|can|do|will) (?:you|crew|cabin crew|a flight attendant|we)\b.*\b(?:if|when|passenger|emergency|fire|smoke|evacuation|turbulence|decompression|captain|flight|cabin|aircraft|board|onboard)\b|\bwhat (?:do|should|must|will|can|are) you(?:r)? (?:do|say|first|next|steps|check|tell|priorities)?\b|\bhow (?:do|will|should|can) you (?:react|respond|proceed)\b|\bwhat (?:is|are|happens|steps|action|actions)\b.*\b(?:if|when|during|step|steps|procedure|do)\b|\bif (?:a|an|the|your|you|two|someone|somebody|one|there|passengers|another|this|that)\b|^(?:a|an|the|two|during|after|before|just|shortly|on|you|your|while|midway|mid|one|several|boarding)\b.*\b(?:passenger|passengers|cabin|flight|captain|crew|colleague|seat|door|child|cart|galley|gate|guest|customer)\b/i;

const MOTIVATION =
  /\bwhy (?:do|did|are|would|should|have|us|cabin|this|our|now|flight|you|leave|not|aviation|here|be|become|choose|apply|want|does|is)\b|\btell (?:me|us) (?:\w+ ){0,3}?(?:about yourself|who you are|about you|your story)\b|\bintroduce yourself\b|\bdescribe yourself\b|\babout yourself\b|\bwhat (?:attracts|attracted|draws|drew|interests|interested|motivates|motivated|inspires|inspired|makes|made|appeals|excites|drives|brings|brought)\b|\bwhat do you (?:know|like|enjoy|think|want|expect|bring|hope|understand|love|look|find|imagine|believe)\b|\bwhat can you (?:bring|offer|contribute|tell)\b|\bwhat would you (?:bring|contribute|like|enjoy|miss|find)\b|\bwhere do you (?:see|want)\b|\bstrengths?\b|\bweakness(?:es)?\b|\bhow (?:do|would) you feel about\b|\bare you (?:willing|prepared|ready|able|comfortable|happy)\b|\bwhat does (?:\w+ ){1,5}mean to you\b|\byour (?:goals|ambitions|motivation|plans|hobbies|dream)\b|\brelocat|\bhow would (?:your|other) (?:\w+ ){0,2}?describe\b|\bwhat (?:is|are) (?:the|your) (?:most important|main|biggest|best|role|duties|qualities|hobbies|greatest)\b|\bwhat qualities\b|\bwhat (?:skills|sets|three|kind|type)\b/i;

/**
 * What a question asks for, from its wording alone: behavioural (one real past event), hypothetical (what would you do),
 * or motivation (reasons and fit). A question that fits none is read as behavioural, as interviewers want an example anyway.
 */
export function questionKind(text: string): QuestionKind {
  const question = text.replace(/[’`]/g, "'").trim().slice(0, 1000);
  if (/\b(?:tell|describe|share|give|talk|think|recall|walk)\b.*\b(?:time|example|occasion|situation|instance|moment|experience)\b/i.test(question) && !/\bwould you (?:do|handle|say|react|respond)\b/i.test(question)) return "behavioural";
  if (/\bwould you (?:do|say|handle|react|respond|deal|act|manage|proceed|approach|help|tell|go about|calm|respond)\b|\bwhat if\b|\bimagine\b|\bsuppose\b/i.test(question)) return "hypothetical";
  if (MOTIVATION.test(question) && !/\bwhat makes a\b.*\bif\b/i.test(question) && !/\bwhy did you (?:do|decide to (?:break|ignore))\b/i.test(question) && !BEHAVIOURAL_STRICT.test(question)) return "motivation";
  if (BEHAVIOURAL_STRICT.test(question)) return "behavioural";
  if (HYPOTHETICAL.test(question) && !/\bdid you\b/i.test(question)) return "hypothetical";
  return BEHAVIOURAL.test(question) ? "behavioural" : "behavioural";
}

const BEHAVIOURAL_STRICT = /\bhave you ever\b|\bwhen (?:did|have|were) you\b|\bhow did you\b|\bwhat did you\b|\bhow have you\b|\ba time\b|\bgive (?:me|us) an? example\b|\bhow you (?:helped|dealt|handled|solved|\w+ed)\b|\b(?:describe|tell (?:me|us) about) (?:a|an|the|your|something|someone) (?!crew|job|perfect|ideal)/i;
