import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SharedAnswer, Sharing } from "contract/shared-answers";
import { callJson, type Method } from "../../lib/api.ts";

export const SHARED_PATH = "/api/shared-answers";

/** In which groups a stored answer is shared, or may be. */
export function sharingQuery(responseId: string) {
  return queryOptions<Sharing>({
    queryKey: [SHARED_PATH, "responses", encodeURIComponent(responseId)],
  });
}

/** A shared answer with its words and comments. */
export function sharedAnswerQuery(id: string) {
  return queryOptions<SharedAnswer>({ queryKey: [SHARED_PATH, encodeURIComponent(id)] });
}

export interface SharedAction {
  method: Method;
  /** After `/api/shared-answers`. */
  path: string;
  payload?: unknown;
}

/** A change of what is shared or said of it; all that is shown of it is asked for anew, after a refusal too. */
export function useSharedAction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ method, path, payload }: SharedAction) =>
      callJson<unknown>(method, SHARED_PATH + path, payload === undefined ? {} : { payload }),
    onSettled: () => queries.invalidateQueries({ queryKey: [SHARED_PATH] }),
  });
}
