import type { ConductFamily } from "../lexicon/conduct-rule.ts";
import { NEGATIONS } from "../lexicon/grammar.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";
import { isPastForm } from "./verb-group.ts";

/** Clause governors that leave the deed undone: "I was tempted to shout", "I wanted to hit back". */
const UNDONE = stems(
  "tempt want like love hope mean afraid wish avoid refuse decline stop ask beg try attempt threaten say tell warn",
);
const REFUSING = stems("refuse decline avoid");
const SPEAKING = stems(
  "say tell shout call ask yell scream claim complain accuse think insult blame believe write argue mean worry want answer reply explain offer suggest order joke promise order demand beg",
);

/** The verb at `at` is the candidate's own, asserted, done deed (`act`), or one that the candidate left undone (`omission`). */
export function isOwnDeed(
  sentence: Sentence,
  at: number,
  clauses: readonly Clause[],
  mode: "act" | "omission",
): boolean {
  const index = clauses.findIndex((clause) => clause.verb === at);
  if (index < 0) return false;
  const clause = clauses[index] as Clause;
  if (clause.subject !== "i" && clause.subject !== "we" && !isOwnAgain(clauses, index))
    return false;
  if (clause.isPassive || isDoneToMe(sentence.tokens, clause) || isOwned(sentence.tokens, at))
    return false;
  const parent =
    clause.tense === "infinitive" || clause.tense === "gerund" ? clauses[index - 1] : undefined;
  const isRefusal = parent !== undefined && REFUSING.has(parent.verbStem);
  const isFrame = parent?.isNegated && !hesitates(parent);
  const isNegated =
    clause.isNegated || isRefusal || isFrame || isNegatedBefore(sentence.tokens, clause, at);
  if (mode === "omission") return isNegated && !isRelay(clauses, index) && clause.subject === "i";
  if (isNegated || isReported(clauses, index) || isUnreal(sentence, clause)) return false;
  if (parent !== undefined && UNDONE.has(parent.verbStem) && clause.tense === "infinitive")
    return false;
  if (parent !== undefined && parent.subject === "other") return false;
  const modal = sentence.tokens
    .slice(clause.from, clause.verb)
    .map((token) => token.low)
    .join(" ");
  return !/\b(?:can't|couldn't|never|not|should have|could have|might have|almost|nearly)\b/.test(
    modal,
  );
}

/** "Both asked me to keep it quiet": who does it to me is somebody else. */
function isDoneToMe(tokens: readonly Token[], clause: Clause): boolean {
  const doer = tokens[clause.verb - 1]?.low ?? "";
  return (
    tokens[clause.verb + 1]?.low === "me" ||
    (clause.isImplied &&
      /^(?:both|others|another|some|people|guests|passengers|customers)$/.test(doer))
  );
}

/** "We've smoke in the galley": a thing that one has, not a deed. */
function isOwned(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? "";
  return /'ve$/.test(tokens[at - 1]?.low ?? "") && !isPastForm(low);
}

const TAKEN_BACK =
  /\b(?:(?:i|we) (?:then )?(?:said no|refused(?! to (?:follow|obey|help|serve|listen|apologi|report|cooperate|evacuate|talk|call|tell))|declined|gave (?:it|them) back|told (?:him|her|them) (?:that )?(?:i|we) (?:could|would) not|said (?:that )?(?:i|we) (?:could|would) not|put (?:it|them) back|took it back)|but (?:i|we) (?:did not|didn't|would not|wouldn't|could not|couldn't) do)\b/;

/** Refused or undone in the same breath: "I said I could not promise that", "I gave it back". */
export function isTakenBack(sentence: Sentence, after: Sentence | undefined): boolean {
  return [sentence, after].some(
    (item) =>
      item !== undefined &&
      TAKEN_BACK.test(
        item.tokens
          .slice(0, 60)
          .map((token) => token.low)
          .join(" "),
      ),
  );
}

/** "I pressed it until it was quiet and put tape over it": after a thing's clause the deeds go on with the person. */
function isOwnAgain(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index] as Clause;
  const thing = clauses[index - 1];
  const { tokens } = clause.sentence;
  const doer = clauses[index - 2]?.subject;
  return (
    thing !== undefined &&
    (doer === "i" || doer === "we") &&
    /^(?:and|then)$/.test(tokens[clause.verb - 1]?.low ?? "") &&
    /^(?:it|that|this|which|there)$/.test(tokens[thing.from]?.low ?? "")
  );
}

/** "He said we were stealing", "my boss told me to skip it", "she thought I was hiding something": another person's words. */
function isReported(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index] as Clause;
  const { tokens } = clause.sentence;
  if (
    clauses[index - 1]?.subject !== "i" &&
    ACCUSED.test(lowWords(tokens, clause.from - 9, clause.from))
  )
    return true;
  for (let before = index - 1; before >= 0; before -= 1) {
    const speaker = clauses[before] as Clause;
    const isBreak = tokens
      .slice(speaker.verb + 1, clause.from + 1)
      .some(
        (token) =>
          (token.afterPause && clause.isImplied) ||
          /^(?:so|because|but|when|while|until)$/.test(token.low),
      );
    if (isBreak) return false;
    if (!SPEAKING.has(speaker.verbStem)) continue;
    if (speaker.subject === "other" || isSaidByNobody(speaker, clause)) return true;
  }
  return false;
}

/** What leads in what others say or believe of the candidate: “phoned the agency screaming that I stole it”, “the rumour was that I had lied”. */
const ACCUSED =
  /\b(?:(?:scream|shout|yell|say|claim|swear|tell|insist|complain|cry|writ|post|alleg|believ|think|suspect|declar)ing(?: (?:everyone|everybody|people|them|him|her|my \w+|the \w+))?(?: that)?|(?:accusation|complaint|claim|rumou?r|story|theory|suspicion|idea|belief|review|lie|feeling|impression|head|charge|allegation|convinced|certain|sure|positive|adamant)(?: (?:was|is|went round|went around|got out|spread))* that|(?:phoned|rang|emailed|texted|wrote|messaged|posted|reported|complained|alleged|swore|insisted|reckoned|suspected|decided|assumed|made out)(?: (?!and\b|so\b|but\b|because\b|when\b|then\b)[\w']+){0,4} that)$/;

/** "So no one can say I cheated". */
function isSaidByNobody({ from, verb }: Clause, { sentence, from: said }: Clause): boolean {
  const words = (start: number, end: number) => sentence.tokens.slice(start, end);
  return (
    words(verb + 1, said).every(({ low }) => low === "that") &&
    words(Math.max(0, from - 1), verb).some(({ low }) =>
      /^(?:nobody|no-one|noone|anybody|anyone|one)$/.test(low),
    )
  );
}

/** "Nearly", "for a moment I thought", "if I had": the deed stayed a thought. */
function isUnreal(sentence: Sentence, clause: Clause): boolean {
  const lead = sentence.tokens
    .slice(Math.max(0, clause.verb - 9), clause.verb)
    .map((token) => token.low)
    .join(" ");
  return (
    /\b(?:nearly|almost|tempted|thought (?:about|of)|could have|would have been|before (?:deciding|judging|thinking)|if i (?:had|did|were|was)?|if we (?:had|did|were)?|at first|instead of|easy way)\b/.test(
      lead,
    ) && !/\beven if\b/.test(lead)
  );
}

/** "I did not know whether to tell", "if I don't report": a thought, not an omission. */
function isRelay(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index] as Clause;
  const before = clause.sentence.tokens[clause.from - 1]?.low ?? "";
  return before === "if" || before === "why" || before === "whether" || before === "had";
}

/** "I was not afraid to tell": the deed was done. */
function hesitates(clause: Clause): boolean {
  return clause.sentence.tokens
    .slice(clause.verb, clause.to + 1)
    .some((token) =>
      /^(?:afraid|shy|hesitate|hesitated|ashamed|scared|mind|late)$/.test(token.low),
    );
}

const lowWords = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ low }) => low)
    .join(" ");

function isNegatedBefore(tokens: readonly Token[], clause: Clause, at: number): boolean {
  const isBare = clause.tense === "infinitive" || clause.tense === "gerund" || clause.isImplied;
  const first = isBare ? Math.max(0, at - 3) : clause.from;
  for (let i = at - 1; i >= first; i -= 1) {
    const token = tokens[i] as Token;
    if (NEGATIONS.has(token.low)) return true;
    if (token.afterPause) return false;
  }
  return false;
}

/** Said by the candidate of the world: not reported of another speaker, and not denied. */
export function isOwnWord(
  sentence: Sentence,
  at: number,
  clauses: readonly Clause[],
  family: ConductFamily,
): boolean {
  const speaker = clauses
    .filter((clause) => clause.verb < at)
    .findLast((clause) => SPEAKING.has(clause.verbStem));
  if (speaker !== undefined && (speaker.subject === "other" || speaker.isNegated)) return false;
  const own = clauses.findLast((clause) => clause.from <= at);
  if ((family === "dishonesty" || family === "medication") && own?.subject === "other")
    return false;
  if (family === "blame" || family === "insult" || family === "discrimination") {
    const own = sentence.tokens.slice(Math.max(0, at - 4), at).map((token) => token.low);
    if (
      own.some((low) =>
        /^(?:not|never|no|nobody|without|instead|felt|feel|myself|didn't|wasn't|isn't|don't|avoid|less)$/.test(
          low,
        ),
      )
    )
      return false;
  }
  if (family === "neglect" || family === "concealment" || family === "convenience") {
    if (
      sentence.tokens
        .slice(Math.max(0, at - 3), at)
        .some((token) => /^(?:not|never|if|when|until|unless|that)$/.test(token.low))
    )
      return false;
  }
  return true;
}
