import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { whenAtRest } from "../../../lib/prefetch.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import type { Session } from "../model.ts";
import { useBegin } from "../use-begin.ts";
import { type ReviewState, SHOWN_DAYS } from "../use-review.ts";
import { Forecast } from "./forecast.tsx";
import { SetGates } from "./set-gates.tsx";
import { TodayPanel } from "./today-panel.tsx";

/** A day with so many answers has its shade all the way up. */
const FULL_DAY = 20;
const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };
const WEEK = 7;

interface OverviewProps {
  review: ReviewState;
  /** One that was begun and not finished. */
  session: Session | null;
  isFromDevice: boolean;
  onBegin: (session: Session) => void;
  onGoOn: () => void;
}

/** Today's number, the days behind and before, and the gate of every set. */
export function Overview({ review, session, isFromDevice, onBegin, onGoOn }: OverviewProps) {
  const t = useT();
  const begin = useBegin(review, onBegin);
  const { prefetch } = begin;
  // Fetched while the number is read: the session begins at once, and goes on where the network ends.
  const sets = [...review.queue.due, ...review.queue.fresh].map(({ set }) => set).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the sets of the day.
  useEffect(() => whenAtRest(prefetch), [sets]);
  const { days, coming, time } = review;
  const practised = { count: days.filter((count) => count > 0).length, days: SHOWN_DAYS };
  const windows = days.map((count, at) => ({
    raise: Math.min(1, count / FULL_DAY),
    isNow: at === SHOWN_DAYS - 1,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.review.title")}</h1>
        <p className="mt-2 max-w-[58ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("review.lede")}
        </p>
      </header>
      <TodayPanel
        review={review}
        session={session}
        isFromDevice={isFromDevice}
        isWaiting={begin.waitingFor === "today"}
        onStart={() => void begin.beginToday()}
        onGoOn={onGoOn}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6 desktop:grid-cols-2">
        <Panel as="section" aria-labelledby="days-title">
          <h2 id="days-title" className="text-h3">
            {t("review.days.title")}
          </h2>
          <p className="mt-1 text-ink-2 text-small">{t("review.days.text", practised)}</p>
          {/* A week a row. */}
          <div
            role="img"
            aria-label={t("review.days.label", practised)}
            className="mt-5 grid max-w-[26rem] gap-3"
          >
            <WindowRow items={windows.slice(0, WEEK)} size={WINDOW} />
            <WindowRow items={windows.slice(WEEK)} size={WINDOW} />
          </div>
        </Panel>
        <Forecast coming={coming} time={time} />
      </div>
      <SetGates
        gates={review.gates}
        waitingFor={begin.waitingFor}
        onPractise={({ set, size, seen }) => void begin.beginSet(set, size - seen)}
      />
    </div>
  );
}
