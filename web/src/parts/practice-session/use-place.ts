import { useCallback, useRef, useState } from "react";
import { arrivedQuestion, notToBeDrawn } from "./draw-ahead.ts";
import { remember } from "./model.ts";
import { NO_PLACE, type Place, type PracticeScreenName, readPlace, writePlace } from "./place.ts";
import { unsentDraft } from "./unsent-drafts.ts";

/**
 * Where the person was on this screen. A question nobody has begun to answer is let go, so that a
 * visit begins with a new one; one with words or a recording, or one whose answer waits to be sent, comes back.
 */
function placeToReturnTo(userKey: string, screen: PracticeScreenName, isDrawn: boolean): Place {
  const place = readPlace(userKey, screen);
  const { question, attempt, isBegun, recentIds } = place;
  if (question && (attempt?.isKept || isBegun || unsentDraft(userKey, question.id))) return place;
  const drawn = isDrawn ? arrivedQuestion() : null;
  if (!drawn || notToBeDrawn(place, userKey).includes(drawn.id)) return { ...NO_PLACE, recentIds };
  return { ...NO_PLACE, question: drawn, recentIds: remember(recentIds, drawn.id) };
}

export interface PlaceHold {
  place: Place;
  change(change: Partial<Place>): void;
  /** Writes the timer down without drawing the screen anew. */
  keepSeconds(seconds: number): void;
}

/** `isDrawn`: no question is asked for, so that one drawn ahead may be shown at once. */
export function usePlace(userKey: string, screen: PracticeScreenName, isDrawn: boolean): PlaceHold {
  const [place, setPlace] = useState(() => placeToReturnTo(userKey, screen, isDrawn));
  // What is on the disk, at once: a page that is being closed renders no more.
  const written = useRef(place);
  const write = useCallback(
    (change: Partial<Place>) => {
      written.current = { ...written.current, ...change };
      writePlace(userKey, screen, written.current);
      return written.current;
    },
    [userKey, screen],
  );
  const change = useCallback((next: Partial<Place>) => setPlace(write(next)), [write]);
  const keepSeconds = useCallback(
    (elapsedSeconds: number) => {
      write({ elapsedSeconds });
    },
    [write],
  );
  return { place, change, keepSeconds };
}
