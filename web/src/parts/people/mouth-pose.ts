import type { MouthShape } from "contract/speech-terms";

/**
 * A mouth as numbers, so that one flows into the next. Units of the drawing; y counts from the line that the
 * closed mouth lies on, downwards.
 */
export type MouthPose = {
  /** Half the distance between the corners. */
  width: number;
  /** Where the corners lie, and the middles of upper and lower lip. Both equal: the mouth is closed. */
  corner: number;
  upper: number;
  lower: number;
  /** How full the lower lip hangs: 0 as a bow, 1 as a bowl. */
  belly: number;
  /** Share of the opening that the upper teeth fill, 0 to 1. */
  teeth: number;
  /** How far the tongue stands up from below. */
  tongue: number;
  /** Thickness of the lower lip's edge. */
  rim: number;
  /** How far the mouth is drawn aside. */
  aside: number;
};

const BASE: MouthPose = {
  ...{ width: 14, corner: -0.5, upper: -2, lower: 7, belly: 0.5 },
  ...{ teeth: 0.4, tongue: 0, rim: 2, aside: 0 },
};

/** Modest on purpose: a face that forms every sound to the full looks like a puppet. */
export const SPOKEN_POSES: Readonly<Record<Exclude<MouthShape, "rest">, MouthPose>> = {
  closed: { ...BASE, width: 14, corner: 1, upper: 2.2, lower: 2.2, teeth: 0, rim: 0 },
  "lip-bite": { ...BASE, width: 13.2, upper: -1.5, lower: 4.2, teeth: 0.9, rim: 3.6 },
  "tongue-teeth": { ...BASE, lower: 7, teeth: 0.34, tongue: 5.2 },
  "tongue-ridge": { ...BASE, lower: 7, teeth: 0.5, tongue: 2.6 },
  teeth: { ...BASE, width: 15, upper: -1.4, lower: 4.8, teeth: 0.92 },
  funnel: { ...BASE, width: 9.5, corner: 0.5, lower: 6.8, belly: 0.8, teeth: 0.6, rim: 3.2 },
  back: { ...BASE, width: 12.6, lower: 8.8, teeth: 0.3, tongue: 2.4 },
  pursed: { ...BASE, width: 5.8, corner: 2, upper: -1.4, lower: 6, belly: 1, teeth: 0, rim: 3.4 },
  round: {
    ...BASE,
    width: 8.8,
    corner: 1.5,
    upper: -3,
    lower: 11,
    belly: 1,
    teeth: 0.18,
    rim: 2.8,
  },
  "half-open": { ...BASE, width: 15, corner: -1, lower: 9.4, tongue: 1.6 },
  open: {
    ...BASE,
    width: 15,
    corner: -1.5,
    upper: -3,
    lower: 13.6,
    belly: 0.6,
    teeth: 0.34,
    tongue: 4,
  },
  wide: { ...BASE, width: 17.2, corner: -2.4, upper: -1.6, lower: 7.4, teeth: 0.72 },
};

/** `share` of the way from one pose to another. */
export function blendPoses(from: MouthPose, to: MouthPose, share: number): MouthPose {
  const blend = (name: keyof MouthPose) => from[name] + (to[name] - from[name]) * share;
  return {
    width: blend("width"),
    corner: blend("corner"),
    upper: blend("upper"),
    lower: blend("lower"),
    belly: blend("belly"),
    teeth: blend("teeth"),
    tongue: blend("tongue"),
    rim: blend("rim"),
    aside: blend("aside"),
  };
}

/** The biggest difference of two poses, in units of the drawing: below a tenth nobody sees one. */
export function poseDistance(one: MouthPose, other: MouthPose): number {
  return Math.max(
    ...(Object.keys(one) as (keyof MouthPose)[]).map((name) => Math.abs(one[name] - other[name])),
  );
}

export type MouthDrawing = {
  inside: string;
  teeth: string;
  tongue: string;
  upperLip: string;
  lowerLip: string;
  rim: number;
};

const MIDDLE_X = 120;
const LINE_Y = 155;
/** Less of an opening than this is a line. */
const CLOSED = 0.7;

/** The paths of a pose, for a mouth at (120, 155). */
export function drawMouth(pose: MouthPose): MouthDrawing {
  const { width, corner, upper, lower, belly, rim } = pose;
  const x = MIDDLE_X + pose.aside;
  const y = LINE_Y;
  const opening = lower - upper;
  const left = `${n(x - width)} ${n(y + corner)}`;
  const right = `${n(x + width)} ${n(y + corner)}`;
  const upperLip = `M${left}C${n(x - width / 2)} ${control(upper)} ${n(x + width / 2)} ${control(upper)} ${right}`;
  const reach = width * (0.5 + 0.42 * belly);
  const bow = `C${n(x + reach)} ${control(lower)} ${n(x - reach)} ${control(lower)} ${left}`;
  if (opening < CLOSED) return { ...EMPTY, upperLip };

  const inset = width * 0.92;
  const edge = upper + opening * pose.teeth;
  const teeth =
    pose.teeth < 0.05
      ? ""
      : `M${n(x - inset)} ${n(y + corner + 0.6)}C${n(x - inset / 2)} ${control(upper, 0.4)} ${n(x + inset / 2)} ${control(upper, 0.4)} ${n(x + inset)} ${n(y + corner + 0.6)}C${n(x + inset * 0.8)} ${n(y + edge + 0.4)} ${n(x - inset * 0.8)} ${n(y + edge + 0.4)} ${n(x - inset)} ${n(y + corner + 0.6)}z`;
  const half = Math.min(width * 0.58, 8);
  const foot = lower - 0.6;
  const tip = Math.max(upper + 1, lower - pose.tongue);
  const tongue =
    pose.tongue < 0.6
      ? ""
      : `M${n(x - half)} ${n(y + lower - 2.2)}C${n(x - half / 2)} ${n(y + tip - 1.2)} ${n(x + half / 2)} ${n(y + tip - 1.2)} ${n(x + half)} ${n(y + lower - 2.2)}C${n(x + half / 2)} ${n(y + foot + 0.6)} ${n(x - half / 2)} ${n(y + foot + 0.6)} ${n(x - half)} ${n(y + lower - 2.2)}z`;
  return {
    inside: `${upperLip}${bow}z`,
    teeth,
    tongue,
    upperLip,
    lowerLip: `M${right}${bow}`,
    rim,
  };

  /** Where the controls of a curve lie whose middle is to lie at `middle`. */
  function control(middle: number, more = 0): string {
    return n(y + more + (middle - corner / 4) / 0.75);
  }
}

const EMPTY: MouthDrawing = {
  ...{ inside: "", teeth: "", tongue: "", upperLip: "", lowerLip: "", rim: 0 },
};

const n = (value: number) => String(Math.round(value * 10) / 10);
