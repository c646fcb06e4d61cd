/** A pitch that a frame may have: `difference` is 0 where the wave repeats exactly, 1 where it does not. */
export interface PitchCandidate {
  hertz: number;
  difference: number;
}

/** What a frame without pitch costs: a candidate that repeats worse than this is not taken. */
const SILENT_COST = 0.3;
/** Going from voice to no voice and back. */
const SWITCH_COST = 0.08;
/** Per octave from one frame to the next: a voice glides, a slip jumps. */
const JUMP_COST = 0.7;
/** Two periods repeat as well as one: of equal candidates the higher pitch is the voice. */
const LOW_COST = 0.04;

interface Step {
  hertz: number;
  cost: number;
  before: Step | null;
}

/** The least costly way through the candidates of successive frames; 0 where no pitch is the cheaper reading. */
export function chooseTrack(frames: readonly (readonly PitchCandidate[])[]): number[] {
  let steps: Step[] = [{ hertz: 0, cost: 0, before: null }];
  for (const candidates of frames) {
    const highest = Math.max(...candidates.map(({ hertz }) => hertz));
    const options = [
      { hertz: 0, cost: SILENT_COST },
      ...candidates.map(({ hertz, difference }) => ({
        hertz,
        cost: difference + LOW_COST * Math.log2(highest / hertz),
      })),
    ];
    steps = options.map((option) => follow(steps, option));
  }
  const hertz: number[] = [];
  for (let step: Step | null = cheapest(steps); step?.before; step = step.before)
    hertz.push(step.hertz);
  return hertz.reverse();
}

function follow(steps: readonly Step[], option: { hertz: number; cost: number }): Step {
  let best: Step | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const cost = step.cost + changeCost(step.hertz, option.hertz);
    if (cost < least) {
      least = cost;
      best = step;
    }
  }
  return { hertz: option.hertz, cost: least + option.cost, before: best };
}

function changeCost(from: number, to: number): number {
  if (from === 0 && to === 0) return 0;
  if (from === 0 || to === 0) return SWITCH_COST;
  return JUMP_COST * Math.abs(Math.log2(to / from));
}

function cheapest(steps: readonly Step[]): Step | null {
  return steps.reduce<Step | null>(
    (best, step) => (best === null || step.cost < best.cost ? step : best),
    null,
  );
}
