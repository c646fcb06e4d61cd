import type { Emotion, EmotionIntensity } from "contract/emotion";
import type { SessionAnswer } from "contract/interview-sessions";
import { HeartPulse } from "lucide-react";
import { formatMinutes } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { emotionCourse } from "./model.ts";

/** Kinds, not verdicts: no emotion is red or green. */
const TINTS: Record<Emotion, string> = {
  confident: "bg-lagoon",
  enthusiastic: "bg-lagoon",
  excited: "bg-lagoon",
  calm: "bg-lagoon",
  neutral: "bg-edge",
  nervous: "bg-dawn",
  anxious: "bg-dawn",
  confused: "bg-dawn",
  frustrated: "bg-dawn",
};
const HEIGHTS: Record<EmotionIntensity, string> = {
  low: "h-[40%]",
  medium: "h-[70%]",
  high: "h-full",
};

interface EmotionStripProps {
  answer: Pick<SessionAnswer, "emotions" | "seconds">;
  /** For the person's own eyes: on paper only where asked for. */
  isPrinted: boolean;
}

/** How the words of a draft sounded from the question to Submit: a strip, and the same in words. */
export function EmotionStrip({ answer, isPrinted }: EmotionStripProps) {
  const t = useT();
  const course = emotionCourse(answer.emotions, answer.seconds);
  if (!course) return null;
  const { unreadShare, stretches } = course;
  const said = (stretch: (typeof stretches)[number]) =>
    t("interview.emotion.said", {
      emotion: t(`interview.emotion.name.${stretch.primary}`),
      intensity: t(`interview.emotion.intensity.${stretch.intensity}`),
    });
  return (
    <section className={classNames("border-seam border-t pt-4", !isPrinted && "print:hidden")}>
      <h4 className="flex items-center gap-2 font-semibold text-label">
        <Icon of={HeartPulse} size={17} className="text-dawn-ink" />
        {t("interview.emotion.title")}
      </h4>
      <div
        aria-hidden
        className="mt-3 flex h-7 items-end gap-[2px] overflow-hidden rounded-[8px] bg-well px-[2px]"
      >
        <span style={{ flexGrow: unreadShare, flexBasis: 0 }} />
        {stretches.map((stretch) => (
          <span
            key={stretch.at}
            className={classNames(
              "min-w-1 rounded-t-[6px] print:[print-color-adjust:exact]",
              TINTS[stretch.primary],
              HEIGHTS[stretch.intensity],
            )}
            style={{ flexGrow: stretch.share, flexBasis: 0 }}
          />
        ))}
      </div>
      <ol className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {stretches.map((stretch) => (
          <li key={stretch.at} className="flex items-center gap-2">
            <span
              aria-hidden
              className={classNames("h-3 w-2.5 rounded-window", TINTS[stretch.primary])}
            />
            <span className="tabular text-ink-2">{formatMinutes(stretch.at)}</span> {said(stretch)}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-ink-2 text-micro">{t("interview.emotion.privacy")}</p>
    </section>
  );
}
