import type { CockpitComponent } from "content/cockpit/schema";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { NumberMark } from "./number-mark.tsx";
import { SourceLine } from "./source-line.tsx";

const IMPORTANCE: Record<CockpitComponent["importance"], BadgeTone> = {
  Critical: "red",
  Important: "yellow",
  Informational: "blue",
};

interface PartDetailsProps {
  part: CockpitComponent;
  heading: RefObject<HTMLHeadingElement | null>;
  onStep: (steps: 1 | -1) => void;
  onClose: () => void;
}

/** What a part is, what it means for the cabin, and what it does when things go wrong. */
export function PartDetails({ part, heading, onStep, onClose }: PartDetailsProps) {
  const t = useT();
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} className="tablet:p-6">
      <div className="flex items-start gap-3">
        <NumberMark part={part} className="mt-0.5" />
        <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-h2 outline-none">
          <bdi lang="en">{part.name}</bdi>
        </h2>
        <Button
          variant="quiet"
          size="icon"
          className="-me-2.5 -mt-2"
          aria-label={t("cockpit.details.close")}
          onClick={onClose}
        >
          <Icon of={X} />
        </Button>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Badge tone={IMPORTANCE[part.importance]}>
          {t(`cockpit.importance.${part.importance}`)}
        </Badge>
        <Badge isBare>{t(`cockpit.category.${part.category}`)}</Badge>
        <Badge isBare>{t(`cockpit.area.${part.area}`)}</Badge>
      </p>
      <p lang="en" dir="ltr" className="mt-4 text-label leading-[1.6]">
        {part.description}
      </p>
      <h3 className="mt-5 text-h3">{t("cockpit.details.relevance")}</h3>
      <p lang="en" dir="ltr" className="mt-1 text-label leading-[1.6]">
        {part.flightAttendantRelevance}
      </p>
      <div className="mt-5 rounded-control bg-dawn-soft px-4 py-3.5">
        <h3 className="text-dawn-ink text-h3">{t("cockpit.details.emergency")}</h3>
        <p lang="en" dir="ltr" className="mt-1 text-ink text-label leading-[1.6]">
          {part.emergencyFunction}
        </p>
      </div>
      {part.source && <SourceLine source={part.source} className="mt-4" />}
      <p className="mt-5 flex flex-wrap justify-between gap-2">
        <Button onClick={() => onStep(-1)}>
          <Icon of={ArrowLeft} size={18} isDirectional />
          {t("cockpit.details.previous")}
        </Button>
        <Button onClick={() => onStep(1)}>
          {t("cockpit.details.next")}
          <Icon of={ArrowRight} size={18} isDirectional />
        </Button>
      </p>
    </Panel>
  );
}
