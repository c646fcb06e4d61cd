import type { Term } from "content/terminology/schema";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { CARDS_AT_ONCE, type StudyView } from "../model.ts";
import type { TermVoice } from "../use-term-voice.ts";
import { TermCard } from "./term-card.tsx";

interface TermListProps {
  /** What is shown. */
  shown: readonly Term[];
  /** All terms of the set. */
  terms: readonly Term[];
  view: StudyView;
  voice: TermVoice;
}

/** Cards of terms, as many as the first set has at once, the rest on demand. */
export function TermList({ shown, terms, view, voice }: TermListProps) {
  const t = useT();
  const [pages, setPages] = useState(1);
  const drawn = shown.slice(0, pages * CARDS_AT_ONCE);
  const more = Math.min(CARDS_AT_ONCE, shown.length - drawn.length);
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5 desktop:grid-cols-2">
        {drawn.map((entry) => (
          <TermCard key={entry.id} entry={entry} terms={terms} view={view} voice={voice} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-6 text-center">
          <Button size="big" onClick={() => setPages(pages + 1)}>
            {t("terms.list.more", { count: more })}
          </Button>
        </p>
      )}
    </>
  );
}
