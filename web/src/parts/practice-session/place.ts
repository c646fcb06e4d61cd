import { draftKey } from "../../lib/drafts.ts";
import { readLocal, writeLocal } from "../../lib/storage.ts";
import type { Attempt, PracticeQuestion } from "./model.ts";

/** Where a person is on a practice screen; kept on the device so that a reload or a crash leads back there. */
export interface Place {
  question: PracticeQuestion | null;
  /** The language that the address asked for it in; null where it named none. */
  askedIn: string | null;
  /** Seconds on the session timer when this was written. */
  elapsedSeconds: number;
  /** Id of the stored answer that is being taken again. */
  retakeOf: string | null;
  attempt: Attempt | null;
  /** A recording of an answer, or its words, lies on this device, to be offered back beside its question. */
  isBegun: boolean;
  /** Questions seen lately, the newest first. */
  recentIds: readonly string[];
}

export const NO_PLACE: Place = {
  question: null,
  askedIn: null,
  elapsedSeconds: 0,
  retakeOf: null,
  attempt: null,
  isBegun: false,
  recentIds: [],
};

/** Each screen has its own place, so that they do not pull each other along. */
export type PracticeScreenName = "text" | "star" | "audio" | "video";

const placeKey = (userKey: string, screen: PracticeScreenName) =>
  draftKey(userKey, `practice-place:${screen}`);

export function readPlace(userKey: string, screen: PracticeScreenName): Place {
  const text = readLocal(placeKey(userKey, screen));
  if (!text) return NO_PLACE;
  try {
    const place = { ...NO_PLACE, ...(JSON.parse(text) as Partial<Place>) };
    return typeof place.question?.question === "string" ? place : { ...place, question: null };
  } catch {
    return NO_PLACE;
  }
}

export function writePlace(userKey: string, screen: PracticeScreenName, place: Place): void {
  writeLocal(placeKey(userKey, screen), JSON.stringify(place));
}
