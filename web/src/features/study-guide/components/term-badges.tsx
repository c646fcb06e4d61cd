import type { Term } from "content/terminology/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { TermImportance } from "../model.ts";

const TONES: Record<TermImportance, BadgeTone> = {
  Essential: "dawn",
  Important: "blue",
  "Good to Know": "neutral",
};

/** What a term belongs to, and how soon a newcomer needs it. */
export function TermBadges({ entry }: { entry: Term }) {
  const t = useT();
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="lagoon" isBare>
        {t(`terms.category.${entry.category}`)}
      </Badge>
      <Badge tone={TONES[entry.importance]}>{t(`terms.importance.${entry.importance}`)}</Badge>
    </p>
  );
}
