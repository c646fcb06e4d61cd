import type { Recruiter } from "content/recruiters/schema";
import type { PracticeMode } from "contract/responses";
import { Keyboard, type LucideIcon, Mic, Video } from "lucide-react";
import { navigate } from "wouter/use-browser-location";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { keepMode, keptMode, sessionAddress } from "./kept-mode.ts";

const MODES: readonly { mode: PracticeMode; icon: LucideIcon }[] = [
  { mode: "text", icon: Keyboard },
  { mode: "audio", icon: Mic },
  { mode: "video", icon: Video },
];

interface ModeDialogProps {
  /** Whose Start Practice was pressed; null: closed. */
  recruiter: Recruiter | null;
  onClose: () => void;
}

/** How the person wants to answer; the choice is kept for this recruiter and leads into the session. */
export function ModeDialog({ recruiter, onClose }: ModeDialogProps) {
  const t = useT();
  const last = recruiter && keptMode(recruiter.id);
  const choose = (mode: PracticeMode) => {
    if (!recruiter) return;
    keepMode(recruiter.id, mode);
    onClose();
    navigate(sessionAddress(recruiter.id, mode));
  };
  return (
    <Dialog
      isOpen={recruiter !== null}
      onClose={onClose}
      title={t("picker.mode.title")}
      description={
        recruiter && t("picker.mode.with", { name: recruiter.name, airline: recruiter.airline })
      }
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={<Button onClick={onClose}>{t("buttons.cancel")}</Button>}
    >
      <ul className="grid gap-3">
        {MODES.map(({ mode, icon }) => (
          <li key={mode}>
            <button
              type="button"
              data-autofocus={mode === (last ?? "text") || undefined}
              onClick={() => choose(mode)}
              className="flex w-full items-center gap-4 rounded-[14px] border-[1.5px] border-edge bg-panel px-4 py-3.5 text-start transition-colors duration-[120ms] hover:border-ink-2 hover:bg-well"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lagoon-soft text-lagoon-ink">
                <Icon of={icon} size={22} />
              </span>
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <b className="font-semibold text-label">{t(`picker.mode.${mode}.title`)}</b>
                  {mode === "text" && (
                    <Badge tone="green" isBare>
                      {t("picker.mode.recommended")}
                    </Badge>
                  )}
                  {mode === last && <Badge isBare>{t("picker.mode.last")}</Badge>}
                </span>
                <span className="block text-ink-2 text-small">{t(`picker.mode.${mode}.text`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
