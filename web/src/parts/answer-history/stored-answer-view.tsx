import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { dataWord } from "../../i18n/data-word.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { answerById } from "../practice-session/api.ts";
import { StarReport } from "../star-report/star-report.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useDeleteAnswer } from "./use-answers.ts";

interface StoredAnswerViewProps {
  id: string;
  /** True right after the submit: the completion card of the specification. */
  isJustCompleted: boolean;
  /** Above the report: what else the session left, such as a recording. */
  completion?: ReactNode;
  onAnother: () => void;
  onRetake: () => void;
  onDeleted: () => void;
  onOpen: (id: string) => void;
  history: ReactNode;
}

/** A stored answer with its analysis: just completed, or opened again. */
export function StoredAnswerView(props: StoredAnswerViewProps) {
  const { id, isJustCompleted, completion, onAnother, onRetake, onDeleted, onOpen, history } =
    props;
  const t = useT();
  const language = useLanguage();
  const { data: response, error, refetch } = useQuery(answerById(id, language));
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteAnswer(onDeleted);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = response !== undefined;

  useEffect(() => {
    if (!isThere) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (!response) {
    const isGone = error instanceof ApiError && [403, 404].includes(error.status);
    return (
      <div className="mt-1 grid gap-6">
        <Panel>
          {error ? (
            <>
              <p role="alert">{t(isGone ? "practice.stored.gone" : "practice.stored.failed")}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                {!isGone && <Button onClick={() => void refetch()}>{t("buttons.tryAgain")}</Button>}
                <Button variant="primary" onClick={onAnother}>
                  {t("buttons.practiceAnother")}
                </Button>
              </div>
            </>
          ) : (
            <Skeleton label={t("practice.stored.loading")} />
          )}
        </Panel>
        {error && history}
      </div>
    );
  }

  const { overallScore, improvements } = response.analysis;
  const isMended = overallScore !== null && improvements.length === 0;
  return (
    <>
      <div className="grid items-end gap-x-6 gap-y-5 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:gap-y-7">
        <div className="min-w-0">
          {response.category && (
            <p className="font-semibold text-ink-2">
              {dataWord("shell.question.category", response.category)}
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {isJustCompleted
              ? t("practice.complete.title")
              : t("practice.stored.title", {
                  when: formatDate(response.createdAt, { dateStyle: "long" }),
                })}
          </h1>
          <p lang="en" dir="auto" className="mt-1.5 max-w-[66ch] text-ink-2 rtl:text-right">
            {response.question}
          </p>
        </div>
        {/* Beside the heading on large screens, under it on tablets; on phones after the report, where the thumb is. */}
        <div className="flex flex-wrap gap-3 max-tablet:order-last max-tablet:flex-col-reverse print:hidden">
          <PageLink
            href="/"
            className={buttonClass(
              "line",
              "normal",
              "max-tablet:border-transparent max-tablet:bg-transparent max-tablet:text-lagoon-ink",
            )}
          >
            {t("buttons.returnToDashboard")}
          </PageLink>
          <Button
            // On phones the way to mend this answer comes first, as long as there is something to mend.
            variant={isMended ? "primary" : "line"}
            className="tablet:border-transparent tablet:bg-lagoon tablet:text-on-lagoon tablet:hover:border-transparent tablet:hover:bg-lagoon-hover"
            onClick={onAnother}
          >
            {t("buttons.practiceAnother")}
          </Button>
        </div>
        <div className="grid min-w-0 gap-4 tablet:gap-6 desktop:col-span-2">
          {completion}
          <StarReport response={response} onRetake={onRetake} onOpen={onOpen} />
        </div>
      </div>
      <div className="mt-4 flex justify-end print:hidden">
        <Button variant="quiet" className="-me-3 text-ink-2" onClick={() => setIsAsking(true)}>
          <Icon of={Trash2} size={18} />
          {t("practice.delete.this")}
        </Button>
      </div>
      <div className="mt-4">{history}</div>
      <DeleteDialog
        question={isAsking ? response.question : null}
        isPending={deletion.isPending}
        onConfirm={() => deletion.mutate(response.id)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
