import { expect, test } from "vitest";
import { callWindow } from "./call-window.ts";

const NINE = "2026-11-23T09:00:00.000Z";
const at = (clock: string) => new Date(`2026-11-23T${clock}Z`);

test.each([
  ["scheduled", null, "08:29:59", "early"],
  ["scheduled", null, "08:30:00", "open"],
  // Whoever runs late finds the door open.
  ["scheduled", null, "11:00:00", "open"],
  ["in_progress", null, "07:00:00", "open"],
  ["completed", "2026-11-23T09:30:00.000Z", "09:44:59", "open"],
  ["completed", "2026-11-23T09:30:00.000Z", "09:45:00", "over"],
  ["cancelled", null, "09:00:00", "over"],
] as const)(
  "an interview at nine that is %s (held until %s) at %s: %s",
  (status, completedAt, clock, window) => {
    expect(callWindow({ status, scheduledAt: NINE, completedAt }, at(clock))).toBe(window);
  },
);
