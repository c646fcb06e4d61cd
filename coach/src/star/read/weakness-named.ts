import type { Sentence } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";

/** A weakness is named before it is dealt with: what an answer says after this share of its words is what became of it. */
const NAMED_WITHIN = 0.6;

const BY_ITS_NAME =
  /\b(?:weak(?:ness\w*|er)?|(?:weak|sore) (?:point|spot|side)s?|fault|flaws?|shortcomings?|bad habit|downside|my (?:\w+ ){0,2}problem|improve (?:my|on)|work(?:ing)? on (?:my|being|it)|(?:hard|difficult|not easy|uneasy) for me)\b/;
/** Of oneself, whenever it was. */
const OF_ONESELF =
  /\b(?:too \w+|impatient|shy|quiet|untidy|messy|disorgani[sz]ed|perfectionist|stubborn|sensitive|forgetful|self-critical|critical|direct|blunt|insecure|chatty|talkative|introvert\w*|reserved|clumsy|competitive|controlling|indecisive|pessimistic|naive|bossy|absent-minded|scatterbrained|used to|(?:not|never) (?:\w+ )?good|bad at|poor at|terrible (?:at|with)|hopeless (?:at|with))\b/;
/** Of oneself, and still so. */
const AS_A_HABIT =
  /\b(?:tend|struggle|forget|overthink|hesitate|worry|procrastinate|avoid|rush|interrupt|panic|freeze|blush|dread|lack|postpone|find (?:it )?(?:\w+ )?(?:hard|difficult|tough|easy)|find (?:\w+ ){1,3}(?:hard|difficult)|get (?:\w+ )?(?:nervous|impatient|angry|annoyed|lost|stressed|anxious|stuck|emotional|frustrated|defensive|flustered)|lose (?:my )?\w+|say yes|say sorry|take (?:\w+ ){1,3}(?:personally|to heart)|(?:do|take|carry) (?:\w+ ){1,3}myself|need (?:too|so|a long|more) \w+|want everything|trust \w+ too)\b/;
/** "I don't remember the day" names none. */
const SAYS_NOTHING = /^(?:know|think|remember|mind|mean|recall|believe|care|have|see)$/;

/**
 * Whether an answer to the question for a weakness names one: a story of a guest who was angry is a good answer to another question.
 * English. Own words only: what others say of themselves in it is theirs.
 */
export function namesWeakness(sentences: readonly Sentence[], clauses: readonly Clause[]): boolean {
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  let passed = 0;
  const early = new Set(
    sentences.filter(({ tokens }) => {
      const begins = passed;
      passed += tokens.length;
      return begins < NAMED_WITHIN * words;
    }),
  );
  if ([...early].some(({ tokens }) => BY_ITS_NAME.test(said(tokens)))) return true;
  return clauses.some((clause) => {
    if (!early.has(clause.sentence) || clause.subject !== "i") return false;
    const own = said(clause.sentence.tokens.slice(clause.from, clause.to));
    if (OF_ONESELF.test(own)) return true;
    if (clause.tense !== "present") return false;
    return AS_A_HABIT.test(own) || (clause.isNegated && !SAYS_NOTHING.test(clause.verbStem));
  });
}

const said = (tokens: Sentence["tokens"]): string =>
  tokens.flatMap(({ low, quoted }) => (quoted ? [] : [low])).join(" ");
