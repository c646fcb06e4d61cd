import { expect, test } from "vitest";
import { measureSound } from "./measure-sound.ts";

const RATE = 16_000;

const tone = (seconds: number, hertz = 220, amplitude = 0.3): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const angle = (2 * Math.PI * hertz * at) / RATE;
    return amplitude * (Math.sin(angle) + 0.5 * Math.sin(2 * angle));
  });

const silence = (seconds: number) => new Float32Array(seconds * RATE);

function joined(...parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

test("pauses are counted and placed where the voice is silent", () => {
  const sound = joined(
    ...[silence(1), tone(3), silence(0.8), tone(4), silence(2.6), tone(2), silence(1)],
  );
  const { values, pauses } = measureSound(sound, RATE);
  expect(values.startDelay).toBeCloseTo(1, 1);
  expect(values.longPauses).toBe(1);
  expect(pauses).toHaveLength(2);
  expect(pauses[0]?.at).toBeCloseTo(4, 1);
  expect(pauses[1]?.until).toBeCloseTo(11.4, 1);
  expect(values.speechShare).toBeCloseTo(62.5, -0.5);
});
