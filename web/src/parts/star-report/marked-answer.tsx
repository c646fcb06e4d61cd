import { STAR_SECTIONS } from "contract/star";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Panel } from "../../ui/panel.tsx";
import { MARK_BASE, MARK_LINES, MARK_TINTED, MARK_TINTS, REF_TEXTS } from "./mark-look.ts";
import type { Effect, MarkedAnswer as Marked, Segment } from "./marks.ts";

const EFFECTS: readonly Effect[] = ["earns", "could-earn-more", "costs"];

/** The person's own words with what earned, what could earn more and what cost points. */
export function MarkedAnswer({ marked }: { marked: Marked }) {
  const t = useT();
  const isMarked = marked.marks.length > 0;
  return (
    <Panel as="section" aria-labelledby="marked-title">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id="marked-title" className="text-h2">
          {t(isMarked ? "report.marked.title" : "report.marked.plainTitle")}
        </h2>
        {isMarked && (
          <p className="flex flex-wrap gap-4 text-small">
            {EFFECTS.map((effect) => (
              <span
                key={effect}
                className={classNames(
                  MARK_BASE,
                  MARK_LINES[effect],
                  MARK_TINTED,
                  MARK_TINTS[effect],
                  "px-2!",
                )}
              >
                {t(`report.effect.${effect}`)}
              </span>
            ))}
          </p>
        )}
      </div>
      {STAR_SECTIONS.map((section) => (
        <div key={section} className="mt-4">
          <h3 className="font-semibold text-ink-2 text-small">
            {t(`practice.section.${section}`)}
          </h3>
          <p
            dir="auto"
            className="whitespace-pre-line text-pretty leading-[1.8] [overflow-wrap:anywhere] tablet:text-[1.0625rem] tablet:leading-[1.85]"
          >
            {marked.segments[section].map((segment) => (
              <Piece key={segment.start} segment={segment} />
            ))}
          </p>
        </div>
      ))}
    </Panel>
  );
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
