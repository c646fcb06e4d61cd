import type { Deed } from "../lexicon/deed.ts";
import { PEOPLE_DEEDS } from "../lexicon/deeds-people.ts";
import { SAFETY_DEEDS } from "../lexicon/deeds-safety.ts";
import { TRUTH_DEEDS } from "../lexicon/deeds-truth.ts";
import { EXCUSE, SAYINGS } from "../lexicon/sayings.ts";
import type { Sentence } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";
import type { ConductFinding } from "./conduct-finding.ts";
import { isOwnDeed, isOwnWord } from "./own-deed.ts";
import { isOfOneself } from "./plain-meaning.ts";

const BY_VERB = new Map<string, Deed[]>();
for (const deed of [...SAFETY_DEEDS, ...TRUTH_DEEDS, ...PEOPLE_DEEDS])
  for (const verb of deed.verbs) BY_VERB.set(verb, [...(BY_VERB.get(verb) ?? []), deed]);

/** Words before and after the verb that are looked at: bounds the work on a text without stops. */
const WINDOW_WORDS = 45;
/** What an excuse beside a doubtful deed adds to its severity. */
const EXCUSE_WORTH = 0.4;

/** The sentence in the middle of its neighbours: what stands around a deed and what follows it. */
export interface Scene {
  before: Sentence | undefined;
  sentence: Sentence;
  after: Sentence | undefined;
}

/** Deeds of the candidate by what was done to what, and what was said to excuse it; views in the candidate's own voice. */
export function readDeeds(scene: Scene, clauses: readonly Clause[]): ConductFinding[] {
  const { sentence } = scene;
  const findings: ConductFinding[] = [];
  clauses.forEach((clause, index) => {
    const deeds = BY_VERB.get(clause.verbStem);
    if (deeds === undefined) return;
    const isDone = isOwnDeed(sentence, clause.verb, clauses, "act");
    const isLeft = !isDone && isOwnDeed(sentence, clause.verb, clauses, "omission");
    if (!isDone && !isLeft) return;
    const end = deedEnd(clauses, index);
    const object = textOf(sentence, clause.verb + 1, Math.min(end, clause.verb + 25));
    const here = textOf(
      sentence,
      Math.max(0, clause.verb - WINDOW_WORDS),
      clause.verb + WINDOW_WORDS,
    );
    const around = `${lastWords(scene.before)} ${here}`;
    const after = `${here} ${firstWords(scene.after)}`;
    for (const deed of deeds) {
      if (isLeft !== (deed.isOmission === true)) continue;
      if (deed.object !== undefined && !deed.object.test(object)) continue;
      if (deed.around !== undefined && !deed.around.test(around)) continue;
      if (deed.unless?.test(after)) continue;
      const excuse = deed.severity < 0.9 && EXCUSE.test(here) ? EXCUSE_WORTH : 0;
      findings.push({
        family: deed.family,
        severity: Math.min(1, deed.severity + excuse),
        sentence,
        from: clause.verb,
        to: Math.max(clause.verb + 1, Math.min(end, clause.verb + 6)),
      });
    }
  });
  return [...findings, ...readSayings(sentence, clauses)];
}

function readSayings(sentence: Sentence, clauses: readonly Clause[]): ConductFinding[] {
  const text = textOf(sentence, 0, sentence.tokens.length);
  return SAYINGS.flatMap(({ family, severity, says, unless }) => {
    const hit = says.exec(text);
    if (hit === null || unless?.test(text)) return [];
    const from = text.slice(0, hit.index).split(" ").length - 1;
    if (!isOwnWord(sentence, from, clauses, family)) return [];
    const to = Math.min(sentence.tokens.length, from + hit[0].split(" ").length);
    if (family === "insult" && isOfOneself(textOf(sentence, Math.max(0, from - 8), to + 3)))
      return [];
    return [{ family, severity, sentence, from, to }];
  });
}

/** A deed reaches over the infinitives and gerunds that hang on it, up to the next doer. */
function deedEnd(clauses: readonly Clause[], index: number): number {
  let end = (clauses[index] as Clause).to;
  for (let next = index + 1; next < clauses.length; next += 1) {
    const clause = clauses[next] as Clause;
    const hangs = clause.tense === "infinitive" || clause.tense === "gerund";
    if (!hangs && clause.subject !== "other") break;
    end = clause.to;
    if (!hangs) break;
  }
  return end;
}

function textOf(sentence: Sentence, from: number, to: number): string {
  return sentence.tokens
    .slice(from, to)
    .map((token) => (token.quoted ? "§" : token.low))
    .join(" ");
}

function lastWords(sentence: Sentence | undefined): string {
  return sentence === undefined
    ? ""
    : textOf(sentence, Math.max(0, sentence.tokens.length - WINDOW_WORDS), sentence.tokens.length);
}

function firstWords(sentence: Sentence | undefined): string {
  return sentence === undefined ? "" : textOf(sentence, 0, WINDOW_WORDS);
}
