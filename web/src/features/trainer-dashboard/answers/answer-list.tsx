import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { SharedParty } from "contract/shared-answer-terms";
import type { ListedSharedAnswer } from "contract/shared-answers";
import { type ReactNode, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { sharedAnswerQuery } from "../../../parts/share-answer/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { sharedListQuery } from "./api.ts";
import { inShownOrder, once } from "./model.ts";

interface AnswerListProps {
  groupId: string;
  party: SharedParty;
  /** The answer that a notice led to, opened at once. */
  linkedId: string | null;
  /** Over the list, from what has been read of it: all there is, or its first pages. */
  head?: (answers: readonly ListedSharedAnswer[], isWhole: boolean) => ReactNode;
  /** In place of an empty list. */
  empty: ReactNode;
}

/** Shared answers as rows that open in their place, one at a time. */
export function AnswerList({ groupId, party, linkedId, head, empty }: AnswerListProps) {
  const t = useT();
  const { connection } = useAccount();
  const isHere = connection === "here";
  const [openId, setOpenId] = useState(linkedId);
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const list = useInfiniteQuery({ ...sharedListQuery(groupId), enabled: isHere });
  const read = once(list.data?.pages.flatMap(({ answers }) => answers) ?? []);
  // The answer of a notice may stand on a later page, or be gone.
  const isElsewhere =
    list.data !== undefined && openId !== null && !read.some(({ id }) => id === openId);
  const sought = useQuery({ ...sharedAnswerQuery(openId ?? ""), enabled: isHere && isElsewhere });
  const isGone =
    isElsewhere && sought.error instanceof ApiError && [403, 404].includes(sought.error.status);
  const found = isElsewhere && !isGone && sought.data ? [sought.data] : [];
  const answers = inShownOrder([...found, ...read], held);

  const handleToggle = (id: string) => {
    const isOpening = openId !== id;
    setOpenId(isOpening ? id : null);
    setHeld(isOpening ? answers.map((answer) => answer.id) : null);
  };

  if (!list.data)
    return list.isError || connection === "away" ? (
      <div role="alert" className="pt-2">
        <p className="font-semibold">{t("shared.failed")}</p>
        <p className="mt-1 text-ink-2">
          {list.error instanceof ApiError ? list.error.text : t("shared.away")}
        </p>
        <Button className="mt-3" onClick={() => void list.refetch()}>
          {t("buttons.tryAgain")}
        </Button>
      </div>
    ) : (
      <Skeleton label={t("shared.loading")} className="pt-2" />
    );
  return (
    <>
      {head?.(answers, !list.hasNextPage)}
      {isGone && (
        <p role="status" className="mt-3 rounded-[14px] bg-well px-4 py-3">
          {t(party === "trainer" ? "shared.gone" : "shared.goneOwn")}
        </p>
      )}
      {answers.length === 0 ? (
        empty
      ) : (
        <ul className="mt-3">
          {answers.map((answer) => (
            <AnswerRow
              key={answer.id}
              answer={answer}
              party={party}
              isOpen={answer.id === openId}
              isLinked={answer.id === linkedId}
              onToggle={() => handleToggle(answer.id)}
              onGone={() => setOpenId(null)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          className="-ms-3 mt-2"
          isPending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("shared.more")}
        </Button>
      )}
    </>
  );
}
