import type { CoachDocument } from "contract/documents";
import { decodeText } from "./plain-text.ts";
import { UnreadableDocument } from "./unreadable.ts";
import { BrokenZip, readZip } from "./zip.ts";

/** PDF readers look for the mark in the first kilobyte (ISO 32000-1, annex H). */
const PDF_MARK_WITHIN = 1024;
const ZIP_MARK = Buffer.from("PK\u0003\u0004");
/** Compound file: Word up to 2003, and every newer document that is locked with a password. */
const COMPOUND_MARK = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ENTRIES_MAX = 0xffff;
const LOCKED_PART = Buffer.from("EncryptedPackage", "utf16le");

/**
 * What a file is by its content; its name and the type that the sender states are not asked. Null
 * for a kind that is not read. Throws `UnreadableDocument` for an empty or a locked one.
 */
export function kindOf(file: Buffer): CoachDocument["kind"] | null {
  if (file.length === 0) throw new UnreadableDocument("empty");
  if (file.subarray(0, PDF_MARK_WITHIN).includes("%PDF-")) return "pdf";
  if (file.subarray(0, ZIP_MARK.length).equals(ZIP_MARK)) return isDocx(file) ? "docx" : null;
  if (file.subarray(0, COMPOUND_MARK.length).equals(COMPOUND_MARK)) {
    if (file.includes(LOCKED_PART)) throw new UnreadableDocument("protected");
    return null;
  }
  return decodeText(file) === null ? null : "txt";
}

/** Whether a zip is a Word document, or was one before a part of it was lost. */
function isDocx(file: Buffer): boolean {
  try {
    const names = readZip(file, ENTRIES_MAX).map(({ name }) => name);
    return names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/"));
  } catch (error) {
    if (error instanceof BrokenZip) return file.includes("word/");
    throw error;
  }
}
