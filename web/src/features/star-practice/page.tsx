import type { PracticeMode, StarAnswer } from "contract/responses";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { now } from "../../lib/clock.ts";
import { drawAhead } from "../../parts/practice-session/draw-ahead.ts";
import type { PracticeQuestion } from "../../parts/practice-session/model.ts";
import { type DeskCommands, PracticeDesk } from "../../parts/practice-session/practice-desk.tsx";
import { PracticeScreen } from "../../parts/practice-session/practice-screen.tsx";
import { DiscardDialog } from "../../parts/recorder/discard-dialog.tsx";
import { sectionFieldId } from "../../parts/star-fields/section-field-id.ts";
import { type Announce, Announcement } from "./components/announcement.tsx";
import { Completion } from "./components/completion.tsx";
import { ModeBar } from "./components/mode-bar.tsx";
import { expectRecording, RecordingPlace } from "./components/recording-place.tsx";
import { ShortcutList } from "./components/shortcut-list.tsx";
import { SkipLink } from "./components/skip-link.tsx";
import { multiModePayload } from "./model.ts";
import { useModeRecorder } from "./use-mode-recorder.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** /star-practice: the multi-mode screen (specification 2, section 2.5). */
export default function StarPracticePage() {
  const t = useT();
  const commands = useRef<DeskCommands>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const say = useRef<Announce>(null);
  const announce = useCallback((words: string) => say.current?.(words), []);
  const [goesToField, setGoesToField] = useState(false);
  const recording = useModeRecorder(announce);
  const { mode, isRecording, unsent, sentTake } = recording;
  // Where the take is shown, the address names the answer that it belongs to.
  const responseId = new URLSearchParams(useSearch()).get("answer");

  const chooseMode = (next: PracticeMode) => {
    recording.choose(next);
    setGoesToField(next === "text");
    announce(t(`practice.announce.${next}`));
  };
  // The fields open when the recording has stopped, a moment after the mode was left.
  useEffect(() => {
    if (!goesToField || isRecording) return;
    setGoesToField(false);
    document.getElementById(sectionFieldId("situation"))?.focus();
  }, [goesToField, isRecording]);
  useShortcuts(mode, (shortcut) => {
    if (shortcut === "record") recording.toggle();
    else if (shortcut === "submit" || shortcut === "newQuestion") commands.current?.[shortcut]();
    else chooseMode(shortcut);
  });

  const toPayload = useCallback(
    (question: PracticeQuestion, answer: StarAnswer, seconds: number, userId: string) =>
      multiModePayload(question.question, answer, seconds, userId, now().getTime(), mode),
    [mode],
  );

  return (
    <>
      <SkipLink />
      <Announcement say={say} />
      <PracticeScreen
        screen="star"
        header={
          <ModeBar
            mode={mode}
            onMode={chooseMode}
            onExpected={expectRecording}
            onShortcuts={() => setIsListOpen(true)}
          />
        }
        desk={(key, frame) => (
          <PracticeDesk
            {...frame}
            key={key}
            toPayload={toPayload}
            failedTitle={t("practice.save.error.star")}
            commands={commands}
            isRecording={isRecording}
            guard={unsent.guard}
            recording={<RecordingPlace recording={recording} frame={frame} />}
            onSaved={(saved) => {
              recording.send();
              frame.onSaved(saved);
            }}
          />
        )}
        completion={sentTake && <Completion take={sentTake} responseId={responseId} />}
        onHappened={(what) => announce(t(`practice.announce.${what}`))}
      />
      <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} />
      <DiscardDialog {...unsent.dialog} />
    </>
  );
}

export function prefetch(): Promise<void> {
  return drawAhead("star");
}
