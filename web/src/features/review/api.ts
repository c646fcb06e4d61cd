import { queryOptions } from "@tanstack/react-query";
import type { ReviewDeck } from "content/review/schema";
import { REVIEW_SETS } from "content/review/sets";
import type { ReviewSetId } from "contract/review-terms";
import type { Decks } from "./model.ts";

/** The cards of some sets, each fetched once. */
export function decksQuery(sets: readonly ReviewSetId[]) {
  const wanted = [...new Set(sets)].toSorted();
  return queryOptions<Decks>({
    queryKey: ["content", "review", ...wanted],
    queryFn: async () =>
      new Map(
        await Promise.all(
          wanted.map(
            async (set): Promise<[ReviewSetId, ReviewDeck]> => [set, await REVIEW_SETS[set].load()],
          ),
        ),
      ),
  });
}
