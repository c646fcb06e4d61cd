import type { EmotionReading } from "contract/emotion";
import type { InterviewSession, SessionQuestion } from "contract/interview-sessions";
import type { Take } from "../../../lib/media/take.ts";
import type { Run } from "./model.ts";

/** What goes on at the person's side. */
export interface Doing {
  draft: string;
  isListening: boolean;
  isReading: boolean;
  reading: EmotionReading | null;
}

export const NOTHING: Doing = { draft: "", isListening: false, isReading: false, reading: null };

export interface DeskProps {
  session: InterviewSession;
  run: Run;
  question: SessionQuestion;
  recruiterName: string;
  /** Host of the service that writes recordings down when it is asked to; null where there is none. */
  transcriptService: string | null;
  /** Why an answer cannot be submitted now, in words; null where it can. */
  closedFor: string | null;
  onDoing: (doing: Doing) => void;
  onRead: (reading: EmotionReading) => void;
  /** Hands over the answer, with its recording. */
  onSubmit: (answer: string, take: Take | null) => void;
  /** Nothing to add to what was asked further; null where nothing was. */
  onPass: (() => void) | null;
}
