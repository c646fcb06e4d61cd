import { ASSESSMENT_STAGES } from "content/assessment-days/stages";
import { useT } from "../../../i18n/i18n.ts";
import type { SectionProps } from "./sections.ts";
import { Stage } from "./stage.tsx";

/** The stages as a line through the day, in the order in which they usually come. */
export function Stages({ open }: SectionProps) {
  const t = useT();
  return (
    <div>
      <p className="max-w-[66ch] text-ink-2 text-small">{t("trials.day.stagesText")}</p>
      <ol className="mt-5 grid grid-cols-[minmax(0,1fr)]">
        {ASSESSMENT_STAGES.map((stage, at) => (
          <Stage
            key={stage.id}
            stage={stage}
            number={at + 1}
            isLast={at === ASSESSMENT_STAGES.length - 1}
            isAskedFor={stage.id === open}
          />
        ))}
      </ol>
    </div>
  );
}
