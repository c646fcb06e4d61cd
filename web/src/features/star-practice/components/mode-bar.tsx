import { Keyboard } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

interface ModeBarProps {
  onMode: () => void;
  onShortcuts: () => void;
}

/**
 * The mode selector. Text works; audio and video are named as being built, in words and not as buttons
 * that do nothing.
 */
export function ModeBar({ onMode, onShortcuts }: ModeBarProps) {
  const t = useT();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-x-3 tablet:gap-x-4">
        <Segmented
          className="shrink-0"
          label={t("practice.modes.label")}
          options={[
            {
              value: "text",
              label: t("practice.modes.text"),
              icon: <Icon of={Keyboard} size={18} />,
            },
          ]}
          value="text"
          onChange={onMode}
        />
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-small">
          <Badge isBare className="max-tablet:hidden">
            {t("shell.coming.badge")}
          </Badge>
          {t("practice.modes.coming")}
        </p>
      </div>
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
