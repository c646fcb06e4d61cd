import type { GuidedKind, SectionGuidance } from "coach/star/guidance";
import { SECTION_MAX_CHARACTERS, type StarSection } from "contract/star";
import { CircleAlert } from "lucide-react";
import { memo } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { FieldContext } from "../../ui/field-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import { GuidanceNote } from "./guidance-note.tsx";
import { countWords, isNearLimit, shadeOf } from "./model.ts";

const WINDOW_SIZE = { width: 44, height: 60, gap: 0, frame: 4 };
/** Lines of an empty field; the action is the longest part of a good answer. */
const ROWS: Record<StarSection, number> = { situation: 3, task: 3, action: 4, result: 3 };

interface StarFieldProps {
  id: string;
  section: StarSection;
  kind: GuidedKind;
  text: string;
  error: string | null;
  guidance: SectionGuidance | null;
  hasHints: boolean;
  isNow: boolean;
  isDisabled: boolean;
  onChange: (section: StarSection, text: string) => void;
  onEnter: (section: StarSection) => void;
}

/** One part of the answer: its window, hint, text, counter and what is found in it so far. */
export const StarField = memo(function StarField(props: StarFieldProps) {
  const { id, section, kind, text, error, guidance, hasHints, isNow, isDisabled } = props;
  const t = useT();
  const words = countWords(text);
  const isOver = text.length > SECTION_MAX_CHARACTERS;
  // Too long to be read: the error says all there is to say.
  const isHinted = hasHints && !isOver;
  const isNear = isNearLimit(text.length);
  const describedBy = [
    error && `${id}-error`,
    `${id}-hint`,
    `${id}-count`,
    isHinted && `${id}-note`,
  ]
    .filter(Boolean)
    .join(" ");

  return (
    <div className="grid gap-2 border-seam border-t py-5 first-of-type:border-t-0 tablet:grid-cols-[64px_minmax(0,1fr)] tablet:gap-5 tablet:py-6">
      <div className="mx-auto hidden w-11 tablet:block">
        <WindowRow items={[{ raise: shadeOf(text, guidance), isNow }]} size={WINDOW_SIZE} />
      </div>
      <FieldContext
        value={{
          id,
          "aria-describedby": describedBy,
          "aria-invalid": error || isOver ? true : undefined,
          required: undefined,
        }}
      >
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <label htmlFor={id} className="font-semibold text-label">
              {t(`practice.section.${section}`)}
            </label>
            <span
              id={`${id}-count`}
              className={classNames(
                "tabular text-small",
                isOver ? "font-semibold text-red-ink" : "text-ink-2",
              )}
            >
              {isNear
                ? t("practice.fields.characters", {
                    used: formatNumber(text.length),
                    most: formatNumber(SECTION_MAX_CHARACTERS),
                  })
                : words === 0
                  ? t("practice.fields.limit", { most: formatNumber(SECTION_MAX_CHARACTERS) })
                  : t("practice.fields.words", { count: words })}
            </span>
          </div>
          <p id={`${id}-hint`} className="mb-2 text-ink-2 text-small">
            {t(`practice.hints.${kind}.${section}`)}
          </p>
          <TextArea
            dir="auto"
            rows={ROWS[section]}
            value={text}
            disabled={isDisabled}
            onChange={(event) => props.onChange(section, event.target.value)}
            onFocus={() => props.onEnter(section)}
          />
          {error && (
            <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-red-ink text-small">
              <Icon of={CircleAlert} size={16} className="mt-0.5" />
              <span>{error}</span>
            </p>
          )}
          {isHinted && (
            <GuidanceNote id={`${id}-note`} text={text} guidance={guidance} isNow={isNow} />
          )}
        </div>
      </FieldContext>
    </div>
  );
});
