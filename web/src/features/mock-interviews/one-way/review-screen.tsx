import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InterviewSession } from "contract/interview-sessions";
import { useRef } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Take } from "../../../lib/media/take.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { refreshSessions } from "../stored-sessions.ts";
import { useScreenTop } from "../use-screen-top.ts";
import { endSession } from "./api.ts";
import { TakeCard } from "./take-card.tsx";
import { type TakeState, useTakeQueue } from "./use-take-queue.ts";

interface ReviewScreenProps {
  session: InterviewSession;
  takes: ReadonlyMap<number, Take>;
  words: Readonly<Record<number, string>>;
  onWords: (position: number, words: string) => void;
  /** Everything is stored, and the interview has its report. */
  onEnded: () => void;
}

const shareOf = (state: TakeState | undefined) =>
  state?.what === "stored" ? 1 : state?.what === "working" ? state.share : 0;

/** After the last question: the takes are analysed one by one, and the words may be typed or mended meanwhile. */
export function ReviewScreen({ session, takes, words, onWords, onEnded }: ReviewScreenProps) {
  const t = useT();
  const queries = useQueryClient();
  const queue = useTakeQueue({ session, takes, words });
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions, answers } = session;
  const storedBefore = new Set(answers.map(({ position }) => position));
  const stateOf = (position: number): TakeState | undefined =>
    queue.states[position] ??
    (takes.has(position) && !storedBefore.has(position)
      ? { what: "waiting" }
      : storedBefore.has(position)
        ? { what: "stored", isMeasured: true }
        : undefined);
  const states = questions.map((_, position) => stateOf(position));
  const wanted = states.filter((state) => state !== undefined);
  const done = wanted.filter((state) => state?.what === "stored").length;
  const share = wanted.reduce((sum, state) => sum + shareOf(state), 0) / Math.max(1, wanted.length);
  const isDone = wanted.length > 0 && done === wanted.length;
  const ending = useMutation({
    mutationFn: async () => {
      await queue.storeWords();
      await endSession(session.id);
    },
    onSuccess: () => {
      void refreshSessions(queries);
      onEnded();
    },
  });

  useScreenTop(heading);

  return (
    <div className="grid gap-4 tablet:gap-6">
      <Panel as="section" aria-labelledby="review-title" className="grid gap-4">
        <div>
          <h2 ref={heading} id="review-title" tabIndex={-1} className="text-h2 outline-none">
            {t(isDone ? "oneway.review.doneTitle" : "oneway.review.title")}
          </h2>
          <p className="mt-1 max-w-[66ch] text-ink-2">
            {t(isDone ? "oneway.review.doneText" : "oneway.review.text")}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <Progress
            value={share * 100}
            label={t("oneway.review.progress")}
            valueText={t("oneway.review.stored", { count: wanted.length, done })}
            className="flex-1"
          />
          <span aria-hidden className="tabular min-w-12 text-end font-semibold">
            {formatPercent(share * 100)}
          </span>
        </div>
        <p role="status" className="text-ink-2 text-small">
          {t("oneway.review.stored", { count: wanted.length, done })}
        </p>
        {queue.fault && (
          <div role="alert" className="rounded-[14px] bg-yellow-soft px-4 py-3 text-yellow-ink">
            <p>{t(`oneway.review.fault.${queue.fault}`)}</p>
            <Button className="mt-3" onClick={queue.retry}>
              {t("buttons.tryAgain")}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="primary"
            size="big"
            disabled={!isDone}
            isPending={ending.isPending}
            onClick={() => ending.mutate()}
            className="max-tablet:w-full"
          >
            {t(ending.isPending ? "oneway.review.ending" : "oneway.review.end")}
          </Button>
          {ending.isError && (
            <p role="alert" className="text-red-ink text-small">
              {t("oneway.review.endFailed")}
            </p>
          )}
        </div>
      </Panel>
      {questions.map((question, position) => {
        const state = states[position];
        const before = answers.find((answer) => answer.position === position)?.answer ?? "";
        return (
          <TakeCard
            key={question.id}
            number={position + 1}
            question={question.question}
            language={session.language}
            take={takes.get(position) ?? null}
            state={state ?? null}
            words={words[position] ?? before}
            onWords={(said) => onWords(position, said)}
          />
        );
      })}
    </div>
  );
}
