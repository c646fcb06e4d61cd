import type { Question } from "contract/questions";
import type { PutQuestion } from "./coach.ts";

export type QuestionBank = {
  /** The question as put; null when neither the id nor a text says which. */
  resolve(sent: { questionId: string; questionText: string | undefined }): PutQuestion | null;
  /** The question whose words these are; the words alone where it is not known. */
  byText(text: string): PutQuestion;
  /** True for those of the question bank itself, which people may open and practise again by their id. */
  isListed(id: string): boolean;
};

/**
 * Every question that the product asks, found by id or by its words. The multi-mode page sends a timestamp as its id: there
 * the text says which question it was. `further` are those asked elsewhere, for one airline or in the mock interview.
 * A question that stands there in several languages, under one id, is found by its words in each; by its id it is the last.
 */
export function createQuestionBank(
  listed: readonly Question[],
  further: readonly Question[],
): QuestionBank {
  const all = [...further, ...listed];
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const byText = new Map(all.map((entry) => [plain(entry.question), entry]));
  const listedIds = new Set(listed.map(({ id }) => id));
  const put = (text: string, bank: Question | null): PutQuestion =>
    bank ? { text: bank.question, bank } : { text, bank: null };
  return {
    resolve: ({ questionId, questionText }) => {
      const text = questionText?.trim() ?? "";
      const bank = byId.get(questionId) ?? byText.get(plain(text)) ?? null;
      return bank || text ? put(text, bank) : null;
    },
    byText: (text) => put(text.trim(), byText.get(plain(text)) ?? null),
    isListed: (id) => listedIds.has(id),
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
