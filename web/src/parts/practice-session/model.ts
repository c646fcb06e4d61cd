import type { Difficulty, QuestionKind } from "contract/questions";
import type { Response, StarAnswer } from "contract/responses";
import { SECTION_MAX_CHARACTERS, STAR_SECTIONS, type StarSection } from "contract/star";

/** A question as the screens need it: from the bank, or from a stored answer whose question left the bank. */
export interface PracticeQuestion {
  id: string;
  question: string;
  category: string | null;
  difficulty: Difficulty | null;
  kind: QuestionKind;
  listensFor: readonly string[];
  trap: string | null;
}

/** The words of an answer as a screen has them: four sections, or what was said in one piece. */
export type AnswerWords = Readonly<Record<string, string>>;

/** An answer on its way: the id that the server takes only once, and the words that it stands for. */
export interface Attempt {
  id: string;
  answer: AnswerWords;
  /** True when it lies in the outbox, to be sent when the connection returns. */
  isKept: boolean;
}

export const NO_ANSWER: StarAnswer = { situation: "", task: "", action: "", result: "" };

export function blankSections(answer: StarAnswer): StarSection[] {
  return STAR_SECTIONS.filter((section) => answer[section].trim() === "");
}

export function isBlank(answer: StarAnswer): boolean {
  return blankSections(answer).length === STAR_SECTIONS.length;
}

export function overLimit(answer: StarAnswer): StarSection[] {
  return STAR_SECTIONS.filter((section) => answer[section].length > SECTION_MAX_CHARACTERS);
}

export function isSameAnswer(one: AnswerWords, other: AnswerWords): boolean {
  return Object.keys({ ...one, ...other }).every((part) => one[part] === other[part]);
}

/**
 * The attempt to send these words under: the same one again as long as the words are the same, so that
 * an answer that did arrive is not stored twice; a new one as soon as a word has changed.
 */
export function attemptFor(
  last: Attempt | null,
  answer: AnswerWords,
  newId: () => string,
): Attempt {
  return last && isSameAnswer(last.answer, answer) ? last : { id: newId(), answer, isKept: false };
}

/** So many of the last questions are not drawn again. */
const REMEMBERED_QUESTIONS = 20;

export function remember(recentIds: readonly string[], id: string): string[] {
  return [id, ...recentIds.filter((other) => other !== id)].slice(0, REMEMBERED_QUESTIONS);
}

/** The question of a stored answer, when the bank does not have it (any more). */
export function questionOf(response: Response): PracticeQuestion {
  return {
    id: response.bankQuestionId ?? response.id,
    question: response.question,
    category: response.category,
    difficulty: null,
    kind: response.analysis.kind,
    listensFor: [],
    trap: null,
  };
}

export interface Wanted {
  /** answer: read a stored one; retake: its question again; bank: one by its id; random: any. */
  what: "answer" | "retake" | "bank" | "random";
  id: string;
}

/** What the address asks for. A stored answer comes before a retake, a retake before a question. */
export function wantedBy(search: string): Wanted {
  const query = new URLSearchParams(search);
  for (const [name, what] of [
    ["answer", "answer"],
    ["retake", "retake"],
    ["question", "bank"],
  ] as const) {
    const id = query.get(name)?.trim();
    if (id) return { what, id };
  }
  return { what: "random", id: "" };
}

/** Sections that a refusal of the server names, from paths such as `action` or `response.action`. */
export function refusedSections(
  errors: readonly { path: string; message: string }[] | undefined,
): Partial<Record<StarSection, string>> {
  const refused: Partial<Record<StarSection, string>> = {};
  for (const { path, message } of errors ?? []) {
    const section = STAR_SECTIONS.find((name) => path === name || path.endsWith(`.${name}`));
    if (section) refused[section] ??= message;
  }
  return refused;
}
