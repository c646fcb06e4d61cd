import type { Recruiter } from "content/recruiters/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { RecruiterWindow } from "../recruiter-window.tsx";

/** So many focus areas stand on a card (specification 1, section 2). */
const FOCUS_SHOWN = 2;

interface PersonaCardProps {
  recruiter: Recruiter;
  onStart: () => void;
  /** A hand or the focus has come near the button. */
  onExpected: () => void;
}

/** One recruiter: who they are, what they look for, and the way in. */
export function PersonaCard({ recruiter, onStart, onExpected }: PersonaCardProps) {
  const t = useT();
  const { id, name, airline, region, culturalBackground, focusAreas, avatar } = recruiter;
  const headingId = `recruiter-${id}`;
  return (
    <Panel as="li" className="flex flex-col p-4! tablet:p-5!">
      <div className="flex items-center gap-4">
        <RecruiterWindow recruiterId={id} className="m-1 w-[68px]" />
        <div className="min-w-0">
          <h3 id={headingId} className="text-h3">
            {name}
          </h3>
          <p className="flex items-center gap-2 text-small">
            <span
              aria-hidden
              className="h-3.5 w-2.5 shrink-0 rounded-window border-2"
              style={{ backgroundColor: avatar.backgroundColor, borderColor: avatar.borderColor }}
            />
            {airline}
          </p>
          <Badge isBare className="mt-1.5">
            {t(`picker.region.${region}`)}
          </Badge>
        </div>
      </div>
      <p lang="en" dir="ltr" className="mt-4 text-ink-2 text-small">
        {culturalBackground}
      </p>
      <h4 className="mt-4 font-semibold text-micro">{t("picker.focus")}</h4>
      <ul lang="en" dir="ltr" className="mt-1 mb-5 grid gap-1 text-small">
        {focusAreas.slice(0, FOCUS_SHOWN).map((area) => (
          <li key={area} className="flex items-center gap-2.5">
            <span aria-hidden className="h-2.5 w-2 shrink-0 rounded-window bg-lagoon" />
            {area}
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        className="mt-auto w-full"
        aria-describedby={headingId}
        onClick={onStart}
        onPointerEnter={onExpected}
        onFocus={onExpected}
      >
        {t("picker.start")}
      </Button>
    </Panel>
  );
}
