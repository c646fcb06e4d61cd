import { queryOptions } from "@tanstack/react-query";
import type { Progress } from "contract/progress";

/** How far the person has come; days are counted in their own zone. */
export function progressQuery(timeZone: string) {
  return queryOptions<Progress>({
    queryKey: [`/api/progress?timezone=${encodeURIComponent(timeZone)}`],
  });
}
