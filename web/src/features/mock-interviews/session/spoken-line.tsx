import { SkipForward } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Captions } from "../../../parts/recruiter-avatar/captions.tsx";
import type { RecruiterVoice } from "../../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { VoiceControls } from "../../../parts/recruiter-avatar/voice-controls.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface SpokenLineProps {
  voice: RecruiterVoice;
  /** What the recruiter says now. */
  text: string;
  language: string;
}

/** The recruiter's words as they are said, how they are heard, and the way past them. */
export function SpokenLine({ voice, text, language }: SpokenLineProps) {
  const t = useT();
  return (
    <>
      <div lang={language}>
        <Captions voice={voice} />
        {!voice.hasCaptions && !voice.isMuted && voice.hindrance === null && (
          <p className="sr-only">{text}</p>
        )}
      </div>
      <div className="-mx-3 -mt-3 flex flex-wrap items-center tablet:mx-0 tablet:justify-between tablet:gap-x-4">
        <VoiceControls voice={voice} />
        {voice.status !== "silent" && (
          <Button
            variant="quiet"
            className="tablet:-mx-3"
            aria-label={t("mock.session.skipVoice")}
            onClick={voice.stop}
          >
            <Icon of={SkipForward} size={18} isDirectional />
            {t("mock.session.skip")}
          </Button>
        )}
      </div>
    </>
  );
}
