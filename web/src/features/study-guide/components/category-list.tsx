import type { Term } from "content/terminology/schema";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { byCategory, type StudyView, type TermCategory } from "../model.ts";
import type { TermVoice } from "../use-term-voice.ts";
import { TermList } from "./term-list.tsx";

interface CategoryListProps {
  shown: readonly Term[];
  terms: readonly Term[];
  view: StudyView;
  voice: TermVoice;
}

/** The categories to unfold: one is open at a time, and can be closed again (specification 2, section 2.10). */
export function CategoryList({ shown, terms, view, voice }: CategoryListProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState<TermCategory | null>(
    // A filter on one category asks for just that one.
    view.category === "all" ? null : view.category,
  );
  return (
    <Panel isFlush className="divide-y divide-seam">
      {byCategory(shown).map((group, at) => {
        const isOpen = open === group.category;
        const names = group.terms.slice(0, 4).map(({ term }) => term);
        return (
          <div key={group.category}>
            <h3>
              <button
                type="button"
                id={`${id}h${at}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}p${at}` : undefined}
                onClick={() => setOpen(isOpen ? null : group.category)}
                className="flex min-h-16 w-full items-center gap-4 px-5 py-4 text-start hover:bg-well tablet:px-7"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-[1.125rem] leading-snug">
                    {t(`terms.category.${group.category}`)}
                  </span>
                  <span
                    aria-hidden
                    className={classNames(
                      "block truncate font-normal text-ink-2 text-small",
                      isOpen && "hidden",
                    )}
                  >
                    <bdi lang="en">{names.join(" · ")}</bdi>
                  </span>
                </span>
                <span className="tabular shrink-0 font-normal text-ink-2 text-small">
                  {t("terms.list.count", { count: group.terms.length })}
                </span>
                <Icon
                  of={ChevronDown}
                  className={classNames(
                    "text-ink-2 transition-transform motion-reduce:transition-none",
                    isOpen && "rotate-180",
                  )}
                />
              </button>
            </h3>
            {isOpen && (
              <section
                id={`${id}p${at}`}
                aria-labelledby={`${id}h${at}`}
                className="border-seam border-t bg-cabin p-4 tablet:p-5"
              >
                <TermList shown={group.terms} terms={terms} view={view} voice={voice} />
              </section>
            )}
          </div>
        );
      })}
    </Panel>
  );
}
