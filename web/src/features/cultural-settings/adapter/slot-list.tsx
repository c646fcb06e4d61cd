import { phaseAt } from "coach/zones/day-band";
import type { Slot } from "coach/zones/slots";
import { ArrowRight } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";

interface SlotListProps {
  slots: readonly Slot[];
  date: string;
  place: string;
  homePlace: string;
  /** A region is saved: an hour can be taken into the plan of the day. */
  canPlan: boolean;
  /** The slot that a hand or the focus is on. */
  onLit: (time: string | null) => void;
}

/** The six recommended hours as they fall at home; those that suit both are marked, in words and in the picture. */
export function SlotList(props: SlotListProps) {
  const { slots, date, place, homePlace, canPlan, onLit } = props;
  const t = useT();
  const hasMutual = slots.some(({ isMutual }) => isMutual);
  return (
    <section aria-labelledby="slots-title" className="mt-7">
      <h3 id="slots-title" className="text-h3">
        {t("cultures.adapter.slots")}
      </h3>
      <p className="mt-0.5 text-ink-2 text-small">
        {t(hasMutual ? "cultures.adapter.slotsText" : "cultures.adapter.noMutual")}
      </p>
      <ul className="mt-3">
        {slots.map((slot) => {
          const { time, homeTime, dayShift, isMutual, isFallback } = slot;
          const [hour = 0, minute = 0] = homeTime.split(":").map(Number);
          const words = (
            <span className="grid min-w-0 flex-1 grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 text-start max-tablet:basis-full tablet:grid-cols-[5.5rem_minmax(0,1fr)]">
              <span dir="ltr" className="tabular font-semibold text-[1.125rem]">
                {time}
              </span>
              <span className="text-small">
                <span className="sr-only">{t("cultures.adapter.inPlace", { place })} </span>
                {t("cultures.adapter.atHome", { time: homeTime, place: homePlace })}
                {dayShift !== 0 &&
                  ` ${t(dayShift < 0 ? "cultures.adapter.dayBefore" : "cultures.adapter.dayAfter")}`}
                {", "}
                <span className="text-ink-2">
                  {t(`cultures.adapter.at.${phaseAt({ hour, minute })}`)}
                </span>
              </span>
            </span>
          );
          const badge = isMutual ? (
            <Badge tone="green">{t("cultures.adapter.mutual")}</Badge>
          ) : (
            isFallback && <Badge tone="yellow">{t("cultures.adapter.fallback")}</Badge>
          );
          return (
            <li key={time} className="border-seam border-t">
              {canPlan ? (
                <PageLink
                  href={`/cultural-settings?tab=prep&module=timing&at=${date}T${time}`}
                  onPointerEnter={() => onLit(time)}
                  onPointerLeave={() => onLit(null)}
                  onFocus={() => onLit(time)}
                  onBlur={() => onLit(null)}
                  className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-[12px] px-2 py-2 hover:bg-well"
                >
                  {words}
                  {badge}
                  <span className="inline-flex items-center gap-1.5 font-semibold text-lagoon-ink text-small max-tablet:ms-auto">
                    {t("cultures.adapter.plan")}
                    <Icon of={ArrowRight} size={16} isDirectional />
                  </span>
                </PageLink>
              ) : (
                <button
                  type="button"
                  onPointerEnter={() => onLit(time)}
                  onPointerLeave={() => onLit(null)}
                  onFocus={() => onLit(time)}
                  onBlur={() => onLit(null)}
                  onClick={() => onLit(time)}
                  className={buttonClass(
                    "quiet",
                    "normal",
                    "min-h-14 w-full justify-start! px-2! font-normal text-ink!",
                  )}
                >
                  {words}
                  {badge}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
