import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "contract/languages";

const FOLDER = join(import.meta.dirname, "../prompts");

/** Each task with the version of its prompt in use. A new wording that changes judgement is a new version. */
export const PROMPT_VERSIONS = { analyse: 1, emotion: 1, feedback: 1, adapt: 1, chat: 1 } as const;
export type Task = keyof typeof PROMPT_VERSIONS;
export const TASKS = Object.keys(PROMPT_VERSIONS) as Task[];

/** What a prompt is filled with: nothing that a person typed. */
export type PromptValues = { boundary: string; language: string };

export type Prompt = {
  task: Task;
  version: number;
  /** Name of the schema that its answer is checked against. */
  output: string;
  write(values: PromptValues): string;
};

export type Prompts = Readonly<Record<Task, Prompt>>;

/** Reads all prompts, once at the start. Throws on one whose head or places do not fit. */
export function readPrompts(): Prompts {
  return Object.fromEntries(TASKS.map((task) => [task, readPrompt(task)])) as Record<Task, Prompt>;
}

function readPrompt(task: Task): Prompt {
  const file = `${task}.v${PROMPT_VERSIONS[task]}.md`;
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(FOLDER, file), "utf8")) ?? [];
  const fields = Object.fromEntries(head.split("\n").map((line) => line.split(": ", 2)));
  const isFit = fields.task === task && Number(fields.version) === PROMPT_VERSIONS[task];
  if (!isFit || !fields.output || !body.trim()) throw new Error(`${file}: its head does not fit`);
  const places = [...body.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const unknown = places.find((name) => name !== "boundary" && name !== "language");
  if (unknown) throw new Error(`${file}: nothing fills {{${unknown}}}`);
  return {
    task,
    version: PROMPT_VERSIONS[task],
    output: fields.output,
    write: (values) =>
      body
        .trim()
        .replace(/\{\{(boundary|language)\}\}/g, (_, name: keyof PromptValues) => values[name]),
  };
}

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** A language as the prompts call it, e.g. "Simplified Chinese". */
export function languageName(code: LanguageCode): string {
  return NAMES.of(code === "zh" ? "zh-Hans" : code) ?? code;
}
