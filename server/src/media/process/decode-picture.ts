import { EncodedPacketSink } from "mediabunny";
import type { VideoFrame } from "node-webcodecs";
import { AnalysisFault } from "../analysis-fault.ts";
import { loadDecoder } from "./decoder.ts";
import type { Sampled, Sampling } from "./decoding.ts";
import { createFrameTimes, isShown } from "./frame-times.ts";
import type { Recording } from "./open-recording.ts";
import { untilPending } from "./pending.ts";
import { isKnownFormat, type Picture, type Rotation, uprightRgb } from "./upright-rgb.ts";

const MICROSECONDS = 1e6;
/** More than any decoder holds back to bring frames into their order. */
const PACKETS_AHEAD = 24;
/** Large pictures are held back in smaller numbers (H.264 in 4K: six), and decoded they would pile up: twelve megabytes each. */
const PACKETS_AHEAD_LEAST = 7;
const DECODED_BYTES = 64 * 1024 * 1024;
const BYTES_A_PIXEL = 1.5;
/** Rounding of time stamps in milliseconds. */
const EARLY_SECONDS = 1e-3;

/**
 * Pictures of a recording at about `perSecond`, upright, the longer side at most `longSide` pixels; each is written over the one
 * before. Where the file breaks off or is damaged, what came before is given. Throws `AnalysisFault` without a decoder for it.
 */
export async function* samplePictures(
  { picture }: Recording,
  { perSecond, longSide, untilSeconds }: Sampling,
): AsyncGenerator<Sampled> {
  const { VideoDecoder, EncodedVideoChunk } = await loadDecoder();
  const configuration = await picture.getDecoderConfig().catch(() => null);
  if (!configuration) throw new AnalysisFault("unknown-codec");
  const rotation = (await picture.getRotation()) as Rotation;
  const ready: { frame: VideoFrame; at: number }[] = [];
  let due = Number.NEGATIVE_INFINITY;
  let isBroken = false;
  let bytes = new Uint8Array(0);
  let room: Int32Array | undefined;
  const times = createFrameTimes();
  const ahead = packetsAhead(configuration);
  const decoder = new VideoDecoder({
    output: (frame) => {
      const at = times.next() ?? frame.timestamp / MICROSECONDS;
      if (at + EARLY_SECONDS < due) return frame.close();
      due = (Math.floor(at * perSecond + 1e-6) + 1) / perSecond;
      ready.push({ frame, at });
    },
    error: () => {
      isBroken = true;
    },
  });
  const pending = () => (isBroken ? 0 : times.count());
  const drain = async function* () {
    for (let next = ready.shift(); next; next = ready.shift())
      yield { at: next.at, ...(await toPicture(next.frame)) };
  };
  const toPicture = async (frame: VideoFrame): Promise<Picture> => {
    try {
      const { format, codedWidth: width, codedHeight: height } = frame;
      if (!isKnownFormat(format)) throw new AnalysisFault("unknown-codec");
      const size = frame.allocationSize();
      if (bytes.length !== size) bytes = new Uint8Array(size);
      await frame.copyTo(bytes);
      const seen = uprightRgb({ format, width, height, bytes }, rotation, longSide, room);
      room = seen.rgb;
      return seen;
    } finally {
      frame.close();
    }
  };
  try {
    configure();
    for await (const packet of readablePackets(new EncodedPacketSink(picture).packets())) {
      if (isBroken || packet.timestamp > untilSeconds) break;
      if (isShown(configuration.codec, packet.data)) times.add(packet.timestamp);
      decoder.decode(
        new EncodedVideoChunk({
          type: packet.type,
          timestamp: Math.round(packet.timestamp * MICROSECONDS),
          duration: Math.round(packet.duration * MICROSECONDS),
          data: packet.data,
        }),
      );
      if (!(await untilPending(pending, ahead))) times.keep(ahead);
      yield* drain();
    }
    await decoder.flush().catch(() => {});
    await untilPending(pending, 0);
    yield* drain();
  } finally {
    for (const { frame } of ready) frame.close();
    decoder.close();
  }

  function configure() {
    try {
      decoder.configure(configuration as Parameters<typeof decoder.configure>[0]);
    } catch {
      throw new AnalysisFault("unknown-codec");
    }
  }
}

/** How many packets the decoder may hold at once, so that pictures of any size fit into the memory. */
function packetsAhead({ codedWidth = 0, codedHeight = 0 }: VideoDecoderConfig): number {
  const fitting = Math.floor(DECODED_BYTES / (codedWidth * codedHeight * BYTES_A_PIXEL));
  return Math.max(PACKETS_AHEAD_LEAST, Math.min(PACKETS_AHEAD, fitting));
}

/** The packets up to where the file breaks off. */
export async function* readablePackets<Packet>(packets: AsyncIterable<Packet>) {
  try {
    yield* packets;
  } catch {
    // What has been read so far is all that there is.
  }
}
