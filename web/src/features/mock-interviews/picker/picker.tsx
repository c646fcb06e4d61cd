import { PICKER_RECRUITER_IDS, RECRUITERS } from "content/recruiters/recruiters";
import type { Recruiter } from "content/recruiters/schema";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { GuideCards } from "./guide-cards.tsx";
import { ModeDialog } from "./mode-dialog.tsx";
import { PersonaCard } from "./persona-card.tsx";

const SHOWN = PICKER_RECRUITER_IDS.flatMap(
  (id) => RECRUITERS.find((recruiter) => recruiter.id === id) ?? [],
);

/** Six recruiters to choose from, and how an interview with one goes (specification 1, section 2). */
export function Picker({ onExpected }: { onExpected: () => void }) {
  const t = useT();
  const [chosen, setChosen] = useState<Recruiter | null>(null);
  return (
    <>
      <section
        aria-labelledby="picker-title"
        className="rounded-[18px] border border-seam bg-room p-4 tablet:rounded-panel tablet:p-7"
      >
        <h2 id="picker-title" className="text-h2">
          {t("picker.banner.title")}
        </h2>
        <p className="mt-1 mb-5 max-w-[62ch] text-ink-2">{t("picker.banner.text")}</p>
        <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
          {SHOWN.map((recruiter) => (
            <PersonaCard
              key={recruiter.id}
              recruiter={recruiter}
              onExpected={onExpected}
              onStart={() => setChosen(recruiter)}
            />
          ))}
        </ul>
      </section>
      <GuideCards />
      <ModeDialog recruiter={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
