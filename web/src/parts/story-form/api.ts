import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewStory, Story, StoryChange } from "contract/stories";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";

const STORIES_PATH = "/api/stories";

/** One's own story bank, newest first. */
export const storiesQuery = queryOptions<Story[]>({ queryKey: [STORIES_PATH] });

/** What is known of the stories, changed in place. */
function useKnownStories() {
  const queries = useQueryClient();
  return {
    change: (next: (known: Story[]) => Story[]) =>
      queries.setQueryData(storiesQuery.queryKey, (known) => known && next(known)),
    refresh: () => queries.invalidateQueries({ queryKey: storiesQuery.queryKey }),
  };
}

export function useKeepStory() {
  const stories = useKnownStories();
  return useMutation({
    mutationFn: (payload: NewStory) => callJson<Story>("POST", STORIES_PATH, { payload }),
    onSuccess: (story) => stories.change((known) => [story, ...known]),
    // Kept already, in another tab: the list shows it.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void stories.refresh();
    },
  });
}

export function useChangeStory() {
  const stories = useKnownStories();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: StoryChange }) =>
      callJson<Story>("PATCH", `${STORIES_PATH}/${id}`, { payload: change }),
    onSuccess: (story) =>
      stories.change((known) => known.map((one) => (one.id === story.id ? story : one))),
  });
}

/** Gone already counts as deleted. */
export function useDeleteStory() {
  const stories = useKnownStories();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("DELETE", `${STORIES_PATH}/${id}`);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_nothing, id) => stories.change((known) => known.filter((one) => one.id !== id)),
  });
}
