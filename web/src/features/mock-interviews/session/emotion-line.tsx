import type { EmotionReading } from "contract/emotion";
import { Heart } from "lucide-react";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { EmotionHold } from "./use-emotion.ts";

/** As many quotes as are read at a glance. */
const MOST_QUOTES = 3;
/** Below this a cue is a habit of the language ("then", an ending of a verb), which shows nobody anything. */
const TELLING_FROM = 0.3;

const ownCues = ({ cues, primary }: EmotionReading) =>
  cues.filter(({ emotion, weight }) => emotion === primary && weight > 0);

/** The words that speak most for the reading; none that stands within another. */
function quotesOf(reading: EmotionReading): string[] {
  const own = ownCues(reading)
    .filter(({ weight }) => weight >= TELLING_FROM)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ quote }) => quote.trim());
  const told = own.filter((quote, index) =>
    own.every(
      (other, at) =>
        at === index ||
        !other.toLowerCase().includes(quote.toLowerCase()) ||
        (other.toLowerCase() === quote.toLowerCase() && at > index),
    ),
  );
  return told.filter(Boolean).slice(0, MOST_QUOTES);
}

/** How the draft sounds, with the words that say so; for the person alone. */
export function EmotionLine({ reading }: Pick<EmotionHold, "reading">) {
  const t = useT();
  const quotes = reading ? quotesOf(reading) : [];
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
              : ownCues(reading).length === 0 && t("mock.emotion.noCue")}
          </p>
        )}
        <p className="text-ink-2">{t("interview.emotion.privacy")}</p>
      </div>
    </div>
  );
}
