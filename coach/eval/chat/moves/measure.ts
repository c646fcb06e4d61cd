import { readMessage } from "coach/chat/read/message";
import { readMove } from "coach/chat/read/moves/moves";
import { FRESH_STATE } from "coach/chat/state";
import { percent, share } from "../../shares.ts";
import { HELD_MOVE_TEXTS } from "./texts.ts";

/** From here on the chat acts upon it (`coach/src/chat/moved.ts`). */
const SURE = 0.6;
/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED = { right: 0.55, ofSure: 0.65 };

/** Reads what a message does where it stands, of messages held back from the fit, and is true while nothing fell behind. */
export function evaluateMoves(): boolean {
  const read = HELD_MOVE_TEXTS.map(({ text, move, setting }) => {
    const reading = readMove(readMessage(text), FRESH_STATE, setting);
    return { isRight: reading.move === move, isSure: reading.share >= SURE };
  });
  const sure = read.filter(({ isSure }) => isSure);
  const right = share(read, ({ isRight }) => isRight);
  const ofSure = share(sure, ({ isRight }) => isRight);
  console.log("\nchat, what a message does where it stands (held back from the fit)");
  console.log(`  right      ${percent(right)} of ${read.length}`);
  console.log(`  when sure  ${percent(ofSure)} of ${sure.length}`);
  return right >= REACHED.right && ofSure >= REACHED.ofSure;
}
