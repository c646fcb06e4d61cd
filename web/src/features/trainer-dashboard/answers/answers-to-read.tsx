import { useId } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { AnswerList } from "./answer-list.tsx";

/** For a trainer: answers that members of the group shared, those without a comment first. */
export function AnswersToRead({ groupId }: { groupId: string }) {
  const t = useT();
  const id = useId();
  const linkedId = useSearchParams()[0].get("answer");
  return (
    <Panel as="section" aria-labelledby={id} className="pb-3! tablet:pb-4!">
      <h2 id={id} className="text-h2">
        {t("shared.read.title")}
      </h2>
      <AnswerList
        key={linkedId}
        groupId={groupId}
        party="trainer"
        linkedId={linkedId}
        head={(answers, isWhole) => {
          const waiting = answers.filter(({ lastBy }) => lastBy !== "trainer").length;
          return (
            answers.length > 0 && (
              <p className="mt-1 max-w-[58ch] text-ink-2">
                {waiting > 0 && (isWhole || waiting < answers.length) && (
                  <strong className="font-semibold text-ink">
                    {t("shared.read.waiting", { count: waiting })}.{" "}
                  </strong>
                )}
                {t("shared.read.text")}
              </p>
            )
          );
        }}
        empty={
          <EmptyState
            heading={t("shared.read.empty")}
            sentence={t("shared.read.emptyText")}
            className="py-7!"
          />
        }
      />
    </Panel>
  );
}
