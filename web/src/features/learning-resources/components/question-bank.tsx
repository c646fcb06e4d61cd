import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { now } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { practicedQuery, useBookmark } from "../api.ts";
import { type BankView, queryOf, viewFrom, WHOLE_BANK, withChange } from "../model.ts";
import { useBank } from "../use-bank.ts";
import { BankFilters } from "./bank-filters.tsx";
import { BankPages } from "./bank-pages.tsx";
import { QuestionCard } from "./question-card.tsx";

/** The question bank: filtered, searched and paged on the server, with one's own practice beside each question. */
export function QuestionBank() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const view = viewFrom(params);
  const [at] = useState(now);
  const { connection } = useAccount();
  const { bank, bookmarks } = useBank(view);
  const bookmark = useBookmark((error) =>
    showToast({
      variant: "destructive",
      title: t("resources.bank.bookmarkFailed"),
      description: error instanceof ApiError ? error.text : t("resources.bank.bookmarkAway"),
    }),
  );
  const practiced = useQuery({ ...practicedQuery, enabled: connection === "here" });
  const heading = useRef<HTMLHeadingElement>(null);

  const show = (next: BankView) => setParams(queryOf(next), { replace: true });
  const handlePage = (page: number) => {
    show({ ...view, page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  };

  return (
    <section id="question-bank" aria-labelledby="question-bank-title">
      <h2 id="question-bank-title" ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t("resources.bank.title")}
      </h2>
      <p className="mt-1.5 max-w-[66ch] text-ink-2">{t("resources.bank.text")}</p>
      <BankFilters
        view={view}
        bookmarkCount={bookmarks?.length ?? null}
        onChange={(change) => show(withChange(view, change))}
      />
      {bank.data ? (
        <>
          <p role="status" className="mt-5 text-ink-2 text-small">
            {t("resources.bank.found", { count: bank.data.total })}
          </p>
          {practiced.isError && (
            <p className="mt-1 text-ink-2 text-small">{t("resources.bank.historyFailed")}</p>
          )}
          {bank.data.total === 0 ? (
            <EmptyState
              heading={t("resources.bank.none")}
              sentence={
                view.search
                  ? t("resources.bank.noneSearch", { search: view.search })
                  : view.isBookmarked && bookmarks?.length === 0
                    ? t("resources.bank.noneBookmarked")
                    : undefined
              }
              action={<Button onClick={() => show(WHOLE_BANK)}>{t("resources.bank.clear")}</Button>}
            />
          ) : (
            <ul
              aria-busy={bank.isPlaceholderData}
              className="mt-3 grid gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3"
            >
              {bank.data.questions.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  practiced={practiced.data?.get(question.id)}
                  at={at}
                  isBookmarked={bookmarks?.includes(question.id) ?? false}
                  onBookmark={
                    bookmarks ? (isOn) => bookmark.mutate({ id: question.id, isOn }) : null
                  }
                />
              ))}
            </ul>
          )}
          <BankPages page={view.page} total={bank.data.total} onChoose={handlePage} />
        </>
      ) : bank.error ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-3">
          <p className="text-red-ink">
            {t("resources.bank.failed", {
              reason: bank.error instanceof ApiError ? bank.error.text : bank.error.message,
            })}
          </p>
          <Button onClick={() => void bank.refetch()}>{t("buttons.tryAgain")}</Button>
        </div>
      ) : (
        <Skeleton
          className="mt-6 min-h-[40rem]"
          label={t("resources.bank.loading")}
          lines={[1, 0.8, 1, 0.7, 1, 0.9]}
        />
      )}
    </section>
  );
}
