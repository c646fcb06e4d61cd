import type { MouthShape } from "contract/speech-terms";

/**
 * What is heard now. Offsets are UTF-16 units into the text being said: up to `start` it has been said,
 * `start` to `end` is being said (a word; a sentence where the voice tells no words; nothing when equal).
 */
export type Moment = { start: number; end: number; mouth: MouthShape };

/** The moment as it passes: for what writes to the page itself, frame by frame, without React. */
export type MomentSource = {
  now(): Moment;
  subscribe(listener: (moment: Moment) => void): () => void;
};

export type Moments = MomentSource & { set(change: Partial<Moment>): void };

/** Tells its listeners of changes only. */
export function createMoments(): Moments {
  let moment: Moment = { start: 0, end: 0, mouth: "rest" };
  const listeners = new Set<(moment: Moment) => void>();
  return {
    now: () => moment,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      const next = { ...moment, ...change };
      const isSame =
        next.start === moment.start && next.end === moment.end && next.mouth === moment.mouth;
      moment = next;
      if (!isSame) for (const listener of listeners) listener(moment);
    },
  };
}
