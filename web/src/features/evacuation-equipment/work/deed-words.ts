import type { Deed, WorkedExit } from "coach/door-operation/state";
import type { GeometryExit } from "content/aircraft-geometry/schema";
import type { Key } from "../../../i18n/keys.ts";

/** What the hand does, in the words of this exit: a bar is set otherwise than a lever. */
export function deedKey(
  deed: Deed,
  { mechanism, isHatch }: WorkedExit,
  motion: GeometryExit["motion"],
): Key {
  const isByHand = mechanism.arming === "girt-bar";
  if (deed === "arm" && isByHand) return "operate.deed.arm-bar";
  if (deed === "disarm" && isByHand) return "operate.deed.disarm-bar";
  if (deed === "check-own" && isByHand) return "operate.deed.check-own-bar";
  if (deed !== "open") return `operate.deed.${deed}`;
  if (isHatch) return motion === "up" ? "operate.deed.open-up" : "operate.deed.open-thrown-out";
  return mechanism.isPowered ? "operate.deed.open" : "operate.deed.open-push";
}

export const GROUPS = ["look", "slide", "door", "people"] as const;
export type DeedGroup = (typeof GROUPS)[number];

export const GROUP_OF: Readonly<Record<Deed, DeedGroup>> = {
  permission: "look",
  "look-outside": "look",
  "check-own": "look",
  "cross-check": "look",
  report: "look",
  "pull-pin": "slide",
  "stow-pin": "slide",
  "insert-pin": "slide",
  "strap-across": "slide",
  "strap-away": "slide",
  arm: "slide",
  disarm: "slide",
  "lift-handle": "door",
  "lower-handle": "door",
  open: "door",
  "hold-assist": "door",
  "pull-inflation": "door",
  "send-people": "people",
  "block-exit": "people",
};
