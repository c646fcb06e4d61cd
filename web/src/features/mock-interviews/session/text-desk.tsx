import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { useDraft } from "../../../lib/drafts.ts";
import { isMobile } from "../../../lib/media/is-mobile.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { DeskProps } from "./desk.ts";
import { EmotionLine } from "./emotion-line.tsx";
import { answerKey } from "./kept-run.ts";
import { useEmotion } from "./use-emotion.ts";

/** An answer that is typed, with how it sounds as it grows. */
export function TextDesk(props: DeskProps & { takesFocus: boolean }) {
  const { session, run, recruiterName, closedFor, onDoing, onRead, onSubmit, onPass } = props;
  const t = useT();
  const { userKey } = useAccount();
  const isFurther = run.followUp !== null;
  const draft = useDraft(answerKey(userKey, session.id, run.position, isFurther), "");
  const { value } = draft;
  const { reading, isReading } = useEmotion(
    value,
    { recruiterId: session.recruiterId, isOn: true },
    onRead,
  );
  const place = useRef<HTMLDivElement>(null);

  useEffect(
    () => onDoing({ draft: value, isListening: false, isReading, reading }),
    [onDoing, value, isReading, reading],
  );
  // On a phone the keyboard would cover the recruiter before a word was heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (props.takesFocus && !isMobile()) place.current?.querySelector("textarea")?.focus();
  }, []);

  return (
    <>
      <AnswerForm
        place={place}
        draft={draft}
        label={t(isFurther ? "mock.session.further" : "mock.session.response", {
          name: recruiterName,
        })}
        language={session.language}
        closedFor={closedFor}
        onPass={onPass}
        onSubmit={() => {
          draft.clear();
          onSubmit(value.trim(), null);
        }}
      />
      <EmotionLine reading={reading} />
    </>
  );
}
