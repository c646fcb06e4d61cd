import { PencilLine, Trash2 } from "lucide-react";
import { formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { UnsentDraft } from "../practice-session/unsent-drafts.ts";

interface DraftRowProps {
  draft: UnsentDraft;
  onContinue: () => void;
  onDelete: () => void;
}

/** An answer that was begun on this device and never sent. */
export function DraftRow({ draft, onContinue, onDelete }: DraftRowProps) {
  const t = useT();
  return (
    <li className="flex items-center gap-1 border-seam border-t">
      <button
        type="button"
        onClick={onContinue}
        className="group flex min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-3 text-start"
      >
        <span className="min-w-[min(100%,8rem)] flex-1">
          <span
            lang="en"
            dir="auto"
            className="block font-medium text-label rtl:text-right group-hover:text-lagoon-ink"
          >
            {draft.question.question}
          </span>
          <span className="mt-0.5 block text-ink-2 text-small">
            {t("practice.history.draftFrom", {
              when: formatDate(draft.savedAt, { dateStyle: "medium", timeStyle: "short" }),
            })}
          </span>
        </span>
        <Badge tone="dawn" isBare>
          <Icon of={PencilLine} size={14} />
          {t("practice.history.continue")}
        </Badge>
      </button>
      <Button
        variant="quiet"
        size="icon"
        className="-me-3 text-ink-2"
        aria-label={t("practice.history.discard", { question: draft.question.question })}
        onClick={onDelete}
      >
        <Icon of={Trash2} size={18} />
      </Button>
    </li>
  );
}
