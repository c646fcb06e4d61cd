import { ACTS, type Act, UNIT } from "coach/chat/read/acts/acts";
import { featuresOf } from "coach/chat/read/acts/features";
import { readMessage } from "coach/chat/read/message";
import { fitWritten } from "../../log-linear.ts";

const IS_PART = /^-|^[^#].* /;

export interface ActText {
  text: string;
  act: Act;
}

/** Weights of `coach/src/chat/read/acts`. The regularisation was chosen by what one writer's texts teach of another's. */
export function fitActs(texts: readonly ActText[]): Record<string, string> {
  const examples = texts.map(({ text, act }) => ({
    features: featuresOf(readMessage(text)),
    label: ACTS.indexOf(act),
  }));
  return fitWritten(examples, {
    ...{ labels: ACTS.length, regularisation: 1e-4, unit: UNIT, least: 8 },
    isPart: (key) => IS_PART.test(key),
  });
}
