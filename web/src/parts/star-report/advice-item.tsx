import type { Advice } from "contract/star-analysis";
import { formatList, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Quoted } from "../receipt/quoted.tsx";
import { MARK_TINTS, REF_TEXTS } from "./mark-look.ts";
import { type Effect, type Mark, marksOf } from "./marks.ts";
import { NoteText } from "./note-text.tsx";

/** More than two quotes in front of a sentence bury it. */
const MOST_QUOTES = 2;

interface AdviceItemProps {
  advice: Advice;
  marks: readonly Mark[];
  /** Colour of the window where no words are marked: something is missing altogether. */
  effect: Effect;
}

/** A strength, or something to mend: the words, what they show, what to do and what it is worth. */
export function AdviceItem({ advice, marks, effect }: AdviceItemProps) {
  const t = useT();
  const own = marksOf(advice.evidence, marks);
  const first = own[0];
  // Words that the sentence does not quote itself.
  const unsaid = advice.evidence
    .filter(({ quote }) => !advice.note.text.includes(quote))
    .slice(0, MOST_QUOTES);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-seam border-t py-[18px]">
      <span
        aria-hidden
        className={classNames(
          "grid h-7.5 w-6.5 place-items-center rounded-window border-[1.5px] border-current font-bold text-micro leading-none print:[print-color-adjust:exact]",
          MARK_TINTS[first?.effect ?? effect],
          REF_TEXTS[first?.effect ?? effect],
        )}
      >
        {first?.number ? formatNumber(first.number) : "+"}
      </span>
      <div className="min-w-0">
        <p dir="auto">
          {first?.number && (
            <span className="sr-only">
              {t("report.marked.about", {
                marks: formatList(
                  own.map((mark) => t("report.marked.number", { number: mark.number ?? 0 })),
                ),
              })}{" "}
            </span>
          )}
          {unsaid.map((evidence) => (
            <span key={`${evidence.section} ${evidence.start}`}>
              <Quoted>{evidence.quote}</Quoted>{" "}
            </span>
          ))}
          <NoteText note={advice.note} />
        </p>
        {(advice.remedy || advice.worth > 0) && (
          <p dir="auto" className="mt-1.5 text-ink-2">
            {advice.remedy?.text}{" "}
            {advice.worth > 0 && t("report.mend.worth", { count: advice.worth })}
          </p>
        )}
      </div>
    </li>
  );
}
