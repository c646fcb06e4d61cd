import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { numberOf } from "../model.ts";
import { PointMark } from "./point-mark.tsx";

const IMPORTANCE: Record<ModelAnnotation["importance"], BadgeTone> = {
  Essential: "red",
  Important: "yellow",
  "Good to Know": "blue",
};

interface PointDetailsProps {
  aircraft: AircraftModel;
  point: ModelAnnotation;
  heading: RefObject<HTMLHeadingElement | null>;
  onStep: (steps: 1 | -1) => void;
  onClose: () => void;
}

/** The popup of a point: over the picture at its end on wide screens, under what is left of it on phones. */
export function PointDetails({ aircraft, point, heading, onStep, onClose }: PointDetailsProps) {
  const t = useT();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="relative z-20 m-3 max-h-[60%] shrink-0 overflow-y-auto rounded-[18px] border border-seam bg-panel p-5 shadow-lift-2 @max-[40rem]:py-4 @min-[40rem]:absolute @min-[40rem]:end-4 @min-[40rem]:top-4 @min-[40rem]:m-0 @min-[40rem]:max-h-[calc(100%-2rem)] @min-[40rem]:w-[20rem] @min-[40rem]:rounded-panel"
    >
      <div className="flex items-start gap-3">
        <PointMark point={point} number={numberOf(aircraft, point)} className="mt-0.5" />
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="min-w-0 flex-1 text-h3 outline-none"
        >
          <bdi lang="en">{point.term}</bdi>
        </h2>
        <Button
          variant="quiet"
          size="icon"
          className="-me-2.5 -mt-2.5"
          aria-label={t("aircraft.details.close")}
          onClick={onClose}
        >
          <Icon of={X} />
        </Button>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone={IMPORTANCE[point.importance]} isBare>
          {t(`terms.importance.${point.importance}`)}
        </Badge>
        <Badge isBare>{t(`terms.category.${point.category}`)}</Badge>
      </p>
      <p lang="en" dir="ltr" aria-live="polite" className="mt-3 text-label leading-[1.6]">
        {point.definition}
      </p>
      {point.slideType && (
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control bg-red-soft px-4 py-3 text-small">
          <dt className="text-ink-2">{t("aircraft.details.slide")}</dt>
          <dd className="font-semibold">{t(`aircraft.slide.${point.slideType}`)}</dd>
          <dt className="text-ink-2">{t("aircraft.details.capacity")}</dt>
          <dd className="tabular font-semibold">
            {t("aircraft.details.people", { count: point.evacuationCapacity ?? 0 })}
          </dd>
          <dd className="col-span-2 mt-1 text-ink-2 text-micro">{t("aircraft.details.course")}</dd>
        </dl>
      )}
      <p className="mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" className="-ms-3" onClick={() => onStep(-1)}>
          <Icon of={ArrowLeft} size={18} isDirectional />
          {t("aircraft.details.previous")}
        </Button>
        <Button variant="quiet" className="-me-3" onClick={() => onStep(1)}>
          {t("aircraft.details.next")}
          <Icon of={ArrowRight} size={18} isDirectional />
        </Button>
      </p>
    </section>
  );
}
