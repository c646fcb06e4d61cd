import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { tensor } from "@tensorflow/tfjs-core";
import type { Config, FaceResult, Human as HumanType } from "@vladmandic/human";
import type { FaceFrame } from "coach/delivery/face-frame";
import type { Sampled } from "./decoding.ts";

const require = createRequire(import.meta.url);
const PACKAGE = dirname(dirname(require.resolve("@vladmandic/human")));
const MODELS = join(PACKAGE, "models");
const DEGREES = 180 / Math.PI;
/** Of Rec. 601, as the frame was recorded. */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];
/** Below this the detector sees faces in curtains. */
const CONFIDENCE_MIN = 0.3;
/** Somebody walks through behind: of two the larger counts. */
const FACES_MAX = 2;

/**
 * Geometry only: where a face is, where it turns, where its eyes look. The package's readings of emotion, age and gender, of
 * body and hands are never loaded.
 */
const CONFIGURATION = {
  backend: "wasm",
  wasmPath: `${dirname(require.resolve("@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm"))}${sep}`,
  modelBasePath: `file://${MODELS}/`,
  debug: false,
  async: false,
  cacheModels: false,
  cacheSensitivity: 0,
  softwareKernels: true,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: {
      modelPath: "blazeface.json",
      rotation: false,
      maxDetected: FACES_MAX,
      minConfidence: CONFIDENCE_MIN,
      skipFrames: 0,
      skipTime: 0,
    },
    mesh: { enabled: true },
    iris: { enabled: true, skipFrames: 0, skipTime: 0 },
    emotion: { enabled: false },
    description: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
} as unknown as Partial<Config>;

export type FaceReader = (picture: Sampled) => Promise<FaceFrame>;

/** Loads the models, a third of a second. They lie in the package; nothing is fetched. */
export async function loadFaceReader(): Promise<FaceReader> {
  globalThis.fetch = readModelFile;
  // The package's map of exports has no way to its build for WebAssembly in Node.
  const { Human } = require(join(PACKAGE, "dist/human.node-wasm.js")) as {
    Human: new (configuration: Partial<Config>) => HumanType;
  };
  const human = new Human(CONFIGURATION);
  await human.load();
  return async (picture) => {
    const { width, height, rgb, at } = picture;
    const pixels = tensor(rgb, [1, height, width, 3], "int32");
    try {
      const { face: faces, error } = await human.detect(pixels as never);
      if (error) throw new Error(error);
      return {
        at,
        light: lightOf(picture, [0, 0, width, height]),
        face: largestOf(faces, picture),
      };
    } finally {
      pixels.dispose();
    }
  };
}

function largestOf(faces: readonly FaceResult[], picture: Sampled): FaceFrame["face"] {
  const { width, height } = picture;
  const [face] = faces.toSorted((one, other) => areaOf(other) - areaOf(one));
  if (!face?.rotation) return null;
  const [x, y, w, h] = face.box;
  const { angle, gaze } = face.rotation;
  const hasEyes = (face.annotations.leftEyeIris?.length ?? 0) > 0;
  return {
    ...{ x: x / width, y: y / height, width: w / width, height: h / height },
    // The package counts the yaw towards the left of the picture.
    ...{ yaw: -angle.yaw * DEGREES, pitch: angle.pitch * DEGREES, roll: angle.roll * DEGREES },
    gaze: hasEyes
      ? { bearing: gaze.bearing * DEGREES, strength: Math.min(1, gaze.strength) }
      : null,
    light: lightOf(picture, [x, y, w, h]),
    confidence: Math.min(1, face.score),
  };
}

const areaOf = ({ box: [, , width, height] }: FaceResult) => width * height;

/** Mean brightness of a part of the picture, 0 to 1; what lies outside of the picture is left out. */
function lightOf({ width, height, rgb }: Sampled, [x, y, w, h]: FaceResult["box"]): number {
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(width, Math.ceil(x + w))];
  const [top, bottom] = [Math.max(0, Math.floor(y)), Math.min(height, Math.ceil(y + h))];
  let sum = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = (row * width + left) * 3; at < (row * width + right) * 3; at += 3)
      sum += RED * (rgb[at] ?? 0) + GREEN * (rgb[at + 1] ?? 0) + BLUE * (rgb[at + 2] ?? 0);
  const pixels = Math.max(0, right - left) * Math.max(0, bottom - top);
  return pixels > 0 ? sum / pixels / 255 : 0;
}

/** Node's own fetch reads no files; and no model may come from anywhere but the package. */
async function readModelFile(address: string | URL | Request): Promise<Response> {
  const file = fileURLToPath(address instanceof Request ? address.url : String(address));
  if (!file.startsWith(MODELS + sep)) throw new TypeError("No model of the package");
  const type = file.endsWith(".json") ? "application/json" : "application/octet-stream";
  return new Response(new Uint8Array(await readFile(file)), { headers: { "content-type": type } });
}
