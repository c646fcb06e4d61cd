import type { StarSection } from "contract/star";
import type { ChatRequest } from "../request.ts";
import { type Message, readMessage } from "./message.ts";

type StarPart = Extract<ChatRequest, { kind: "explain-star" }>["part"];

/** What the sections are called; letters of STAR, and everyday words that mean one only of a story already told. */
const SECTIONS: readonly {
  section: StarSection;
  name: RegExp;
  letter: RegExp;
  ofStory?: RegExp;
}[] = [
  {
    section: "situation",
    name: /\bsituations?\b|situacion|情境/,
    letter: /\bthe s\b|\bs (stand|mean)/,
    ofStory: /\b(scene|beginning|start|opening)\b|情况/,
  },
  {
    section: "task",
    name: /(?<!\bgroup )\btasks?\b|tarea|tache|任务/,
    letter: /\bthe t\b|\bt (stand|mean)/,
  },
  {
    section: "action",
    name: /\bactions?\b|accion|行动/,
    letter: /\bthe a\b|\ba (stand|mean)/,
  },
  {
    section: "result",
    name: /\bresults?\b|resultado|resultat|结果/,
    letter: /\bthe r\b|\br (stand|mean)/,
    ofStory: /\b(ending|outcome|end)\b|结尾/,
  },
];

const namedIn = (text: string) => {
  const { plain } = readMessage(text);
  return SECTIONS.filter(({ name, ofStory }) => name.test(plain) || ofStory?.test(plain));
};

/** The sections of an answer that a message names, in the order of STAR. */
export const sectionsNamedIn = (text: string): StarSection[] =>
  namedIn(text).map(({ section }) => section);

/** The one section of an answer that a message names; null for none or several. */
export const sectionNamedIn = (text: string): StarSection | null => only(namedIn(text));

/** The part of STAR that a folded message asks to have explained. */
export function starPart(plain: string): StarPart {
  if (/example|sample|ejemplo|exemple|例/.test(plain)) return "example";
  if (/how long|length|duration|minutes|cuanto dura|duree|多长|多久/.test(plain)) return "length";
  return (
    only(SECTIONS.filter(({ name, letter }) => name.test(plain) || letter.test(plain))) ?? "whole"
  );
}

const ASKS_ITS_MEANING =
  /\bwhat means?\b|\b(?:what|wtf) (?:does|do|is|are|even is|do you mean by|u mean by)( \w+){0,3} (?:mean|supposed|meant)\b|\bwhat(?:'s| is)(?: a| the)? (?:situation|task|action|result)(?: even| exactly| then)?[?!. ]*$|\bdon'?t (?:get|understand|know) (?:what )?(?:the )?(?:situation|task|action|result)\b/;

/** "What does task even mean here?", beside a verdict: the section that is to be explained; null for none. */
export function partExplained(message: Message): StarSection | null {
  return ASKS_ITS_MEANING.test(message.plain) ? sectionNamedIn(message.text) : null;
}

/** "What I did myself" is the action, "what fell to me" the task: the section itself need not be named. */
export function toldPart(plain: string): StarPart {
  if (/我自己做|\bdid\b|lo que hice|j'ai fait/.test(plain)) return "action";
  return /me tocaba|me revenait/.test(plain) ? "task" : starPart(plain);
}

const only = (named: readonly { section: StarSection }[]): StarSection | null =>
  named.length === 1 ? (named[0]?.section ?? null) : null;
