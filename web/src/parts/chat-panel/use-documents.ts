import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CoachDocument } from "contract/documents";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { uploadFile } from "../../lib/upload.ts";
import { faultOfFile } from "./file-check.ts";

const DOCUMENTS_PATH = "/api/documents";

const documentsQuery = queryOptions<CoachDocument[]>({ queryKey: [DOCUMENTS_PATH] });

interface Upload {
  name: string;
  /** 0 to 1 of the bytes; 1 while the server reads the file. */
  share: number;
}

/** The files that the coach may read: the list, sending another, taking one back. */
export function useDocuments() {
  const t = useT();
  const queries = useQueryClient();
  const { connection } = useAccount();
  const list = useQuery({ ...documentsQuery, enabled: connection === "here" });
  const [upload, setUpload] = useState<Upload | null>(null);
  /** What became of the files that were not taken, one sentence each. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState<CoachDocument | null>(null);

  const change = (next: (known: CoachDocument[]) => CoachDocument[]) =>
    queries.setQueryData(documentsQuery.queryKey, (known) => next(known ?? []));
  const reasonOf = (error: unknown) =>
    error instanceof ApiError ? error.text : t("chat.upload.unreachable");

  async function sendOne(file: File): Promise<string | null> {
    const fault = faultOfFile(file);
    if (fault) return t(`chat.upload.fault.${fault}`, { name: file.name });
    setUpload({ name: file.name, share: 0 });
    try {
      const document = await uploadFile<CoachDocument>(DOCUMENTS_PATH, file, {
        onProgress: (share) => setUpload({ name: file.name, share }),
      });
      change((known) => [document, ...known.filter(({ id }) => id !== document.id)]);
      setTaken(document);
      return null;
    } catch (error) {
      return t("chat.upload.failed", { name: file.name, reason: reasonOf(error) });
    } finally {
      setUpload(null);
    }
  }

  const removal = useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("DELETE", `${DOCUMENTS_PATH}/${encodeURIComponent(id)}`);
      } catch (error) {
        // Gone already is gone.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_nothing, id) => change((known) => known.filter((one) => one.id !== id)),
    onError: (error) => setRefusals([t("chat.upload.removeFailed", { reason: reasonOf(error) })]),
  });

  return {
    list,
    upload,
    refusals,
    taken,
    removal,
    /** One after the other, so that each is told by its name. */
    async send(files: readonly File[]) {
      if (upload) return;
      setRefusals([]);
      setTaken(null);
      for (const file of files) {
        const refusal = await sendOne(file);
        if (refusal) setRefusals((known) => [...known, refusal]);
      }
    },
  };
}

export type Documents = ReturnType<typeof useDocuments>;
