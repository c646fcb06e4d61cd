import type { DoorMechanism } from "content/evacuation-equipment/schema";

/** What a crew member is asked to do at an exit. */
export const TASKS = ["arm", "disarm", "open", "evacuate"] as const;
export type Task = (typeof TASKS)[number];

/** What a hand, an eye or a voice can do at an exit. */
export const DEEDS = [
  "permission",
  "look-outside",
  "check-own",
  "cross-check",
  "pull-pin",
  "stow-pin",
  "insert-pin",
  "strap-across",
  "strap-away",
  "arm",
  "disarm",
  "lift-handle",
  "lower-handle",
  "open",
  "hold-assist",
  "pull-inflation",
  "send-people",
  "block-exit",
  "report",
] as const;
export type Deed = (typeof DEEDS)[number];

/** The exit as far as working it goes. */
export interface WorkedExit {
  mechanism: DoorMechanism;
  /** Over the wing: a hatch that nobody arms. */
  isHatch: boolean;
  /** Something to slide down on comes out; off-wing slides count. */
  hasSlide: boolean;
  /** Seconds within which it has to stand. */
  slideSeconds: number;
}

/** held: the door itself prevented it. idle: neither right nor wrong here. */
export type Verdict = "right" | "idle" | "held" | "slip" | "critical";

/** Why; the screen has the sentence. */
export type Note =
  | "permission-given"
  | "outside-clear"
  | "own-armed"
  | "own-disarmed"
  | "own-found-armed"
  | "own-found-disarmed"
  | "opposite-same"
  | "pin-out"
  | "pin-stowed"
  | "pin-in"
  | "pin-blocks"
  | "pin-waits"
  | "strap-on"
  | "strap-off"
  | "strap-late"
  | "strap-early"
  | "now-armed"
  | "now-disarmed"
  | "armed-unordered"
  | "disarmed-unordered"
  | "light-on"
  | "light-off"
  | "handle-back"
  | "handle-not-now"
  | "opened"
  | "opened-slide"
  | "opened-hatch"
  | "opened-no-permission"
  | "opened-unread"
  | "opened-blind"
  | "opened-bare"
  | "slide-blown"
  | "holding"
  | "inflation-pulled"
  | "inflation-behind-door"
  | "inflation-gone"
  | "sent"
  | "sent-early"
  | "sent-bare"
  | "sent-unheld"
  | "blocked"
  | "blocked-good"
  | "own-first"
  | "reported"
  | "reported-wrong"
  | "reported-unchecked";

export interface Done {
  deed: Deed;
  atMs: number;
  verdict: Verdict;
  /** The gravest first. */
  notes: readonly Note[];
}

export interface DoorState {
  task: Task;
  exit: WorkedExit;
  /** The door was not as it should have been found. */
  isFoundWrong: boolean;
  isArmed: boolean;
  isPinIn: boolean;
  isPinStowed: boolean;
  isStrapAcross: boolean;
  handle: "closed" | "lifted" | "open";
  /** Since the start of the exercise. */
  openedAtMs: number | null;
  /** The open door has pulled the slide out of its pack. */
  isSlideOut: boolean;
  isOver: boolean;
  done: readonly Done[];
}
