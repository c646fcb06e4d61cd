import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  InterviewRoom,
  NewQuestionTemplate,
  QuestionTemplate,
  RoomDesk,
  SuggestedQuestion,
} from "contract/interview-rooms";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";

const ROOMS_PATH = "/api/interview-rooms";
const TEMPLATES_PATH = "/api/question-templates";
const roomPath = (id: string) => `${ROOMS_PATH}/${encodeURIComponent(id)}`;

/** The interview stands in it: what changes one changes the other. */
export const roomQuery = (id: string) =>
  queryOptions<InterviewRoom>({
    queryKey: [ROOMS_PATH, id],
    queryFn: ({ signal }) => callJson<InterviewRoom>("GET", roomPath(id), { signal }),
  });

export const suggestionsQuery = (id: string, language: string) =>
  queryOptions<SuggestedQuestion[]>({
    queryKey: [ROOMS_PATH, id, "suggestions", language],
    queryFn: ({ signal }) =>
      callJson<SuggestedQuestion[]>("GET", `${roomPath(id)}/suggestions`, { signal }),
  });

export const templatesQuery = queryOptions<QuestionTemplate[]>({ queryKey: [TEMPLATES_PATH] });

export function writeDesk(id: string, payload: RoomDesk): Promise<InterviewRoom> {
  return callJson<InterviewRoom>("PUT", roomPath(id), { payload });
}

export function useAddTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: NewQuestionTemplate) =>
      callJson<QuestionTemplate>("POST", TEMPLATES_PATH, { payload }),
    onSuccess: () => queries.invalidateQueries(templatesQuery),
  });
}

/** Gone already counts as removed. */
export function useRemoveTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("DELETE", `${TEMPLATES_PATH}/${id}`);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queries.invalidateQueries(templatesQuery),
  });
}
