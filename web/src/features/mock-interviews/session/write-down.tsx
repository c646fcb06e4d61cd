import type { LanguageCode } from "contract/languages";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { now } from "../../../lib/clock.ts";
import { giveConsent, hasConsent } from "../../../lib/consent.ts";
import { canDictate } from "../../../lib/dictation.ts";
import { useWriteAlong } from "../../../parts/recorder/use-write-along.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface WriteDownInput {
  isRecording: boolean;
  language: LanguageCode;
  /** What stands there already: the words go on from its end. */
  text: string;
  onText: (text: string) => void;
}

/** The browser's recogniser beside a recording, after a yes that is asked for once. */
export function useWriteDown({ isRecording, language, text, onText }: WriteDownInput) {
  const { userKey } = useAccount();
  const [isOn, setIsOn] = useState(() => canDictate() && hasConsent(userKey, "dictation"));
  const { guess, fault } = useWriteAlong(isOn && isRecording, text, onText, language);
  return {
    isOn,
    guess,
    fault,
    turn(wanted: boolean) {
      if (wanted) giveConsent(userKey, "dictation", now());
      setIsOn(wanted);
    },
  };
}

interface WriteDownProps {
  hold: ReturnType<typeof useWriteDown>;
  /** Of the server, where it has one: it writes down afterwards. */
  service: string | null;
}

/** Ticking it is the yes: the sentence beneath says what the browser may do. */
export function WriteDown({ hold, service }: WriteDownProps) {
  const t = useT();
  const { isOn, guess, fault, turn } = hold;
  if (!canDictate())
    return (
      <p className="text-ink-2 text-small">
        {service ? t("recorder.words.later", { service }) : t("mock.record.noDictation")}
      </p>
    );
  return (
    <div className="grid gap-1.5">
      <Checkbox
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
        className="items-start! py-1.5"
      >
        <span>
          <span className="block text-label">{t("mock.record.dictation")}</span>
          <span className="block text-ink-2 text-small">{t("mock.record.dictationHint")}</span>
        </span>
      </Checkbox>
      {guess && (
        <p dir="auto" className="text-ink-2 text-small">
          {guess}
        </p>
      )}
      {fault && (
        <p role="alert" className="text-red-ink text-small">
          {t("mock.record.dictationFailed")}
        </p>
      )}
    </div>
  );
}
