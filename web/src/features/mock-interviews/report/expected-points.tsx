import type { LanguageCode } from "contract/languages";
import { ListChecks } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface ExpectedPointsProps {
  points: readonly string[];
  /** Of the points. */
  language: LanguageCode;
}

/** What a full answer holds: shown now that the question has been answered, or not reached. */
export function ExpectedPoints({ points, language }: ExpectedPointsProps) {
  const t = useT();
  if (points.length === 0) return null;
  return (
    <Disclosure
      className="border-seam border-t pt-1"
      summaryClassName="font-semibold text-label text-lagoon-ink"
      summary={
        <>
          <Icon of={ListChecks} size={17} />
          {t("interview.expected.title")}
        </>
      }
    >
      <p className="mb-2 text-ink-2 text-small">{t("interview.expected.text")}</p>
      <ul lang={language} dir="auto" className="grid gap-1.5 pb-2 text-label">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <span
              aria-hidden
              className="mt-[0.45em] h-2.5 w-2 shrink-0 rounded-window border-[1.5px] border-lagoon"
            />
            {point}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
