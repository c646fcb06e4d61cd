import type { DeliveryAnalysis, Moment } from "contract/delivery";
import { LONG_PAUSE_SECONDS } from "./timeline-model.ts";

export type CourseEvent = "facing" | "away" | "faceless" | "longPause" | "fast" | "slow" | "filler";

export interface CourseRow extends Moment {
  event: CourseEvent;
}

/** A glance shorter than this is not worth a line of its own. */
const GLANCE_SECONDS = 0.5;

/** What happens along the recording, in its order: the timeline for those who read it. */
export function courseRows({ timeline, measures }: DeliveryAnalysis): CourseRow[] {
  const rows: CourseRow[] = [];
  const add = (event: CourseEvent, moments: readonly Moment[], leastSeconds: number) => {
    for (const { at, until } of moments)
      if (until - at >= leastSeconds) rows.push({ event, at, until });
  };
  add("away", timeline.away, GLANCE_SECONDS);
  add("faceless", timeline.faceless, GLANCE_SECONDS);
  add("longPause", timeline.pauses, LONG_PAUSE_SECONDS);
  for (const { id, standing, moments } of measures) {
    if (id === "fillers") add("filler", moments, 0);
    if (id === "articulationRate" && standing !== "within")
      add(standing === "below" ? "slow" : "fast", moments, 0);
  }
  return rows.sort((one, other) => one.at - other.at);
}
