import type { Question } from "contract/questions";
import { readUserRecord, userKeyOf } from "../../lib/user-record.ts";
import { drawQuestion } from "./api.ts";
import { type Place, type PracticeScreenName, readPlace } from "./place.ts";
import { unsentDrafts } from "./unsent-drafts.ts";

let ahead: Promise<Question> | null = null;
/** The same, once it is there. */
let arrived: Question | null = null;

/** Questions not to be drawn: those seen lately, and those with an answer begun and not sent. */
export function notToBeDrawn(place: Place, userKey: string): string[] {
  const begun = unsentDrafts(userKey).map((draft) => draft.question.id);
  return [...new Set([...place.recentIds, ...begun])];
}

/** Draws a question while the pointer is still on its way, where the screen would draw one; resolves when it is there. */
export async function drawAhead(screen: PracticeScreenName): Promise<void> {
  const record = readUserRecord();
  if (!record) return;
  const userKey = userKeyOf(record);
  const place = readPlace(userKey, screen);
  if (place.question) return;
  await (ahead ?? newlyDrawn(place, userKey)).catch(() => undefined);
}

function newlyDrawn(place: Place, userKey: string): Promise<Question> {
  ahead = drawQuestion(notToBeDrawn(place, userKey));
  ahead.then(
    (question) => {
      arrived = question;
    },
    () => {
      // What fails here is asked for again, and shown, when the screen opens.
      ahead = null;
    },
  );
  return ahead;
}

/** The question drawn ahead if it is there now: a screen can then show it in its first frame. */
export function arrivedQuestion(): Question | null {
  return arrived;
}

/** The question drawn ahead, once; null where there is none. */
export function takeDrawn(): Promise<Question> | null {
  const drawn = ahead;
  ahead = null;
  arrived = null;
  return drawn;
}
