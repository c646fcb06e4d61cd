import type { QuestionKind } from "contract/questions";
import { crewSignals } from "../lexicon/crew-signals.ts";
import { motiveSignals } from "../lexicon/motive-signals.ts";
import { signals } from "../lexicon/signals.ts";
import { DEED_VERBS } from "../lexicon/verbs.ts";
import { type Clause, readClauses } from "../read/clauses.ts";
import { readDetails } from "../read/details.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { closingCues } from "./closing.ts";
import { OTHER_LANGUAGES } from "./other-languages.ts";

const SIGNALS: Record<QuestionKind, (tokens: readonly Token[]) => readonly { id: string }[]> = {
  behavioural: signals,
  hypothetical: crewSignals,
  motivation: motiveSignals,
};

const WORDINGS: Readonly<Record<string, RegExp>> = {
  "says it began":
    /^(?:so|well|okay|yes|um|uh|a few|it was|this (?:was|happened)|one|last|when|in|on|during|while|about|at|i was|i worked|back)\b/,
  "says it was own task":
    /\b(?:(?<!\b(?:not|n't|never|hardly) (?:really |even |actually )?)my (?:job|task|role|responsibility|duty|goal|aim|part|priority)|i (?:had|needed|have|need|must|wanted) to|was (?:the (?:person|one|only one) )?(?:responsible|in charge)|up to me|responsible for|mine to|it fell to|i (?:offered|volunteered) to|i (?:said|told (?:him|her|them)) (?:that )?i (?:would|will|'d|'ll) (?:do|take|handle|look after|stay|cover|manage|watch|carry|stand in))\b/,
  "says it was not own task":
    /\b(?:not|n't|never|hardly|none of|nobody'?s) (?:really |even |actually |strictly )?(?:my|mine|part of my|in my) ?(?:job|task|role|responsibility|duty|section|business)?\b.{0,12}\b(?:but|so|still|yet) i\b/,
  "says it is over":
    /\b(?:in the end|as a result|eventually|at the end|by the end|ended up|turned out|the (?:result|outcome)|since then|to this day|ever since|from then on|(?:he|she|they) calmed down|every (?:day|week|month|year|summer) since|(?:comes?|came) (?:back )?(?:to us )?every)\b/,
  "says what was learnt":
    /\b(?:i (?:learn\w*|realised|realized)|taught me|since then|i (?:now|still|always)|looking back|next time)\b/,
  "says what draws":
    /\b(?:that is why|that's why|what draws|i love|i like|i want|attract\w*|reason)\b/,
  "names a risk": /\b(?:risk|danger\w*|could|might|because|otherwise|if)\b/,
};

/** Where in the answer a sentence stands: shares of the whole text, 0 to 1. */
export interface Place {
  before: number;
  share: number;
  /** Sentences that come after it. */
  left: number;
  /** The one that comes next. */
  next: Sentence | undefined;
}

/** What tells which section of a story a sentence belongs to, by name; each value is from above 0 up to 1. */
export function cuesOf(sentence: Sentence, kind: QuestionKind, place: Place): Map<string, number> {
  const cues = new Map<string, number>();
  const set = (name: string, value: number) => {
    if (value > 0) cues.set(name, Math.min(1, value));
  };
  const middle = place.before + place.share / 2;
  set("stands early", 1 - 3 * middle);
  set("stands after the middle", middle > 0.5 ? 1 : 0);
  set("stands late", 3 * middle - 2);
  for (const { id } of SIGNALS[kind](sentence.tokens)) set(`signal ${id}`, 1);
  for (const detail of readDetails(sentence, true)) set(`fact ${detail.kind}`, 1);
  const low = sentence.tokens.map((token) => token.low).join(" ");
  for (const [name, pattern] of Object.entries(WORDINGS)) set(name, pattern.test(low) ? 1 : 0);
  for (const [name, pattern] of Object.entries(OTHER_LANGUAGES))
    set(name, pattern.test(low) ? 1 : (cues.get(name) ?? 0));
  const clauses = readClauses(sentence);
  for (const [name, value] of shapeOf(clauses)) set(name, Math.max(value, cues.get(name) ?? 0));
  for (const name of closingCues(sentence, clauses, place.left, place.next)) set(name, 1);
  return cues;
}

/** So many things done in one sentence are steps. */
const ROW = 3;

/** Who does what, and when: shares of the sentence's clauses. */
function shapeOf(all: readonly Clause[]): [string, number][] {
  const clauses = all.filter(({ tense }) => tense !== "infinitive" && tense !== "gerund");
  const share = (subject: Clause["subject"], tense?: Clause["tense"], isDeed?: boolean) =>
    clauses.filter(
      (clause) =>
        clause.subject === subject &&
        (tense === undefined || clause.tense === tense) &&
        (isDeed === undefined || DEED_VERBS.has(clause.verbStem) === isDeed),
    ).length / Math.max(1, clauses.length);
  const first = clauses[0];
  return [
    ["own past deeds", share("i", "past", true)],
    ["own past, no deed", share("i", "past", false)],
    ["own plan", share("i", "would")],
    ["own present", share("i", "present")],
    ["what we did", share("we")],
    ["others' past", share("other", "past")],
    ["others' present", share("other", "present")],
    // "I kept my voice low, told him my name and said …": steps, whatever the verbs.
    [
      "own steps in a row",
      clauses.filter(({ subject, tense }) => subject === "i" && tense === "past").length >= ROW
        ? 1
        : 0,
    ],
    ["a first own deed", first?.subject === "i" && DEED_VERBS.has(first.verbStem) ? 1 : 0],
  ];
}
