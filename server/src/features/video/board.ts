import type { AnalysisProgress } from "contract/video";
import { SECOND_MS } from "../../clock.ts";
import { tellAll } from "../../db/changes.ts";
import type { Database, OpenDatabase } from "../../db/database.ts";
import type { Random } from "../../random.ts";

const CHANNEL = "analyses";
/** Said again so often while nothing moves: who asks another process learns of an analysis, and proxies keep the line open. */
const AGAIN_MS = 5 * SECOND_MS;
/** People see no more steps than these. */
const APART_MS = SECOND_MS / 4;
/** What has ended, or was heard of no more, is forgotten after it. */
const FORGOTTEN_MS = 3 * AGAIN_MS;

/** `from` names the process that says it. */
type Notice = { id: string; userId: string; from: string } & (
  | { progress: AnalysisProgress; isOver: boolean }
  | { isCancelled: true }
);

export type Known = { userId: string; progress: AnalysisProgress; isOver: boolean };

/** How far the analyses of all processes are. */
export type Board = {
  /** Begins to tell of an analysis of this process; `onCancel` is called when its person stops it. */
  begin(id: string, userId: string, onCancel: () => void): Telling;
  /** Whether one of this id is under way, in any process. */
  find(id: string): Known | null;
  /** Calls back whenever something is heard of it. Answers how to stop. */
  follow(id: string, listener: () => void): () => void;
  cancel(id: string, userId: string): Promise<void>;
};

export type Telling = { progress(progress: AnalysisProgress): void; end(): void };

export async function createBoard(
  database: Pick<OpenDatabase, "listen">,
  db: Database,
  random: Random,
): Promise<Board> {
  const from = random.uuid();
  const known = new Map<string, Known & { forget: NodeJS.Timeout }>();
  const listeners = new Map<string, Set<() => void>>();
  const cancels = new Map<string, { userId: string; onCancel: () => void }>();

  const hear = (notice: Notice) => {
    const { id, userId } = notice;
    if ("isCancelled" in notice) {
      const own = cancels.get(id);
      if (own?.userId === userId) own.onCancel();
      return;
    }
    clearTimeout(known.get(id)?.forget);
    const forget = setTimeout(() => known.delete(id), FORGOTTEN_MS).unref();
    known.set(id, { userId, progress: notice.progress, isOver: notice.isOver, forget });
    for (const listener of listeners.get(id) ?? []) listener();
  };
  await database.listen(
    CHANNEL,
    (payload) => {
      const notice = JSON.parse(payload) as Notice;
      // What this process says it knew before: its own words from a moment ago would set it back.
      if (notice.from !== from || "isCancelled" in notice) hear(notice);
    },
    () => {},
  );
  let said: Promise<void> = Promise.resolve();
  // One after the other: on lines of their own a later step would overtake an earlier one, and the bar would jump back. A line that
  // is lost for a moment costs a step: nobody needs to hear of it.
  const say = (notice: Notice) => {
    said = said.then(() => tellAll(db, CHANNEL, notice)).catch(() => {});
    return said;
  };

  return {
    find: (id) => known.get(id) ?? null,
    follow: (id, listener) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(id);
      };
    },
    cancel: async (id, userId) => say({ id, userId, from, isCancelled: true }),
    begin: (id, userId, onCancel) => {
      cancels.set(id, { userId, onCancel });
      let latest: AnalysisProgress = { stage: "reading", share: 0 };
      let isOver = false;
      let saidAt = 0;
      const sayLatest = () => {
        saidAt = performance.now();
        const notice = { id, userId, from, progress: latest, isOver };
        // This process knows at once, without the way through the database.
        hear(notice);
        void say(notice);
      };
      const again = setInterval(sayLatest, AGAIN_MS).unref();
      sayLatest();
      return {
        progress: (progress) => {
          const isNewStage = progress.stage !== latest.stage || progress.ahead !== latest.ahead;
          latest = progress;
          if (isNewStage || performance.now() - saidAt > APART_MS) sayLatest();
        },
        end: () => {
          clearInterval(again);
          cancels.delete(id);
          isOver = true;
          sayLatest();
        },
      };
    },
  };
}
