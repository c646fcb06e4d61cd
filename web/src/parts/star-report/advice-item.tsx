import type { Advice } from "contract/star-analysis";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { REF_LOOKS } from "./mark-look.ts";
import { type Effect, type Mark, marksOf } from "./marks.ts";

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
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] gap-4 border-seam border-t py-[18px]">
      <span
        aria-hidden
        className={classNames(
          "grid h-[30px] w-[26px] place-items-center rounded-window border-[1.5px] border-current font-bold text-micro leading-none print:[print-color-adjust:exact]",
          REF_LOOKS[first?.effect ?? effect],
        )}
      >
        {first?.number ? formatNumber(first.number) : "+"}
      </span>
      <div className="min-w-0">
        <p>
          {first?.number && (
            <span className="sr-only">
              {own.map((mark) => t("report.marked.number", { number: mark.number ?? 0 })).join(", ")}
              {": "}
            </span>
          )}
          {advice.evidence.map((evidence) => (
            <span key={`${evidence.section} ${evidence.start}`}>
              <q className="rounded-[6px] bg-well box-decoration-clone px-1.5 py-px">{evidence.quote}</q>{" "}
            </span>
          ))}
          {advice.note.text}
        </p>
        {(advice.remedy || advice.worth > 0) && (
          <p className="mt-1.5 text-ink-2">
            {advice.remedy?.text}{" "}
            {advice.worth > 0 && t("report.mend.worth", { count: advice.worth })}
          </p>
        )}
      </div>
    </li>
  );
}
