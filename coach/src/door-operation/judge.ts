import type { Deed, DoorState, Note, Verdict } from "./state.ts";

interface Judgement {
  verdict: Verdict;
  notes: Note[];
}

const right = (note: Note): Judgement => ({ verdict: "right", notes: [note] });
const slip = (...notes: Note[]): Judgement => ({ verdict: "slip", notes });
const critical = (...notes: Note[]): Judgement => ({ verdict: "critical", notes });
const held = (note: Note): Judgement => ({ verdict: "held", notes: [note] });
const idle = (note: Note): Judgement => ({ verdict: "idle", notes: [note] });

/** Whether the door is to be armed when the task is done well. */
const isToBeArmed = ({ task }: DoorState) => task === "arm" || task === "evacuate";

const hasDone = ({ done }: DoorState, deed: Deed) =>
  done.some((one) => one.deed === deed && one.verdict !== "held");

/** Read with one's own eyes since the door was last armed or disarmed. */
function hasReadOwn({ done }: DoorState): boolean {
  const lastRead = done.findLastIndex(({ deed }) => deed === "check-own");
  const lastChange = done.findLastIndex(
    ({ deed, verdict }) => (deed === "arm" || deed === "disarm") && verdict !== "held",
  );
  return lastRead > lastChange;
}

/**
 * What a deed is worth in the state that it meets.
 * @param inflation of the slide, 0 to 1
 */
export function judge(state: DoorState, deed: Deed, inflation: number): Judgement {
  const { task, isArmed, isPinIn, isStrapAcross } = state;
  const isRightlySet = isArmed === isToBeArmed(state);
  switch (deed) {
    case "permission":
      return right("permission-given");
    case "look-outside":
      return task === "open" || task === "evacuate"
        ? right("outside-clear")
        : idle("outside-clear");
    case "check-own":
      if (state.isFoundWrong && !isRightlySet)
        return right(isArmed ? "own-found-armed" : "own-found-disarmed");
      return isRightlySet || task === "open" || task === "evacuate"
        ? right(isArmed ? "own-armed" : "own-disarmed")
        : idle(isArmed ? "own-armed" : "own-disarmed");
    case "cross-check":
      if (task === "open") return idle("opposite-same");
      return isRightlySet && hasReadOwn(state) ? right("opposite-same") : slip("own-first");
    case "pull-pin":
      return isRightlySet ? idle("pin-out") : right("pin-out");
    case "stow-pin":
      return isArmed && isRightlySet ? right("pin-stowed") : idle("pin-stowed");
    case "insert-pin":
      return isArmed ? held("pin-waits") : right("pin-in");
    case "strap-across":
      if (!isToBeArmed(state)) return idle("strap-on");
      return isArmed ? slip("strap-late") : right("strap-on");
    case "strap-away":
      return isArmed ? slip("strap-early") : right("strap-off");
    case "arm":
      if (isPinIn) return held("pin-blocks");
      if (!isToBeArmed(state)) return slip("armed-unordered");
      return state.exit.mechanism.arming === "girt-bar" && !isStrapAcross && task === "arm"
        ? slip("strap-late")
        : right("now-armed");
    case "disarm":
      return isToBeArmed(state) ? slip("disarmed-unordered") : right("now-disarmed");
    case "lift-handle":
      if (task !== "open") return slip("handle-not-now");
      return right(isArmed ? "light-on" : "light-off");
    case "lower-handle":
      return right("handle-back");
    case "open":
      return judgeOpening(state);
    case "hold-assist":
      return right("holding");
    case "pull-inflation":
      if (state.handle !== "open") return held("inflation-behind-door");
      return state.isSlideOut ? right("inflation-pulled") : held("inflation-gone");
    case "send-people":
      return judgeSending(state, inflation);
    case "block-exit":
      return state.isSlideOut || !state.exit.hasSlide ? slip("blocked-good") : right("blocked");
    case "report":
      if (!isRightlySet) return critical("reported-wrong");
      return isReady(state) ? right("reported") : slip("reported-unchecked");
  }
}

function judgeOpening(state: DoorState): Judgement {
  const { task, isArmed, exit } = state;
  const hasLooked = hasDone(state, "look-outside");
  if (exit.isHatch) return hasLooked ? right("opened-hatch") : slip("opened-blind");
  if (task === "evacuate") {
    const blind: Note[] = hasLooked ? [] : ["opened-blind"];
    if (!isArmed) return critical("opened-bare", ...blind);
    if (blind.length > 0) return slip(...blind);
    return hasReadOwn(state) ? right("opened-slide") : slip("opened-unread");
  }
  if (isArmed) return critical("slide-blown");
  if (task !== "open") return slip("handle-not-now");
  const missed: Note[] = [
    ...(hasDone(state, "permission") ? [] : (["opened-no-permission"] as const)),
    ...(hasReadOwn(state) ? [] : (["opened-unread"] as const)),
    ...(hasLooked ? [] : (["opened-blind"] as const)),
  ];
  return missed.length > 0 ? slip(...missed) : right("opened");
}

function judgeSending(state: DoorState, inflation: number): Judgement {
  const { exit, isSlideOut } = state;
  // From a wing without a slide people walk and slide off the flaps.
  if (!exit.hasSlide) return right("sent");
  if (!isSlideOut) return critical("sent-bare");
  if (inflation < 1) return critical("sent-early");
  return exit.isHatch || hasDone(state, "hold-assist") ? right("sent") : slip("sent-unheld");
}

/** All that goes before a report of armed or disarmed. */
function isReady(state: DoorState): boolean {
  const { exit, isPinIn, isPinStowed, isStrapAcross } = state;
  const { hasPin, arming } = exit.mechanism;
  const isArming = isToBeArmed(state);
  return (
    hasReadOwn(state) &&
    hasDone(state, "cross-check") &&
    (!hasPin || (isArming ? isPinStowed : isPinIn)) &&
    (arming !== "girt-bar" || isStrapAcross === isArming)
  );
}
