// For tests and the benchmark: recordings made when they are needed, drawn by arithmetic.
import { setTimeout as pause } from "node:timers/promises";
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import {
  AudioData,
  AudioEncoder,
  type EncodedAudioChunk,
  type EncodedVideoChunk,
  VideoEncoder,
  VideoFrame,
} from "node-webcodecs";

const MICROSECONDS = 1e6;
const SOUND_RATE = 48_000;

/** Light of a pixel (0 to 255) at a place (0 to 1) of the picture, `at` seconds into the recording. */
type Draw = (x: number, y: number, at: number) => number;

type Picture = {
  width: number;
  height: number;
  draw: Draw;
  /** Degrees clockwise by which a player turns it. */
  rotation?: 0 | 90 | 180 | 270;
  /** Seconds after which it begins again: a long recording of a few pictures is made quickly. */
  repeatsAfter?: number;
};

type Wanted = {
  container?: "webm" | "mp4";
  /** Null: a recording without a picture. */
  picture?: Picture | null;
  /** Level (-1 to 1) of the sound at a moment; null: no sound track. */
  sound?: ((at: number) => number) | null;
  /** When each frame is shown, seconds. */
  frames: readonly number[];
};

export const everyFrame = (seconds: number, perSecond: number): number[] =>
  Array.from({ length: Math.round(seconds * perSecond) }, (_, index) => index / perSecond);

/** A recording as a file's bytes: VP8 and Opus in WebM, VP9 and Opus in MP4. */
export async function makeVideo(wanted: Wanted): Promise<Buffer> {
  const { container = "webm", picture = null, sound = null, frames } = wanted;
  const target = new BufferTarget();
  const format =
    container === "mp4"
      ? new Mp4OutputFormat()
      : new WebMOutputFormat({ appendOnly: true, minimumClusterDuration: 0.5 });
  const output = new Output({ format, target });
  const videoTrack = picture && new EncodedVideoPacketSource(container === "mp4" ? "vp9" : "vp8");
  const audioTrack = sound && new EncodedAudioPacketSource("opus");
  if (videoTrack) output.addVideoTrack(videoTrack, { rotation: picture?.rotation ?? 0 });
  if (audioTrack) output.addAudioTrack(audioTrack);
  await output.start();
  const seconds = (frames.at(-1) ?? 0) + 1 / 30;
  const pictures = picture ? await encodePictures(picture, frames, container) : [];
  const sounds = sound ? await encodeSound(sound, seconds) : [];
  const tracks = [
    ...pictures.map((one) => ({ ...one, track: videoTrack })),
    ...sounds.map((one) => ({ ...one, track: audioTrack })),
  ].toSorted((one, other) => one.chunk.timestamp - other.chunk.timestamp);
  for (const { chunk, meta, track } of tracks) await track?.add(packetOf(chunk), meta as never);
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}

async function encodePictures(
  { width, height, draw, repeatsAfter = Number.POSITIVE_INFINITY }: Picture,
  frames: readonly number[],
  container: "webm" | "mp4",
) {
  const chunks: { chunk: EncodedVideoChunk; meta: unknown }[] = [];
  let fault: unknown;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => chunks.push({ chunk, meta }),
    error: (error) => {
      fault = error;
    },
  });
  const drawn = new Map<number, Uint8Array>();
  const codec = container === "mp4" ? "vp09.00.10.08" : "vp8";
  encoder.configure({ codec, width, height, bitrate: 600_000, framerate: 25 } as never);
  for (const [index, at] of frames.entries()) {
    const timestamp = Math.round(at * MICROSECONDS);
    const init = { format: "I420" as const, codedWidth: width, codedHeight: height, timestamp };
    const moment = Number.isFinite(repeatsAfter)
      ? Math.round((at % repeatsAfter) * 1000) / 1000
      : at;
    const planes = drawn.get(moment) ?? planesOf(width, height, draw, moment);
    if (Number.isFinite(repeatsAfter)) drawn.set(moment, planes);
    const frame = new VideoFrame(planes, init);
    encoder.encode(frame, { keyFrame: index % 100 === 0 });
    frame.close();
    // No flush before the end: libvpx takes nothing after it.
    while (encoder.encodeQueueSize > 8) await pause(1);
  }
  await encoder.flush();
  encoder.close();
  if (fault) throw fault;
  return chunks;
}

function planesOf(width: number, height: number, draw: Draw, at: number): Uint8Array {
  const bytes = new Uint8Array(width * height * 1.5).fill(128);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      bytes[y * width + x] = 16 + (draw((x + 0.5) / width, (y + 0.5) / height, at) * 219) / 255;
  return bytes;
}

async function encodeSound(sound: (at: number) => number, seconds: number) {
  const chunks: { chunk: EncodedAudioChunk; meta: unknown }[] = [];
  let fault: unknown;
  const encoder = new AudioEncoder({
    output: (chunk, meta) => chunks.push({ chunk, meta }),
    error: (error) => {
      fault = error;
    },
  });
  encoder.configure({
    codec: "opus",
    sampleRate: SOUND_RATE,
    numberOfChannels: 1,
    bitrate: 32_000,
  });
  const step = SOUND_RATE / 50;
  for (let start = 0; start < seconds * SOUND_RATE; start += step) {
    const data = Float32Array.from({ length: step }, (_, index) =>
      sound((start + index) / SOUND_RATE),
    );
    const timestamp = Math.round((start / SOUND_RATE) * MICROSECONDS);
    const piece = new AudioData({
      ...{ format: "f32-planar" as const, sampleRate: SOUND_RATE, numberOfFrames: step },
      ...{ numberOfChannels: 1, timestamp, data },
    });
    encoder.encode(piece);
    piece.close();
    while (encoder.encodeQueueSize > 50) await pause(1);
  }
  await encoder.flush();
  encoder.close();
  if (fault) throw fault;
  return chunks;
}

function packetOf(chunk: EncodedVideoChunk | EncodedAudioChunk): EncodedPacket {
  const data = new Uint8Array(chunk.byteLength);
  chunk.copyTo(data);
  const duration = (chunk.duration ?? 20_000) / MICROSECONDS;
  return new EncodedPacket(data, chunk.type, chunk.timestamp / MICROSECONDS, duration);
}
