import { z } from "zod";
import { MultipleChoice } from "../multiple-choice.ts";
import { Source } from "../source.ts";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What a trainer would ask, and the answer to say back. Ids are unique across all topics. */
export const Card = z.object({
  /** Starts with the topic's id and a hyphen, e.g. "first-aid-cpr-adult". */
  id: Id,
  /** A question or a situation, in one sentence or two. */
  front: z.string().min(10).max(220),
  /** The answer in one to four sentences. */
  back: z.string().min(40).max(620),
  /** Zero to five short steps, in order where order matters; without a full stop at the end. */
  points: z.array(z.string().min(3).max(130)).max(5),
  source: Source,
  /** Set where the rule or the figure is known to change: check it again before the others. */
  ages: z.literal(true).optional(),
});
export type Card = z.infer<typeof Card>;

/** A topic of the initial course, without its material: cheap enough for a menu. */
export const Topic = z.object({
  id: Id,
  title: z.string(),
  /** One sentence: what somebody who knows this topic can do. */
  summary: z.string().min(20).max(160),
  /** Points of Appendix 1 to Part-CC (Regulation (EU) No 1178/2011, Annex V), e.g. "5.4". */
  partCc: z.array(z.string().regex(/^[1-9](\.[1-9])?$/)).min(1),
  /** Chapters and subjects of ICAO Doc 10002, e.g. "Chapter 7: dangerous goods". */
  doc10002: z.array(z.string().min(5)).min(1),
  /** How much there is, so that a menu can say what has been done of it. */
  count: z.object({ cards: z.number().int(), questions: z.number().int() }),
  /** Fetches the topic's material, and that of no other topic. */
  load: z.custom<() => Promise<TopicMaterial>>((value) => typeof value === "function"),
});
export type Topic = z.infer<typeof Topic>;

/** At least 18 cards, and at least 24 questions that each explain themselves. */
export const TopicMaterial = z.object({
  cards: z.array(Card.strict()).min(18).readonly(),
  questions: z.array(MultipleChoice.strict()).min(24).readonly(),
});
export type TopicMaterial = z.infer<typeof TopicMaterial>;
