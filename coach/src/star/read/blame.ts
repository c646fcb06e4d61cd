import { DEED_VERBS } from "../lexicon/verbs.ts";
import type { Sentence } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";

const FAILING = stems(
  "forget fail ignore refuse lie break lose ruin mess delay neglect miss overlook cause force mix botch drop waste skip cheat blame",
);
const FAULTY =
  /\b(?:wrong|late|lazy|slow|careless|fault|mistakes?|badly|useless|unprepared|disorgani[sz]ed|incompetent|hopeless|terrible|poor|sloppy|unprofessional)\b/;
/** The fault is somebody else's, in so many words. */
const DISOWNED =
  /\b(?:(?:not|wasn't|isn't|never|hardly|nothing) (?:\w+ ){0,2}my (?:fault|mistake|job|responsibility|problem|decision|doing|error)|(?<!(?:not|wasn't|isn't|never|hardly) (?:\w+ ){0,2})(?:his|her|their|theirs|\w+'s) (?:own )?(?:fault|mistake|doing|responsibility)|because of (?:him|her|them)|made me|forced me|had no choice|let (?:me|us) down|nothing to do with me|nothing i could|(?:they|he|she|somebody|someone|\w+) should(?: not)? have|to blame|blame (?:is|was|lies|lay|belongs)|not me|(?:that|this|it) (?:is|was) on (?:him|her|them)|if (?:he|she|they) had|i (?:only|just) (?:did|followed)|(?:only|just) (?:following|doing)|unfair(?:ly)?|any(?:one|body) would have|(?:was|were|is) the (?:problem|reason|real \w+)|because (?:he|she|they|(?:the|my|our) \w+) (?:didn't|did not|never|always|forgot|failed|wouldn't|couldn't)|(?:he|she|they) (?:always|never)|what was i supposed|nobody (?:had )?(?:told|showed|trained|warned|helped) me)\b/g;
const OWN_SHARE =
  /(?<!(?:not|wasn't|isn't|never|hardly) (?:\w+ ){0,2})\b(?:my (?:own )?(?:mistake|fault|error|slip|oversight)|i should(?: not|n't)? have|i could have|i was wrong|i apologi[sz]ed|i (?:had )?(?:made (?:a|the|that) mistake|caused|overlooked)|owned up|i (?:have )?(?:learned|learnt|realised|realized)|i took (?:the )?(?:blame|responsibility))\b/;

/** How far an answer hands its faults to others. */
export interface Blame {
  /** 0 to 1: the fault is disowned in so many words and others' failures stand against few deeds of one's own. */
  severity: number;
  /** Clauses in which another fails. */
  failures: readonly Clause[];
}

/**
 * Blame all through an answer: the share of others' failures among these and the candidate's own deeds, times how often the fault is
 * disowned. Naming what others did wrong is no blame, and one own share told (a mistake, an apology, a lesson) ends it.
 */
export function readBlame(clauses: readonly Clause[], sentences: readonly Sentence[]): Blame {
  const failures = clauses.filter(isOthersFailure);
  const deeds = clauses.filter(
    (clause) =>
      (clause.subject === "i" || clause.subject === "we") &&
      !clause.isNegated &&
      DEED_VERBS.has(clause.verbStem),
  );
  const texts = sentences.map((sentence) =>
    sentence.tokens.map((token) => (token.quoted ? "§" : token.low)).join(" "),
  );
  const disowned = texts.reduce((sum, text) => sum + (text.match(DISOWNED)?.length ?? 0), 0);
  const share = failures.length / Math.max(1, failures.length + deeds.length);
  const isPattern =
    failures.length > 1 && disowned > 1 && !texts.some((text) => OWN_SHARE.test(text));
  return {
    severity: isPattern ? Math.max(0, Math.min(1, (share * disowned - 0.35) / 0.1)) : 0,
    failures,
  };
}

function isOthersFailure(clause: Clause): boolean {
  if (clause.subject !== "other" || clause.tense !== "past") return false;
  if (clause.isNegated || FAILING.has(clause.verbStem)) return true;
  return FAULTY.test(
    clause.sentence.tokens
      .slice(clause.verb, clause.to)
      .map((token) => token.low)
      .join(" "),
  );
}
