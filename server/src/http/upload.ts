import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { SECOND_MS } from "../clock.ts";
import { brokenForm, notForm, type Refusal } from "./problems.ts";

/** Bytes of one field: 20,000 characters of four. */
const FIELD_MAX_BYTES = 80_000;
const FIELDS_MAX = 20;
/** A line that says nothing for so long is taken for lost; whatever comes resets it. */
const SILENCE_MS = 30 * SECOND_MS;

type Form = {
  /** Name of the field that holds the file. */
  fileField: string;
  /** Where the file goes, byte by byte as it comes. */
  to: string;
  maxBytes: number;
  tooLarge: () => Refusal;
  /** Hears the fields that stand before the file when its first bytes are there. */
  onFile?: (fields: Readonly<Record<string, string>>) => void;
  /** Ends it; the reason given with it is thrown. */
  signal: AbortSignal;
};

/**
 * Reads a form with one file: the file goes to disk without ever being in memory as a whole. What is left on disk when it throws is
 * the caller's to remove.
 * @returns the other fields, and how many bytes the file has; null where the form holds no file
 * @throws Refusal 413 from the first byte too much on, 400 when the form breaks off or falls silent, 415 for anything but a form
 */
export async function receiveUpload(
  request: Request,
  { fileField, to, maxBytes, tooLarge, onFile, signal }: Form,
): Promise<{ fields: Record<string, string>; bytes: number | null }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw notForm();
  const fields: Record<string, string> = {};
  let written: Promise<number> | null = null;
  let incoming: Readable | null = null;
  const parser = openParser(type, maxBytes);
  parser.on("field", (name, value) => {
    fields[name] = value;
  });
  parser.on("file", (name, file) => {
    if (name !== fileField || written) return file.resume();
    incoming = file;
    file.once("limit", () => parser.destroy(tooLarge()));
    try {
      onFile?.(fields);
    } catch (error) {
      parser.destroy(error as Error);
    }
    written = pipeline(file, createWriteStream(to, { mode: 0o600 })).then(() => file.bytesRead);
    // Whoever awaits it comes later; a form that breaks off is told of by the parser.
    written.catch(() => {});
    return file;
  });
  try {
    await pipeline(Readable.fromWeb(request.body as never), breakingSilence, parser, { signal });
    return { fields, bytes: await written };
  } catch (error) {
    // Lets the file on disk go: nobody else tells the writer that nothing more comes.
    (incoming as Readable | null)?.destroy(brokenForm());
    await (written as Promise<number> | null)?.catch(() => {});
    if (signal.aborted) throw signal.reason;
    throw isRefusal(error) ? error : brokenForm();
  }
}

function openParser(type: string, maxBytes: number) {
  const headers: BusboyHeaders = { "content-type": type };
  const limits = {
    ...{ fileSize: maxBytes, files: 1, fieldSize: FIELD_MAX_BYTES, fields: FIELDS_MAX },
    ...{ headerPairs: 20, headerSize: 8192 },
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw brokenForm();
  }
}

/** Passes pieces on, and throws when none has come for too long. */
async function* breakingSilence(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(brokenForm()), SILENCE_MS);
    try {
      const { value, done } = await Promise.race([iterator.next(), silence.promise]);
      if (done) return;
      yield value;
    } finally {
      clearTimeout(timer);
    }
  }
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && "status" in error && "key" in error;
}
