import { useQueryClient } from "@tanstack/react-query";
import type { InterviewRoom, RoomDesk } from "contract/interview-rooms";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { roomQuery, writeDesk } from "../api.ts";
import { deskToOpen, type HeldDesk } from "../model.ts";

/** A pause this long in the work is sent. */
const SAVE_AFTER_MS = 800;
/** What could not be sent is tried again after it. */
const AGAIN_AFTER_MS = 5000;

/** saved: the server has it; saving: on its way; kept: on this device only, and tried again; refused: see `refusal`. */
export type DeskState = "saved" | "saving" | "kept" | "refused";

export interface Desk {
  value: RoomDesk;
  change(part: Partial<Omit<RoomDesk, "version">>): void;
  state: DeskState;
  /** Why the server refused it, in its words. */
  refusal: string | null;
  /** What another tab or device wrote meanwhile. */
  other: RoomDesk | null;
  takeOther(): void;
  keepMine(): void;
}

const NOTHING: { held: HeldDesk | null } = { held: null };

/** The recruiter's desk: kept on this device with each key, sent to the server with each pause. */
export function useDesk(room: InterviewRoom, server: RoomDesk): Desk {
  const queries = useQueryClient();
  const { userKey } = useAccount();
  const id = room.interview.id;
  const draft = useDraft(draftKey(userKey, `desk:${id}`), NOTHING);
  const [opened] = useState(() => deskToOpen(server, draft.value.held));
  const [desk, setDesk] = useState(opened.desk);
  const [other, setOther] = useState(opened.other);
  const [state, setState] = useState<DeskState>(opened.desk.isSaved ? "saved" : "kept");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const latest = useRef(desk);

  const hold = (next: HeldDesk) => {
    latest.current = next;
    setDesk(next);
    draft.change({ held: next });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is what is latest when its time comes.
  useEffect(() => {
    if (desk.isSaved || other) return;
    const timer = setTimeout(
      async () => {
        const { isSaved: _, ...sent } = latest.current;
        setState("saving");
        try {
          const written = await writeDesk(id, sent);
          const version = written.desk?.version ?? sent.version;
          queries.setQueryData(roomQuery(id).queryKey, written);
          const { isSaved: __, ...now } = latest.current;
          const isWhole = JSON.stringify(now) === JSON.stringify(sent);
          hold({ ...latest.current, version, isSaved: isWhole });
          setState(isWhole ? "saved" : "saving");
          setRefusal(null);
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) {
            const { desk: newer } = await queries.fetchQuery({ ...roomQuery(id), staleTime: 0 });
            if (newer) setOther(newer);
            setState("kept");
          } else if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
            setRefusal(error.text);
            setState("refused");
          } else {
            setState("kept");
            setTimeout(() => setTries((count) => count + 1), AGAIN_AFTER_MS);
          }
        }
      },
      tries === 0 ? SAVE_AFTER_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [desk.notes, desk.asked, desk.shown, desk.isSaved, desk.version, other, tries]);

  return {
    value: desk,
    ...{ state, refusal, other },
    change: (part) => {
      hold({ ...latest.current, ...part, isSaved: false });
      setState("saving");
    },
    takeOther: () => {
      if (other) hold({ ...other, isSaved: true });
      setOther(null);
      setState("saved");
    },
    keepMine: () => {
      if (other) hold({ ...latest.current, version: other.version, isSaved: false });
      setOther(null);
    },
  };
}
