import { COMPETENCIES } from "contract/question-terms";
import { STAR_SECTIONS } from "contract/star";
import { BANK } from "../knowledge/questions.ts";
import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, items, opening, suggest } from "./draft.ts";
import { NO_CHOICE, questionCitation } from "./practise.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

const SHORT_WORDS = 30;

/** STAR as a whole, one of its parts, how long an answer is, or a whole example. */
export function explainStar(request: Of<"explain-star">, context: Context): Draft {
  const { voice, isShort } = context;
  const { part } = request;
  const text =
    isShort && part !== "whole"
      ? [opening(voice.say(`star.${part}`), SHORT_WORDS)]
      : [voice.say(`star.${part}`)];
  const sections =
    part === "whole"
      ? [
          items(
            STAR_SECTIONS.map(
              (section) =>
                `${voice.say(`section.${section}`)}: ${voice.say(`star.brief.${section}`)}`,
            ),
          ),
        ]
      : [];
  const isSection = STAR_SECTIONS.some((section) => section === part);
  return {
    request,
    paragraphs: [...text, ...sections, ...(isShort ? [] : [voice.say("star.offer")])],
    citations: [],
    suggestions: suggest(voice, [
      [isSection || part === "whole" ? "suggest.star-example" : "suggest.star"],
      ["suggest.star-result"],
      ["suggest.practise"],
    ]),
    offer: { kind: "practise", choice: { ...NO_CHOICE, kind: "behavioural" } },
  };
}

/** A competency: what it means on board, what assessors write down for it, and an example; or the list of all. */
export function explainCompetency(request: Of<"explain-competency">, context: Context): Draft {
  const { voice, random, isShort } = context;
  const { competency } = request;
  if (competency === null)
    return {
      request,
      paragraphs: [
        voice.say("competency.list"),
        items(COMPETENCIES.map((one) => voice.say(`competency.${one}.name`))),
      ],
      citations: [],
      suggestions: suggest(
        voice,
        (["teamwork", "resilience", "integrity"] as const).map(
          (one) =>
            ["suggest.competency", { competency: voice.say(`competency.${one}.name`) }] as const,
        ),
      ),
    };
  const asking = BANK.filter(
    (one) => one.airline === null && one.competency === competency && one.kind === "behavioural",
  );
  const question = asking[Math.floor(random() * asking.length)];
  const name = voice.say(`competency.${competency}.name`);
  const listened =
    question && !isShort && !request.isExample
      ? [
          voice.say("competency.listens", { question: question.question }),
          items(question.listensFor.slice(0, 3)),
        ]
      : [];
  return {
    request,
    paragraphs: [
      voice.say(`competency.${competency}.meaning`),
      ...(isShort && !request.isExample
        ? []
        : [
            voice.say("competency.example", {
              example: voice.say(`competency.${competency}.example`),
            }),
          ]),
      ...listened,
    ],
    citations: listened.length > 0 && question ? [questionCitation(question)] : [],
    suggestions: suggest(voice, [
      ["suggest.competency-practise", { competency: name }],
      ["suggest.competencies"],
      ["suggest.star"],
    ]),
    offer: { kind: "practise", choice: { ...NO_CHOICE, competency } },
  };
}
