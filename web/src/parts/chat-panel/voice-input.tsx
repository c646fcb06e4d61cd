import { Mic, MicOff, Square } from "lucide-react";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { now } from "../../lib/clock.ts";
import { giveConsent, hasConsent } from "../../lib/consent.ts";
import { canDictate } from "../../lib/dictation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TOOL_CLASS } from "./tool-class.ts";
import type { useDictation } from "./use-dictation.ts";

interface VoiceInputProps {
  dictation: ReturnType<typeof useDictation>;
}

/** Starts and stops dictation; the first time it asks, because the browser may send sound to its maker. */
export function VoiceInput({ dictation }: VoiceInputProps) {
  const t = useT();
  const { userKey } = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const { isListening } = dictation;

  if (!canDictate())
    return (
      <span className="flex min-h-11 items-center gap-2 px-2 text-ink-2 text-micro leading-tight">
        <Icon of={MicOff} size={18} />
        {t("chat.voice.missing")}
      </span>
    );

  const handlePress = () => {
    if (isListening) dictation.stop();
    else if (hasConsent(userKey, "dictation")) dictation.start();
    else setIsAsking(true);
  };
  const handleAgree = () => {
    giveConsent(userKey, "dictation", now());
    setIsAsking(false);
    dictation.start();
  };

  return (
    <>
      <Button
        variant="quiet"
        className={isListening ? `${TOOL_CLASS} bg-red-soft! text-red-ink!` : TOOL_CLASS}
        aria-pressed={isListening}
        onClick={handlePress}
      >
        <Icon of={isListening ? Square : Mic} size={18} />
        <span className={isListening ? undefined : "max-tablet:sr-only"}>
          {t(isListening ? "chat.voice.stop" : "chat.voice.start")}
        </span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("chat.voice.askTitle")}
        description={t("chat.voice.ask")}
        closeLabel={t("buttons.close")}
        closesOnBackdrop
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t("chat.voice.refuse")}</Button>
            <Button variant="primary" data-autofocus onClick={handleAgree}>
              {t("chat.voice.agree")}
            </Button>
          </>
        }
      />
    </>
  );
}
