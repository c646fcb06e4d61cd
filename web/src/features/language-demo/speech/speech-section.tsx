import { CABIN_PHRASES } from "content/language-demo/cabin-phrases";
import type { LanguageCode } from "contract/languages";
import { MicOff } from "lucide-react";
import { useState } from "react";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { now } from "../../../lib/clock.ts";
import { giveConsent, hasConsent } from "../../../lib/consent.ts";
import { canDictate } from "../../../lib/dictation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LanguageChips } from "../side/language-chips.tsx";
import { usePhraseVoice } from "../use-phrase-voice.ts";
import { PhraseRow } from "./phrase-row.tsx";
import { useListening } from "./use-listening.ts";

const PHRASES = ["welcome", "seatBelt", "drink"] as const;

/** Phrases of the cabin to be heard and to be said; where the browser cannot, it is told in a clear word. */
export function SpeechSection() {
  const t = useT();
  const current = useLanguage();
  const { userKey } = useAccount();
  const [picked, setPicked] = useState<LanguageCode | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const voice = usePhraseVoice();
  const listening = useListening();
  const language = picked ?? current;
  const phrases = CABIN_PHRASES[language];
  const canListen = canDictate();

  const handlePick = (code: LanguageCode) => {
    voice.stop();
    listening.stop();
    setPicked(code);
  };
  const handleSay = (phrase: string) => {
    // What the loudspeaker says would be understood as well.
    voice.stop();
    if (hasConsent(userKey, "dictation")) listening.start(phrase, language);
    else setWanted(phrase);
  };
  const handleAgree = () => {
    giveConsent(userKey, "dictation", now());
    setWanted(null);
    if (wanted !== null) listening.start(wanted, language);
  };

  return (
    <Panel as="section" aria-labelledby="speech-title">
      <h2 id="speech-title" className="text-h2">
        {t("languageDemo.speech.title")}
      </h2>
      <p className="mt-1.5 mb-4 max-w-[62ch] text-ink-2">{t("languageDemo.speech.text")}</p>
      <LanguageChips
        label={t("languageDemo.speech.language")}
        value={language}
        onChange={handlePick}
      />
      {!canListen && (
        <p className="mt-4 flex gap-3 rounded-[14px] bg-well px-4 py-3 text-label">
          <Icon of={MicOff} className="mt-0.5 text-ink-2" />
          <span>{t("languageDemo.speech.cannotListen")}</span>
        </p>
      )}
      <ul aria-label={t("languageDemo.speech.phrases")} className="mt-5">
        {PHRASES.map((name) => (
          <PhraseRow
            key={name}
            moment={t(`languageDemo.speech.${name}`)}
            phrase={phrases[name]}
            language={language}
            voice={voice}
            listening={listening}
            onSay={canListen ? handleSay : null}
          />
        ))}
      </ul>
      {canListen && <p className="mt-4 text-ink-2 text-micro">{t("languageDemo.speech.note")}</p>}
      <Dialog
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        title={t("languageDemo.speech.askTitle")}
        description={t("languageDemo.speech.ask")}
        closeLabel={t("buttons.close")}
        closesOnBackdrop
        footer={
          <>
            <Button onClick={() => setWanted(null)}>{t("languageDemo.speech.refuse")}</Button>
            <Button variant="primary" data-autofocus onClick={handleAgree}>
              {t("languageDemo.speech.agree")}
            </Button>
          </>
        }
      />
    </Panel>
  );
}
