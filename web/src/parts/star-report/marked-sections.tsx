import { STAR_SECTIONS } from "contract/star";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { MARK_BASE, MARK_LINES, MARK_TINTED, MARK_TINTS, REF_TEXTS } from "./mark-look.ts";
import type { MarkedAnswer as Marked, Segment } from "./marks.ts";

interface MarkedSectionsProps {
  marked: Marked;
  /** Leaves out the sections of which nothing was told: for answers in one piece. */
  isWithoutEmpty?: boolean;
}

/** The person's own words, section by section, with the judged ones marked. */
export function MarkedSections({ marked, isWithoutEmpty = false }: MarkedSectionsProps) {
  const t = useT();
  const shown = STAR_SECTIONS.filter(
    (section) => !isWithoutEmpty || marked.segments[section].length > 0,
  );
  return shown.map((section) => (
    <div key={section} className="mt-4">
      <h3 className="font-semibold text-ink-2 text-small">{t(`practice.section.${section}`)}</h3>
      <p
        dir="auto"
        className="whitespace-pre-line text-pretty leading-[1.8] [overflow-wrap:anywhere] tablet:text-[1.0625rem] tablet:leading-[1.85]"
      >
        {marked.segments[section].map((segment) => (
          <Piece key={segment.start} segment={segment} />
        ))}
      </p>
    </div>
  ));
}

function Piece({ segment: { text, mark } }: { segment: Segment }) {
  const t = useT();
  if (!mark) return text;
  const { effect, number } = mark;
  const isTinted = number !== null || effect === "costs";
  const said = t(`report.effect.${effect}`);
  // The number stays on the line of the word before it.
  const cut = text.lastIndexOf(" ") + 1;
  return (
    <mark
      className={classNames(
        MARK_BASE,
        MARK_LINES[effect],
        isTinted ? `${MARK_TINTED} ${MARK_TINTS[effect]}` : "bg-transparent",
      )}
    >
      {text.slice(0, cut)}
      <span className={text.length - cut < 24 ? "whitespace-nowrap" : undefined}>
        {text.slice(cut)}
        {number !== null && (
          <span
            aria-hidden
            className={classNames(
              "ms-1 inline-grid h-[1.1875rem] min-w-[1.0625rem] place-items-center rounded-window border-[1.5px] border-current bg-panel px-[3px] align-[2px] font-bold text-[0.75rem] leading-none",
              REF_TEXTS[effect],
            )}
          >
            {formatNumber(number)}
          </span>
        )}
      </span>
      <span className="sr-only">
        {" "}
        {number === null
          ? t("report.marked.saidPlain", { effect: said })
          : t("report.marked.said", {
              effect: said,
              number: t("report.marked.number", { number }),
            })}
      </span>
    </mark>
  );
}
