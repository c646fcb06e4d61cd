import type { ChatState } from "../state.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** Longer messages are answers or stories, in which a score may be spoken of. */
const MOST_WORDS = 25;

/** How a score came about or could rise; read from folded text in four languages. */
const ABOUT_A_SCORE =
  /\b(why|how come|how (did|do|does|was|is|are|come)|explain|where (does|did|do)|what('s| is) behind)\b.{0,40}\b(scores?|scored|points?|marks?|marked|grade|graded|rating|rated|counted?|calculated?)\b|\bwhy\b.{0,30}\b(only|just|so low|so high|so bad|so few)\b|\b(more|extra|higher|better|raise|improve|increase|lift|lose|lost|losing|missing|cost) ?(my |the |me |a )?(points?|score|marks?|grade)\b|\b(unfair|not fair|too (strict|harsh))\b|\b(disagree|don'?t agree) with (that|this|your|my|the (score|mark|points))\b|\bwhat (did|do) you (say|said|think|write) (about|of) my (last|latest|previous) (answer|story|one)|\b(feedback|verdict|comments?) (on|for|about) my (last|latest|previous) (answer|story|one)|por que .{0,20}(puntuacion|puntos|nota)|como (se calcula|has calculado|subo|mejoro) .{0,15}(puntuacion|puntos|nota)|mas puntos|pourquoi .{0,20}(note|score|points)|comment .{0,25}(note|score|points)|plus de points|(为什么|怎么).{0,10}(分|打分|得分)|(提高|多拿).{0,4}分/;

/** "Why does it answer another question?", "what was good in my answer?": the last verdict is meant, whatever was said since. */
const OF_THE_VERDICT =
  /\bwhy\b.{0,40}\b(another|different|other) question\b|\b\d{1,3} (out )?of (the )?100\b|\b(verdict|feedback|judg\w+) (on|of|about|for) (my|the) (answer|story)\b|\bwhat('s| is| was|s) (wrong|good|bad|weak|strong) (with|about|in) (it|that|(my|the) (answer|story|ending|start|beginning|task|situation|action|result))\b|\bout of (what|how (much|many))\b/;

/** "Is the ending itself better now or just the task?": of two takes. */
const OF_TWO_TAKES =
  /\b(?:better|worse|higher|improved?|stronger)\b.{0,20}\b(?:now|than before|than the first|this time|or just)\b|\bwhat (?:has |have )?(?:changed|got better|improved)\b|\bdid (?:it|that|my (?:score|answer)) (?:go up|get better|improve)\b/;

/** Said of a verdict just given: it is not agreed with, or a word of it is not understood. */
const DOUBTS_IT =
  /^ (?:ok |and |so )?(?:(?:is|was) (?:it|that|this) )?better(?: now| then)?[?!. ]*$|\bhow many points\b|\bwhat(?:'s| is) (?:my|the) score\b|\b(?:i (?:don'?t|do not|dont) agree|i disagree|not fair|unfair|(?:i think )?(?:it'?s|its|that'?s|thats) (?:a )?good (?:story|answer)|what (?:do|did) (?:you|u) mean|what (?:exactly|precisely) is (?:wrong|missing|bad)|what'?s wrong (?:with|w)|too strict|too harsh|that'?s harsh|thats harsh)\b/;

/** Of the answer just judged nothing more need be said. */
const ABOUT_ITS_PARTS =
  /\b(why|how come|how (do|did) you (count|get|come to|calculate|arrive at)|explain)\b.{0,40}\b(\d{1,3}|zero|situation|task|action|result|section|ending|situacion|tarea|accion|resultado)\b|\b(situation|task|action|result|section|situacion|tarea|accion|resultado|tache)\b.{0,30}\b(only|just|so (low|few)|solo|seulement|que)\b.{0,10}\d|\bwhat('s| is|s)? (still |else )?(missing|lacking|wrong with (it|that|my answer))\b|\bpor ?que?.{0,25}\b\d{1,3}\b|\bpourquoi.{0,30}\b\d{1,3}\b|为什么.{0,12}\d|\b(which|what) (part|section|bit|piece)\b.{0,20}\b(weak|strong|worst|best|bad|good|missing|low|lost|wrong)|^ (but |and |so )?(why|how come|explain( it| that)?)[?!. ]*$|\bwhy (that|this|such a|so|only|just)\b|^ (and |so )?how (was|is) (that|it|my answer)[?!. ]*$|que parte|quelle partie|哪(一)?(部分|段)/;

/** "So is it a good one for Emirates now?" */
const ASKS_IF_GOOD =
  /^ (?:(?:but|and|so|ok|then) )*(?:was|is|would|will) (?:that|it|this|my (?:answer|story))(?: \w+){0,2} (?:ok|okay|good|enough|right|better|fine|bad|strong|ready|do|pass|work)\b(?: (?:one|answer|story|enough))*(?: (?:for|at|with|in) [\w ]{2,30})?(?: now| then)?[?!. ]*$/;

const SAYS_LITTLE = 7;
const DOUBT_WORDS = 18;
/** What an answer and its score are called by. */
const NAMES_AN_ANSWER =
  /\b(scor\w*|points?|marks?|marked|grad\w+|rat(e|ed|ing)|percent|\d{1,3}|zero|situations?|tasks?|actions?|results?|sections?|ending|answers?|story|stories|verdict|feedback|judg\w+|structure|strict|harsh|unfair|question|respuesta|historia|nota|puntos|puntuacion|situacion|tarea|accion|resultado|final|reponse|histoire|note|tache|resultat|fin)\b|分|回答|情境|任务|行动|结果|结尾/;

/** Whether a message asks what a score of the person's own rests on. */
export function asksForReceipt(
  { plain, text, length }: Message,
  { request, verdict }: ChatState,
): boolean {
  if (length > MOST_WORDS) return false;
  const isJudged = verdict !== null && request?.kind === "analyse-answer";
  // "Why only that? I did say what I did": one of its sentences asks.
  const short = sentencesIn(text).map((one) => readMessage(one));
  if (isJudged && short.some((one) => one.length <= SAYS_LITTLE && ABOUT_ITS_PARTS.test(one.plain)))
    return true;
  if (isJudged && length <= SAYS_LITTLE && NAMES_A_PART.test(plain)) return true;
  if (isJudged && length <= DOUBT_WORDS && DOUBTS_IT.test(plain)) return true;
  if (isJudged && ASKS_IF_GOOD.test(plain)) return true;
  if (isJudged && OF_TWO_TAKES.test(plain)) return true;
  // "Why do the masks only last a few minutes": words of a score by chance.
  if (length > SAYS_LITTLE && !NAMES_AN_ANSWER.test(plain)) return false;
  if (verdict !== null && OF_THE_VERDICT.test(plain)) return true;
  if (isJudged && ABOUT_ITS_PARTS.test(plain)) return true;
  if (!ABOUT_A_SCORE.test(plain)) return false;
  // "How are answers scored at Emirates": another's score is no matter of one's own receipt.
  return isJudged || /\b(my|i|me|that|this|mi|mis|mon|ma|mes|je)\b|我/.test(plain);
}

/** "What does the score actually mean?", "is 88 good though?", "what's it based on?" Folded text. */
export const asksWhatScoresMean = (plain: string): boolean => MEANS.test(plain);

/** "And the score now?", "why is the structure so low". */
const NAMES_A_PART =
  /^ (?:(?:and|ok(?:ay)?|so|but)(?: ?,)? ?)*(?:what(?:'s| is) )?(?:the|my) (?:new |total |final )?(?:score|mark|points)(?: now)? ?[?.! ]*$|\b(?:structure|specificity|ownership|outcome|relevance|clarity|safety and service|judge?ment)\b.{0,24}\b(?:low|lowest|bad|weak|poor|high|points|mean|only|\d+)\b|\b(?:low|lowest|weak|bad|why|what is|what's|what does|improve|raise)\b.{0,24}\b(?:structure|specificity|ownership|outcome|relevance|clarity)\b|\bhow (?:do|can|could|would) i (?:get|come|make it) (?:to|over|above|past) (?:a |the )?(?:\d{2,3}|hundred)\b/;
const SCORE =
  "(?:the |my |this |that |a )?(?:whole |total |overall )?(?:scores?|marks?|number|points|\\d{2,3}(?: out of 100| points| per ?cent)?)";
const MEANS = new RegExp(
  `\\bwhat (?:does|do|did|would|will) ${SCORE}(?: \\w+){0,2} (?:mean|say|tell)\\b|\\b(?:is|was) (?:an? )?${SCORE} (?:any )?(?:good|bad|enough|ok(?:ay)?|high|low|a pass|strong|decent)\\b|\\bwhat(?:'s| is| are) ${SCORE} (?:based on|made (?:up )?of|worth)\\b|\\bhow (?:is|are|do you (?:get|work out|calculate)) ${SCORE}(?: \\w+)? ?(?:made|calculated|worked out|come about)?\\b|\\b${SCORE}\\b.{0,20}\\b(?:tell|say)s? (?:me|us)? ?(?:anything )?about my chances\\b`,
);
