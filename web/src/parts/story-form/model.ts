import type { Competency } from "contract/questions";
import type { Response, StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import type { NewStory, Story, StoryValue } from "contract/stories";

/** What the form of a story holds, besides its words. */
export interface StoryTags {
  title: string;
  competencies: readonly Competency[];
  airlineValues: readonly StoryValue[];
}

/** The one answer that a story is kept from. */
export type StorySource = Pick<NewStory, "responseId" | "sessionAnswer">;

/** An answer that can be kept as a story: a practised one, or one of an interview. */
export interface Keepable {
  from: StorySource;
  question: string;
  /** Id by which the question is found; null where it is none of ours. */
  questionId: string | null;
  words: StarAnswer;
}

export function practisedAnswer(response: Response): Keepable {
  const { id, question, bankQuestionId } = response;
  return { from: { responseId: id }, question, questionId: bankQuestionId, words: response };
}

/** True of the story that was kept from this answer. */
export function isKeptFrom(
  story: Pick<Story, "responseId" | "sessionAnswer">,
  { responseId, sessionAnswer }: StorySource,
): boolean {
  if (!sessionAnswer) return story.responseId === responseId;
  const { sessionId, position } = sessionAnswer;
  return story.sessionAnswer?.sessionId === sessionId && story.sessionAnswer.position === position;
}

/** So long a title can be said in one breath. */
const TITLE_CHARACTERS = 60;

/** A first title from the story's own opening, cut between words. */
export function suggestedTitle(words: StarAnswer): string {
  const told = STAR_SECTIONS.map((section) => words[section].trim());
  const [sentence = ""] = (told.find((text) => text !== "") ?? "").split(/(?<=[.!?。！？])\s*/u);
  const plain = sentence.replace(/[.。]$/u, "");
  if (plain.length <= TITLE_CHARACTERS) return plain;
  const cut = plain.slice(0, TITLE_CHARACTERS);
  const end = cut.lastIndexOf(" ");
  return `${end > TITLE_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`;
}

/** Name of a value without its explanation: "Thoughtful: care that…" is "Thoughtful". */
export function shortValue(value: string): string {
  return value.split(/:\s/)[0] ?? value;
}

/** The list with the entry, or without it where it was there. */
export function toggled<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}

const isSame = (one: StoryValue, other: StoryValue) =>
  one.airline === other.airline && one.value === other.value;

export function toggledValue(list: readonly StoryValue[], entry: StoryValue): StoryValue[] {
  return list.some((one) => isSame(one, entry))
    ? list.filter((one) => !isSame(one, entry))
    : [...list, entry];
}

/** Values of one airline to choose from: its own, and those tagged before that it names no more. */
export function valuesToOffer(
  airline: string,
  coreValues: readonly string[],
  tagged: readonly StoryValue[],
): string[] {
  const before = tagged.filter((one) => one.airline === airline).map(({ value }) => value);
  return [...new Set([...coreValues, ...before])];
}

/** Airlines whose values the story carries, each with how many. */
export function taggedAirlines(tagged: readonly StoryValue[]): [airline: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { airline } of tagged) counts.set(airline, (counts.get(airline) ?? 0) + 1);
  return [...counts];
}
