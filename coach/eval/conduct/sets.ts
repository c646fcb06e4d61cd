import { readdirSync, readFileSync } from "node:fs";
import type { LabelledAnswer } from "../star/format.ts";

/** A passage from an answer; `kind` names the misconduct, or the reason why an innocent one might be taken for it. */
export interface LabelledPassage {
  text: string;
  label: "bad" | "ok";
  kind: string;
  /** Two of one number are twins: one scene, told with many of the same words. */
  pair: number;
}

/** Passages of `<name>.jsonl` in this folder. */
export function readSet(name: string): LabelledPassage[] {
  return readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as LabelledPassage);
}

/** Answers of one writer. */
export interface AnswerSet {
  name: string;
  answers: readonly LabelledAnswer[];
}

/** Whole answers by people who had not seen the rules, nearly half of them with misconduct that the teller sees nothing wrong in. */
export function readAnswerSets(): AnswerSet[] {
  const folder = new URL("answers/", import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      answers: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as LabelledAnswer[],
    }));
}

/** Worthless for what the teller did or whom the teller blames, not for gaming. */
export const isMisconduct = ({ level, faults }: LabelledAnswer): boolean =>
  level === "worthless" && faults.some(({ fault }) => fault === "unsafe" || fault === "blames");
