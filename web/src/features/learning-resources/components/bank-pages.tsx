import { QUESTIONS_PAGE_SIZE } from "contract/question-terms";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { pagesShown } from "../model.ts";

interface BankPagesProps {
  page: number;
  /** Questions on all pages. */
  total: number;
  onChoose: (page: number) => void;
}

/** Previous, the pages by number, next; nothing where one page holds all. */
export function BankPages({ page, total, onChoose }: BankPagesProps) {
  const t = useT();
  const pageCount = Math.ceil(total / QUESTIONS_PAGE_SIZE);
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={t("resources.bank.pages")}
      className="mt-6 flex flex-wrap items-center justify-center gap-2"
    >
      <Button disabled={page <= 1} onClick={() => onChoose(page - 1)} className="max-tablet:px-3">
        <Icon of={ChevronLeft} size={18} isDirectional />
        <span className="max-tablet:sr-only">{t("resources.bank.previous")}</span>
      </Button>
      <ol className="contents">
        {pagesShown(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} className="contents">
            {number === null ? (
              <span className="px-1 text-ink-2">
                <span aria-hidden>…</span>
                <span className="sr-only">{t("resources.bank.gap")}</span>
              </span>
            ) : (
              <button
                type="button"
                aria-label={t("resources.bank.page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onChoose(number)}
                className="tabular h-11 min-w-11 rounded-control border-[1.5px] border-transparent font-semibold text-ink-2 text-label hover:bg-well aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-soft aria-[current=page]:text-lagoon-ink"
              >
                {formatNumber(number)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button
        disabled={page >= pageCount}
        onClick={() => onChoose(page + 1)}
        className="max-tablet:px-3"
      >
        <span className="max-tablet:sr-only">{t("resources.bank.next")}</span>
        <Icon of={ChevronRight} size={18} isDirectional />
      </Button>
    </nav>
  );
}
