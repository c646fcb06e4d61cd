import type { StarSection } from "contract/star";
import { readMessage } from "./message.ts";

const NAMES: readonly (readonly [StarSection, RegExp])[] = [
  ["situation", /\b(situations?|situacion|scene|beginning|start|opening)\b|情境|情况/],
  ["task", /\b(tasks?|tarea|tache|assignment)\b|任务/],
  ["action", /\b(actions?|accion|acciones)\b|行动/],
  ["result", /\b(results?|resultado|resultat|ending|outcome|end)\b|结果|结尾/],
];

/** The one section of an answer that a message names; null for none or several. */
export function sectionNamedIn(text: string): StarSection | null {
  const { plain } = readMessage(text);
  const named = NAMES.filter(([, pattern]) => pattern.test(plain));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}
