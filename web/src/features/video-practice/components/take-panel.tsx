import { ScanFace } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import type { AnalysisHold } from "../../../parts/video-analysis/use-analysis.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { Transcript } from "../use-transcript.ts";
import { AnalysisFailed } from "./analysis-failed.tsx";
import { AnalysisProgress } from "./analysis-progress.tsx";
import { ServiceChoice } from "./service-choice.tsx";

interface TakePanelProps {
  analysis: AnalysisHold;
  transcript: Transcript;
  wantsTranscript: boolean;
  onWantsTranscript: (wants: boolean) => void;
  onAnalyse: () => void;
  /** Measures what can be measured without the server's decoder. */
  onSoundOnly: () => void;
}

/** What can be done with a take: add the words, have it analysed; while that goes on, how far it is. */
export function TakePanel(props: TakePanelProps) {
  const { analysis, transcript, wantsTranscript, onWantsTranscript, onAnalyse, onSoundOnly } =
    props;
  const t = useT();
  const { state, cancel } = analysis;
  if (state.what === "sending" || state.what === "working")
    return <AnalysisProgress state={state} onCancel={cancel} />;
  return (
    <div className="grid gap-5 border-seam border-t pt-5">
      <Field
        label={t("video.transcript.title")}
        hint={t("video.transcript.optional")}
        error={transcript.hasFailed ? t("video.transcript.fault") : undefined}
      >
        <TextArea
          value={transcript.text}
          onChange={(event) => transcript.change(event.target.value)}
          maxLength={TRANSCRIPT_MAX_CHARACTERS}
          placeholder={t("video.transcript.hint")}
        />
      </Field>
      {transcript.text.trim() === "" && (
        <ServiceChoice isChosen={wantsTranscript} onChange={onWantsTranscript} />
      )}
      {state.what === "failed" ? (
        <AnalysisFailed
          key={`${state.fault} ${state.waitSeconds}`}
          state={state}
          onRetry={onAnalyse}
          onSoundOnly={onSoundOnly}
        />
      ) : (
        <Button
          variant="primary"
          size="big"
          onClick={onAnalyse}
          className="max-tablet:w-full tablet:justify-self-start"
        >
          <Icon of={ScanFace} size={18} />
          {t("video.analyse")}
        </Button>
      )}
    </div>
  );
}

/** As the contract has it: ten minutes of fast talk are half of it. */
const TRANSCRIPT_MAX_CHARACTERS = 20_000;
