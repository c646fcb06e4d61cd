import { TRANSCRIPT_MAX_CHARACTERS } from "contract/star";
import { useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { now } from "../../../lib/clock.ts";
import { giveConsent, hasConsent } from "../../../lib/consent.ts";
import { canDictate } from "../../../lib/dictation.ts";
import type { Take } from "../../../lib/media/take.ts";
import { useWriteAlong } from "../../../parts/recorder/use-write-along.ts";
import { ServiceWords } from "../../../parts/transcript/service-words.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface TranscriptPanelProps {
  text: string;
  onChange: (text: string) => void;
  /** While it runs the browser may write along. */
  isRecording: boolean;
  /** What was recorded; null before. */
  take: Take | null;
  /** Host of the service that writes it down when it is asked to; null where there is none. */
  service: string | null;
}

/** What was said, in words: typed, or written along by the browser. Without it the content is not assessed. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { text, onChange, isRecording, take, service } = props;
  const t = useT();
  const language = useLanguage();
  const { userKey } = useAccount();
  const [isOn, setIsOn] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { guess, fault } = useWriteAlong(isOn && isRecording, text, onChange);
  const isOver = text.length > TRANSCRIPT_MAX_CHARACTERS;
  const most = formatNumber(TRANSCRIPT_MAX_CHARACTERS);

  const handleToggle = (wanted: boolean) => {
    if (wanted && !hasConsent(userKey, "dictation")) setIsAsking(true);
    else setIsOn(wanted);
  };
  const handleAgree = () => {
    giveConsent(userKey, "dictation", now());
    setIsAsking(false);
    setIsOn(true);
  };

  return (
    <Panel as="section" aria-labelledby="transcript-title">
      <h2 id="transcript-title" className="text-h3">
        {t("audio.transcript.title")}
      </h2>
      <p className="mt-1 mb-3 text-ink-2 text-small">{t("audio.transcript.text")}</p>
      <Field
        label={t("audio.transcript.label")}
        isLabelHidden
        isOverLimit={isOver}
        {...(isOver && {
          error: t("audio.transcript.tooLong", { most }),
          counter: formatNumber(text.length),
        })}
      >
        <TextArea rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {guess && (
        <p dir="auto" className="mt-2 text-ink-2 text-small">
          {guess}
        </p>
      )}
      <ServiceWords
        service={service}
        take={take}
        language={language}
        text={text}
        onText={onChange}
      />
      {canDictate() ? (
        <Checkbox
          className="mt-2 text-small"
          checked={isOn}
          onChange={(event) => handleToggle(event.target.checked)}
        >
          {t("audio.transcript.along")}
        </Checkbox>
      ) : service ? (
        !take && (
          <p className="mt-3 text-ink-2 text-small">{t("recorder.words.later", { service })}</p>
        )
      ) : (
        <p className="mt-3 text-ink-2 text-small">{t("audio.transcript.missing")}</p>
      )}
      {fault && (
        <p role="alert" className="mt-2 text-red-ink text-small">
          {t(`audio.transcript.fault.${fault}`)}
        </p>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("audio.transcript.ask.title")}
        description={t("audio.transcript.ask.text")}
        closeLabel={t("buttons.close")}
        closesOnBackdrop
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t("audio.transcript.ask.refuse")}</Button>
            <Button variant="primary" data-autofocus onClick={handleAgree}>
              {t("audio.transcript.ask.agree")}
            </Button>
          </>
        }
      />
    </Panel>
  );
}
