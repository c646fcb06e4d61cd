import { useT } from "../../../i18n/i18n.ts";
import { useCoachEngine } from "../../../parts/privacy-notice/api.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface ServiceChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The server's service may write the words down, where it has one: never without being asked to. */
export function ServiceChoice({ isChosen, onChange }: ServiceChoiceProps) {
  const t = useT();
  const service = useCoachEngine()?.transcriptService ?? null;
  if (service === null) return null;
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
      className="items-start! py-1.5"
    >
      <span>
        <span className="block text-label">{t("video.transcript.ask")}</span>
        <span className="block text-ink-2 text-small">
          {t("video.transcript.askHint", { service })}
        </span>
      </span>
    </Checkbox>
  );
}
