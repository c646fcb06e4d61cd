import type { EvacuationProcedure } from "content/evacuation/schema";
import type { BadgeTone } from "../../ui/badge.tsx";

type Priority = EvacuationProcedure["steps"][number]["priority"];

export const PRIORITY_TONE: Record<Priority, BadgeTone> = {
  Critical: "red",
  High: "yellow",
  Medium: "blue",
};

export const PRIORITY_FILL: Record<Priority, string> = {
  Critical: "bg-red-soft text-red-ink",
  High: "bg-yellow-soft text-yellow-ink",
  Medium: "bg-blue-soft text-blue-ink",
};
