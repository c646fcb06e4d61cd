import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** "Gotta go grade some papers, thanks man": said at the end, whatever stands before it. Folded text; other languages by their gloss. */
const FAREWELL =
  /^ (?:good )?night+ ?(?:night)?[.! ]*$|\b(?:bye+|bye ?bye|goodbye|good bye|cya|see (?:you|ya)(?: (?:later|soon|tomorrow|around))?|ttyl|talk (?:to you )?(?:later|soon|tomorrow)|good ?night|take care|catch you later|until (?:next time|tomorrow)|laters|signing off|logging off)\b|\b(?:i )?(?:gotta|got to|have to|need to|must|should|better) (?:go|run|dash|leave(?! (?:my|him|her|them|home|the|our|a|everything)\b)|head|get going|be off|get (?:ready|back) (?:for|to) (?:work|bed))\b|\b(?:i'?m|i am|im) (?:off|done for (?:today|tonight|now)|heading (?:off|out|to)|going to bed)\b|\bthat'?s me (?:done|off|finished)\b|\bi'?ll leave (?:it|you) (?:there|to it)\b|\b(?:gtg|g2g|off to (?:bed|work|sleep|class))\b|\bwish me luck\b|\b(?:keep (?:your )?|crossing (?:my )?)fingers(?: crossed)?\b|\bciao+[.! ]*$|\bi (?:have to|must|need to) (?:start|begin) (?:my|work)\b|\bthat'?s (?:all|it|enough)(?: from me)?(?: for)? (?:today|now|tonight)\b|\b(?:adios|hasta (?:luego|manana|pronto|otra)|chao|me (?:voy|tengo que ir|piro)|buenas noches|au revoir|a bientot|a plus|a demain|bonne (?:soiree|nuit|journee)|je (?:dois (?:y aller|filer|aller|partir)|file|te laisse|vous laisse)|faut que j'y aille)\b|再见|拜拜|我(?:先)?(?:走|下)了|晚安/;
/** Whether a word of farewell is among the folded words: beside thanks it makes them the last. */
export const namesAGoodbye = (plain: string): boolean =>
  /\b(?:bye|goodbye|see (?:you|ya)|good ?night|talk later|take care|ciao|adios|au revoir)\b|再见/.test(
    plain,
  );
/** In a story somebody says it, or does it. */
const TOLD = /\b(?:said|told|says|waved|she|he|they|we|him|her|passengers?|guests?|when|if)\b/;
const THANKS =
  /\b(?:thanks?|thank you|thx|ty|ta|cheers|tysm|appreciate|gracias|merci|you(?:'ve| have)? (?:been|helped)|helped|helpful)\b|谢/;
const LONGEST = 22;

/** "How do I say goodbye at the end": asked, though no mark says so. */
const ASKS_HOW = /^ (?:and |so |but |ok |okay )?(?:how|what|whats|why|when|where|which)\b/;

/** Whether a sentence says goodbye, and asks nothing. */
export function saysGoodbye({ plain, text, length }: Message): boolean {
  if (length > LONGEST || /[?？؟]/u.test(text) || ASKS_HOW.test(plain)) return false;
  return FAREWELL.test(plain) && !TOLD.test(plain);
}

const SETS_OFF =
  /\b(?:feel(?:ing)?|am|i'?m) (?:so |much |a lot |way |a bit |lots )*(?:more |better )?(?:ready|prepared|confident)\b|\b(?:gonna|going to|i'?ll|will) (?:go )?(?:and )?(?:apply|send (?:it|my application)|register)(?: (?:it|now|tonight|today|tomorrow|right away|then|straight away))*[^a-z]*$|\b(?:i(?:'m| am|'ll| will)|gonna|going) (?:going )?(?:to )?(?:go to )?(?:sleep|bed)\b/;

/** Sentences before a farewell: more words than these tell something of their own. */
const LONGEST_BEFORE = 40;

/** Whether the message as a whole takes leave: its last sentence or the one before does, and none asks. */
export function takesLeave({ text, length, plain }: Message): boolean {
  if (length > LONGEST_BEFORE || /[?？؟]/u.test(text)) return false;
  const sentences = sentencesIn(text)
    .map((one) => readMessage(one))
    .filter((one) => one.length > 0);
  // "Thanks for all this, bit nervous but feel way more ready. Gonna go apply tonight"
  if (THANKS.test(plain) && SETS_OFF.test(plain)) return true;
  const last = sentences.slice(-2);
  return last.some((one) => saysGoodbye(one)) && (length <= LONGEST || THANKS.test(plain));
}
