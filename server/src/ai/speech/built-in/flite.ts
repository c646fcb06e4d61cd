import type { TimedPhone } from "coach/speech/mouth";
import { readWave } from "../wave.ts";
import type { WasmModule } from "../web-assembly.ts";
import { runProgram } from "./wasi-host.ts";

/** Voices in the engine: an American woman and man, and a Scottish man, each of measured speech. */
type BaseVoice = "slt" | "rms" | "awb";

export type Manner = {
  base: BaseVoice;
  /** Length of each sound against the voice's own, 0.25 to 4. */
  stretch: number;
  /** Middle and spread of the pitch, in hertz. */
  pitchHz: number;
  pitchSpreadHz: number;
};

export type Heard = { samples: Float32Array; sampleRate: number; phones: TimedPhone[] };

export type Flite = {
  /** Says words of the letters a to z with their pauses; `phones` are pauses ("pau") and sounds, in order. */
  say(text: string, manner: Manner): Heard;
  /** The sounds of each word by itself. */
  pronounce(words: readonly string[]): string[][];
};

/**
 * Coefficients of the spectrum, of 24, that are left out: a sixth of the time is saved, and the resonances
 * stay where they are (within 2 %). From five on they move.
 */
const SPARED_DETAIL = 3;
const SOUND = "out.wav";
const LEXICON = "lexicon";
/** Enough for the words of a hundred interviews; a word's sounds take some 100 bytes. */
const MOST_KNOWN_WORDS = 20_000;

/** The engine, from its compiled program. Synchronous: it belongs in a thread. */
export function createFlite(
  program: WasmModule,
  pronunciations: Readonly<Record<string, string>>,
): Flite {
  const lexicon = new TextEncoder().encode(
    Object.entries(pronunciations)
      .map(([word, phones]) => `${word} : ${phones}\n`)
      .join(""),
  );
  const known = new Map<string, string[]>();

  const run = (voice: string, settings: readonly string[], text: string): Heard => {
    const { stdout, files } = runProgram(
      program,
      // The text has spaces around it: without one it would be taken for the name of a file.
      ["flite", "-add_lex", LEXICON, "-psdur", "-voice", voice, ...settings, ` ${text} `, SOUND],
      { [LEXICON]: lexicon },
    );
    const wave = readWave(files.get(SOUND) ?? new Uint8Array(0));
    if (!wave) throw new Error("The speech engine made no sound");
    return { ...wave, phones: readPhones(stdout) };
  };

  return {
    say: (text, { base, stretch, pitchHz, pitchSpreadHz }) =>
      run(
        base,
        [
          ...["--seti", `mlsa_speed_param=${SPARED_DETAIL}`],
          ...["--setf", `duration_stretch=${stretch.toFixed(3)}`],
          ...["--setf", `int_f0_target_mean=${pitchHz.toFixed(1)}`],
          ...["--setf", `int_f0_target_stddev=${pitchSpreadHz.toFixed(1)}`],
        ],
        text,
      ),
    pronounce: (words) => {
      const unknown = [...new Set(words.filter((word) => !known.has(word)))];
      if (unknown.length > 0) {
        if (known.size > MOST_KNOWN_WORDS) known.clear();
        // The smallest voice, a pause after each word: where one ends and the next begins.
        const { phones } = run("kal", ["--setf", "duration_stretch=0.3"], `${unknown.join(", ")}.`);
        const sounds = soundsBetweenPauses(phones);
        unknown.forEach((word, index) => {
          // Else the pauses fell otherwise than expected, and nothing is known of any of them.
          known.set(word, sounds.length === unknown.length ? (sounds[index] ?? []) : []);
        });
      }
      return words.map((word) => known.get(word) ?? []);
    },
  };
}

/** "pau:0.195 th:0.242 …": each sound with the second at which it ends. */
function readPhones(text: string): TimedPhone[] {
  let at = 0;
  return text
    .trim()
    .split(/\s+/)
    .filter((entry) => entry.includes(":"))
    .map((entry) => {
      const [phone = "", end = ""] = entry.split(":");
      const timed = { phone, at, until: Number(end) };
      at = timed.until;
      return timed;
    });
}

function soundsBetweenPauses(phones: readonly TimedPhone[]): string[][] {
  const words: string[][] = [];
  let isWithin = false;
  for (const { phone } of phones) {
    if (phone === "pau") isWithin = false;
    else if (isWithin) words.at(-1)?.push(phone);
    else {
      words.push([phone]);
      isWithin = true;
    }
  }
  return words;
}
