import type { PracticeMode } from "contract/responses";
import { Keyboard, type LucideIcon, Mic, Video } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PRACTICE_MODES } from "../practice-mode.ts";

const ICONS: Record<PracticeMode, LucideIcon> = { text: Keyboard, audio: Mic, video: Video };

interface ModeDialogProps {
  /** Name of the recruiter; null while the dialog is closed. */
  name: string | null;
  onPick: (mode: PracticeMode) => void;
  onClose: () => void;
}

/** How the answers will be given (specification 1, section 2). */
export function ModeDialog({ name, onPick, onClose }: ModeDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={name !== null}
      onClose={onClose}
      title={t("mock.mode.title")}
      description={t("mock.mode.with", { name: name ?? "" })}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={<Button onClick={onClose}>{t("mock.mode.cancel")}</Button>}
    >
      <div className="grid gap-3">
        {PRACTICE_MODES.map((mode, index) => (
          <button
            key={mode}
            type="button"
            data-autofocus={index === 0 || undefined}
            onClick={() => onPick(mode)}
            className="group flex items-center gap-4 rounded-[14px] border-[1.5px] border-seam px-4 py-4 text-start transition-colors duration-[120ms] hover:border-lagoon hover:bg-lagoon-soft"
          >
            <Icon of={ICONS[mode]} size={24} className="text-lagoon" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {t(`mock.mode.${mode}.title`)}
                {mode === "text" && (
                  <Badge tone="lagoon" isBare>
                    {t("mock.mode.recommended")}
                  </Badge>
                )}
              </span>
              <span className="mt-0.5 block text-ink-2 text-small">
                {t(`mock.mode.${mode}.text`)}
              </span>
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
