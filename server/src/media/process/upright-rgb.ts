/** How the planes of a decoded frame lie: samples of colour are `1 / across` and `1 / down` as many as of light. */
const LAYOUTS: Record<string, { across: 1 | 2; down: 1 | 2; isMixed: boolean }> = {
  I420: { across: 2, down: 2, isMixed: false },
  I420A: { across: 2, down: 2, isMixed: false },
  I422: { across: 2, down: 1, isMixed: false },
  I444: { across: 1, down: 1, isMixed: false },
  NV12: { across: 2, down: 2, isMixed: true },
};

export type Rotation = 0 | 90 | 180 | 270;
/** A picture as it is seen, three values of 0 to 255 a pixel, in the form that the models take. */
export type Picture = { width: number; height: number; rgb: Int32Array };
export type Planes = { format: string; width: number; height: number; bytes: Uint8Array };

export function isKnownFormat(format: string | null): format is string {
  return format !== null && format in LAYOUTS;
}

/**
 * A decoded frame (YUV, limited range, BT.601) turned upright and made smaller: its longer side has at most `longSide` pixels.
 * @param rotation degrees clockwise by which the frame is turned to be seen
 * @param room what an earlier picture was written to, to be written over
 */
export function uprightRgb(
  frame: Planes,
  rotation: Rotation,
  longSide: number,
  room?: Int32Array,
): Picture {
  const { width: w, height: h, bytes } = frame;
  const layout = LAYOUTS[frame.format];
  if (!layout) throw new TypeError(`No layout for ${frame.format}`);
  const isLying = rotation === 90 || rotation === 270;
  const [seenW, seenH] = isLying ? [h, w] : [w, h];
  const scale = Math.min(1, longSide / Math.max(seenW, seenH));
  const width = Math.max(1, Math.round(seenW * scale));
  const height = Math.max(1, Math.round(seenH * scale));
  const colourW = Math.ceil(w / layout.across);
  const colourH = Math.ceil(h / layout.down);
  const [blueAt, redAt, step] = layout.isMixed
    ? [w * h, w * h + 1, 2]
    : [w * h, w * h + colourW * colourH, 1];
  const length = width * height * 3;
  const rgb = room?.length === length ? room : new Int32Array(length);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const seenY = Math.min(seenH - 1, Math.floor((y + 0.5) / scale));
    for (let x = 0; x < width; x += 1) {
      const seenX = Math.min(seenW - 1, Math.floor((x + 0.5) / scale));
      const [sx, sy] = sourceOf(seenX, seenY, w, h, rotation);
      const colour =
        (Math.floor(sy / layout.down) * colourW + Math.floor(sx / layout.across)) * step;
      const light = 1.164 * ((bytes[sy * w + sx] ?? 0) - 16);
      const blue = (bytes[blueAt + colour] ?? 128) - 128;
      const red = (bytes[redAt + colour] ?? 128) - 128;
      rgb[at] = byteOf(light + 1.596 * red);
      rgb[at + 1] = byteOf(light - 0.392 * blue - 0.813 * red);
      rgb[at + 2] = byteOf(light + 2.017 * blue);
      at += 3;
    }
  }
  return { width, height, rgb };
}

/** Where a pixel that is seen at (x, y) stands in the frame as it was recorded. */
function sourceOf(x: number, y: number, w: number, h: number, rotation: Rotation) {
  if (rotation === 90) return [y, h - 1 - x] as const;
  if (rotation === 180) return [w - 1 - x, h - 1 - y] as const;
  if (rotation === 270) return [w - 1 - y, x] as const;
  return [x, y] as const;
}

function byteOf(value: number): number {
  return Math.max(0, Math.min(255, value));
}
