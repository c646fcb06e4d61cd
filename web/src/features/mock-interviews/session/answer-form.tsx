import type { LanguageCode } from "contract/languages";
import { isRecordingPlaceholder } from "contract/recording-placeholder";
import { TRANSCRIPT_MAX_CHARACTERS } from "contract/star";
import { type ReactNode, type RefObject, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Draft } from "../../../lib/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface AnswerFormProps {
  draft: Draft<string>;
  label: string;
  /** That the answer is given in. */
  language: LanguageCode;
  /** Why it cannot be submitted now; null where it can. */
  closedFor: string | null;
  onSubmit: () => void;
  onPass: (() => void) | null;
  /** Where the field stands, so that the focus finds it. */
  place: RefObject<HTMLDivElement | null>;
  /** Under the field: how its words come about. */
  children?: ReactNode;
}

/** Words of a text; Chinese and Japanese are counted as they are read. */
function countWords(text: string, language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The field of an answer with its count, what stands in the way of submitting, and the button. */
export function AnswerForm(props: AnswerFormProps) {
  const { draft, label, language, closedFor, onSubmit, onPass, place, children } = props;
  const t = useT();
  const [isRefused, setIsRefused] = useState(false);
  const { value } = draft;
  const isBlank = value.trim() === "";
  const isOver = value.length > TRANSCRIPT_MAX_CHARACTERS;
  const isPlaceholder = isRecordingPlaceholder(value);
  const count = isPlaceholder ? 0 : countWords(value, language);
  const note = closedFor ?? (isBlank ? t("mock.submit.blank") : null);

  const submit = () => {
    if (closedFor || isBlank || isOver) return;
    if (isPlaceholder) return setIsRefused(true);
    onSubmit();
  };

  return (
    <Panel>
      <div ref={place} className="relative tablet:[&_label]:pe-24">
        <Field
          label={label}
          {...(isRefused && isPlaceholder && { error: t("mock.submit.placeholder") })}
          {...(isOver && {
            isOverLimit: true,
            error: t("mock.submit.tooLong", { most: formatNumber(TRANSCRIPT_MAX_CHARACTERS) }),
          })}
        >
          <TextArea
            rows={5}
            dir="auto"
            value={value}
            onChange={(event) => draft.change(event.target.value)}
          />
        </Field>
        {/* Beside the label, which wraps before it; on a phone a name in a label needs the whole line. */}
        <p className="tabular text-end text-ink-2 text-small max-tablet:mt-1 tablet:absolute tablet:end-0 tablet:top-0">
          {t("mock.session.words", { count })}
        </p>
      </div>
      {!draft.isKept && <p className="mt-2 text-red-ink text-small">{t("mock.session.unkept")}</p>}
      {children}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p id="submit-note" className="max-w-[34ch] text-ink-2 text-small">
          {note}
        </p>
        <div className="flex flex-wrap gap-3 max-tablet:w-full max-tablet:*:flex-1">
          {onPass && (
            <Button size="big" disabled={closedFor !== null} onClick={onPass}>
              {t("mock.submit.pass")}
            </Button>
          )}
          <Button
            variant="primary"
            size="big"
            aria-describedby="submit-note"
            disabled={note !== null || isOver}
            onClick={submit}
          >
            {t("mock.submit.label")}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
