import type { Recruiter } from "content/recruiters/schema";
import { tDynamic, useT } from "../../../i18n/i18n.ts";
import { Person } from "../../../parts/people/person.tsx";
import { Porthole } from "../../../parts/people/porthole.tsx";
import { personaOf } from "../../../parts/people/recruiter-personas.ts";
import { usePortrait } from "../../../parts/people/use-portrait.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { SESSION } from "../views.ts";

interface PersonaCardProps {
  recruiter: Recruiter;
  onStart: () => void;
}

/** Focus areas on a card (specification 1, section 2). */
const AREAS = 2;
/** A little closer than a session shows them. */
const CROP = "22 22 196 249";

/** One recruiter of the picker. */
export function PersonaCard({ recruiter, onStart }: PersonaCardProps) {
  const t = useT();
  const { id, name, airline, region } = recruiter;
  const { portrait, language, isThere } = usePortrait(id);
  const warm = () => SESSION.warm();
  return (
    <Panel
      as="li"
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-4 p-5! tablet:p-6!"
    >
      <div className="w-32 max-tablet:w-28">
        <Porthole frame="thin">
          <Person persona={personaOf(id)} crop={CROP} />
        </Porthole>
      </div>
      <div className="min-w-0 self-center">
        <h3 className="text-h3">{name}</h3>
        <p className="text-ink-2 text-label">{airline}</p>
        <Badge tone="lagoon" isBare className="mt-2.5">
          {tDynamic(`mock.region.${region}`)}
        </Badge>
      </div>
      <p
        lang={language}
        dir="auto"
        className={classNames("col-span-2 text-label rtl:text-right", !isThere && "invisible")}
      >
        {portrait?.culturalBackground ?? recruiter.culturalBackground}
      </p>
      <ul
        lang={language}
        className={classNames(
          "col-span-2 grid gap-1.5 text-ink-2 text-small",
          !isThere && "invisible",
        )}
      >
        {(portrait?.focusAreas ?? recruiter.focusAreas).slice(0, AREAS).map((area) => (
          <li key={area} className="flex gap-2.5">
            <span
              aria-hidden
              className="mt-[0.4em] h-2.5 w-2 shrink-0 rounded-window border-[1.5px] border-lagoon"
            />
            {area}
          </li>
        ))}
      </ul>
      <Button
        className="col-span-2 self-end"
        aria-label={t("mock.picker.startWith", { name })}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={onStart}
      >
        {t("mock.picker.start")}
      </Button>
    </Panel>
  );
}
