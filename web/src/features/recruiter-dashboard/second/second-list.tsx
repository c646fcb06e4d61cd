import { useQuery } from "@tanstack/react-query";
import type { SecondEvaluation } from "contract/second-evaluations";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { When } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import type { EvaluatedInterview } from "../evaluation/model.ts";
import { secondListQuery, useWithdraw } from "./api.ts";

interface SecondListProps {
  onEvaluate: (interview: EvaluatedInterview) => void;
  onCompare: (interview: EvaluatedInterview) => void;
}

/** Interviews that colleagues asked one to score as well; absent where nobody did. */
export function SecondList({ onEvaluate, onCompare }: SecondListProps) {
  const t = useT();
  const { data = [] } = useQuery(secondListQuery);
  if (data.length === 0) return null;
  return (
    <Panel as="section" isFlush aria-labelledby="second-title">
      <div className="px-5 py-5 tablet:px-7 tablet:py-6">
        <h2 id="second-title" className="text-h2">
          {t("second.list")}
        </h2>
        <p className="text-ink-2 text-small">{t("second.listLead")}</p>
      </div>
      <ul aria-labelledby="second-title">
        {data.map((one) => (
          <SecondRow
            key={one.interviewId}
            one={one}
            onEvaluate={() => onEvaluate(toEvaluate(one))}
            onCompare={() => onCompare(toEvaluate(one))}
          />
        ))}
      </ul>
    </Panel>
  );
}

const toEvaluate = ({ interviewId, ...facts }: SecondEvaluation): EvaluatedInterview => ({
  ...facts,
  id: interviewId,
});

interface SecondRowProps {
  one: SecondEvaluation;
  onEvaluate: () => void;
  onCompare: () => void;
}

function SecondRow({ one, onEvaluate, onCompare }: SecondRowProps) {
  const t = useT();
  const withdrawing = useWithdraw();
  const { candidateName: name, recruiterName, interviewType, airline, status, isGiven } = one;
  const stepBack = () =>
    withdrawing.mutate(one.interviewId, {
      onSuccess: () => showToast({ title: t("second.steppedBack") }),
      onError: (error) =>
        showToast({
          title: error instanceof ApiError ? error.text : t("booked.unreachable"),
          variant: "destructive",
        }),
    });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-seam border-t px-5 py-5 tablet:grid-cols-[7.5rem_auto_minmax(0,1fr)_auto] tablet:px-7">
      <When at={one.scheduledAt} className="col-start-2 tablet:col-start-1" />
      <InitialsWindow
        name={name}
        className="col-start-1 row-span-2 row-start-1 tablet:col-start-2 tablet:row-span-1"
      />
      <div className="col-start-2 min-w-0 tablet:col-start-3">
        <h3 className="break-words text-body">
          <bdi>{name}</bdi>
        </h3>
        <p className="break-words text-ink-2 text-small">
          {t(`booked.type.${interviewType}`)}
          {airline && <> · {airline}</>} ·{" "}
          {t("second.from", { name: recruiterName ?? t("second.gone") })}
        </p>
        {isGiven && (
          <Badge tone="green" className="mt-1.5">
            {t("second.given")}
          </Badge>
        )}
        {!isGiven && status !== "completed" && (
          <Badge className="mt-1.5">{t("second.notHeld")}</Badge>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 tablet:col-span-1 tablet:col-start-4 tablet:justify-end">
        {!isGiven && (
          <Button
            variant="quiet"
            isPending={withdrawing.isPending}
            aria-label={t("second.stepBackFor", { name })}
            onClick={stepBack}
          >
            {t("second.stepBack")}
          </Button>
        )}
        {!isGiven && status === "completed" && (
          <Button aria-label={t("second.evaluateFor", { name })} onClick={onEvaluate}>
            {t("second.evaluate")}
          </Button>
        )}
        {isGiven && (
          <Button
            className="max-tablet:grow"
            aria-label={t("second.compareFor", { name })}
            onClick={onCompare}
          >
            {t("second.compare")}
          </Button>
        )}
      </div>
    </li>
  );
}
