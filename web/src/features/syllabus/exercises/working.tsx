import type { Exercise } from "content/assessment-days/schema";
import { useT } from "../../../i18n/i18n.ts";
import type { Verdict } from "./model.ts";

/** Whether it was right, the slip if it is a known one, and the way to the answer step by step. */
export function Working({ exercise, verdict }: { exercise: Exercise; verdict: Verdict }) {
  const t = useT();
  const { answer, steps } = exercise;
  return (
    <>
      <p className="font-semibold">
        {verdict.isRight ? t("syllabus.bank.isRight") : t("syllabus.bank.isWrong", { answer })}
      </p>
      {verdict.mistake && (
        <p className="mt-1 text-red-ink">
          {t("trials.exercise.slip")} <bdi lang="en">{verdict.mistake}</bdi>
        </p>
      )}
      {steps.length === 1 ? (
        <p lang="en" dir="ltr" className="mt-1 max-w-[64ch]">
          {steps[0]}
        </p>
      ) : (
        <ol
          lang="en"
          dir="ltr"
          className="tabular mt-2 grid list-decimal gap-1 ps-6 marker:text-lagoon"
        >
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  );
}
