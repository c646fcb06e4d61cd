import { judge } from "./judge.ts";
import { movementAt } from "./picture.ts";
import type { Deed, DoorState, Task, WorkedExit } from "./state.ts";

/**
 * An exit before anyone has touched it.
 * @param isFoundWrong someone left it armed before a normal opening, or disarmed before an evacuation; nothing
 * of the kind is drawn for the other tasks and for hatches
 */
export function startOf(task: Task, exit: WorkedExit, isFoundWrong = false): DoorState {
  const isWrong = isFoundWrong && !exit.isHatch && (task === "open" || task === "evacuate");
  const isArmed = !exit.isHatch && (task === "disarm" || task === "evacuate") !== isWrong;
  return {
    task,
    exit,
    isFoundWrong: isWrong,
    isArmed,
    isPinIn: exit.mechanism.hasPin && !exit.isHatch && !isArmed,
    isPinStowed: isArmed,
    isStrapAcross: exit.mechanism.arming === "girt-bar" && isArmed,
    handle: "closed",
    openedAtMs: null,
    isSlideOut: false,
    isOver: false,
    done: [],
  };
}

/** Whether an exit and a task go together: nobody arms a hatch, or opens one on an ordinary day. */
export const hasTask = ({ isHatch }: WorkedExit, task: Task) => !isHatch || task === "evacuate";

/**
 * What can be tried now; wrong deeds are among them, and only what makes no sense to a hand is not.
 * In the order of a crew member's day, so that buttons keep their places.
 */
export function deedsFor(state: DoorState): Deed[] {
  const { task, exit } = state;
  const { hasPin, hasArmedLight, arming } = exit.mechanism;
  const isEvacuation = task === "evacuate";
  if (exit.isHatch) return ["look-outside", "open", "send-people", "block-exit"];
  return [
    ...(task === "open" ? (["permission"] as const) : []),
    "look-outside",
    "check-own",
    ...(isEvacuation ? [] : (["cross-check"] as const)),
    ...(hasPin ? (["pull-pin", "stow-pin", "insert-pin"] as const) : []),
    ...(arming === "girt-bar" ? (["strap-across", "strap-away"] as const) : []),
    "arm",
    "disarm",
    ...(hasArmedLight ? (["lift-handle", "lower-handle"] as const) : []),
    "open",
    ...(isEvacuation
      ? (["hold-assist", "pull-inflation", "send-people", "block-exit"] as const)
      : []),
    ...(task === "arm" || task === "disarm" ? (["report"] as const) : []),
  ];
}

/** Whether a hand finds anything to do it on, right or wrong. */
export function canDo(state: DoorState, deed: Deed): boolean {
  const { isArmed, isPinIn, isPinStowed, isStrapAcross, handle, isOver } = state;
  const isClosed = handle !== "open";
  if (isOver) return false;
  switch (deed) {
    case "pull-pin":
      return isClosed && isPinIn;
    case "stow-pin":
      return isClosed && !isPinIn && !isPinStowed;
    case "insert-pin":
      return isClosed && !isPinIn;
    case "strap-across":
      return isClosed && !isStrapAcross;
    case "strap-away":
      return isClosed && isStrapAcross;
    case "arm":
      return isClosed && !isArmed;
    case "disarm":
      return isClosed && isArmed;
    case "lift-handle":
      return handle === "closed";
    case "lower-handle":
      return handle === "lifted";
    case "hold-assist":
    case "send-people":
    case "block-exit":
      return !isClosed;
    case "pull-inflation":
    case "report":
      return true;
    default:
      return isClosed;
  }
}

/**
 * The exit after a deed, whether it was right or not: what is wrong happens, and is told. A deed that the hand
 * finds nothing for changes nothing.
 * @param atMs since the start of the exercise
 */
export function operate(state: DoorState, deed: Deed, atMs: number): DoorState {
  if (!canDo(state, deed)) return state;
  const judgement = judge(state, deed, movementAt(state, atMs).inflation);
  const isHeld = judgement.verdict === "held";
  const next = isHeld ? state : moved(state, deed, atMs);
  return { ...next, done: [...state.done, { deed, atMs, ...judgement }] };
}

/** What the deed does to the exit. */
function moved(state: DoorState, deed: Deed, atMs: number): DoorState {
  switch (deed) {
    case "pull-pin":
      return { ...state, isPinIn: false, isPinStowed: false };
    case "stow-pin":
      return { ...state, isPinStowed: true };
    case "insert-pin":
      return { ...state, isPinIn: true, isPinStowed: false };
    case "strap-across":
      return { ...state, isStrapAcross: true };
    case "strap-away":
      return { ...state, isStrapAcross: false };
    case "arm":
      return { ...state, isArmed: true };
    case "disarm":
      return { ...state, isArmed: false };
    case "lift-handle":
      return { ...state, handle: "lifted" };
    case "lower-handle":
      return { ...state, handle: "closed" };
    case "open": {
      const isSlideOut = state.exit.hasSlide && (state.isArmed || state.exit.isHatch);
      return {
        ...state,
        handle: "open",
        openedAtMs: atMs,
        isSlideOut,
        // An evacuation goes on from here; a blown slide and an ordinary opening end the others.
        isOver: state.task !== "evacuate",
      };
    }
    case "send-people":
    case "block-exit":
    case "report":
      return { ...state, isOver: true };
    default:
      return state;
  }
}
