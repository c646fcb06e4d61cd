import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Said right after an introduction, it asks what will come. */
const ASKS_WHAT_COMES =
  /\b(?:what|how)\b.{0,30}\b(?:happens?|happening|goes?|like there|expect|works?|involve\w*|look|looks)\b/;
/** "Which of those does British Airways actually do?", after the stages in general. */
const OF_THOSE =
  /\b(?:which|what|and|but|how|same|all)\b.{0,40}\b(?:those|these|them|that|stages?|steps?|parts?|ones?|do|does|have|has|go|goes|at|for|with)\b/;
const IN_GENERAL =
  /\bin general\b|\bgenerally\b|\bwhat (?:are|is) the (?:steps|stages|process)\b|\bthen what\b|\bstart to finish\b|\bis there an? assessment day\b|\bgetting hired\b/;
const MOST_WORDS = 26;

/**
 * How hiring goes, after an introduction or after its stages in general; null where something else is asked.
 * @param ids of the entries that the message calls by name
 */
export function readHiring(
  { plain, length }: Message,
  ids: readonly string[],
  { request, topic }: ChatState,
): Reading | null {
  const named = ids.filter((id) => id.startsWith("airlines/"));
  if (
    topic?.kind === "assessment-day" &&
    named.length === 1 &&
    length <= MOST_WORDS &&
    OF_THOSE.test(plain)
  )
    return {
      request: entryRequest(named, "selection"),
      ...{ score: 0.955, because: "the stages of one airline", goesOn: true },
    };
  if (
    topic?.kind === "entry" &&
    topic.facet === "selection" &&
    named.length === 0 &&
    length <= MOST_WORDS &&
    IN_GENERAL.test(plain)
  )
    return {
      request: { kind: "assessment-day", tells: "hiring" },
      ...{ score: 0.96, because: "hiring in general", goesOn: true },
    };
  if (request?.kind !== "introduction" || named.length > 0 || !ASKS_WHAT_COMES.test(plain))
    return null;
  const [airline, ...others] = request.airlines;
  return {
    request:
      airline === undefined || others.length > 0
        ? { kind: "assessment-day", tells: request.hasDay ? "course" : "hiring" }
        : entryRequest([`airlines/${airline}`], "selection"),
    ...{ score: 0.955, because: "what comes, after an introduction", goesOn: true },
  };
}
