import type { StarSection } from "contract/star";
import type { MarkerHit } from "./markers.ts";
import type { Span } from "./spans.ts";
import type { Word } from "./words.ts";

export type Subject = "i" | "we" | "other" | null;
export type Tense = "past" | "would" | "present" | null;

/** A part of a sentence with who acts in it and when, as far as its words tell. */
export interface OtherClause extends Span {
  section: StarSection;
  /** Number of its sentence in the section. */
  sentence: number;
  subject: Subject;
  tense: Tense;
  isHabitual: boolean;
  /** Somebody's spoken words, between quotation marks. */
  isSpeech: boolean;
  /** Different verbs of service and safety work. */
  deeds: number;
  /** Concrete words, as stems. */
  specifics: string[];
  words: Word[];
}

/** A clause before its neighbours have told it what it lacks. */
export type BareClause = Omit<OtherClause, "subject" | "tense" | "isHabitual"> & {
  markers: readonly MarkerHit[];
  /** Starts with a joining word, or follows a pause: may go on with the subject before it. */
  goesOn: boolean;
};

/** How the languages differ in naming who acts. */
export interface SubjectRules {
  dropsSubject: boolean;
  /** A topic once named stays the subject over several sentences. */
  keepsTopic: boolean;
}

/** Letters from the start of a clause within which a noun is its subject, not its object. */
const SUBJECT_LETTERS = 28;
const SUBJECT_LETTERS_UNSPACED = 9;
/** Behind a side clause at least this many letters follow that tell who acts; else it is the whole clause. */
const MAIN_LETTERS = 5;

/** Gives each clause its subject and its tense: by its own words, else by the clause it goes on from. */
export function readClauses(clauses: readonly BareClause[], rules: SubjectRules): OtherClause[] {
  const read: OtherClause[] = [];
  let before: OtherClause | null = null;
  for (const clause of clauses) {
    const { markers, goesOn, ...rest } = clause;
    const tense = tenseOf(markers);
    const own = subjectOf(clause, rules);
    const follows =
      before !== null && (before.sentence === clause.sentence ? goesOn : rules.keepsTopic);
    const inherited = follows && before !== null ? before.subject : null;
    const subject: Subject = clause.isSpeech
      ? null
      : (own ??
        (inherited !== null && (tense !== null || clause.deeds > 0 || rules.dropsSubject)
          ? rules.dropsSubject && inherited === "other"
            ? "i"
            : inherited
          : rules.dropsSubject || rules.keepsTopic
            ? tense !== null || clause.deeds > 0
              ? "i"
              : null
            : tense === null
              ? null
              : "other"));
    const done: OtherClause = {
      ...rest,
      subject,
      tense:
        tense ??
        (follows && before !== null && subject !== null ? before.tense : null) ??
        (own === "i" || own === "we" ? "present" : null),
      isHabitual: markers.some(({ id }) => id === "habit"),
    };
    read.push(done);
    if (!clause.isSpeech) before = done;
  }
  return rules.dropsSubject ? tensesFromTheEnd(read) : read;
}

/** Japanese and Korean tell the tense once, at the end of the sentence. */
function tensesFromTheEnd(clauses: OtherClause[]): OtherClause[] {
  let after: OtherClause | null = null;
  return clauses
    .toReversed()
    .map((clause) => {
      const isSame =
        after !== null && after.sentence === clause.sentence && after.section === clause.section;
      const told: OtherClause =
        isSame && after !== null && clause.deeds > 0 && after.tense !== null
          ? { ...clause, tense: after.tense }
          : clause;
      if (!clause.isSpeech) after = told;
      return told;
    })
    .reverse();
}

function tenseOf(markers: readonly MarkerHit[]): Tense {
  const has = (...ids: MarkerHit["id"][]) => markers.some(({ id }) => ids.includes(id));
  if (has("iWould", "weWould")) return "would";
  if (has("iPast", "wePast", "past")) return "past";
  if (has("would")) return "would";
  return has("iNow", "now") ? "present" : null;
}

const FIRST: readonly MarkerHit["id"][] = ["i", "iPast", "iWould", "iNow"];
const GROUP: readonly MarkerHit["id"][] = ["we", "wePast", "weWould"];

function subjectOf(clause: BareClause, rules: SubjectRules): Subject {
  const { markers } = clause;
  const within =
    clause.from +
    (rules.dropsSubject || rules.keepsTopic ? SUBJECT_LETTERS_UNSPACED : SUBJECT_LETTERS);
  const first = markers.find(({ id }) => FIRST.includes(id));
  const group = markers.find(({ id }) => GROUP.includes(id));
  const pronoun = markers.find(
    ({ id, from }) => id === "other" && (from < within || rules.dropsSubject),
  );
  const noun = markers.find(
    ({ id, from }) =>
      id === "someone" &&
      (from < within || rules.dropsSubject) &&
      !markers.some(
        (hit) => hit.id === "aside" && hit.from > from && clause.to - hit.to >= MAIN_LETTERS,
      ),
  );
  const at = (hit: MarkerHit | undefined) => hit?.from ?? Number.POSITIVE_INFINITY;
  if (pronoun !== undefined && at(pronoun) <= Math.min(at(first), at(group))) return "other";
  if (first !== undefined && at(first) <= at(group)) {
    const isEarlier = noun !== undefined && at(noun) < at(first) && at(noun) - clause.from < 3;
    return isEarlier && rules.keepsTopic ? "other" : "i";
  }
  if (group !== undefined) return "we";
  return noun === undefined ? null : "other";
}
