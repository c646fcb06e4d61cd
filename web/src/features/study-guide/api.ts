import { queryOptions } from "@tanstack/react-query";
import type { Term } from "content/terminology/schema";
import type { TermSet } from "./model.ts";

/** The terms of a set, first those of the specification; each set comes in a chunk of its own. */
export function termsQuery(set: TermSet) {
  return queryOptions<readonly Term[]>({
    queryKey: ["content", "terminology", set],
    queryFn: async () => {
      const core = import("content/terminology/terminology");
      if (set === "core") return (await core).TERMINOLOGY;
      const [{ TERMINOLOGY }, { MORE_TERMS }] = await Promise.all([
        core,
        import("content/terminology/more-terms"),
      ]);
      return [...TERMINOLOGY, ...MORE_TERMS];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
