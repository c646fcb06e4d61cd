import { ArrowUp, Paperclip } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { canSend, roomOf, withDictated } from "./model.ts";
import { TOOL_CLASS } from "./tool-class.ts";
import type { Chat } from "./use-chat.ts";
import { useDictation } from "./use-dictation.ts";
import { VoiceInput } from "./voice-input.tsx";

interface ComposerProps {
  chat: Chat;
  /** How many files the coach has. */
  documentCount: number;
  onUpload: () => void;
}

/** Where the person writes or dictates: Enter sends, Shift+Enter begins a new line. */
export function Composer({ chat, documentCount, onUpload }: ComposerProps) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isSending } = chat;
  const text = draft.value;
  const room = roomOf(text);
  const isReady = canSend(text, isSending);
  const dictation = useDictation((words) => draft.change(withDictated(text, words)));

  const handleSend = () => {
    if (!isReady) return;
    dictation.stop();
    chat.send();
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that settles a word of an input method is not meant for us.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handleSend();
  };

  return (
    <div className="border-seam border-t px-3 pt-3 pb-3 tablet:px-5 tablet:pt-4 tablet:pb-5">
      <div aria-live="polite" className="px-2 text-small">
        {chat.isAway && <p className="pb-2 text-ink-2">{t("chat.away")}</p>}
        {dictation.fault && (
          <p className="pb-2 text-red-ink">{t(`chat.voice.fault.${dictation.fault}`)}</p>
        )}
        {!draft.isKept && <p className="pb-2 text-red-ink">{t("chat.notKept")}</p>}
        {draft.otherTab && (
          <p className="flex flex-wrap items-center gap-x-2 pb-2 text-ink-2">
            {t("chat.otherTab.text")}
            <button
              type="button"
              className="min-h-11 font-semibold text-lagoon-ink underline underline-offset-4"
              onClick={draft.takeOther}
            >
              {t("chat.otherTab.take")}
            </button>
          </p>
        )}
      </div>
      <div className="rounded-[18px] border-[1.5px] border-edge bg-panel transition-colors duration-[120ms] hover:border-ink-2 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-lagoon has-[textarea:focus-visible]:outline-offset-2">
        <label htmlFor={`${id}t`} className="sr-only">
          {t("chat.field")}
        </label>
        <textarea
          ref={field}
          id={`${id}t`}
          data-begin
          dir="auto"
          rows={1}
          value={text}
          enterKeyHint="send"
          placeholder={t("chat.field")}
          aria-describedby={`${id}h`}
          aria-invalid={room.isOver || undefined}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={handleKey}
          className="field-sizing-content block max-h-36 min-h-12 w-full resize-none bg-transparent px-4 pt-3 pb-1 leading-normal outline-none"
        />
        {dictation.guess && (
          <p aria-hidden dir="auto" className="line-clamp-2 px-4 pb-1 text-ink-2">
            {dictation.guess}…
          </p>
        )}
        <div className="flex items-center gap-1 p-1.5">
          <VoiceInput dictation={dictation} />
          <Button variant="quiet" className={TOOL_CLASS} onClick={onUpload}>
            <Icon of={Paperclip} size={18} />
            <span className="max-tablet:sr-only">{t("chat.upload.button")}</span>
            {documentCount > 0 && (
              <span className="tabular rounded-full bg-lagoon-soft px-2 font-semibold text-lagoon-ink text-micro">
                <span aria-hidden>{documentCount}</span>
                <span className="sr-only">{t("chat.upload.has", { count: documentCount })}</span>
              </span>
            )}
          </Button>
          <p
            id={`${id}h`}
            className={`ms-auto px-1 text-end text-micro leading-tight ${room.isOver ? "font-semibold text-red-ink" : "text-ink-2"}`}
          >
            <span className={room.left === null ? "sr-only" : "tabular"}>
              {room.left === null
                ? t("chat.keys")
                : room.isOver
                  ? t("chat.over", { count: -room.left })
                  : t("chat.left", { count: room.left })}
            </span>
          </p>
          <Button
            variant="primary"
            size="icon"
            aria-label={t("chat.send")}
            disabled={!isReady}
            onClick={handleSend}
          >
            <Icon of={ArrowUp} />
          </Button>
        </div>
      </div>
    </div>
  );
}
