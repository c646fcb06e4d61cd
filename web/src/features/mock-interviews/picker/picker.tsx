import { PICKER_RECRUITER_IDS, RECRUITERS } from "content/recruiters/recruiters";
import type { PracticeMode } from "contract/responses";
import { useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { LazyPlace } from "../../../parts/lazy-view/lazy-place.tsx";
import { NextInterviewLine } from "../../../parts/next-interview/next-interview-line.tsx";
import { keepMode, sessionAddress } from "../practice-mode.ts";
import { BOOKED, ONE_WAY_CARD, PAST_SESSIONS, SESSION } from "../views.ts";
import { Guides } from "./guides.tsx";
import { ModeDialog } from "./mode-dialog.tsx";
import { PersonaCard } from "./persona-card.tsx";
import { ResumeOffer } from "./resume-offer.tsx";

const PICKED = PICKER_RECRUITER_IDS.flatMap((id) => RECRUITERS.filter((one) => one.id === id));

interface PickerProps {
  /** Whose mode is asked for at once: an address that names a recruiter and no mode. */
  asks: string | null;
}

/** Who asks, and how the answers are given (specification 1, section 2, "persona picker"). */
export function Picker({ asks }: PickerProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const [chosenId, setChosenId] = useState(asks);
  const chosen = PICKED.find(({ id }) => id === chosenId);

  const pick = (mode: PracticeMode) => {
    if (!chosen) return;
    keepMode(chosen.id, mode);
    navigate(sessionAddress(chosen.id, mode));
  };

  return (
    <>
      <BackLink />
      <h1 className="text-h1">{t("features.mockInterviews.title")}</h1>
      <p className="mt-1.5 mb-6 max-w-[66ch] text-ink-2">{t("mock.picker.lede")}</p>
      <div className="grid gap-4 tablet:gap-6">
        <NextInterviewLine otherwise="book" />
        <ResumeOffer />
        <section aria-labelledby="picker-title" className="mt-1">
          <h2 id="picker-title" className="text-h2">
            {t("mock.picker.title")}
          </h2>
          <p className="mt-1 mb-4 max-w-[66ch] text-ink-2">{t("mock.picker.text")}</p>
          <ul className="grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
            {PICKED.map((recruiter) => (
              <PersonaCard
                key={recruiter.id}
                recruiter={recruiter}
                onStart={() => {
                  SESSION.warm();
                  setChosenId(recruiter.id);
                }}
              />
            ))}
          </ul>
        </section>
        <Guides />
        <LazyPlace of={ONE_WAY_CARD} props={{}} />
        <LazyPlace of={BOOKED} props={{}} />
        <LazyPlace of={PAST_SESSIONS} props={{}} />
      </div>
      <ModeDialog name={chosen?.name ?? null} onPick={pick} onClose={() => setChosenId(null)} />
    </>
  );
}
