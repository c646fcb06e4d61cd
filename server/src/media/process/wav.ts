const HEADER_BYTES = 44;
const PCM = 1;
const FULL_SCALE = 0x7fff;

/** One channel of samples (-1 to 1) as a WAV file of 16 bits. */
export function wavOf(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE);
    file.writeInt16LE(value, HEADER_BYTES + index * 2);
  });
  return file;
}
