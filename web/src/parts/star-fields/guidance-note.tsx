import type { SectionGuidance } from "coach/star/guidance";
import { Lightbulb } from "lucide-react";
import { formatList } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { isLikelyEnglish } from "./model.ts";

interface GuidanceNoteProps {
  id: string;
  text: string;
  /** Null until the text has been read, and for what cannot be read. */
  guidance: SectionGuidance | null;
  /** Lit for the section that is being written, quiet for the others. */
  isNow: boolean;
}

/**
 * What is found so far and the one thing to add next. It keeps its room, so that the page stays still
 * while its words and its light change, and is read aloud with the field, never in the middle of typing.
 */
export function GuidanceNote({ id, text, guidance, isNow }: GuidanceNoteProps) {
  const t = useT();
  const isBlank = text.trim() === "";
  return (
    <p
      id={id}
      className={classNames(
        "mt-3 flex min-h-[92px] gap-3 rounded-[14px] px-4 py-3 text-label leading-[1.5] transition-colors duration-[240ms] tablet:min-h-[70px]",
        isNow ? "bg-dawn-soft" : "text-ink-2",
        isBlank && "items-center",
      )}
    >
      <Icon of={Lightbulb} size={18} className={isNow ? "mt-0.5 text-dawn-ink" : "mt-0.5"} />
      <span className="min-w-0">
        {isBlank ? (
          t("practice.guidance.nudge.empty")
        ) : guidance ? (
          <Found guidance={guidance} />
        ) : (
          !isLikelyEnglish(text) && t("practice.guidance.unread")
        )}
      </span>
    </p>
  );
}

function Found({ guidance }: { guidance: SectionGuidance }) {
  const t = useT();
  const { sentences, found, missing, nudge } = guidance;
  const points = (ids: typeof found) =>
    formatList(ids.map((point) => t(`practice.guidance.point.${point}`)));
  const later = missing.filter((point) => nudge !== `add-${point}`);
  const count = t("practice.guidance.sentences", { count: sentences });
  return (
    <>
      <b className="font-semibold">
        {found.length > 0
          ? t("practice.guidance.found", { sentences: count, points: points(found) })
          : t("practice.guidance.none", { sentences: count })}
      </b>{" "}
      {t(`practice.guidance.nudge.${nudge}`)}
      {later.length > 0 && <> {t("practice.guidance.later", { points: points(later) })}</>}
    </>
  );
}
