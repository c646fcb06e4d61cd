import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { sharedAnswerQuery } from "../../../parts/share-answer/api.ts";
import { TakeBack } from "../../../parts/share-answer/take-back.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnswerWords } from "./answer-words.tsx";
import { Thread } from "./thread.tsx";

/** The words of a shared answer, its scores and its comments; for the member also what to do next. */
export function OpenedAnswer({ id, onGone }: { id: string; onGone: () => void }) {
  const t = useT();
  const { connection } = useAccount();
  const { data, error, refetch } = useQuery({
    ...sharedAnswerQuery(id),
    enabled: connection === "here",
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const isGone = error instanceof ApiError && [403, 404].includes(error.status);

  if (!data || isGone)
    return error || connection === "away" ? (
      <div role="alert" className="pb-5">
        <p>{t(isGone ? "shared.goneOwn" : "shared.openFailed")}</p>
        {!isGone && (
          <Button className="mt-3" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        )}
      </div>
    ) : (
      <Skeleton label={t("shared.opening")} lines={[1, 0.9, 0.7, 1]} className="pb-6" />
    );
  const { bankQuestionId } = data;
  return (
    <div className="@container pt-2.5 pb-7">
      {/* Beside each other where there is room: who comments reads at the same time. */}
      <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @4xl:gap-8">
        <AnswerWords shared={data} />
        <Thread shared={data} />
      </div>
      {data.party === "member" && (
        <div className="mt-6 flex flex-wrap items-center gap-2 border-seam border-t pt-4">
          {bankQuestionId !== null && (
            <PageLink
              href={`/star-practice?question=${encodeURIComponent(bankQuestionId)}`}
              className={buttonClass("line")}
            >
              <Icon of={RotateCcw} size={18} />
              {t("shared.own.again")}
            </PageLink>
          )}
          <Button variant="quiet" className="text-ink-2" onClick={() => setIsLeaving(true)}>
            {t("shared.takeBack.button")}
          </Button>
        </div>
      )}
      {isLeaving && (
        <TakeBack sharedAnswerId={id} onClose={() => setIsLeaving(false)} onDone={onGone} />
      )}
    </div>
  );
}
