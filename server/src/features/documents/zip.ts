import { crc32, inflateRawSync } from "node:zlib";

/**
 * The zip format (APPNOTE 6.3), as far as a DOCX needs it: what is inside is read from the central
 * directory, before a single byte is unpacked.
 */
export type ZipEntry = {
  name: string;
  isEncrypted: boolean;
  method: number;
  packedBytes: number;
  /** As the directory says; a liar is stopped while it is unpacked. */
  bytes: number;
  headerAt: number;
};

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const HEADER_SIGNATURE = 0x04034b50;
/** The end record has 22 bytes and a comment of at most 65,535. */
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;

/** No zip, or one that breaks off. */
export class BrokenZip extends Error {}

/** Entries of the central directory, at most `most` of them. Throws `BrokenZip`. */
export function readZip(file: Buffer, most: number): ZipEntry[] {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > most) throw new BrokenZip("too many entries");
  let at = file.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new BrokenZip("no entry where one should be");
    const nameBytes = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      bytes: file.readUInt32LE(at + 24),
      headerAt: file.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_BYTES - COMMENT_MAX_BYTES);
  for (let at = file.length - END_BYTES; at >= first; at -= 1)
    if (file.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new BrokenZip("no end record");
}

/** One entry unpacked, to `maxBytes` at most. Throws `RangeError` beyond them, `BrokenZip` else. */
export function unpack(file: Buffer, entry: ZipEntry, maxBytes: number): Buffer {
  const { headerAt, packedBytes, method } = entry;
  if (headerAt + HEADER_BYTES > file.length || file.readUInt32LE(headerAt) !== HEADER_SIGNATURE)
    throw new BrokenZip("no data where it should be");
  const start =
    headerAt + HEADER_BYTES + file.readUInt16LE(headerAt + 26) + file.readUInt16LE(headerAt + 28);
  if (start + packedBytes > file.length) throw new BrokenZip("the data breaks off");
  const packed = file.subarray(start, start + packedBytes);
  if (method === 0) {
    if (packed.length > maxBytes) throw new RangeError("unpacks to too much");
    return packed;
  }
  if (method !== 8) throw new BrokenZip("packed in a way that DOCX does not use");
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new BrokenZip("the data cannot be unpacked");
  }
}

/** A zip of the same parts, not packed. */
export function writeZip(parts: readonly { name: string; data: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data } of parts) {
    const nameBytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    bodies.push(signed(HEADER_SIGNATURE), fields, nameBytes, data);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    directory.push(signed(ENTRY_SIGNATURE), fields.subarray(0, 2), fields, more, nameBytes);
    at += HEADER_BYTES + nameBytes.length + data.length;
  }
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
