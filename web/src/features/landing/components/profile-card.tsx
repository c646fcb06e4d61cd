import type { Profile } from "contract/session";
import { ArrowRight } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Still } from "./still.tsx";

export const PROFILE_ORDER = [
  "candidate",
  "recruiter",
  "trainer",
] as const satisfies readonly Profile[];
const POINTS = ["a", "b", "c", "d"] as const;

export function ProfileCard({ profile, onChoose }: { profile: Profile; onChoose: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      data-profile={profile}
      onClick={onChoose}
      className="flex flex-col overflow-hidden rounded-panel border border-seam bg-panel text-start transition-colors hover:border-edge"
    >
      <span className="block aspect-[19/10] w-full overflow-hidden border-seam border-b bg-frame-2 tablet:aspect-[26/15]">
        <Still name={profile} />
      </span>
      <span className="flex flex-1 flex-col gap-3.5 px-5 pt-6 pb-5 tablet:px-7">
        <span className="block tablet:min-h-[5.1em]">
          <span className="block font-semibold text-[1.25rem] leading-[1.4]">
            {t(`landing.profiles.${profile}.title`)}
          </span>
          <span className="block text-ink-2">{t(`landing.profiles.${profile}.text`)}</span>
        </span>
        <span className="grid gap-1.5 text-ink-2 text-label">
          {POINTS.map((point) => (
            <span key={point} className="flex items-baseline gap-2.5">
              <span
                aria-hidden
                className="h-2 w-1.5 shrink-0 -translate-y-px rounded-window bg-lagoon"
              />
              {t(`landing.profiles.${profile}.points.${point}`)}
            </span>
          ))}
        </span>
        <span className="mt-auto flex min-h-11 items-center gap-2 pt-2 font-semibold text-lagoon-ink">
          {t(`landing.profiles.${profile}.go`)}
          <Icon of={ArrowRight} size={18} className="flip-rtl" />
        </span>
      </span>
    </button>
  );
}
