import { Volume2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Moment } from "./moment.ts";
import type { RecruiterVoice } from "./use-recruiter-voice.ts";
import "./captions.css";

const NOTES = {
  blocked: "avatar.note.blocked",
  failed: "avatar.note.failed",
  "no-voice": "avatar.note.noVoice",
} as const;

/** A text longer than this is set smaller, so that it leaves room for an answer. */
const LONG = 260;

/**
 * What the recruiter says, with the word that is heard marked. Stands there whole at once; who turned captions off
 * sees it only where it cannot be heard. Screen readers get the text once, not word by word.
 */
export function Captions({ voice }: { voice: RecruiterVoice }) {
  const t = useT();
  const { said, hindrance, isMuted } = voice;
  const isShown = said !== null && (voice.hasCaptions || isMuted || hindrance !== null);
  const note = hindrance ? t(NOTES[hindrance]) : isMuted ? t("avatar.note.muted") : null;
  return (
    <div>
      <VisuallyHidden>
        <span aria-live="polite">{isShown && said}</span>
      </VisuallyHidden>
      {isShown && <Marked text={said} voice={voice} />}
      {isShown && note && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-ink-2 text-small">{note}</p>
          {hindrance === "blocked" && (
            <Button onClick={() => void voice.replay()}>
              <Icon of={Volume2} size={18} />
              {t("avatar.controls.hear")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The text in three parts that follow the voice; written to the page itself, without React. */
function Marked({ text, voice }: { text: string; voice: RecruiterVoice }) {
  const before = useRef<HTMLSpanElement>(null);
  const now = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const { moment } = voice;
  const isLoading = voice.status === "loading";

  useLayoutEffect(() => {
    const write = ({ start, end }: Moment) => {
      const said = text.slice(start, end);
      setText(before.current, text.slice(0, start));
      setText(now.current, said);
      setText(after.current, text.slice(end));
      // A voice that tells no words: its sentence is not a word to be marked.
      now.current?.classList.toggle("is-word", !/\s/.test(said));
    };
    write(moment.now());
    return moment.subscribe(write);
  }, [text, moment]);

  return (
    <p
      aria-hidden
      dir="auto"
      className={classNames("captions", text.length > LONG && "is-long", isLoading && "is-loading")}
    >
      <span ref={before} />
      <span ref={now} className="caption-now" />
      <span ref={after} className="caption-after" />
    </p>
  );
}

function setText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
