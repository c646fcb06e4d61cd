import type { Question } from "contract/questions";
import type { PutQuestion } from "./coach.ts";

export type QuestionBank = {
  /** The question as put; null when neither the id nor a text says which. */
  resolve(sent: { questionId: string; questionText: string | undefined }): PutQuestion | null;
  /** The question whose words these are; the words alone where it is not known. */
  byText(text: string): PutQuestion;
  /** True for those that people may open and practise again by their id: the bank's, and the airlines' own. */
  isListed(id: string): boolean;
};

/**
 * Every question that the product asks, found by id or by its words. `listed` are the bank's and the airlines' own. The multi-mode page sends a timestamp as its id: there
 * the text says which question it was. `further` are those of the mock interview alone;
 * `translated` are words in other languages of questions of either, by their id. A question keeps the language it was put in.
 */
export function createQuestionBank(
  listed: readonly Question[],
  further: readonly Question[],
  translated: readonly Pick<Question, "id" | "question">[] = [],
): QuestionBank {
  const all = [...further, ...listed];
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const putIn = (words: readonly Pick<Question, "id" | "question">[]) =>
    words.flatMap(({ id, question }): [string, PutQuestion][] => {
      const bank = byId.get(id);
      return bank ? [[plain(question), { text: question, bank }]] : [];
    });
  const byWords = new Map([...putIn(translated), ...putIn(all)]);
  const listedIds = new Set(listed.map(({ id }) => id));
  return {
    resolve: ({ questionId, questionText }) => {
      const text = questionText?.trim() ?? "";
      const bank = byId.get(questionId);
      const said = byWords.get(plain(text));
      if (bank) return said?.bank === bank ? said : { text: bank.question, bank };
      return said ?? (text ? { text, bank: null } : null);
    },
    byText: (text) => byWords.get(plain(text)) ?? { text: text.trim(), bank: null },
    isListed: (id) => listedIds.has(id),
  };
}

function plain(text: string): string {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      // In capitals it is two letters.
      .replaceAll("ß", "ss")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}
