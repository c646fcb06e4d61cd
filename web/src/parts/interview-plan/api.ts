import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Application } from "contract/applications";
import type { PlanChange, PlanSettings, PlanTickChange } from "contract/plan";
import type { WorkDay } from "contract/progress";
import { callJson } from "../../lib/api.ts";

/** How the person wants to prepare, and what they ticked. */
export const planQuery = queryOptions<PlanSettings>({ queryKey: ["/api/plan"] });

/** What was done on each day of the person's own zone. */
export function workQuery(timeZone: string) {
  return queryOptions<WorkDay[]>({
    queryKey: [`/api/progress/work?timezone=${encodeURIComponent(timeZone)}`],
  });
}

/** One's own applications, the nearest date first. */
export const applicationsQuery = queryOptions<Application[]>({ queryKey: ["/api/applications"] });

export function useChangePlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: PlanChange) => callJson<PlanSettings>("PATCH", "/api/plan", { payload }),
    onSuccess: (settings) => queries.setQueryData(planQuery.queryKey, settings),
  });
}

/** Ticks a task, or takes the tick back: it shows at once, and goes again where the server did not keep it. */
export function useTickTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: PlanTickChange) =>
      callJson<PlanSettings>("PUT", "/api/plan/ticks", { payload }),
    onMutate: ({ isDone, ...tick }) => {
      const known = queries.getQueryData(planQuery.queryKey);
      if (known) {
        const others = known.ticks.filter(
          ({ date, task }) => date !== tick.date || task !== tick.task,
        );
        queries.setQueryData(planQuery.queryKey, {
          ...known,
          ticks: isDone ? [...others, tick] : others,
        });
      }
      return known;
    },
    onSuccess: (settings) => queries.setQueryData(planQuery.queryKey, settings),
    onError: (_error, _tick, known) => queries.setQueryData(planQuery.queryKey, known),
  });
}
