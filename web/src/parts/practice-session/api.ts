import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { drawable } from "content/questions/find-questions";
import type { Question } from "contract/questions";
import type { NewResponse, Response as StoredAnswer } from "contract/responses";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { nextPageOf } from "../../lib/next-page.ts";
import { sendOnce } from "../../lib/outbox.ts";
import { randomBetween } from "../../lib/random.ts";
import { readUserRecord } from "../../lib/user-record.ts";
import { orWithoutNetwork } from "../questions/without-network.ts";

export const RESPONSES_PATH = "/api/responses";

/** One question by chance, none of those seen lately; now and then one of the target airline's own.
 * Without a connection of the bank that the device has. */
export async function drawQuestion(seenIds: readonly string[]): Promise<Question> {
  const airline = readUserRecord()?.airline;
  const query = [
    ...(seenIds.length > 0 ? [`exclude=${encodeURIComponent(seenIds.join(","))}`] : []),
    ...(airline ? [`airline=${encodeURIComponent(airline)}`] : []),
  ].join("&");
  return orWithoutNetwork(
    callJson<Question>("GET", `/api/questions/random${query && `?${query}`}`),
    (bank) => {
      const candidates = drawable(bank, undefined, new Set(seenIds));
      return candidates[Math.floor(randomBetween(0, candidates.length))];
    },
  );
}

/** `language`: the one to put it in, where it is written in it; English where none is named. */
export const questionById = (id: string, language = "") =>
  queryOptions({
    queryKey: ["/api/questions", encodeURIComponent(id), language],
    queryFn: () => {
      const query = language && `?language=${encodeURIComponent(language)}`;
      return orWithoutNetwork(
        callJson<Question>("GET", `/api/questions/${encodeURIComponent(id)}${query}`),
        (bank) => bank.find((question) => question.id === id),
      );
    },
  });

/** The coach's words come in the language asked for, so each language has its own entry. */
export const answerById = (id: string, language: string) =>
  queryOptions({
    queryKey: [RESPONSES_PATH, encodeURIComponent(id), language],
    queryFn: () => callJson<StoredAnswer>("GET", `${RESPONSES_PATH}/${encodeURIComponent(id)}`),
  });

/** A person takes one question a few times; a hundred is the most that one call gives. */
export const takesOf = (bankQuestionId: string, language: string) =>
  queryOptions({
    queryKey: [RESPONSES_PATH, "takes", bankQuestionId, language],
    queryFn: () =>
      callJson<StoredAnswer[]>(
        "GET",
        `${RESPONSES_PATH}?bankQuestionId=${encodeURIComponent(bankQuestionId)}&limit=100`,
      ),
  });

export interface AnswerPage {
  answers: StoredAnswer[];
  /** Path of the next page; null after the last. */
  next: string | null;
}

/** One page of the person's answers, newest first; the next one stands in the Link header. */
export async function readAnswers(path: string): Promise<AnswerPage> {
  const answer = await call("GET", path);
  return { answers: (await answer.json()) as StoredAnswer[], next: nextPageOf(answer) };
}

export async function saveAnswer(attemptId: string, payload: NewResponse): Promise<StoredAnswer> {
  const answer = await sendOnce({ id: attemptId, method: "POST", path: RESPONSES_PATH, payload });
  return (await answer.json()) as StoredAnswer;
}

/** Gone already counts as deleted. */
export async function deleteAnswer(id: string): Promise<void> {
  try {
    await call("DELETE", `${RESPONSES_PATH}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** After a change to the answers: the lists, and what is computed from them. */
export async function refreshAnswers(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [RESPONSES_PATH] }),
    queries.invalidateQueries({ queryKey: ["/api/progress"] }),
  ]);
}
