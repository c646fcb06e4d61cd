import { EncodedPacketSink } from "mediabunny";
import type { AudioData } from "node-webcodecs";
import { createDecimator } from "./decimate.ts";
import { readablePackets } from "./decode-picture.ts";
import { loadDecoder } from "./decoder.ts";
import type { Recording } from "./open-recording.ts";
import { untilPending } from "./pending.ts";

/** What speech is measured at, and what recognisers listen to. */
export const SOUND_RATE = 16_000;
const MICROSECONDS = 1e6;
const PACKETS_AHEAD = 50;
/** Packets of Opus and AAC last some 20 ms. */
const GAP_SECONDS = 0.1;

/**
 * The sound of a recording, one channel, `SOUND_RATE` samples a second from its first second on, at most `untilSeconds`.
 * A gap is silence. Null where there is no sound track, or none that can be decoded.
 */
export async function decodeSound(
  { sound }: Recording,
  untilSeconds: number,
): Promise<Float32Array | null> {
  const { AudioDecoder, EncodedAudioChunk } = await loadDecoder();
  const configuration = await sound?.getDecoderConfig().catch(() => null);
  if (!sound || !configuration) return null;
  const parts: Float32Array[] = [];
  let length = 0;
  const keep = (part: Float32Array) => {
    parts.push(part);
    length += part.length;
  };
  let decimator: ReturnType<typeof createDecimator> | null = null;
  let rate = 0;
  let isBroken = false;
  let handed = 0;
  let heard = 0;
  const pending = () => (isBroken ? 0 : handed - heard);
  const decoder = new AudioDecoder({
    output: (data) => {
      heard += 1;
      if (data.sampleRate !== rate) {
        if (decimator) keep(decimator.end());
        rate = data.sampleRate;
        decimator = createDecimator(rate, SOUND_RATE);
      }
      const gap = data.timestamp / MICROSECONDS - length / SOUND_RATE;
      if (gap > GAP_SECONDS && decimator)
        keep(decimator.push(new Float32Array(Math.min(gap, untilSeconds) * rate)));
      if (decimator) keep(decimator.push(monoOf(data)));
      data.close();
    },
    error: () => {
      isBroken = true;
    },
  });
  try {
    decoder.configure(configuration as Parameters<typeof decoder.configure>[0]);
    for await (const packet of readablePackets(new EncodedPacketSink(sound).packets())) {
      const isLong = packet.timestamp > untilSeconds || length > untilSeconds * SOUND_RATE;
      if (isBroken || isLong) break;
      decoder.decode(
        new EncodedAudioChunk({
          type: packet.type,
          timestamp: Math.round(packet.timestamp * MICROSECONDS),
          duration: Math.round(packet.duration * MICROSECONDS),
          data: packet.data,
        }),
      );
      handed += 1;
      if (!(await untilPending(pending, PACKETS_AHEAD))) handed = heard;
    }
    await decoder.flush().catch(() => {});
    await untilPending(pending, 0);
    if (decimator) keep((decimator as ReturnType<typeof createDecimator>).end());
  } catch {
    // A codec that is not known: the picture can be analysed without it.
    if (length === 0) return null;
  } finally {
    if (decoder.state !== "closed") decoder.close();
  }
  return length === 0 ? null : joined(parts, length);
}

function monoOf(data: AudioData): Float32Array {
  const { numberOfFrames, numberOfChannels } = data;
  const mono = new Float32Array(numberOfFrames);
  const channel = new Float32Array(numberOfFrames);
  for (let index = 0; index < numberOfChannels; index += 1) {
    data.copyTo(channel, { planeIndex: index, format: "f32-planar" });
    for (let at = 0; at < numberOfFrames; at += 1)
      mono[at] = (mono[at] as number) + (channel[at] as number) / numberOfChannels;
  }
  return mono;
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
