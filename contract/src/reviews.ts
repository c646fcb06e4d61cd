import { z } from "zod";
import {
  REVIEW_BATCH_MAX,
  REVIEW_MILLISECONDS_MAX,
  REVIEW_MODES,
  REVIEW_SET_IDS,
} from "./review-terms.ts";

/** One answer to one card. The log of them is all that is stored: what is due follows from it. */
export const Review = z.object({
  /** Made where the answer was given; the same answer sent twice is stored once. */
  id: z.uuid(),
  set: z.enum(REVIEW_SET_IDS),
  /** The card's id within its set. */
  card: z
    .string()
    .max(80)
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, "Use the id of a card"),
  isCorrect: z.boolean(),
  /** From the question's appearance to the answer; null where nobody measured it. */
  milliseconds: z.number().int().min(0).max(REVIEW_MILLISECONDS_MAX).nullable(),
  /** By the clock of the device; the server takes a time after its own as its own. */
  reviewedAt: z.iso.datetime(),
  mode: z.enum(REVIEW_MODES),
});
export type Review = z.infer<typeof Review>;

export const NewReviews = z.object({
  reviews: z.array(Review).min(1).max(REVIEW_BATCH_MAX),
});
export type NewReviews = z.infer<typeof NewReviews>;

/** How many of the answers were new to the server. */
export const StoredReviews = z.object({ stored: z.number().int().min(0) });
export type StoredReviews = z.infer<typeof StoredReviews>;

/** A page of a person's log, in the order in which the server got to know it. */
export const ReviewLog = z.object({
  reviews: z.array(Review),
  /** What the next call names as `after`; not a time. */
  cursor: z.number().int().min(0),
  hasMore: z.boolean(),
});
export type ReviewLog = z.infer<typeof ReviewLog>;
