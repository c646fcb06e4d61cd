import {
  Captions as CaptionsIcon,
  CaptionsOff,
  Gauge,
  LoaderCircle,
  RotateCcw,
  Volume2,
  VolumeX,
} from "lucide-react";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { PACES } from "../../lib/speech/voice-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { RecruiterVoice } from "./use-recruiter-voice.ts";

/** The pace after this one, and after the quickest the slowest. */
function paceAfter(pace: number): number {
  return PACES.find((next) => next > pace) ?? PACES[0];
}

/** Hear it again, captions, sound, pace: under the captions. Each button says what holds now. */
export function VoiceControls({ voice }: { voice: RecruiterVoice }) {
  const t = useT();
  const { isMuted, hasCaptions, pace } = voice;
  const isLoading = voice.status === "loading";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div
      role="group"
      aria-label={t("avatar.controls.label")}
      className="flex flex-wrap items-center max-tablet:contents tablet:-mx-3"
    >
      {voice.said !== null && !isMuted && (
        <Button variant="quiet" isPending={isLoading} onClick={() => void voice.replay()}>
          <Icon
            of={isLoading ? LoaderCircle : RotateCcw}
            size={18}
            className={isLoading ? "animate-spin" : undefined}
          />
          {t(isLoading ? "avatar.controls.loading" : "avatar.controls.again")}
        </Button>
      )}
      <Button variant="quiet" onClick={() => voice.setCaptions(!hasCaptions)}>
        <Icon of={hasCaptions ? CaptionsIcon : CaptionsOff} size={18} />
        {t(hasCaptions ? "avatar.controls.captionsOn" : "avatar.controls.captionsOff")}
      </Button>
      <Button variant="quiet" onClick={() => voice.setMuted(!isMuted)}>
        <Icon of={isMuted ? VolumeX : Volume2} size={18} />
        {t(isMuted ? "avatar.controls.soundOff" : "avatar.controls.soundOn")}
      </Button>
      <Button variant="quiet" onClick={() => voice.setPace(paceAfter(pace))}>
        <Icon of={Gauge} size={18} />
        {t("avatar.controls.pace", { pace: formatNumber(pace) })}
      </Button>
    </div>
  );
}
