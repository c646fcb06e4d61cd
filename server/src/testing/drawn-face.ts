// For tests and the benchmark: a face of soft spots of light and shade, enough for a detector to find one.

/** Where the face is, how large (shares of the picture's height) and how it leans and turns. */
type Posed = { x: number; y: number; height: number; roll?: number; turn?: number };

type Spot = readonly [x: number, y: number, width: number, height: number, light: number];

/** In units of half the face's height, from its middle; light to be added, -1 to 1. */
const SPOTS: readonly Spot[] = [
  // Hair, then what shows of the brow, the cheeks and the chin.
  [0, -0.75, 0.75, 0.45, -0.5],
  [0, 0.45, 0.34, 0.12, 0.08],
  [-0.42, 0.15, 0.22, 0.25, 0.1],
  [0.42, 0.15, 0.22, 0.25, 0.1],
  // Brows, sockets, whites, irises.
  [-0.32, -0.34, 0.2, 0.045, -0.45],
  [0.32, -0.34, 0.2, 0.045, -0.45],
  [-0.32, -0.18, 0.2, 0.1, -0.22],
  [0.32, -0.18, 0.2, 0.1, -0.22],
  [-0.32, -0.17, 0.13, 0.055, 0.3],
  [0.32, -0.17, 0.13, 0.055, 0.3],
  [-0.32, -0.17, 0.055, 0.06, -0.75],
  [0.32, -0.17, 0.055, 0.06, -0.75],
  // The nose's ridge, its shade and its wings; mouth and lower lip.
  [0, 0, 0.05, 0.25, 0.12],
  [0.09, 0.05, 0.05, 0.22, -0.1],
  [-0.1, 0.24, 0.05, 0.04, -0.3],
  [0.1, 0.24, 0.05, 0.04, -0.3],
  [0, 0.52, 0.24, 0.05, -0.4],
  [0, 0.6, 0.16, 0.035, -0.12],
];

/** Light (0 to 255) of a picture with one face before a plain wall. `aspect`: the picture's width by its height. */
export function drawnFace(pose: Posed | null, aspect: number) {
  return (x: number, y: number): number => {
    const wall = 0.62 - 0.1 * y;
    if (!pose) return wall * 255;
    const angle = ((pose.roll ?? 0) * Math.PI) / 180;
    const half = pose.height / 2;
    const [dx, dy] = [((x - pose.x) * aspect) / half, (y - pose.y) / half];
    const across = dx * Math.cos(angle) + dy * Math.sin(angle);
    const down = dy * Math.cos(angle) - dx * Math.sin(angle);
    // Neck and shoulders, then the oval of the face.
    const body = smooth(1 - Math.hypot(across / 1.6, (down - 2.1) / 1.2));
    const neck = smooth(1 - Math.hypot(across / 0.4, (down - 1) / 0.6));
    const oval = smooth(1 - Math.hypot(across / 0.74, down));
    let light = wall + body * (0.25 - wall);
    light += neck * (0.55 - light);
    let skin = 0.72;
    for (const [sx, sy, w, h, more] of SPOTS) {
      const share = ((across - sx - (pose.turn ?? 0)) / w) ** 2 + ((down - sy) / h) ** 2;
      if (share < 9) skin += more * Math.exp(-share);
    }
    light += oval * (skin - light);
    return 255 * Math.max(0, Math.min(1, light));
  };
}

/** 0 outside, 1 inside, with a soft edge. */
function smooth(inside: number): number {
  return Math.max(0, Math.min(1, inside * 12 + 0.5));
}
