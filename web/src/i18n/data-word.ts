import { tDynamic } from "./i18n.ts";

/** Groups of words whose keys are values that come from data. */
type WordList = "shell.question.category" | "report.measure";

/** The word for a value that comes from data; one that the bundles do not know (yet) stands for itself. */
export function dataWord(list: WordList, value: string): string {
  const key = `${list}.${value}`;
  const word = tDynamic(key);
  return word === key ? value : word;
}
