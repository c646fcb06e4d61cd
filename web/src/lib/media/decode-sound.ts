/** What is decoded here is measured at this rate: enough for speech, a third of what was recorded. */
const SAMPLE_RATE = 16_000;

export interface DecodedSound {
  /** One channel, -1 to 1. */
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}

/**
 * The sound of a recording as one channel at 16 kHz, decoded by the browser beside the page's own work.
 * Rejects where the browser cannot read the file, or it has no sound.
 */
export async function decodeSound(recording: Blob): Promise<DecodedSound> {
  // One frame long: the context only lends its decoder, which brings the sound to the context's rate.
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const buffer = await context.decodeAudioData(await recording.arrayBuffer());
  const samples = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    const data = buffer.getChannelData(channel);
    for (let at = 0; at < samples.length; at += 1)
      samples[at] = (samples[at] ?? 0) + (data[at] ?? 0) / buffer.numberOfChannels;
  }
  return { samples, sampleRate: buffer.sampleRate };
}
