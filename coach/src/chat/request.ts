import { CONTINENTS } from "content/airports/continents";
import { LANGUAGE_CODES } from "contract/languages";
import {
  COMPETENCIES,
  DIFFICULTIES,
  QUESTION_CATEGORIES,
  QUESTION_KINDS,
} from "contract/question-terms";
import { STAR_SECTIONS } from "contract/star";
import { z } from "zod";
import { FACETS } from "./knowledge/entry.ts";
import { EXERCISE_KINDS } from "./knowledge/exercise-decks.ts";
import { WORK } from "./knowledge/work.ts";
import { PRODUCT_PARTS } from "./product-parts.ts";
import { QUIZ_TOPICS } from "./quiz-topics.ts";

/** What the coach declines, each with its own sentence. */
const LIMITS = [
  "medical",
  "legal",
  "hiring",
  "salary",
  "today",
  "opinion",
  "personal",
  "others",
  "other-business",
  "instructions",
  "insult",
  "distress",
  "other-job",
  "unclear",
  "unknown",
  /** Why so much stands in English. */
  "english",
] as const;

/** How a person says that they are, beside nerves, which have a request of their own. */
export const MOODS = [
  ...(["failed", "doubt", "tired", "unsupported", "angry", "good-news", "heavy"] as const),
] as const;

/** What is asked of the coach itself: how it scores, whether it remembers, how old its facts are. */
const OF_THE_COACH = ["scoring", "scale", "memory", "currency"] as const;

/** What is asked of a plan that was told, beside its steps. */
export const ASKED_OF_PLAN = [
  ...(["begin", "next", "first", "step", "stories", "ready", "enough"] as const),
  ...(["time", "nights", "weekend", "left-out", "keep"] as const),
] as const;
const DAY_TELLS = ["course", "length", "hiring"] as const;

const Id = z.string().max(120);

/** What of a topic a quiz is on: airports of a continent, whether the code or the airport is shown, one kind of sum; null for any. */
export const QUIZ_PART = {
  continent: z.enum(CONTINENTS).nullable().default(null),
  shows: z.enum(["code", "airport"]).nullable().default(null),
  /** On what was told in this talk. */
  isOnTold: z.boolean().default(false),
  /** Which exercises of a test; null for any. */
  exercise: z.enum(EXERCISE_KINDS).nullable().default(null),
};

/** Which questions are wanted for practice; null where the person did not say. */
export const Choice = z.object({
  category: z.enum(QUESTION_CATEGORIES).nullable(),
  competency: z.enum(COMPETENCIES).nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  kind: z.enum(QUESTION_KINDS).nullable(),
  /** Id of an airline. */
  airline: Id.nullable(),
});
export type Choice = z.infer<typeof Choice>;

/**
 * What a message asks for once it is understood. A follow-up changes the request before it ("and for Qatar?",
 * "shorter", "in Spanish") and is then answered anew.
 */
export const ChatRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("entry"),
    ids: z.array(Id).min(1).max(4),
    facet: z.enum(FACETS).nullable(),
    /** Further parts asked for in the same breath: "what about age, swimming and languages". */
    others: z.array(z.enum(FACETS)).max(4).default([]),
    /** How many parts were told before: "tell me more" goes on from there. */
    told: z.number().int().min(0).max(40),
    /** Keys of the words asked about, by which items of a long list are chosen. */
    focus: z.array(z.string().max(40)).max(12),
    /** Places in `statementsOf` of the entry: only these are told, where one detail of it is asked for. */
    statements: z.array(z.number().int().min(0).max(400)).max(4).default([]),
    /** Id of what is asked on after it: only that is told. */
    further: Id.nullable().default(null),
    /** Language that a term is to be translated to. */
    into: z.enum(LANGUAGE_CODES).nullable(),
  }),
  z.object({
    kind: z.literal("airlines"),
    alliance: z.string().max(40).nullable(),
    region: z.string().max(40).nullable(),
    place: z.string().max(60).nullable(),
    /** Those alone that ask for English and for no other language. */
    isEnglishEnough: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal("rank"),
    by: z.enum(["fleet", "destinations", "employees", "age", "founded", "reach", "height"]),
    isMost: z.boolean(),
  }),
  /** Whether the person's own figures meet what is asked: by one airline, or null for all of the guide. */
  z.object({
    kind: z.literal("fit"),
    airline: Id.nullable(),
    /** Of the guide: only its airlines are weighed, where none is named. */
    region: z.string().max(40).nullable(),
    /** Full years, and centimetres; null where none was told. */
    age: z.number().int().min(10).max(99).nullable(),
    /** Feet and inches come to halves of a centimetre, as airlines give them. */
    heightCm: z.number().multipleOf(0.5).min(100).max(250).nullable(),
    reachCm: z.number().int().min(100).max(280).nullable(),
    /** What else was asked of the airline in the same breath. */
    others: z.array(z.enum(FACETS)).max(4).default([]),
    /** Ids of further airlines that were named beside the first. */
    beside: z.array(Id).max(2).default([]),
  }),
  /** Where a tattoo of one's own is, beside the rule of one airline. */
  z.object({
    kind: z.literal("tattoo-place"),
    airline: z.string().max(60),
    isShown: z.boolean(),
    /** On the leg, trousers hide what a skirt shows. */
    isOnLeg: z.boolean().default(false),
  }),
  /** Which airlines let a tattoo show. */
  z.object({ kind: z.literal("tattoos"), region: z.string().max(40).nullable() }),
  z.object({
    kind: z.literal("airports"),
    country: z.string().max(60).nullable(),
    city: z.string().max(60).nullable(),
    airline: Id.nullable(),
  }),
  z.object({ kind: z.literal("airline-questions"), airline: Id }),
  /** Something that the guide's entry on this airline does not tell. */
  z.object({
    kind: z.literal("airline-gap"),
    airline: Id,
    /** The part that comes nearest to what was asked. */
    near: z.enum(FACETS).nullable().default(null),
    /** An entry that tells what holds at most airlines. */
    general: Id.nullable().default(null),
  }),
  /** Something that the entry spoken of does not tell. */
  z.object({
    kind: z.literal("entry-gap"),
    id: Id,
    isWhy: z.boolean(),
    /** An entry beside it that comes nearest to what was asked. */
    near: Id.nullable().default(null),
  }),
  /** An airline that is not in the guide, and the part of it that was asked for: what holds at most airlines is told of it. */
  z.object({
    kind: z.literal("other-airline"),
    name: z.string().max(60),
    facet: z.enum(FACETS).nullable().default(null),
    /** Id of an entry on what holds at most airlines, where one is nearer than the part's. */
    general: Id.nullable().default(null),
  }),
  z.object({ kind: z.literal("which-airline"), facet: z.enum(FACETS) }),
  z.object({
    kind: z.literal("topics"),
    ids: z.array(Id).max(6),
    /** Nothing fits well; these come nearest. */
    isUnsure: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal("explain-star"),
    part: z.enum([...STAR_SECTIONS, "whole", "length", "example", "no-story"]),
  }),
  z.object({
    kind: z.literal("explain-competency"),
    competency: z.enum(COMPETENCIES).nullable(),
    isExample: z.boolean(),
  }),
  z.object({ kind: z.literal("practise"), choice: Choice }),
  z.object({ kind: z.literal("drill"), choice: Choice, count: z.number().int().min(1).max(10) }),
  /** Questions with options on what is learnt. */
  z.object({
    kind: z.literal("quiz"),
    topic: z.enum(QUIZ_TOPICS),
    count: z.number().int().min(1).max(10),
    ...QUIZ_PART,
  }),
  z.object({
    kind: z.literal("quiz-answer"),
    /** Place of the option chosen; null where the person does not know, or wants to stop. */
    chosen: z.number().int().min(0).max(3).nullable(),
    does: z.enum(["answer", "skip", "stop", "none"]),
  }),
  /** How the clocks of two places stand to each other: codes of airports, or "UTC". */
  z.object({
    kind: z.literal("clock"),
    home: z.string().max(3),
    there: z.string().max(3),
    /** Minutes after midnight at `home`; null where no time was told. */
    time: z.number().int().min(0).max(1439).nullable(),
    /** 1 to 12; null where today is meant. */
    month: z.number().int().min(1).max(12).nullable(),
  }),
  /** A task for a group, to be worked on with friends. */
  z.object({ kind: z.literal("group-task") }),
  /** The coach is to play somebody: it puts the scene as a question instead. */
  z.object({ kind: z.literal("role-play") }),
  /** The slips of English in what was told. */
  z.object({ kind: z.literal("slips") }),
  z.object({
    kind: z.literal("analyse-answer"),
    mode: z.enum(["ask", "judge", "hint", "no-story", "stop", "too-short", "why"]),
  }),
  z.object({ kind: z.literal("weakest-answer"), isStrongest: z.boolean() }),
  /** How an assessment day goes, from arrival to the last interview; how long it takes; or all of hiring, from the application on. */
  z.object({ kind: z.literal("assessment-day"), tells: z.enum(DAY_TELLS).default("course") }),
  /** Who somebody is and where they want to go, told without a question. */
  z.object({
    kind: z.literal("introduction"),
    /** Ids of airlines of the guide, and names of others. */
    airlines: z.array(Id).max(3),
    others: z.array(z.string().max(60)).max(3),
    age: z.number().int().min(10).max(99).nullable(),
    /** What they do now, by the stories that it holds. */
    work: z.enum(WORK).nullable(),
    isNervous: z.boolean(),
    /** An interview or an assessment day is named. */
    hasDay: z.boolean(),
    /** As they call themselves; null where they did not. */
    name: z.string().max(30).nullable().default(null),
    /** Fears to be too old for it. */
    fearsTooOld: z.boolean().default(false),
    /** Was at such a day before and was not taken. */
    hasFailed: z.boolean().default(false),
    /** Id of the entry on the stage that it ended at; null where none was told. */
    endedAt: Id.nullable().default(null),
    /** Id of the entry on the one stage that is to come, where it is no whole day. */
    stage: Id.nullable().default(null),
  }),
  /** One of the practised answers, by its question: why it scored what it did, or what was written. */
  z.object({
    kind: z.literal("practised-answer"),
    question: z.string().max(400),
    asks: z.enum(["score", "text"]).default("score"),
  }),
  z.object({ kind: z.literal("about-coach"), asks: z.enum(OF_THE_COACH) }),
  /** What a part of the product is for, and where it is. */
  z.object({ kind: z.literal("product"), part: z.enum(PRODUCT_PARTS) }),
  /** A line proposed for an interview: whether it can be said like that. */
  z.object({ kind: z.literal("view-on-line") }),
  /** Whether what was judged in the chat is kept. */
  z.object({ kind: z.literal("is-kept") }),
  z.object({ kind: z.literal("progress") }),
  /** What to do until the day, or what is asked of such a plan; `days` where another number of them is wished for. */
  z.object({
    kind: z.literal("plan"),
    days: z.number().int().min(1).max(60).optional(),
    asks: z.enum(ASKED_OF_PLAN).optional(),
    /** The step that is meant, from 0. */
    step: z.number().int().min(0).max(5).optional(),
  }),
  z.object({ kind: z.literal("cv") }),
  z.object({ kind: z.literal("capabilities") }),
  z.object({ kind: z.literal("identity") }),
  z.object({ kind: z.literal("nerves") }),
  z.object({ kind: z.literal("mood"), mood: z.enum(MOODS) }),
  /** Small talk gets an answer of its kind, a first hello the person's name and what is due. */
  z.object({ kind: z.literal("greeting"), isSmallTalk: z.boolean().default(false) }),
  z.object({ kind: z.literal("thanks"), isBye: z.boolean().default(false) }),
  z.object({ kind: z.literal("acknowledge") }),
  /** Somebody says that the last turn was taken the wrong way. */
  z.object({ kind: z.literal("misread") }),
  z.object({ kind: z.literal("language"), language: z.enum(LANGUAGE_CODES) }),
  z.object({ kind: z.literal("sources") }),
  z.object({ kind: z.literal("limit"), limit: z.enum(LIMITS) }),
]);
export type ChatRequest = z.infer<typeof ChatRequest>;

export function entryRequest(
  ids: readonly string[],
  facet: Extract<ChatRequest, { kind: "entry" }>["facet"] = null,
): Extract<ChatRequest, { kind: "entry" }> {
  return {
    ...{ kind: "entry", ids: ids.slice(0, 4), facet, others: [], told: 0 },
    ...{ focus: [], statements: [], further: null, into: null },
  };
}
