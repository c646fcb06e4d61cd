import { CANDIDATE_QUESTIONS } from "content/assessment-days/candidate-questions";
import { DAY_LISTS } from "content/assessment-days/day-lists";
import { EXAMPLES_BY_WORK } from "content/assessment-days/examples-by-work";
import { INTERVIEW_MOMENTS } from "content/assessment-days/final-interview";
import { GROUP_TASKS } from "content/assessment-days/group-tasks";
import { ASSESSMENT_STAGES } from "content/assessment-days/stages";
import { type Entry, part, sourceLine } from "./entry.ts";

/** Stages of a selection, group tasks, moments of the final interview, the lists for the day, and what candidates ask. */
export function assessmentEntries(): Entry[] {
  const cited = (id: string, title: string, source: string | null = null) => ({
    citation: { id: `assessment-days/${id}`, title: `Assessment day: ${title}`, source },
    set: "assessment-days" as const,
  });
  return [
    ...ASSESSMENT_STAGES.map((stage) => ({
      ...cited(stage.id, stage.name, sourceLine(stage.source)),
      names: [stage.name, ...(ALIASES[stage.id] ?? [])],
      parts: [
        part("lead", stage.happens),
        part("watched", "", stage.observed, { label: { id: "part.watched" } }),
        part("prepare", "", stage.preparation, { label: { id: "part.prepare" } }),
        part("avoid", "", stage.mistakes, { label: { id: "part.mistakes" } }),
        part("time", {
          id: "stage.time",
          values: { from: stage.minutes.from, to: stage.minutes.to },
        }),
      ],
      also: "assessment day recruitment selection stage",
    })),
    ...GROUP_TASKS.map((task) => ({
      ...cited(`group-${task.id}`, task.title),
      names: [task.title],
      parts: [
        part("lead", task.brief),
        part("watched", "", task.assessorsNote, { label: { id: "part.watched" } }),
        part("prepare", "", task.rolesThatScore, { label: { id: "part.roles-score" } }),
        part("avoid", "", task.rolesThatLose, { label: { id: "part.roles-lose" } }),
        part("details", "", [task.ifQuiet, task.ifDominant, task.ifNotNative]),
        part("example", task.goodClosing, [], { label: { id: "part.closing" } }),
        part("time", { id: "task.time", values: { minutes: task.minutes } }),
      ],
      also: "group task exercise discussion",
    })),
    ...INTERVIEW_MOMENTS.map((moment) => ({
      ...cited(`final-${moment.id}`, moment.moment),
      names: [moment.moment, ...(ALIASES[moment.id] ?? [])],
      parts: [
        part("lead", moment.advice),
        part("example", moment.forExample, [], {
          label: { id: "part.example" },
          byWork: EXAMPLES_BY_WORK[moment.id] ?? {},
        }),
        part("avoid", moment.avoid, [], { label: { id: "part.avoid" } }),
      ],
      also: "final interview answer question",
    })),
    ...DAY_LISTS.map((list) => ({
      ...cited(`list-${list.id}`, list.title),
      names: [list.title, ...(ALIASES[list.id] ?? [])],
      parts: [
        part(
          "lead",
          "",
          list.items.map(({ what }) => what),
        ),
        part(
          "why",
          "",
          list.items.map(({ what, why }) => `${what}: ${why}`),
          { label: { id: "part.why" } },
        ),
      ],
      also: "assessment day",
    })),
    ...CANDIDATE_QUESTIONS.map(({ id, question, answer, check, source }) => ({
      ...cited(`asked-${id}`, question, sourceLine(source)),
      names: [question],
      parts: [part("lead", answer), part("prepare", check)],
      also: "",
    })),
  ];
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  application: ["cv application", "online application", "apply"],
  "video-interview": [
    "one-way video interview",
    "hirevue",
    "recorded interview",
    "video interview",
  ],
  "reach-and-height": ["reach test", "arm reach test", "height check"],
  "group-exercise": [
    ...["group discussion", "group task", "group activity", "group exercises", "group interview"],
  ],
  "role-play": ["roleplay", "role plays"],
  "final-interview": ["one to one interview", "panel interview", "final interview"],
  "numeracy-test": ["maths test", "math test", "numbers test", "currency test"],
  "english-test": ["english exam", "language test"],
  documents: ["background check"],
  medical: ["medical check", "medical exam"],
  registration: [
    "how early should i arrive",
    "when should i arrive",
    "check in at the assessment day",
    "arrival at the assessment day",
  ],
  "what-to-bring": [
    "what should i bring",
    "documents to bring",
    "need to bring",
    "bring to the assessment day",
    "pack for the assessment day",
  ],
  "reach-and-uniform-day": ["uniform day"],
  "after-the-day": [
    "after the assessment day",
    "after the interview",
    "rejected",
    "after a rejection",
  ],
  "the-weakness": ["weakness", "biggest weakness", "greatest weakness"],
  "tell-us-about-yourself": ["tell me about yourself", "introduce yourself", "introduce myself"],
  "why-this-airline": ["why do you want to work for us", "why this airline", "why us"],
  "why-cabin-crew": [
    "why do you want to be cabin crew",
    "why flight attendant",
    "why do you want to be a flight attendant",
  ],
  "your-questions": [
    "questions to ask the recruiter",
    "questions for the recruiter",
    "questions should i ask",
    "ask the interviewer",
    "ask them at the end",
  ],
  "the-silence": ["silence", "pause after my answer"],
  "the-gap": [
    "gap in my cv",
    "year off",
    "career break",
    "time off work",
    "employment gap",
    "failed before",
  ],
  "the-ethical-question": ["colleague breaks a rule", "colleague stealing"],
  "the-hard-facts": ["pay and standby question"],
  "the-probing-question": ["probing question", "follow-up question"],
  "the-walk-in": ["walk in", "entering the room"],
  "the-last-minute": ["last minute of the interview", "end of the interview"],
  "the-safety-question": ["safety question without training"],
};
