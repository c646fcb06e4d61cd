import type { PracticeMode } from "contract/responses";
import { PRACTICE_MODES } from "contract/star";
import { Keyboard, type LucideIcon, Mic, Video } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

const ICONS: Record<PracticeMode, LucideIcon> = { text: Keyboard, audio: Mic, video: Video };

interface ModeBarProps {
  mode: PracticeMode;
  onMode: (mode: PracticeMode) => void;
  /** A hand or the focus is on the bar: what the modes need may be fetched. */
  onExpected: () => void;
  onShortcuts: () => void;
}

/** The mode selector: type it, say it, or say it to the camera. */
export function ModeBar({ mode, onMode, onExpected, onShortcuts }: ModeBarProps) {
  const t = useT();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Segmented
        className="max-tablet:w-full"
        onExpected={onExpected}
        label={t("practice.modes.label")}
        options={PRACTICE_MODES.map((value) => ({
          value,
          label: t(`practice.modes.${value}`),
          icon: <Icon of={ICONS[value]} size={18} />,
        }))}
        value={mode}
        onChange={onMode}
      />
      <Button
        variant="quiet"
        className="font-medium text-ink-2 max-tablet:hidden tablet:-me-3"
        onClick={onShortcuts}
      >
        {t("practice.shortcuts.open")}
      </Button>
    </div>
  );
}
