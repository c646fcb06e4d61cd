import { formatMinutes } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Take } from "../../../lib/media/take.ts";
import { takeFileName } from "../../../parts/recorder/file-name.ts";
import { TakePlayer } from "../../../parts/recorder/take-player.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

interface TakeChoiceProps {
  /** In the order in which they were made. */
  takes: readonly [Take, Take];
  chosen: Take;
  onChoose: (take: Take) => void;
}

/** Both takes of an answer, where a second one is granted: the better one counts. */
export function TakeChoice({ takes, chosen, onChoose }: TakeChoiceProps) {
  const t = useT();
  const [first, second] = takes;
  const named = { first, second };
  const label = (which: keyof typeof named) =>
    t(`oneway.choice.${which}`, { length: formatMinutes(named[which].durationSeconds) });
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-semibold text-label">{t("oneway.choice.title")}</h3>
        <p className="text-ink-2 text-small">{t("oneway.choice.text")}</p>
      </div>
      <Segmented
        label={t("oneway.choice.title")}
        options={[
          { value: "first", label: label("first") },
          { value: "second", label: label("second") },
        ]}
        value={chosen.id === first.id ? "first" : "second"}
        onChange={(which) => onChoose(which === "first" ? first : second)}
      />
      <TakePlayer
        key={chosen.id}
        take={chosen}
        fileName={takeFileName("one-way-interview", chosen)}
      />
    </div>
  );
}
