import type { StarAnswer } from "contract/responses";
import { useCallback, useRef, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { now } from "../../lib/clock.ts";
import { drawAhead } from "../../parts/practice-session/draw-ahead.ts";
import type { PracticeQuestion } from "../../parts/practice-session/model.ts";
import type { DeskCommands } from "../../parts/practice-session/practice-desk.tsx";
import { PracticeScreen } from "../../parts/practice-session/practice-screen.tsx";
import { sectionFieldId } from "../../parts/star-fields/section-field-id.ts";
import { ModeBar } from "./components/mode-bar.tsx";
import { ShortcutList } from "./components/shortcut-list.tsx";
import { multiModePayload } from "./model.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** /star-practice: the multi-mode screen (specification 2, section 2.5). */
export default function StarPracticePage() {
  const t = useT();
  const commands = useRef<DeskCommands>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const [said, announce] = useAnnouncement();

  const chooseText = () => {
    document.getElementById(sectionFieldId("situation"))?.focus();
    announce(t("practice.announce.text"));
  };
  useShortcuts((shortcut) => {
    if (shortcut === "textMode") chooseText();
    else commands.current?.[shortcut]();
  });

  const toPayload = useCallback(
    (question: PracticeQuestion, answer: StarAnswer, seconds: number, userId: string) =>
      multiModePayload(question.question, answer, seconds, userId, now().getTime()),
    [],
  );

  return (
    <>
      <a
        href={`#${sectionFieldId("situation")}`}
        className="sr-only focus-visible:not-sr-only focus-visible:fixed! focus-visible:start-4 focus-visible:top-2 focus-visible:z-20 focus-visible:rounded-control focus-visible:bg-lagoon focus-visible:px-4! focus-visible:py-2.5! focus-visible:font-semibold focus-visible:text-on-lagoon"
      >
        {t("practice.skip")}
      </a>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <PracticeScreen
        screen="star"
        toPayload={toPayload}
        failedTitle={t("practice.save.error.star")}
        header={<ModeBar onMode={chooseText} onShortcuts={() => setIsListOpen(true)} />}
        commands={commands}
        onHappened={(what) => announce(t(`practice.announce.${what}`))}
      />
      <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} />
    </>
  );
}

export function prefetch(): void {
  drawAhead("star");
}
