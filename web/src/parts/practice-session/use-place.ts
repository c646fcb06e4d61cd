import { useCallback, useState } from "react";
import { NO_PLACE, type Place, type PracticeScreenName, readPlace, writePlace } from "./place.ts";
import { unsentDraft } from "./unsent-drafts.ts";

/**
 * Where the person was on this screen. A question nobody has begun to answer is let go, so that a
 * visit begins with a new one; one with words in it, or one whose answer waits to be sent, comes back.
 */
function placeToReturnTo(userKey: string, screen: PracticeScreenName): Place {
  const place = readPlace(userKey, screen);
  const { question, attempt, recentIds } = place;
  if (!question || attempt?.isKept || unsentDraft(userKey, question.id)) return place;
  return { ...NO_PLACE, recentIds };
}

export type ChangePlace = (change: Partial<Place>) => void;

export function usePlace(userKey: string, screen: PracticeScreenName): [Place, ChangePlace] {
  const [place, setPlace] = useState(() => placeToReturnTo(userKey, screen));
  const changePlace = useCallback<ChangePlace>(
    (change) =>
      setPlace((old) => {
        const next = { ...old, ...change };
        writePlace(userKey, screen, next);
        return next;
      }),
    [userKey, screen],
  );
  return [place, changePlace];
}
