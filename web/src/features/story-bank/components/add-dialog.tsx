import type { Response } from "contract/responses";
import type { Story } from "contract/stories";
import { useState } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAnswers } from "../../../parts/answer-history/use-answers.ts";
import { KeepDialog } from "../../../parts/story-form/keep-dialog.tsx";
import { practisedAnswer } from "../../../parts/story-form/model.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface AddDialogProps {
  stories: readonly Story[];
  onClose: () => void;
}

/** Practised answers that are no story yet, to keep one of them. */
export function AddDialog({ stories, onClose }: AddDialogProps) {
  const t = useT();
  const { answers, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAnswers();
  const [chosen, setChosen] = useState<Response | null>(null);
  const kept = new Set(stories.map(({ responseId }) => responseId));
  const open = answers?.filter(({ id }) => !kept.has(id));

  if (chosen) return <KeepDialog answer={practisedAnswer(chosen)} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("stories.add.title")}
      description={t("stories.add.text")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
    >
      {open ? (
        <>
          {open.length === 0 && !hasNextPage && (
            <div className="pt-2">
              <p className="text-ink-2">{t("stories.add.none")}</p>
              <PageLink href="/star-practice" className={buttonClass("primary", "normal", "mt-4")}>
                {t("stories.add.practise")}
              </PageLink>
            </div>
          )}
          <ul>
            {open.map((answer) => (
              <li
                key={answer.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-seam border-t py-3 first:border-t-0"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p id={`a${answer.id}`} lang="en" dir="auto" className="font-medium text-label">
                    {answer.question}
                  </p>
                  <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
                    <time dateTime={answer.createdAt}>
                      {formatDate(answer.createdAt, { dateStyle: "medium" })}
                    </time>
                    {answer.analysis.overallScore !== null && (
                      <Badge tone={scoreTone(answer.analysis.overallScore)} isBare>
                        {t("stories.card.score", {
                          score: formatNumber(answer.analysis.overallScore),
                        })}
                      </Badge>
                    )}
                  </p>
                </div>
                <Button
                  id={`k${answer.id}`}
                  aria-labelledby={`k${answer.id} a${answer.id}`}
                  onClick={() => setChosen(answer)}
                >
                  {t("stories.add.keep")}
                </Button>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              variant="quiet"
              className="-ms-3 mt-1"
              isPending={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t("stories.add.more")}
            </Button>
          )}
        </>
      ) : isError ? (
        <div role="alert">
          <p className="text-red-ink">{t("stories.add.failed")}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton label={t("stories.add.loading")} />
      )}
    </Dialog>
  );
}
