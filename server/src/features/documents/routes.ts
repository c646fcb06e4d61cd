import { DOCUMENT_MAX_BYTES, DOCUMENTS_MAX } from "contract/documents";
import {
  deleteDocument as deleteRoute,
  listDocuments as listRoute,
  uploadDocument,
} from "contract/documents.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import type { BodyLimit } from "../../http/body-limits.ts";
import type { Limits } from "../../http/limits.ts";
import {
  fileTooLarge,
  notFound,
  notYours,
  tooManyDocuments,
  unknownFileKind,
  unreadableFile,
} from "../../http/problems.ts";
import { noContent } from "../../http/send.ts";
import type { Random } from "../../random.ts";
import { kindOf } from "./kind.ts";
import { createDocumentReader } from "./reader.ts";
import {
  countDocuments,
  deleteDocument,
  findDocument,
  insertDocument,
  listDocuments,
  toDocument,
} from "./store.ts";
import { UnreadableDocument } from "./unreadable.ts";

/** Longer names say no more; a path that a browser may send is left out. */
const NAME_MAX_CHARACTERS = 120;
const MEGABYTE = 1024 * 1024;
/** Boundaries and headers around the file. */
const FORM_BYTES = 16 * 1024;

const tooLargeFile = () => fileTooLarge(DOCUMENT_MAX_BYTES / MEGABYTE);

/** The body that an upload may have. */
export const UPLOAD_LIMIT: BodyLimit = {
  bytes: DOCUMENT_MAX_BYTES + FORM_BYTES,
  refusal: tooLargeFile,
};

export function bindDocuments(
  api: Api,
  deps: { db: Database; clock: Clock; random: Random; limits: Limits },
): void {
  const { db, clock, random, limits } = deps;
  const reader = createDocumentReader();

  api.on(listRoute, async (c) => {
    const rows = await listDocuments(db, personOf(c).id);
    return c.json(rows.map(toDocument), 200);
  });

  api.on(uploadDocument, async (c) => {
    const userId = personOf(c).id;
    await limits.count("document", userId);
    const { file } = c.req.valid("form");
    if (file.size > DOCUMENT_MAX_BYTES) throw tooLargeFile();
    if ((await countDocuments(db, userId)) >= DOCUMENTS_MAX) throw tooManyDocuments(DOCUMENTS_MAX);
    const { kind, text, isCut } = await readFile(Buffer.from(await file.arrayBuffer()));
    const row = await insertDocument(db, {
      ...{ id: random.uuid(), userId, name: nameOf(file.name), kind, text, isCut },
      ...{ characters: text.length, createdAt: clock() },
    }).catch(refuseOrphan);
    if (!row) throw tooManyDocuments(DOCUMENTS_MAX);
    return c.json(toDocument(row), 201);
  });

  const readFile = async (bytes: Buffer) => {
    try {
      const kind = kindOf(bytes);
      if (!kind) throw unknownFileKind();
      return { kind, ...(await reader.read(kind, bytes)) };
    } catch (error) {
      throw error instanceof UnreadableDocument ? unreadableFile(error.reason) : error;
    }
  };

  api.on(deleteRoute, async (c) => {
    const { id } = c.req.valid("param");
    const row = isUuid(id) ? await findDocument(db, id) : null;
    if (!row) throw notFound();
    if (row.userId !== personOf(c).id) throw notYours();
    await deleteDocument(db, row.userId, row.id);
    return noContent(c);
  });
}

function nameOf(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const name = last.toWellFormed().replace(/\p{C}/gu, "").trim();
  return [...name].slice(0, NAME_MAX_CHARACTERS).join("") || "document";
}
