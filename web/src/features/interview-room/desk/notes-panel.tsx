import { ROOM_NOTES_MAX_CHARACTERS } from "contract/interview-room-terms";
import type { MockInterview } from "contract/mock-interviews";
import { Timer } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { formatClock } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { elapsedSeconds, withMark } from "../model.ts";
import type { Desk } from "./use-desk.ts";

/** Notes that nobody else reads. A mark puts the time of the interview in front of what is written next. */
export function NotesPanel({ interview, desk }: { interview: MockInterview; desk: Desk }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { notes } = desk.value;
  const mark = () => {
    const field = place.current?.querySelector("textarea");
    const seconds = elapsedSeconds(interview, now());
    if (!field || seconds === null) return;
    const next = withMark(notes, field.selectionStart, formatClock(seconds));
    // At once: a letter that is typed before the next frame would stand before the caret.
    flushSync(() => desk.change({ notes: next.text }));
    field.focus();
    field.setSelectionRange(next.caret, next.caret);
  };
  return (
    <Panel as="section" aria-labelledby="notes-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="notes-title" className="text-h2">
          {t("room.notes.title")}
        </h2>
        <Button
          aria-keyshortcuts="Alt+T"
          title={t("room.notes.shortcut")}
          disabled={interview.startedAt === null}
          onClick={mark}
        >
          <Icon of={Timer} size={18} />
          {t("room.notes.mark")}
        </Button>
      </div>
      <div ref={place} className="mt-3">
        <Field label={t("room.notes.title")} isLabelHidden hint={t("room.notes.hint")}>
          <TextArea
            dir="auto"
            rows={8}
            maxLength={ROOM_NOTES_MAX_CHARACTERS}
            value={notes}
            onChange={(event) => desk.change({ notes: event.target.value })}
            onKeyDown={(event) => {
              if (!event.altKey || event.code !== "KeyT") return;
              event.preventDefault();
              mark();
            }}
          />
        </Field>
      </div>
      <p aria-live="polite" className="mt-2 text-ink-2 text-small">
        {desk.state === "refused" ? (
          <span className="text-red-ink">{desk.refusal}</span>
        ) : (
          t(`room.notes.${desk.state}`)
        )}
      </p>
    </Panel>
  );
}
