import mammoth from "mammoth";
import { UnreadableDocument } from "./unreadable.ts";
import { readZip, unpack, writeZip, type ZipEntry } from "./zip.ts";

/** A long CV has some forty parts, a book with pictures some hundreds. */
const PARTS_MAX = 2000;
const MEGABYTE = 1024 * 1024;
/** What the directory may promise, pictures and all: ten times the largest file that is taken. */
const PROMISED_MAX_BYTES = 50 * MEGABYTE;
/** Text packs to a tenth, the emptiest form to a fiftieth; bombs to a thousandth. */
const PACKED_TO_AT_LEAST = 1 / 200;
/** What is unpacked in all: the words of a document of a thousand pages. */
const UNPACKED_MAX_BYTES = 20 * MEGABYTE;

const isRead = ({ name }: ZipEntry) => /\.(xml|rels)$/i.test(name);

/** Text of a Word document, its paragraphs parted by blank lines. Throws `UnreadableDocument`. */
export async function readDocx(file: Buffer): Promise<string> {
  try {
    const { value } = await mammoth.extractRawText({ buffer: withoutPictures(file) });
    return value;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument(error instanceof RangeError ? "too-much" : "broken");
  }
}

/**
 * The same document with nothing but its words, unpacked here under a limit: what reads it further
 * would believe the sizes that the file states of itself.
 */
function withoutPictures(file: Buffer): Buffer {
  const entries = readZip(file, PARTS_MAX);
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new UnreadableDocument("protected");
  const promised = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const isBomb = entries.some(
    ({ bytes, packedBytes }) => bytes > MEGABYTE && packedBytes / bytes < PACKED_TO_AT_LEAST,
  );
  if (promised > PROMISED_MAX_BYTES || isBomb) throw new UnreadableDocument("too-much");
  let room = UNPACKED_MAX_BYTES;
  const parts = entries.filter(isRead).map((entry) => {
    const data = unpack(file, entry, room);
    room -= data.length;
    return { name: entry.name, data };
  });
  return writeZip(parts);
}
