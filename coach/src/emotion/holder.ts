import type { Found, FoundCue } from "./book.ts";
import { SCOPE_WORDS } from "./lexicon/lexicon.ts";

/** How many words after a state its noun may stand: "a nervous old lady". */
const NOUN_REACH = 2;
/** A preposition this close before a person makes them somebody met: "calm with my two guests". */
const PREPOSITION_REACH = 3;
/** A person this close to the head of the clause before is its subject, and of what follows. */
const SUBJECT_REACH = 3;

/** A verb stands this close to its subject: "the guests all seemed to enjoy". */
const VERB_REACH = 4;

/**
 * True where the feeling is somebody else's. A state is that of the person named nearest before in the
 * clause, of the subject of the clause before, or of the noun right after it. What is done or meant
 * belongs to the subject: the first person named, if it stands close or is the speaker.
 */
export function isOthers(cue: FoundCue, found: Found): boolean {
  if (cue.group.holder === "verb") return isOthersDoing(cue, found);
  const before = holderBefore(cue, found);
  return before === "other" || hasNounAfter(cue, found, before === "self");
}

function isOthersDoing(cue: FoundCue, { words, marked }: Found): boolean {
  const clause = words[cue.from]?.clause;
  let subject: number | null = null;
  for (let at = cue.from - 1; at >= Math.max(0, cue.from - SCOPE_WORDS); at -= 1) {
    if (words[at]?.clause !== clause) break;
    const isDegree = marked.intensifiers[at] === 1;
    const isJoint = (marked.and[at] === 1 && !isDegree) || marked.but[at] === 1;
    if (isJoint && subject !== null) break;
    // "my manager" is the manager.
    if (marked.others[at] === 1 || (marked.self[at] === 1 && marked.others[at + 1] !== 1))
      subject = at;
  }
  if (subject === null || marked.self[subject] === 1) return false;
  return subject >= cue.from - VERB_REACH;
}

function holderBefore(cue: FoundCue, found: Found): "self" | "other" | null {
  const { words, marked } = found;
  const { clause, sentence } = words[cue.from] as { clause: number; sentence: number };
  const earliest = Math.max(0, cue.from - SCOPE_WORDS);
  const headOf = (end: number, id: number) => {
    let head = end;
    while (head > earliest && words[head - 1]?.clause === id) head -= 1;
    return head;
  };
  const head = headOf(cue.from, clause);
  let isPastJoint = false;
  for (let at = cue.from - 1; at >= head; at -= 1) {
    if (marked.self[at] === 1) return "self";
    if (marked.others[at] === 1) {
      const isSubject = !isPastJoint && !isMet(at, head, found);
      if (isSubject || !hasSelf(head, at, found)) return "other";
    }
    const isDegree = marked.intensifiers[at] === 1;
    if ((marked.and[at] === 1 && !isDegree) || marked.but[at] === 1) isPastJoint = true;
  }
  return subjectBefore(head, sentence, headOf, found);
}

/** The subject carries over a comma: "The lady was pale, scared of every noise". */
function subjectBefore(
  head: number,
  sentence: number,
  headOf: (end: number, clause: number) => number,
  { words, marked }: Found,
): "self" | "other" | null {
  let end = head;
  while (end > 0 && words[end - 1]?.sentence === sentence) {
    const start = headOf(end, words[end - 1]?.clause as number);
    if (start === end) return null;
    for (let at = start; at < end; at += 1) {
      if (marked.self[at] === 1) return "self";
      if (marked.others[at] === 1) return at - start < SUBJECT_REACH ? "other" : null;
    }
    end = start;
  }
  return null;
}

function isMet(at: number, head: number, { words, marked }: Found): boolean {
  // "one of the passengers was …": a verb of being right after makes the person its subject.
  if (marked.was[at + 1] === 1 && words[at + 1]?.clause === words[at]?.clause) return false;
  for (let back = at - 1; back >= Math.max(head, at - PREPOSITION_REACH); back -= 1)
    if (marked.prepositions[back] === 1) return true;
  return false;
}

function hasSelf(from: number, to: number, { marked }: Found): boolean {
  for (let at = from; at < to; at += 1) if (marked.self[at] === 1) return true;
  return false;
}

/** "A nervous passenger", "angry and tired guests". After "I was nervous" the next noun is another matter. */
function hasNounAfter(cue: FoundCue, { words, marked }: Found, isSelfBefore: boolean): boolean {
  const clause = words[cue.from]?.clause;
  const isOwn = isSelfBefore && marked.self[cue.from - 1] === 1;
  if (isOwn) return false;
  for (let at = cue.to; at < cue.to + NOUN_REACH; at += 1) {
    if (words[at]?.clause !== clause || marked.self[at] === 1) return false;
    if (marked.prepositions[at] === 1) return false;
    if (marked.others[at] === 1) return !(isSelfBefore && marked.was[cue.from - 1] === 1);
  }
  return false;
}
