import { DIFFICULTIES, QUESTION_CATEGORIES } from "contract/question-terms";
import type { QuestionCategory } from "contract/questions";
import { Bookmark } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Chips } from "../../../ui/chips.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { BankView } from "../model.ts";

interface BankFiltersProps {
  view: BankView;
  /** Null until the server has said which questions are bookmarked. */
  bookmarkCount: number | null;
  onChange: (change: Partial<BankView>) => void;
}

const CATEGORIES: readonly (QuestionCategory | "all")[] = ["all", ...QUESTION_CATEGORIES];
const LEVELS = ["all", ...DIFFICULTIES] as const;
/** Long enough that a word is asked for once, short enough to feel at once. */
const SEARCH_AFTER_MS = 300;
/** What the server takes at most. */
const SEARCH_MAX_CHARACTERS = 100;

/** Category, difficulty and search; the search waits for a pause in the typing. */
export function BankFilters({ view, bookmarkCount, onChange }: BankFiltersProps) {
  const t = useT();
  const [text, setText] = useState(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(view.search);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Changed from outside: "Show all questions", or Back.
    if (view.search !== sent.current) setText(view.search);
    sent.current = view.search;
  }, [view.search]);

  const handleSearch = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = value.trim();
      onChange({ search: sent.current });
    }, SEARCH_AFTER_MS);
  };

  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Chips
        label={t("resources.bank.categories")}
        value={view.category}
        onChange={(category) => onChange({ category })}
        options={CATEGORIES.map((value) => ({
          value,
          label: t(
            value === "all" ? "resources.bank.allCategories" : `shell.question.category.${value}`,
          ),
        }))}
      />
      <div className="grid items-end gap-4 tablet:grid-cols-[minmax(0,1fr)_auto] desktop:grid-cols-[minmax(0,1fr)_auto_auto]">
        <Field label={t("resources.bank.search")} isLabelHidden>
          <TextInput
            type="search"
            placeholder={t("resources.bank.searchHint")}
            maxLength={SEARCH_MAX_CHARACTERS}
            value={text}
            onChange={(event) => handleSearch(event.target.value)}
          />
        </Field>
        <Segmented
          label={t("resources.bank.difficulty")}
          value={view.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
          options={LEVELS.map((value) => ({
            value,
            label: t(
              value === "all"
                ? "resources.bank.anyDifficulty"
                : `shell.question.difficulty.${value}`,
            ),
          }))}
        />
        <button
          type="button"
          aria-pressed={view.isBookmarked}
          onClick={() => onChange({ isBookmarked: !view.isBookmarked })}
          className="inline-flex min-h-12 w-fit items-center gap-2 rounded-full border-[1.5px] border-seam px-4 font-medium text-ink-2 text-label transition-colors duration-[120ms] hover:border-edge hover:text-ink aria-pressed:border-lagoon aria-pressed:bg-lagoon-soft aria-pressed:font-semibold aria-pressed:text-lagoon-ink"
        >
          <Icon
            of={Bookmark}
            size={18}
            className={view.isBookmarked ? "fill-current" : undefined}
          />
          {bookmarkCount === null
            ? t("resources.bank.bookmarked")
            : t("resources.bank.bookmarkedCount", { number: bookmarkCount })}
        </button>
      </div>
    </div>
  );
}
