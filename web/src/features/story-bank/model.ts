import type { AirlineFact } from "contract/airline-facts";
import { COMPETENCIES } from "contract/question-terms";
import type { Competency, Question } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import type { Story } from "contract/stories";
import type { StoryTags } from "../../parts/story-form/model.ts";

/**
 * A story that answered this many questions is overused. An interview asks four to six (specification
 * 1, section 3, has four): three answers of one story leave the panel with little else to go by.
 */
const OVERUSED_FROM = 3;

/** One window of the wall: what was asked to be shown, and the stories that show it. */
export interface Square {
  competency: Competency;
  /** In the airline's own words; null for the competency at all, whatever the value. */
  value: string | null;
  stories: readonly Story[];
}

export interface MatrixRow {
  competency: Competency;
  /** The first stands for the competency at all, the others for a value each. */
  squares: readonly Square[];
}

/** Which story shows which competency and which of an airline's values; null: no airline chosen. */
export function matrixOf(stories: readonly Story[], airline: AirlineFact | null): MatrixRow[] {
  return COMPETENCIES.map((competency) => {
    const ofCompetency = stories.filter((story) => story.competencies.includes(competency));
    const squares = (airline?.coreValues ?? []).map((value) => ({
      competency,
      value,
      stories: ofCompetency.filter((story) => shows(story, airline?.airlineName ?? "", value)),
    }));
    return {
      competency,
      squares: [{ competency, value: null, stories: ofCompetency }, ...squares],
    };
  });
}

function shows(story: Story, airline: string, value: string): boolean {
  return story.airlineValues.some((tag) => tag.airline === airline && tag.value === value);
}

/** How far the shade of a square is up: one story lifts it past the middle, three lift it all. */
export function raiseOf({ stories }: Square): number {
  return [0, 0.62, 0.84][stories.length] ?? 1;
}

export interface Coverage {
  competencies: number;
  values: number;
}

/** How many competencies, and how many values of the airline, have a story. */
export function coverageOf(stories: readonly Story[], airline: AirlineFact | null): Coverage {
  const name = airline?.airlineName ?? "";
  return {
    competencies: new Set(stories.flatMap((story) => story.competencies)).size,
    values: (airline?.coreValues ?? []).filter((value) =>
      stories.some((story) => shows(story, name, value)),
    ).length,
  };
}

export interface Gap {
  competency: Competency;
  /** Questions of the bank that test it: how likely it is to be asked. */
  asked: number;
  /** One of them to practise, not practised yet where there is such a one. */
  question: Question;
}

/** Competencies without a story, those asked for most first. */
export function gapsOf(
  stories: readonly Story[],
  bank: readonly Question[],
  practisedIds: ReadonlySet<string>,
): Gap[] {
  const covered = new Set(stories.flatMap((story) => story.competencies));
  return COMPETENCIES.filter((competency) => !covered.has(competency))
    .flatMap((competency) => {
      const question = questionToPractise(bank, competency, practisedIds);
      const asked = bank.filter((entry) => entry.competency === competency).length;
      return question ? [{ competency, asked, question }] : [];
    })
    .sort((one, other) => other.asked - one.asked);
}

/** A question that asks for an event of that competency; a new one before a known one, easier before harder. */
export function questionToPractise(
  bank: readonly Question[],
  competency: Competency,
  practisedIds: ReadonlySet<string>,
): Question | undefined {
  const rank = ({ id, kind, difficulty }: Question) =>
    (practisedIds.has(id) ? 8 : 0) +
    // "What would you do" brings no story.
    (kind === "behavioural" ? 0 : 4) +
    ["easy", "medium", "hard"].indexOf(difficulty);
  return bank
    .filter((entry) => entry.competency === competency)
    .reduce<Question | undefined>(
      (best, entry) => (best === undefined || rank(entry) < rank(best) ? entry : best),
      undefined,
    );
}

/** Stories that carry too much, the most used first. */
export function overusedOf(stories: readonly Story[]): Story[] {
  return stories.filter(isOverused).sort((one, other) => toldFor(other) - toldFor(one));
}

/** Questions answered with the story: the one it was kept from, and the others. */
export function toldFor({ usedFor }: Story): number {
  return 1 + usedFor.length;
}

export function isOverused(story: Story): boolean {
  return toldFor(story) >= OVERUSED_FROM;
}

/** The airline to look at first: the target, else the one that the stories speak to most. */
export function firstAirline(target: string, stories: readonly Story[]): string {
  if (target) return target;
  const counts = new Map<string, number>();
  for (const { airline } of stories.flatMap((story) => story.airlineValues))
    counts.set(airline, (counts.get(airline) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** Where an arrow key leads in a wall of `rows` by `columns` windows; null for any other key. */
export function nextSquare(
  key: string,
  at: { row: number; column: number },
  size: { rows: number; columns: number },
  isRtl: boolean,
): { row: number; column: number } | null {
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const move = (rows: number, columns: number) => ({
    row: within(at.row + rows, size.rows),
    column: within(at.column + columns, size.columns),
  });
  if (key === "ArrowDown") return move(1, 0);
  if (key === "ArrowUp") return move(-1, 0);
  if (key === forward) return move(0, 1);
  if (key === back) return move(0, -1);
  if (key === "Home") return { row: at.row, column: 0 };
  if (key === "End") return { row: at.row, column: size.columns - 1 };
  return null;
}

/** What of a story can be changed. */
export type EditableStory = StoryTags & StarAnswer;

export function editable(story: Story): EditableStory {
  const { title, competencies, airlineValues, situation, task, action, result } = story;
  return { title, competencies, airlineValues, situation, task, action, result };
}

/** The first text that must not be blank and is; null when all can be saved. A part that was never told may stay so. */
export function firstFault(
  story: EditableStory,
  before: EditableStory,
): "title" | "situation" | "task" | "action" | "result" | null {
  const texts = ["title", "situation", "task", "action", "result"] as const;
  return texts.find((text) => story[text].trim() === "" && before[text] !== "") ?? null;
}

/** What is to be saved of an edited story: the texts and tags that are not what they were. */
export function changedParts(
  draft: Partial<EditableStory>,
  before: EditableStory,
): Partial<EditableStory> {
  const parts = Object.entries(draft) as [
    keyof EditableStory,
    EditableStory[keyof EditableStory],
  ][];
  const isBlank = (part: unknown) => typeof part === "string" && part.trim() === "";
  return Object.fromEntries(
    parts.filter(
      ([name, part]) => part !== before[name] && !(isBlank(part) && isBlank(before[name])),
    ),
  );
}
