import { DAILY_CARDS } from "coach/review/schedule";
import type { ReviewSetId } from "contract/review-terms";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { minutesFor } from "../minutes.ts";
import type { Session } from "../model.ts";
import type { ReviewState } from "../use-review.ts";

interface TodayPanelProps {
  review: ReviewState;
  session: Session | null;
  isFromDevice: boolean;
  /** The cards are being fetched. */
  isWaiting: boolean;
  onStart: () => void;
  onGoOn: () => void;
}

/** What is to be done today, and how it lies to the interview. */
export function TodayPanel(props: TodayPanelProps) {
  const { review, session, isFromDevice, isWaiting, onStart, onGoOn } = props;
  const t = useT();
  const { queue, memory, coming } = review;
  const { left, due, done, waiting } = queue;
  const minutes = minutesFor(memory.log, left);
  /** "Terms 6, Doors and slides 4": what is in it, the most first. */
  const partsText = ({ due: begun, fresh }: typeof queue) => {
    const counts = new Map<ReviewSetId, number>();
    for (const { set, count } of [...begun.map(({ set }) => ({ set, count: 1 })), ...fresh])
      counts.set(set, (counts.get(set) ?? 0) + count);
    const parts = [...counts].toSorted(([, a], [, b]) => b - a);
    return formatList(
      parts.map(([set, count]) => `${t(`review.sets.names.${set}`)} ${count}`),
      { type: "unit" },
    );
  };
  const isRunning = session !== null && session.at < session.cards.length;
  return (
    <Panel
      as="section"
      aria-labelledby="today-title"
      className="grid gap-x-12 gap-y-6 rounded-[22px] tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-center tablet:rounded-[28px] tablet:p-9"
    >
      <div className="tablet:min-w-56">
        <h2 id="today-title" className="text-ink-2 text-small">
          {left === 0 && done > 0 ? t("review.today.done") : t("review.today.title")}
        </h2>
        <p className="mt-1 flex items-baseline gap-2.5">
          <span className="tabular font-semibold text-[3.75rem] leading-none tracking-[-0.03em]">
            {left === 0 ? done : left}
          </span>
          <span className="text-ink-2">
            {left === 0
              ? t("reviewDue.done", { count: done })
              : t("review.today.cards", { count: left })}
          </span>
        </p>
        {left > 0 && (
          <p className="tabular mt-2 text-ink-2 text-small">
            {t("review.today.parts", { due: due.length, fresh: left - due.length })}
            {minutes !== null && <> · {t("review.today.minutes", { count: minutes })}</>}
          </p>
        )}
        {left > 0 && done > 0 && (
          <Bar
            className="mt-4"
            value={done}
            max={done + left}
            label={t("review.today.progress", { done, total: done + left })}
          />
        )}
      </div>
      <div className="grid justify-items-start gap-4 tablet:border-seam tablet:border-s tablet:ps-12">
        <InterviewLine review={review} />
        {left > 0 && (
          <p className="tabular max-w-[60ch] text-ink-2 text-small">{partsText(queue)}</p>
        )}
        {left === 0 && done > 0 && (coming[1] ?? 0) > 0 && (
          <p>{t("review.today.tomorrow", { count: coming[1] ?? 0 })}</p>
        )}
        {waiting > 0 && (
          <p className="text-ink-2 text-small">
            {t("review.today.waiting", { count: waiting, most: DAILY_CARDS })}
          </p>
        )}
        {(isRunning || left > 0) && (
          <p className="flex flex-wrap gap-3">
            {isRunning ? (
              <Button variant="primary" size="big" onClick={onGoOn}>
                {t("review.today.goOn", { number: session.at + 1, total: session.cards.length })}
              </Button>
            ) : (
              <Button variant="primary" size="big" isPending={isWaiting} onClick={onStart}>
                {t("review.today.start")}
              </Button>
            )}
          </p>
        )}
        {isFromDevice && <p className="text-ink-2 text-micro">{t("review.today.offline")}</p>}
      </div>
    </Panel>
  );
}

/** Whether everything fits before the day, said as it is. */
function InterviewLine({ review: { queue, time } }: { review: ReviewState }) {
  const t = useT();
  const { interviewDay, now, dayOf } = time;
  if (interviewDay === null)
    return (
      <div>
        <p className="max-w-[52ch]">{t("review.interview.none")}</p>
        <PageLink href="/calendar" className={buttonClass("quiet", "normal", "-ms-3")}>
          {t("review.interview.set")}
        </PageLink>
      </div>
    );
  const days = interviewDay - dayOf(now);
  return (
    <p className="max-w-[52ch]">
      {queue.missing
        ? t("review.interview.short", {
            ...{ days, fit: queue.unseen - queue.missing, count: queue.missing },
          })
        : t("review.interview.fits", { count: days })}
    </p>
  );
}
