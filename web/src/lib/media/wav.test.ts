import { expect, test } from "vitest";
import { wavOf } from "./wav.ts";

const written = async (samples: number[], maxSeconds = 60) => {
  const sound = { samples: Float32Array.from(samples), sampleRate: 16_000 };
  return new DataView(await wavOf(sound, maxSeconds).arrayBuffer());
};
const letters = (view: DataView, at: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, at, 4));

test("a sound becomes 16-bit samples behind a head that tells their rate and length", async () => {
  const view = await written([0, 0.5, -1, 2]);
  expect([0, 8, 12, 36].map((at) => letters(view, at))).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  expect([view.getUint16(22, true), view.getUint32(24, true)]).toEqual([1, 16_000]);
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([44, 8]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([
    0, 16_384, -32_767, 32_767,
  ]);
});

test("nothing is sent beyond the longest sound that is taken", async () => {
  expect((await written(new Array(32_000).fill(0.1), 1)).byteLength).toBe(44 + 32_000);
});
