import type { Draft } from "./answer/draft.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState, OpenQuestion, ThisTalk } from "./state.ts";

/** What the next turn has to know of this one. */
export function notesAfter(
  { request, about, notes, offer, declined }: Draft,
  state: ChatState,
): ChatState {
  const airline = airlineOf(request) ?? state.airline;
  const second = request.kind === "introduction" ? request.airlines[1] : undefined;
  return {
    ...state,
    ...notes,
    language: request.kind === "language" ? request.language : state.language,
    request,
    // A question of the interview ends a quiz, and the other way round.
    ...(notes?.open ? { quiz: null } : notes?.quiz || isGroupTask(request) ? { open: null } : {}),
    thisTalk: withTold(
      notes?.thisTalk ?? withTake(state.thisTalk, notes?.open ?? null),
      request.kind === "entry" ? request.ids : [],
    ),
    topic: about ?? (NO_TOPIC.has(request.kind) ? state.topic : topicOf(request, state.topic)),
    work: (request.kind === "introduction" ? request.work : null) ?? state.work,
    airline,
    airlineBefore: second ?? (airline === state.airline ? state.airlineBefore : state.airline),
    offer: offer ?? null,
    declined: declined ?? false,
  };
}

/** A task for a group was put, and whatever was to be answered before it is left. */
export const isGroupTask = (request: ChatRequest | null): boolean =>
  request?.kind === "group-task" ||
  (request?.kind === "entry" &&
    request.ids.length === 1 &&
    request.ids[0]?.startsWith("assessment-days/group-") === true &&
    request.ids[0] !== "assessment-days/group-exercise");

/** What is asked on after an entry leaves it as it was told: "tell me more" goes on from there. */
function topicOf(request: ChatRequest, before: ChatState["topic"]): ChatRequest {
  if (request.kind !== "entry" || request.further === null) return request;
  const isSame = before?.kind === "entry" && before.ids[0] === request.ids[0];
  return isSame ? before : { ...request, further: null };
}

const MOST_ANSWERS = 30;

/** What was done in this conversation, with a take that was judged: of several takes the best counts. */
function withTake(done: ThisTalk, open: OpenQuestion | null): ThisTalk {
  const score = open?.take?.score ?? null;
  if (open === null || score === null) return done;
  const before = done.answers.find(({ id }) => id === open.id)?.score ?? 0;
  const others = done.answers.filter(({ id }) => id !== open.id);
  const answers = [...others, { id: open.id, score: Math.max(before, score) }];
  return { ...done, answers: answers.slice(-MOST_ANSWERS) };
}

const MOST_TOLD = 20;

function withTold(done: ThisTalk, ids: readonly string[]): ThisTalk {
  if (ids.length === 0) return done;
  const told = [...done.told.filter((id) => !ids.includes(id)), ...ids];
  return { ...done, told: told.slice(-MOST_TOLD) };
}

/** Said in passing: what was spoken of before stays the topic. */
const NO_TOPIC = new Set<ChatRequest["kind"]>([
  "thanks",
  "acknowledge",
  "greeting",
  "introduction",
  "misread",
  "language",
  "sources",
  "entry-gap",
  "limit",
  "capabilities",
  "identity",
  "analyse-answer",
  "quiz-answer",
  "slips",
]);

/** Id of the airline that a request names; null where it names none. */
function airlineOf(request: ChatRequest): string | null {
  if (
    request.kind === "airline-gap" ||
    request.kind === "airline-questions" ||
    request.kind === "fit"
  )
    return request.airline;
  if (request.kind === "introduction") return request.airlines[0] ?? null;
  const id = request.kind === "entry" ? (request.ids[0] ?? "") : "";
  return id.startsWith("airlines/") ? id.replace("airlines/", "") : null;
}
