import { useRef } from "react";
import { useAccount } from "../../lib/account.tsx";
import { draftKey, useDraft } from "../../lib/drafts.ts";
import { NO_RECORD, type SyllabusRecord } from "./record.ts";

/** What was kept with another form is not taken up. */
const NAME = "syllabus-1";

export interface Kept {
  record: SyllabusRecord;
  /** Changes what is kept, from what it is by then: two changes in one deed do not undo each other. */
  change(next: (record: SyllabusRecord) => SyllabusRecord): void;
}

/** What somebody has done on this screen; kept on this device at every step, so that a reload goes on with it. */
export function useRecord(): Kept {
  const { userKey } = useAccount();
  const draft = useDraft<SyllabusRecord>(draftKey(userKey, NAME), NO_RECORD);
  const pending = useRef<SyllabusRecord | null>(null);
  return {
    record: draft.value,
    change(next) {
      const changed = next(pending.current ?? draft.value);
      pending.current = changed;
      queueMicrotask(() => {
        pending.current = null;
      });
      draft.change(changed);
    },
  };
}
