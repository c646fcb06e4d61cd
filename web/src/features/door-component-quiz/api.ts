import { queryOptions } from "@tanstack/react-query";
import { askedOf } from "./model.ts";

/** The forty further questions, in a chunk of their own. */
export const bankQuery = queryOptions({
  queryKey: ["content", "door-bank"],
  queryFn: async () =>
    (await import("content/door-quiz/more-door-questions")).MORE_DOOR_QUESTIONS.map(askedOf),
  staleTime: Number.POSITIVE_INFINITY,
});
