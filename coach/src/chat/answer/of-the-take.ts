import { STAR_SECTIONS, type StarSection } from "contract/star";
import { capitalised } from "../../language/capital.ts";
import { cutText } from "../../star/analyse-text.ts";
import type { Take } from "../state.ts";
import type { Voice } from "../words.ts";
import { assumedQuestion } from "./assumed-question.ts";
import { besideAnswer, type Context, type Draft, items, opening } from "./draft.ts";
import { analysisOf } from "./judging.ts";
import { questionById } from "./practise.ts";

/** A section from here on needs no frame to be filled. */
const TOLD_FROM = 60;
const READY = 75;
const SOUND = 60;
const QUOTED_WORDS = 22;
const STRENGTHS = 2;
/** Where nothing else is told. */
const MOST_STRENGTHS = 3;

/** The person's own story in the four sections, with a frame to fill where a section is thin: no sentence of it is made up. */
export function shapeOfTake(take: Take, context: Context, added = ""): Draft {
  const { voice } = context;
  const cut = sectionsOf(take, context);
  // What was added where a section was missing is that section, though the whole text is cut without it.
  const isTold = (section: StarSection) => (take.sections[section] ?? 0) >= TOLD_FROM;
  const sections = Object.fromEntries(
    STAR_SECTIONS.map((section) => [
      section,
      cut[section] === "" && isTold(section) ? added : cut[section],
    ]),
  ) as typeof cut;
  return besideAnswer(
    "why",
    [
      voice.say("shape.lead"),
      items(
        STAR_SECTIONS.map((section) =>
          labelled(
            section,
            [
              quoted(sections[section]),
              (take.sections[section] ?? 0) < TOLD_FROM ? voice.say(`shape.${section}`) : "",
            ]
              .filter(Boolean)
              .join(" "),
            context,
          ),
        ),
      ),
    ],
    context,
  );
}

/** One section of it as it was told, and a frame to fill: "what's a better way to say the task bit?" */
export function shapeOfSection(take: Take, section: StarSection, context: Context): Draft {
  const { voice } = context;
  const told = quoted(sectionsOf(take, context)[section]);
  const text = [told, voice.say(`shape.${section}`)].filter(Boolean).join(" ");
  return besideAnswer(
    "why",
    [voice.say("shape.lead"), items([labelled(section, text, context)])],
    context,
  );
}

/** Reasons have no situation and no end: what of them counted is shown, and no sections. */
export const hasSections = ({ state }: Context): boolean =>
  questionById(state.open?.id ?? "")?.kind !== "motivation";

/** What was read as what, for somebody who finds that they said it. */
export function readAgain(take: Take, context: Context): Draft {
  const { voice, state } = context;
  const sections = sectionsOf(take, context);
  return besideAnswer(
    "why",
    [
      voice.say("again.lead"),
      items(
        STAR_SECTIONS.map((section) =>
          labelled(section, quoted(sections[section]) || voice.say("again.nothing"), context),
        ),
      ),
      ...(state.verdict?.mend ? [state.verdict.mend] : []),
    ],
    context,
  );
}

/** What is good in it, and how far it is from ready. */
export function worthOfTake(take: Take, context: Context): Draft {
  const { voice, state } = context;
  const score = take.score ?? 0;
  const strengths = strengthsIn(take, STRENGTHS, context);
  return besideAnswer(
    "why",
    [
      worthLine(score, voice),
      ...(strengths.length > 0 ? [[voice.say("worth.good"), ...strengths].join(" ")] : []),
      ...(score < READY && state.verdict?.mend ? [state.verdict.mend] : []),
    ],
    context,
  );
}

/** What is good in it, and nothing else. */
export function strengthsOfTake(take: Take, context: Context): Draft {
  const strengths = strengthsIn(take, MOST_STRENGTHS, context);
  return strengths.length === 0
    ? worthOfTake(take, context)
    : besideAnswer("why", [context.voice.say("worth.good"), items(strengths)], context);
}

const strengthsIn = (take: Take, most: number, context: Context): string[] =>
  analysisOf(take, context)
    .strengths.slice(0, most)
    .map(({ note }) => note.text);

/** How far from ready an answer of so many points is. */
export function worthLine(score: number, voice: Voice): string {
  const level = score >= READY ? "ready" : score >= SOUND ? "sound" : "not-yet";
  return voice.say(`worth.${level}`, { score });
}

/** The answer judged with other sentences at its beginning: they take the place of its situation and task. */
export function openedAnew(take: Take, opening: string, context: Context): string {
  const { action, result } = sectionsOf(take, context);
  return [opening, action, result].filter(Boolean).join(" ");
}

export function sectionsOf(take: Take, { state }: Context): Record<StarSection, string> {
  const question = questionById(state.open?.id ?? "");
  const asked = question
    ? { text: question.question, kind: question.kind }
    : assumedQuestion(take.text);
  const { sections } = cutText(asked, take.text);
  return sections as Record<StarSection, string>;
}

export const quoted = (text: string): string =>
  text.trim() === "" ? "" : `“${opening(text.trim(), QUOTED_WORDS)}”`;

const labelled = (section: StarSection, text: string, { voice }: Context): string =>
  voice.say("facet.labelled", { label: capitalised(voice.say(`section.${section}`)), text });
