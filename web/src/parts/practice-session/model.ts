import type { LanguageCode } from "contract/languages";
import type { Difficulty, Question, QuestionKind } from "contract/questions";
import type { Response, StarAnswer } from "contract/responses";
import { SECTION_MAX_CHARACTERS, STAR_SECTIONS, type StarSection } from "contract/star";
import { ApiError } from "../../lib/api-error.ts";
import type { Take } from "../../lib/media/take.ts";

/** A question as the screens need it: from the bank, or from a stored answer whose question left the bank. */
export interface PracticeQuestion {
  id: string;
  question: string;
  category: string | null;
  difficulty: Difficulty | null;
  kind: QuestionKind;
  listensFor: readonly string[];
  trap: string | null;
  /** Of its words, where they are not in English. */
  language?: LanguageCode | undefined;
  /** Set where it is an airline's own question. */
  ofAirline?: Question["ofAirline"];
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

/** The question of a recording: whole where it was kept with it, else by its words, under the recording's own id. */
export function questionOfTake({ id, question, asked }: Take): PracticeQuestion | null {
  if (asked) return { ...asked, id: asked.id ?? id, kind: asked.kind ?? "behavioural" };
  if (question === null) return null;
  const unknown = { category: null, difficulty: null, listensFor: [], trap: null };
  return { ...unknown, id, question, kind: "behavioural" };
}

export interface Wanted<Stored extends string = "answer"> {
  /** The stored one to read; retake: its question again; bank: one by its id; random: any. */
  what: Stored | "retake" | "bank" | "random";
  id: string;
  /** To put a question of the bank in; English where none is named. */
  language?: string;
}

/** What the address asks for. What is stored comes before a retake, a retake before a question. */
export function wantedBy<Stored extends string>(search: string, stored: Stored): Wanted<Stored> {
  const query = new URLSearchParams(search);
  const ways: [string, Wanted<Stored>["what"]][] = [
    [stored, stored],
    ["retake", "retake"],
    ["question", "bank"],
  ];
  for (const [name, what] of ways) {
    const id = query.get(name)?.trim();
    const language = what === "bank" ? query.get("in") : null;
    if (id) return { what, id, ...(language && { language }) };
  }
  return { what: "random", id: "" };
}

/** Why a question did not come: what the address names is not there for this person, or the call failed. */
export function questionFault({ what }: Wanted<string>, error: unknown): "unknown" | "failed" {
  const isRefused = error instanceof ApiError && [403, 404].includes(error.status);
  return what !== "random" && isRefused ? "unknown" : "failed";
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
