import type { SpeechVoice } from "contract/speech-terms";
import type { Manner } from "./flite.ts";

export type VoiceRecipe = {
  base: Manner["base"];
  /**
   * Size of the vocal tract's resonances against the base voice's: above 1 a smaller person. The sound is
   * made slower and lower by this factor, then played faster by it.
   */
  tract: number;
  /** Middle and spread of the pitch that is heard, in hertz. */
  pitchHz: number;
  pitchSpreadHz: number;
  /** Makes all voices equally loud: -18 LUFS within a decibel. */
  gain: number;
};

/** Six people out of three voices. What is measured of each stands in docs/decisions/024. */
export const VOICES: Readonly<Record<SpeechVoice, VoiceRecipe>> = {
  nova: { base: "slt", tract: 1, pitchHz: 200, pitchSpreadHz: 24, gain: 0.81 },
  shimmer: { base: "slt", tract: 1.12, pitchHz: 240, pitchSpreadHz: 28, gain: 0.72 },
  alloy: { base: "slt", tract: 0.9, pitchHz: 145, pitchSpreadHz: 16, gain: 1.17 },
  fable: { base: "awb", tract: 1.12, pitchHz: 182, pitchSpreadHz: 24, gain: 1.3 },
  // This base keeps its own pitch, whatever is asked for.
  echo: { base: "rms", tract: 1.03, pitchHz: 101, pitchSpreadHz: 14, gain: 1.74 },
  onyx: { base: "awb", tract: 0.88, pitchHz: 80, pitchSpreadHz: 10, gain: 1.15 },
};
