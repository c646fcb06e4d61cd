/** Everything about sound is measured at this rate; other rates are brought to it. */
export const SAMPLE_RATE = 16_000;
/** Frames follow each other by 10 ms. */
export const FRAMES_A_SECOND = 100;
export const HOP = SAMPLE_RATE / FRAMES_A_SECOND;
/** Frames are summed of blocks of 5 ms: five blocks, 25 ms, around the frame's middle. */
const BLOCK = HOP / 2;
const BLOCKS_EACH_SIDE = 2;

/** Mean power of 25 ms around each frame (frame `k` stands at `k / FRAMES_A_SECOND` seconds and 2.5 ms). */
export function framePowers(samples: Float32Array): Float64Array {
  const blocks = new Float64Array(Math.floor(samples.length / BLOCK));
  for (let block = 0; block < blocks.length; block += 1) {
    let sum = 0;
    for (let at = block * BLOCK; at < (block + 1) * BLOCK; at += 1)
      sum += (samples[at] as number) ** 2;
    blocks[block] = sum;
  }
  const powers = new Float64Array(blocks.length >> 1);
  for (let frame = 0; frame < powers.length; frame += 1) {
    const from = Math.max(0, 2 * frame - BLOCKS_EACH_SIDE);
    const until = Math.min(blocks.length, 2 * frame + BLOCKS_EACH_SIDE + 1);
    let sum = 0;
    for (let block = from; block < until; block += 1) sum += blocks[block] as number;
    powers[frame] = sum / ((until - from) * BLOCK);
  }
  return powers;
}

/** Stretches of frames, `from` inclusive, `until` exclusive. */
export interface FrameSpan {
  from: number;
  until: number;
}

/** The stretches in which `flags` holds `value`. */
export function spansOf(flags: Uint8Array, value: 0 | 1): FrameSpan[] {
  const spans: FrameSpan[] = [];
  for (let from = 0; from < flags.length; ) {
    let until = from + 1;
    while (until < flags.length && flags[until] === flags[from]) until += 1;
    if (flags[from] === value) spans.push({ from, until });
    from = until;
  }
  return spans;
}

export const lengthOf = ({ from, until }: FrameSpan): number => until - from;
