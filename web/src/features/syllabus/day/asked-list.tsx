import type { CandidateQuestion } from "content/assessment-days/schema";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useLate } from "../../../lib/use-late.ts";
import { LatePanel } from "../../../parts/late-panel/late-panel.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { SourceLine } from "../source-line.tsx";
import { Disclosure } from "./disclosure.tsx";

interface AskedListProps {
  load: () => Promise<readonly CandidateQuestion[]>;
  /** In lower case; only questions that have all of them are shown. */
  words: readonly string[];
  /** Id of the question that stands open. */
  open: string | null;
}

/** Questions of candidates that open in their place, once they have arrived. */
export function AskedList({ load, words, open }: AskedListProps) {
  const t = useT();
  const [tries, setTries] = useState(0);
  const { part: questions, hasFailed } = useLate(load, true, tries);
  if (!questions) return <LatePanel hasFailed={hasFailed} onTryAgain={() => setTries(tries + 1)} />;
  const found = questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
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
    </>
  );
}
