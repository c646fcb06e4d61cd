import { canBeJudged } from "coach/exercises/typed-answer";
import type { Exercise } from "content/assessment-days/schema";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextInput } from "../../../ui/text-input.tsx";

const WORDS: readonly Exercise["kind"][] = ["preposition", "tense"];
/** Figures that a telephone's number pad cannot write. */
const TIMES: readonly Exercise["kind"][] = ["clock", "block-time"];

interface TypedFormProps {
  kind: Exercise["kind"];
  /** Null while it is open. */
  given: string | null;
  isRight: boolean;
  onAnswer: (answer: string) => void;
}

/** The answer typed: the words of a gap, or a figure as one would write it. */
export function TypedForm({ kind, given, isRight, onAnswer }: TypedFormProps) {
  const t = useT();
  const [typed, setTyped] = useState(given ?? "");
  const [isUnread, setUnread] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (given === null) field.current?.focus();
  }, [given]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (given !== null) return;
    // Something that is no answer costs nothing: it is said, and stays to be mended.
    if (canBeJudged(typed, { kind })) return onAnswer(typed.trim());
    setUnread(true);
    field.current?.focus();
  };
  const isWords = WORDS.includes(kind);
  const hint = isWords
    ? "words"
    : kind === "clock"
      ? "time"
      : kind === "block-time"
        ? "length"
        : "figure";
  return (
    <form onSubmit={handleSubmit} className="max-w-[34rem]">
      <label htmlFor="typed-answer" className="font-medium text-small">
        {t("trials.exercise.yours")}
      </label>
      <div className="mt-1.5 flex gap-3">
        <TextInput
          ref={field}
          id="typed-answer"
          lang="en"
          dir="ltr"
          value={typed}
          readOnly={given !== null}
          onChange={(event) => {
            setTyped(event.target.value);
            setUnread(false);
          }}
          aria-invalid={isUnread || undefined}
          inputMode={isWords || TIMES.includes(kind) ? "text" : "decimal"}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby="typed-hint typed-unread"
          className={classNames(
            "text-[1.125rem]",
            given !== null &&
              (isRight ? "border-green! bg-green-soft!" : "border-red! bg-red-soft!"),
          )}
        />
        {given === null && (
          <Button type="submit" variant="primary">
            {t("trials.exercise.check")}
          </Button>
        )}
      </div>
      <p id="typed-hint" className="mt-1.5 text-ink-2 text-micro">
        {t(`trials.exercise.hint.${hint}`)}
      </p>
      <p id="typed-unread" role="alert" className="mt-1 text-red-ink text-small empty:hidden">
        {isUnread && t("trials.exercise.unread")}
      </p>
    </form>
  );
}
