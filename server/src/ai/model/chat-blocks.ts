import type { ChatInput, ChatPerson, ChatReply } from "coach/chat/thread";
import type { Citation } from "contract/chat";
import { cut, type DataBlock } from "./data-block.ts";
import { withoutContacts, withoutName } from "./person-name.ts";
import type { Source } from "./sources.ts";

/** Turns that still matter for "shorter" and "another one"; the rest costs time and tells more than is needed. */
const TURNS_KEPT = 12;
const TURN_CHARACTERS = 1500;
const SOURCE_CHARACTERS = 1500;
const ANSWERS_KEPT = 12;
/** Two pages of a CV: the part that an interviewer reads. */
const DOCUMENT_CHARACTERS = 6000;
const DOCUMENTS_KEPT = 2;

/** Whether a citation is of the person's own record instead of the content. */
export const isOfPerson = ({ id }: Citation): boolean => id.startsWith("person/");

/**
 * The material of one turn. The person's answers, stories and documents leave the server only where
 * the rules' reply draws on them. `{name}` stands for their name in all that the coach said.
 */
export function chatBlocks(
  input: ChatInput,
  ruled: ChatReply,
  given: readonly Source[],
): DataBlock[] {
  const { message, before, person, today } = input;
  return [
    { label: "candidate", text: profileOf(person, today) },
    ...(ruled.citations.some(isOfPerson) ? recordOf(person) : []),
    ...given.map(({ citation, text }, index) => ({
      label: `source ${index + 1}`,
      text: cut(withoutName(`${citation.title}\n${text}`, person.name), SOURCE_CHARACTERS),
    })),
    ...before.slice(-TURNS_KEPT).map(({ role, text }) => ({
      label: role === "user" ? "earlier, candidate" : "earlier, coach",
      text: cut(role === "user" ? text : withoutName(text, person.name), TURN_CHARACTERS),
    })),
    { label: "draft by the rules", text: withoutName(ruled.text, person.name) },
    { label: "candidate says now", text: message },
  ];
}

function profileOf(person: ChatPerson, today: string): string {
  const { targetAirline, targetRegion, interviewDate, answers } = person;
  return [
    `today: ${today}`,
    `target airline: ${targetAirline ?? "not set"}`,
    `target region: ${targetRegion ?? "not set"}`,
    `interview: ${interviewDate ?? "not set"}`,
    `answers practised: ${answers.length}`,
  ].join("\n");
}

function recordOf({ name, answers, stories, documents }: ChatPerson): DataBlock[] {
  const practised = answers
    .slice(0, ANSWERS_KEPT)
    .map(({ question, score, sections, improvements }) =>
      [
        `${question} (${score ?? "no"} points)`,
        Object.entries(sections)
          .map(([section, points]) => `${section} ${points ?? "not measured"}`)
          .join(", "),
        ...improvements,
      ].join("\n"),
    );
  return [
    { label: "candidate's record, practised answers", text: practised.join("\n\n") },
    {
      label: "candidate's record, stories",
      text: stories
        .map(({ title, competencies }) => `${title}: ${competencies.join(", ")}`)
        .join("\n"),
    },
    ...documents.slice(0, DOCUMENTS_KEPT).map(({ text }) => ({
      label: "candidate's record, document",
      text: cut(withoutContacts(text, name), DOCUMENT_CHARACTERS),
    })),
  ];
}
