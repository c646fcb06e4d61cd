import type { Mood } from "./mood.ts";
import type { MouthPose } from "./mouth-pose.ts";

/** How a mood looks in the common drawing: units and degrees against the neutral face. */
export type Look = {
  /** Left and right brow, as seen: how far down, and turned clockwise. */
  brows: readonly [left: Brow, right: Brow];
  /** Opening of the eyes; 1 is the persona's own. */
  eyes: number;
  gaze: readonly [x: number, y: number];
  /** The head: turned clockwise about the neck, and moved. */
  tilt: number;
  lean: readonly [x: number, y: number];
  /** The mouth while nothing is said. */
  mouth: MouthPose;
  /** How warm the cheeks are, 0 to 1. */
  cheeks: number;
};
type Brow = readonly [down: number, turn: number];

const STILL: Look = {
  brows: [
    [0, 0],
    [0, 0],
  ],
  eyes: 1,
  gaze: [0, 0],
  tilt: 0,
  lean: [0, 0],
  cheeks: 0.13,
  mouth: {
    ...{ width: 16, corner: 0, upper: 6.6, lower: 6.6, belly: 0.5 },
    ...{ teeth: 0, tongue: 0, rim: 0, aside: 0 },
  },
};

export const LOOKS: Readonly<Record<Mood, Look>> = {
  neutral: STILL,
  speaking: {
    ...STILL,
    brows: [
      [-1.5, 0],
      [-1.5, 0],
    ],
    mouth: { ...STILL.mouth, width: 15, upper: 5, lower: 5 },
  },
  // Brows up, eyes wide, the head a little to the side and nearer: all ears.
  listening: {
    ...STILL,
    brows: [
      [-4, -2],
      [-4, 2],
    ],
    eyes: 1.1,
    tilt: 4.5,
    lean: [3, 2],
    mouth: { ...STILL.mouth, width: 13.5, corner: 0.5, upper: 5, lower: 5 },
  },
  // One brow up, the eyes away, the mouth drawn aside: not here for a moment.
  thinking: {
    ...STILL,
    brows: [
      [1, 4],
      [-6, 3],
    ],
    eyes: 0.94,
    gaze: [3.2, -1.6],
    tilt: -3.5,
    lean: [-2, 0],
    mouth: { ...STILL.mouth, width: 10.5, corner: 1.4, upper: 2.6, lower: 2.6, aside: 2.6 },
  },
  // The broad smile of somebody who is on your side.
  encouraging: {
    ...STILL,
    brows: [
      [-4, -3],
      [-4, 3],
    ],
    eyes: 0.82,
    tilt: -2,
    lean: [0, 1],
    cheeks: 0.24,
    mouth: {
      ...{ width: 18.5, corner: -3.4, upper: 2.2, lower: 11.4, belly: 0.42 },
      ...{ teeth: 0.72, tongue: 0, rim: 2, aside: 0 },
    },
  },
  // Inner ends of the brows up, a small smile, head towards you.
  concerned: {
    ...STILL,
    brows: [
      [-1, -13],
      [-1, 13],
    ],
    eyes: 0.96,
    gaze: [0, 0.6],
    tilt: 5,
    lean: [2, 4],
    cheeks: 0.1,
    mouth: { ...STILL.mouth, width: 12.5, corner: 1.2, upper: 3.8, lower: 3.8 },
  },
};
