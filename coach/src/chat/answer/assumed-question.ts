import type { QuestionKind } from "contract/questions";
import { fold } from "../read/message.ts";

const STORY =
  /\b(when i (was|worked|had)|one (day|evening|night|morning|time)|once\b|last (summer|winter|week|month|year)|there was|i (was|had|did|told|asked|saw|went|noticed|apologi[sz]ed|called|helped)\b|un dia|una vez|cuando (era|trabajaba)|un jour|une fois|quand j'etais)|有一次|有一天|当时/g;
const OF_ONESELF =
  /\b(i (really )?(want|would like|'d like|love|hope|dream|have always wanted) (to )?(be|become|work|join|fly|see|travel|help|people)|i'd like to (be|become|work|join|fly)|my (greatest |biggest |main )?(weakness|strength)|in (five|5|ten|10) years|quiero (ser|trabajar|volar)|mi (defecto|debilidad|fortaleza)|je (veux|voudrais|souhaite) (etre|devenir|travailler|voler)|mon (defaut|point (fort|faible)))|我想(成为|当|做)|我的(缺点|优点)/;
const WOULD =
  /\b(i would|i'd(?! (?:rather|been|felt|had|gone|seen|told|never|already|just|known|made|taken|\w+ed)\b)|i will|i'll|first i|yo (haria|le diria)|(primero|luego) (le )?\w+ria|je (ferais|dirais|demanderais|lui))\b|我会/g;

/** A question as the analysis takes it, for an answer that came without one. */
export interface AssumedQuestion {
  text: string;
  kind: QuestionKind;
}

const TELLS_A_STORY: AssumedQuestion = {
  text: "Tell me about a time at work that shows how you deal with people.",
  kind: "behavioural",
};

/** What an answer without its question was most likely asked: why, what one would do, or what one did. */
export function assumedQuestion(answer: string): AssumedQuestion {
  const plain = fold(answer);
  const told = plain.match(STORY)?.length ?? 0;
  if (told <= 1 && OF_ONESELF.test(plain))
    return { text: "Why do you want to become a flight attendant?", kind: "motivation" };
  const would = plain.match(WOULD)?.length ?? 0;
  if (would > told) return { text: "What would you do?", kind: "hypothetical" };
  return TELLS_A_STORY;
}
