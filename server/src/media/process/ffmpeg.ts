import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { AnalysisFault } from "../analysis-fault.ts";
import { SOUND_RATE } from "./decode-sound.ts";
import type { Decoder, Sampling } from "./decoding.ts";
import type { Recording } from "./open-recording.ts";

/** No part of a recording needs more at once; a header that says so lies. */
const ALLOCATION_BYTES = 128 * 1024 * 1024;
/** Seconds of processor time, in case nobody is left to end it: twenty times what ten minutes of video take. */
const PROCESSOR_SECONDS = 1800;
const BYTES_A_SAMPLE = 4;
const PAGE_BYTES = 4096;

/** One line for each picture that is handed on, with its time. */
const SHOWN = /Parsed_showinfo.* n: *\d+ .*pts_time: *(-?[\d.]+)/;
const UNKNOWN_CODEC = /[Dd]ecoder .*not found|Could not find codec/;

type Program = ChildProcessByStdio<null, Readable, Readable>;
const running = new Set<Program>();
process.once("exit", () => {
  for (const program of running) program.kill("SIGKILL");
});

/** Bytes that the programs hold which decode for this process; 0 where the system does not tell. */
export function programBytes(): number {
  return [...running].reduce((sum, { pid }) => {
    try {
      const pages = Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]);
      return sum + (pages || 0) * PAGE_BYTES;
    } catch {
      return sum; // It has ended, or there is no such file on this system.
    }
  }, 0);
}

/**
 * Decodes by the program ffmpeg (5.1 and later): without a shell, without our environment, reading this one file and
 * nothing that the file may point to. It is slower than the package's own decoder by the pipe in between.
 */
export function createFfmpegDecoder(program: string, file: string): Decoder {
  const start = (recording: Recording, untilSeconds: number, out: readonly string[]): Program => {
    const child = spawn(
      program,
      [
        ...["-nostdin", "-hide_banner", "-nostats", "-loglevel", "info"],
        ...["-timelimit", String(PROCESSOR_SECONDS), "-max_alloc", String(ALLOCATION_BYTES)],
        ...["-protocol_whitelist", "file", "-threads", "1", "-t", String(untilSeconds)],
        ...["-f", recording.container, "-i", `file:${file}`, "-sn", "-dn", ...out, "pipe:1"],
      ],
      { env: {}, stdio: ["ignore", "pipe", "pipe"], windowsHide: true },
    );
    running.add(child);
    child.once("close", () => running.delete(child));
    // Nobody hears what follows its end.
    child.once("error", () => running.delete(child));
    return child;
  };

  return {
    async *pictures(recording, sampling) {
      const { width, height } = await sizeOf(recording, sampling.longSide);
      const child = start(recording, sampling.untilSeconds, [
        ...["-map", "0:v:0", "-an", "-vf", filterOf(sampling, width, height)],
        ...["-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgb24"],
      ]);
      const log = followLog(child);
      const rgb = new Int32Array(width * height * 3);
      let filled = 0;
      let count = 0;
      try {
        for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
          for (let from = 0; from < chunk.length; ) {
            const part = chunk.subarray(from, from + rgb.length - filled);
            rgb.set(part, filled);
            filled += part.length;
            from += part.length;
            if (filled < rgb.length) continue;
            filled = 0;
            yield {
              width,
              height,
              rgb,
              at: (await log.timeOf(count)) ?? count / sampling.perSecond,
            };
            count += 1;
          }
        }
        if (count === 0 && (await log.end()).some((line) => UNKNOWN_CODEC.test(line)))
          throw new AnalysisFault("unknown-codec");
      } finally {
        child.kill("SIGKILL");
      }
    },

    async sound(recording, untilSeconds) {
      if (!recording.sound) return null;
      const child = start(recording, untilSeconds, [
        ...["-map", "0:a:0", "-vn", "-ac", "1", "-ar", String(SOUND_RATE)],
        // A gap is silence, one before the first sample too.
        ...["-af", "aresample=async=1:first_pts=0", "-f", "f32le", "-c:a", "pcm_f32le"],
      ]);
      followLog(child);
      const most = Math.ceil(untilSeconds * SOUND_RATE) * BYTES_A_SAMPLE;
      const parts: Buffer[] = [];
      let length = 0;
      try {
        for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
          parts.push(chunk);
          length += chunk.length;
          if (length > most) break;
        }
      } finally {
        child.kill("SIGKILL");
      }
      const count = Math.floor(Math.min(length, most) / BYTES_A_SAMPLE);
      if (count === 0) return null;
      const bytes = new Uint8Array(count * BYTES_A_SAMPLE);
      bytes.set(Buffer.concat(parts).subarray(0, bytes.length));
      return new Float32Array(bytes.buffer);
    },
  };
}

/** The first picture of each share of a second, as the package's own decoder takes them, and made smaller. */
function filterOf({ perSecond }: Sampling, width: number, height: number): string {
  const due = `(floor(prev_selected_t*${perSecond}+0.000001)+1)/${perSecond}`;
  const choice = `select='isnan(prev_selected_t)+gte(t+0.001,${due})'`;
  return `${choice},scale=${width}:${height}:flags=area,showinfo=checksum=0`;
}

/** Of a picture as it is seen; the program turns it upright by itself. */
async function sizeOf({ picture }: Recording, longSide: number) {
  const [w, h] = [await picture.getCodedWidth(), await picture.getCodedHeight()];
  const isLying = (await picture.getRotation()) % 180 !== 0;
  const [seenW, seenH] = isLying ? [h, w] : [w, h];
  const scale = Math.min(1, longSide / Math.max(seenW, seenH));
  return {
    width: Math.max(1, Math.round(seenW * scale)),
    height: Math.max(1, Math.round(seenH * scale)),
  };
}

const LINES_KEPT = 40;

/** What the program says: the times of its pictures, which the pipe does not carry, and its last words. */
function followLog({ stderr }: Program) {
  const times: number[] = [];
  let lines: string[] = [];
  let rest = "";
  let isOver = false;
  let wake = () => {};
  stderr.setEncoding("utf8");
  stderr.on("data", (text: string) => {
    const [last = "", ...before] = `${rest}${text}`.split(/\r?\n/).reverse();
    rest = last.slice(-2000);
    for (const line of before.reverse()) {
      const time = SHOWN.exec(line)?.[1];
      if (time !== undefined) times.push(Number(time));
      else lines = [...lines.slice(1 - LINES_KEPT), line];
    }
    wake();
  });
  const end = () => {
    isOver = true;
    wake();
  };
  stderr.once("close", end);
  const until = async (holds: () => boolean) => {
    while (!holds() && !isOver)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  return {
    /** Undefined where the program ended before it said so. */
    async timeOf(index: number): Promise<number | undefined> {
      await until(() => times.length > index);
      return times[index];
    },
    async end(): Promise<readonly string[]> {
      await until(() => false);
      return lines;
    },
  };
}
