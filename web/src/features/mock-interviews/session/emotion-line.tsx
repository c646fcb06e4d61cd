import { Heart } from "lucide-react";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { EmotionHold } from "./use-emotion.ts";

/** As many quotes as are read at a glance. */
const MOST_QUOTES = 3;

/** How the draft sounds, with the words that say so; for the person alone. */
export function EmotionLine({ reading }: Pick<EmotionHold, "reading">) {
  const t = useT();
  const quotes = [
    ...new Set(
      (reading?.cues ?? [])
        .filter(({ emotion, weight }) => emotion === reading?.primary && weight > 0)
        .sort((one, other) => other.weight - one.weight)
        .map(({ quote }) => quote.trim())
        .filter(Boolean),
    ),
  ].slice(0, MOST_QUOTES);
  return (
    <div className="flex min-h-12 gap-3.5 px-1">
      <span
        aria-hidden
        className="mt-0.5 grid h-7 w-6 shrink-0 place-items-center rounded-window border border-dawn-ink bg-dawn-soft text-dawn-ink"
      >
        <Icon of={Heart} size={13} />
      </span>
      <div className="text-small">
        {reading && (
          <p>
            <b className="font-semibold">
              {t("mock.emotion.reading", {
                emotion: t(`interview.emotion.name.${reading.primary}`),
                intensity: t(`mock.emotion.intensity.${reading.intensity}`),
              })}
            </b>{" "}
            {quotes.length > 0
              ? t("mock.emotion.from", {
                  words: formatList(quotes.map((quote) => t("mock.emotion.quote", { quote }))),
                })
              : t("mock.emotion.noCue")}
          </p>
        )}
        <p className="text-ink-2">{t("interview.emotion.privacy")}</p>
      </div>
    </div>
  );
}
