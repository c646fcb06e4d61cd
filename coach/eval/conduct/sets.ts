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

/** Whole answers by people who had not seen the rules, nearly half of them with misconduct that the teller sees nothing wrong in. */
export function readAnswers(): LabelledAnswer[] {
  const folder = new URL("answers/", import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as LabelledAnswer[]);
}
