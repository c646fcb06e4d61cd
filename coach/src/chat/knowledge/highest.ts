/** Places of the highest values, 0 to 3; all of those that are as high as the last of them. */
export function highest(values: Float32Array, many: number): number[] {
  const least = leastOf(values, many);
  const places: number[] = [];
  for (let at = 0; at < values.length; at += 1)
    if ((values[at] as number) >= least) places.push(at);
  return places;
}

/** How high the lowest of the highest values is: counted by steps, so that only those of one step are sorted. */
function leastOf(values: Float32Array, many: number): number {
  const counts = new Uint16Array(STEPS + 1);
  for (let at = 0; at < values.length; at += 1) {
    const step = stepOf(values[at] as number);
    counts[step] = (counts[step] as number) + 1;
  }
  let above = 0;
  let step = STEPS;
  while (step > 0 && above + (counts[step] as number) < many) {
    above += counts[step] as number;
    step -= 1;
  }
  const inStep = values.filter((value) => stepOf(value) === step).sort();
  return inStep.at(-(many - above)) ?? 0;
}

const stepOf = (value: number): number => Math.min(STEPS, (value * STEPS_IN_ONE) | 0);
/** Three shares of at most 1 are added. */
const STEPS_IN_ONE = 200;
const STEPS = 3 * STEPS_IN_ONE;

/** Place of the first of the ascending numbers that is not below one. */
export function placeOf(least: number, ascending: ArrayLike<number>): number {
  let from = 0;
  let to = least === 0 ? 0 : ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
