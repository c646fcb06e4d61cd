import { DOCUMENT_KINDS, DOCUMENT_MAX_BYTES } from "contract/document-terms";

/** What a file input may offer. */
export const FILE_ACCEPT = DOCUMENT_KINDS.map((kind) => `.${kind}`).join(",");

/** Why a file is not worth sending; null when the server should look at it. */
export type FileFault = "kind" | "empty" | "size";

export function faultOfFile({ name, size }: { name: string; size: number }): FileFault | null {
  const ending = name.toLowerCase().split(".").at(-1);
  if (!DOCUMENT_KINDS.some((kind) => kind === ending)) return "kind";
  if (size === 0) return "empty";
  return size > DOCUMENT_MAX_BYTES ? "size" : null;
}
