import { CANDIDATE_QUESTIONS } from "content/assessment-days/candidate-questions";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { SourceLine } from "../source-line.tsx";
import { Disclosure } from "./disclosure.tsx";
import type { SectionProps } from "./sections.ts";

/** What candidates ask about the way to the job and about the job, with what holds at most airlines. */
export function AskedQuestions({ open }: SectionProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = CANDIDATE_QUESTIONS.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={t("trials.day.search")}
        placeholder={t("trials.day.search")}
        className="max-w-[28rem]"
      />
      <p role="status" className="tabular text-ink-2 text-small">
        {t("trials.day.found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <Panel>
          <EmptyState
            heading={t("trials.day.none")}
            headingLevel={2}
            sentence={t("trials.day.noneText")}
          />
        </Panel>
      ) : (
        <Panel isFlush className="divide-y divide-seam">
          {found.map(({ id, question, answer, check, source }) => (
            <Disclosure
              key={id}
              isAskedFor={id === open}
              summary={
                <bdi lang="en" className="font-semibold">
                  {question}
                </bdi>
              }
            >
              <p lang="en" dir="ltr" className="max-w-[66ch] leading-[1.6]">
                {answer}
              </p>
              <p className="mt-3 max-w-[66ch] rounded-control bg-dawn-soft px-4 py-3 text-dawn-ink">
                <span className="font-semibold">{t("trials.day.check")}</span>{" "}
                <bdi lang="en">{check}</bdi>
              </p>
              {source && <SourceLine source={source} />}
            </Disclosure>
          ))}
        </Panel>
      )}
    </div>
  );
}
