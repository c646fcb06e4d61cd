import type { Card } from "content/syllabus/schema";
import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { CardBack } from "./card-back.tsx";

/** All cards to read through, and to search in. */
export function CardList({ cards, known }: { cards: readonly Card[]; known: readonly string[] }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter(({ front, back, points }) => {
    const text = [front, back, ...points].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={t("syllabus.list.search")}
        placeholder={t("syllabus.list.search")}
        className="max-w-[28rem]"
      />
      <p role="status" className="tabular text-ink-2 text-small">
        {t("syllabus.list.count", { count: found.length })}
      </p>
      {found.length > 0 && (
        <Panel isFlush as="div" className="divide-y divide-seam">
          {found.map((card) => (
            <details key={card.id} className="group">
              <summary className="flex min-h-13 list-none items-center gap-3 px-5 py-3 hover:bg-well/50 focus-visible:-outline-offset-3 tablet:px-6 [&::-webkit-details-marker]:hidden">
                <span lang="en" dir="ltr" className="min-w-0 flex-1 font-semibold">
                  {card.front}
                </span>
                {known.includes(card.id) && (
                  <>
                    <Icon of={Check} size={18} className="text-lagoon" />
                    <span className="sr-only">{t("syllabus.list.known")}</span>
                  </>
                )}
                <Icon of={ChevronDown} size={18} className="text-ink-2 group-open:rotate-180" />
              </summary>
              <div className="px-5 pb-5 tablet:px-6">
                <CardBack card={card} />
              </div>
            </details>
          ))}
        </Panel>
      )}
    </div>
  );
}
