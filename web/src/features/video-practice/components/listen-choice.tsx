import { useT } from "../../../i18n/i18n.ts";
import { canDictate } from "../../../lib/dictation.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface ListenChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The browser's recogniser may listen along: off until it is asked for, because it may send the sound to its maker. */
export function ListenChoice({ isChosen, onChange }: ListenChoiceProps) {
  const t = useT();
  if (!canDictate()) return null;
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
      className="items-start! py-1.5"
    >
      <span>
        <span className="block text-label">{t("video.transcript.listen")}</span>
        <span className="block text-ink-2 text-small">{t("video.transcript.listenHint")}</span>
      </span>
    </Checkbox>
  );
}
