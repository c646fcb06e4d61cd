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
  const sourceX = sources(isLying ? height : width, scale, w, rotation === 180 || rotation === 270);
  const sourceY = sources(isLying ? width : height, scale, h, rotation === 90 || rotation === 180);
  // Where a sample stands is the sum of a part by its column and a part by its row, turned or not.
  const lightX = sourceX;
  const lightY = sourceY.map((y) => y * w);
  const colourX = sourceX.map((x) => Math.floor(x / layout.across) * step);
  const colourY = sourceY.map((y) => Math.floor(y / layout.down) * colourW * step);
  const [lightAcross, lightDown] = isLying ? [lightY, lightX] : [lightX, lightY];
  const [colourAcross, colourDown] = isLying ? [colourY, colourX] : [colourX, colourY];
  const length = width * height * 3;
  const rgb = room?.length === length ? room : new Int32Array(length);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const lightRow = lightDown[y] as number;
    const colourRow = colourDown[y] as number;
    for (let x = 0; x < width; x += 1) {
      const colour = colourRow + (colourAcross[x] as number);
      const light = LIGHT * ((bytes[lightRow + (lightAcross[x] as number)] as number) - 16);
      const blue = (bytes[blueAt + colour] as number) - 128;
      const red = (bytes[redAt + colour] as number) - 128;
      rgb[at] = byteOf((light + 409 * red) >> 8);
      rgb[at + 1] = byteOf((light - 100 * blue - 208 * red) >> 8);
      rgb[at + 2] = byteOf((light + 516 * blue) >> 8);
      at += 3;
    }
  }
  return { width, height, rgb };
}

/** Of 256ths, as the factors of the colours beside it: whole numbers are twice as quick. */
const LIGHT = 298;

/** For each of `count` places along a seen side, the sample along the side of the frame that shows there. */
function sources(count: number, scale: number, length: number, isBackwards: boolean): Int32Array {
  return Int32Array.from({ length: count }, (_, at) => {
    const seen = Math.min(length - 1, Math.floor((at + 0.5) / scale));
    return isBackwards ? length - 1 - seen : seen;
  });
}

function byteOf(value: number): number {
  return value < 0 ? 0 : Math.min(255, value);
}
