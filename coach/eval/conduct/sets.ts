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

/** An answer that is told as one types into a chat: in one breath, now and then without capitals or in a second language. */
export interface WholeAnswer extends LabelledAnswer {
  isTyped: boolean;
}

/**
 * Whole answers. In `answers` those in four sections are by people who had not seen the rules, nearly half with misconduct that the
 * teller sees nothing wrong in; those typed into a chat are in six voices by one hand, one in eight with misconduct. `held` are typed
 * in two more voices, honest; the doubt was never fitted to them, the rules were mended beside their scores.
 */
export function readAnswers(name: "answers" | "held"): WholeAnswer[] {
  const folder = new URL(`${name}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      (JSON.parse(readFileSync(new URL(file, folder), "utf8")) as LabelledAnswer[]).map((item) => ({
        ...item,
        isTyped: file.startsWith("typed-"),
      })),
    );
}
