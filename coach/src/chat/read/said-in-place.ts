import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { ChatInput } from "../thread.ts";
import { LESSON } from "./in-place/lesson.ts";
import { MOMENT } from "./in-place/moment.ts";
import type { Standing } from "./in-place/place.ts";
import { REJECTION } from "./in-place/rejection.ts";
import { THE_DAY } from "./in-place/the-day.ts";
import { THE_JOB } from "./in-place/the-job.ts";
import { fold, type Message } from "./message.ts";
import { momentOf } from "./moment-answered.ts";
import { bareOf } from "./said-shortly.ts";

const MOST_WORDS = 18;
/** So many of the person's last messages say what a few words are about. */
const STILL_SPOKEN_OF = 8;
/** What was told last says more than what was spoken of before it. */
const PLACES = [...MOMENT, ...LESSON, ...THE_DAY, ...REJECTION, ...THE_JOB];

/** What a few words ask for where they stand, "can I try again" after a rejection that was told; null for all else. */
export function saidInPlace(
  message: Message,
  state: ChatState,
  before: ChatInput["before"],
): ChatRequest | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  const said = before
    .filter(({ role }) => role === "user")
    .slice(-STILL_SPOKEN_OF)
    .map(({ text }) => fold(text));
  const standing: Standing = {
    topic: state.topic?.kind === "entry" ? (state.topic.ids[0] ?? "") : "",
    moment: momentOf(state),
    saidLast: said.at(-1) ?? "",
    hasAirline: state.airline !== null,
    spokeOf: (what) => [...said, message.plain].some((one) => what.test(one)),
  };
  return (
    PLACES.filter(({ isHere }) => isHere(standing))
      .flatMap(({ rows }) => rows)
      .find(([, pattern]) => pattern.test(bare))?.[0] ?? null
  );
}
