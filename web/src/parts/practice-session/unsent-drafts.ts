import type { StarAnswer } from "contract/responses";
import { draftKey } from "../../lib/drafts.ts";
import { localKeys, readLocal, removeLocal, writeLocal } from "../../lib/storage.ts";
import { isBlank, type PracticeQuestion } from "./model.ts";

/** What is kept while an answer is being written: the words, and the question they answer. */
export interface StarDraft {
  answer: StarAnswer;
  /** Null until the first word. */
  question: PracticeQuestion | null;
  elapsedSeconds: number;
}

export interface UnsentDraft extends StarDraft {
  question: PracticeQuestion;
  savedAt: string;
  /** Where it lies in the browser's storage. */
  key: string;
}

const prefixOf = (userKey: string) => draftKey(userKey, "star:");

/** One draft per person and question, whichever screen it is written on. */
export function starDraftKey(userKey: string, questionId: string): string {
  return `${prefixOf(userKey)}${questionId}`;
}

function readDraft(key: string): UnsentDraft | null {
  try {
    const stored = JSON.parse(readLocal(key) ?? "") as { value: StarDraft; savedAt: string };
    const { answer, question } = stored.value;
    if (!question || isBlank(answer)) return null;
    return { ...stored.value, question, savedAt: stored.savedAt, key };
  } catch {
    return null;
  }
}

/** Answers that were begun on this device and never sent, the newest first. */
export function unsentDrafts(userKey: string): UnsentDraft[] {
  return localKeys(prefixOf(userKey))
    .map(readDraft)
    .filter((draft) => draft !== null)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export function unsentDraft(userKey: string, questionId: string): UnsentDraft | null {
  return readDraft(starDraftKey(userKey, questionId));
}

/** Makes room for another answer to the same question; the one that was begun stays in the list. */
export function setAsideDraft(userKey: string, questionId: string): void {
  const draft = unsentDraft(userKey, questionId);
  if (draft) moveDraft(draft.key, `${draft.key}~${draft.savedAt}`);
}

/** Puts a draft where its question looks for it, in exchange for what lies there. */
export function bringBackDraft(userKey: string, draft: UnsentDraft): void {
  const home = starDraftKey(userKey, draft.question.id);
  if (draft.key === home) return;
  setAsideDraft(userKey, draft.question.id);
  moveDraft(draft.key, home);
}

function moveDraft(from: string, to: string): void {
  const text = readLocal(from);
  if (text !== null && writeLocal(to, text)) removeLocal(from);
}

export function discardDraft(draft: UnsentDraft): void {
  removeLocal(draft.key);
}
