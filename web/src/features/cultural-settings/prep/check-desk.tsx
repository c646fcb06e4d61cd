import { gradeChoices } from "coach/preparation/grade-choices";
import type { MultipleChoice } from "content/multiple-choice";
import { type FormEvent, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckQuestion } from "./check-question.tsx";
import type { DeskProps } from "./desk-props.ts";

interface CheckDeskProps extends DeskProps {
  module: "cultural" | "nonverbal";
  bank: readonly MultipleChoice[];
}

type Chosen = Readonly<Record<string, string>>;
const NOTHING: Chosen = {};

/** A check of a few questions: answered, handed in, and read again with the reasons. */
export function CheckDesk({
  profile,
  module,
  bank,
  stored,
  isSending,
  onComplete,
}: CheckDeskProps) {
  const t = useT();
  const { userKey } = useAccount();
  const draft = useDraft<Chosen>(draftKey(userKey, `prep-${module}-${profile.key}`), NOTHING);
  const [isAgain, setIsAgain] = useState(Object.keys(draft.value).length > 0);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const work = stored?.work.module === module ? stored.work : null;
  const grade = work && !isAgain ? gradeChoices(bank, work.choices) : null;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choices = bank.flatMap(({ id }) => {
      const choice = draft.value[id];
      return choice === undefined ? [] : [{ id, choice }];
    });
    setIsIncomplete(choices.length < bank.length);
    if (choices.length < bank.length) {
      const missing = bank.find(({ id }) => draft.value[id] === undefined);
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="${missing?.id}"]`)?.focus();
      return;
    }
    if (!(await onComplete({ module, choices }))) return;
    draft.clear();
    setIsAgain(false);
    result.current?.focus();
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <h4 ref={result} tabIndex={-1} className="font-semibold outline-none">
        {grade
          ? t("prep.check.result", { right: String(grade.right), of: String(bank.length) })
          : t(`prep.check.${module}`)}
      </h4>
      {grade && <p className="mt-1 text-ink-2 text-small">{t("prep.check.own")}</p>}
      <ol className="mt-1">
        {bank.map((question, index) => (
          <CheckQuestion
            key={question.id}
            number={index + 1}
            question={question}
            chosen={
              grade
                ? (grade.marks.find(({ id }) => id === question.id)?.choice ?? null)
                : (draft.value[question.id] ?? null)
            }
            isGraded={grade !== null}
            onChoose={(choice) => draft.change({ ...draft.value, [question.id]: choice })}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {grade ? (
          <Button onClick={() => setIsAgain(true)}>{t("prep.check.again")}</Button>
        ) : (
          <Button type="submit" variant="primary" isPending={isSending}>
            {t(isSending ? "prep.sending" : "prep.check.submit")}
          </Button>
        )}
        <p role="status" className="text-red-ink text-small">
          {!grade && isIncomplete && t("prep.check.incomplete")}
        </p>
      </div>
    </form>
  );
}
