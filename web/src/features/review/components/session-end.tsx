import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { type Decks, outcomeOf, SESSION_CARDS, type Session } from "../model.ts";
import { useBegin } from "../use-begin.ts";
import type { ReviewState } from "../use-review.ts";

const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };
const A_ROW = 10;

interface SessionEndProps {
  session: Session;
  /** Undefined while they are fetched again after a reload. */
  decks: Decks | undefined;
  review: ReviewState;
  onBegin: (session: Session) => void;
  onLeave: () => void;
}

/** How the session went, and the cards that come back soon. */
export function SessionEnd({ session, decks, review, onBegin, onLeave }: SessionEndProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useBegin(review, onBegin);
  const { missed, right, total } = outcomeOf(session);
  const windows = session.answers
    .slice(0, session.size)
    .map(({ isCorrect }) => ({ raise: isCorrect ? 1 : 0 }));
  const rows = Array.from({ length: Math.ceil(windows.length / A_ROW) }, (_, at) =>
    windows.slice(at * A_ROW, (at + 1) * A_ROW),
  );
  const { left } = review.queue;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel
      as="section"
      aria-labelledby="session-result"
      className="mx-auto w-full max-w-[46rem] tablet:p-9"
    >
      <h1
        id="session-result"
        ref={heading}
        tabIndex={-1}
        className="tabular text-balance text-h2 outline-none"
      >
        {t("review.end.title", { right, total })}
      </h1>
      <div
        role="img"
        aria-label={t("review.end.windows", { right, total })}
        className="mt-6 grid max-w-[34rem] gap-3"
      >
        {rows.map((items, at) => (
          // As wide as its share of a full row, so that all windows are of one size.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            key={at}
            style={{
              width: `${(Math.min(items.length, A_ROW) / Math.min(A_ROW, windows.length)) * 100}%`,
            }}
          >
            <WindowRow items={items} size={WINDOW} />
          </div>
        ))}
      </div>
      {missed.length === 0 ? (
        <p className="mt-6">{t("review.end.perfect")}</p>
      ) : (
        <>
          <h2 className="mt-8 text-h3">{t("review.end.missed")}</h2>
          <ul className="mt-2">
            {missed.map(({ set, card, seed }) => {
              const question = decks?.get(set)?.ask(card, seed);
              return (
                question && (
                  <li key={`${set}/${card}`} className="border-seam border-t pt-1.5 pb-4">
                    <div className="flex min-h-11 items-center justify-between gap-4">
                      <p className="text-ink-2 text-micro">{t(`review.sets.names.${set}`)}</p>
                      <PageLink
                        href={question.address}
                        aria-label={`${t("review.session.study")}: ${question.correctAnswer}`}
                        className="inline-flex min-h-11 items-center font-semibold text-lagoon-ink text-small underline underline-offset-4"
                      >
                        {t("review.session.study")}
                      </PageLink>
                    </div>
                    <p lang="en" dir="ltr" className="font-semibold text-label">
                      {question.correctAnswer}
                    </p>
                    <p lang="en" dir="ltr" className="mt-0.5 text-ink-2 text-small">
                      {question.explanation}
                    </p>
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
      <p className="mt-7 flex flex-wrap gap-3">
        {left > 0 && (
          <Button
            variant="primary"
            isPending={begin.waitingFor !== null}
            onClick={() => void begin.beginToday()}
          >
            {t("review.end.more", { count: Math.min(left, SESSION_CARDS) })}
          </Button>
        )}
        <Button variant={left > 0 ? "line" : "primary"} onClick={onLeave}>
          {t("review.end.back")}
        </Button>
      </p>
    </Panel>
  );
}
