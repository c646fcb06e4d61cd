/** Terms of the documents, without the schemas: a file is looked at before it is sent. */

/** Largest file that the coach reads. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_KINDS = ["pdf", "docx", "txt"] as const;
