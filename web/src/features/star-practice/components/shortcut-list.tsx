import { useT } from "../../../i18n/i18n.ts";
import { Dialog } from "../../../ui/dialog.tsx";

const ROWS = [
  { does: "submit", keys: ["Ctrl/Cmd", "S"] },
  { does: "newQuestion", keys: ["Ctrl/Cmd", "N"] },
  { does: "newQuestionAlways", keys: ["Alt", "N"] },
  { does: "record", keys: ["Ctrl/Cmd", "R"] },
  { does: "recordAlways", keys: ["Alt", "R"] },
  { does: "text", keys: ["Alt", "1"] },
  { does: "audio", keys: ["Alt", "2"] },
  { does: "video", keys: ["Alt", "3"] },
] as const;

/** The keyboard shortcuts, and where they do not reach. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("practice.shortcuts.title")}
      description={t("practice.shortcuts.typing")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
    >
      <dl>
        {ROWS.map(({ does, keys }) => (
          <div
            key={does}
            className="flex min-h-12 items-center justify-between gap-4 border-seam border-t py-2"
          >
            <dt>{t(`practice.shortcuts.${does}`)}</dt>
            <dd className="flex shrink-0 items-center gap-1" dir="ltr">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[8px] border border-seam bg-well px-2 py-0.5 font-medium font-sans text-small"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-2 text-small">{t("practice.shortcuts.browser")}</p>
    </Dialog>
  );
}
