import { useQuery } from "@tanstack/react-query";
import type { ListedTrainerSet } from "contract/trainer-sets";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { setsQuery } from "../api.ts";
import { Failed } from "../components/failed.tsx";

/** The study sets that a trainer has written. */
export function SetsPanel() {
  const t = useT();
  const { connection } = useAccount();
  const sets = useQuery({ ...setsQuery, enabled: connection === "here" });
  return (
    <Panel as="section" aria-labelledby="sets-title">
      <h2 id="sets-title" className="text-h2">
        {t("trainerSets.title")}
      </h2>
      {sets.data ? (
        sets.data.length === 0 ? (
          <EmptyState
            heading={t("trainerSets.none")}
            sentence={t("trainerSets.noneText")}
            className="py-6!"
          />
        ) : (
          <ul className="mt-4 grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
            {sets.data.map((set) => (
              <SetCard key={set.id} set={set} />
            ))}
          </ul>
        )
      ) : sets.isError || connection === "away" ? (
        <Failed error={sets.error} onRetry={() => void sets.refetch()} />
      ) : (
        <Skeleton label={t("trainerSets.loading")} className="min-h-[8rem]" />
      )}
      <p className="mt-6 border-seam border-t pt-5">
        <PageLink href="/trainer-dashboard?set=new" className={buttonClass()}>
          {t("trainerSets.write")}
        </PageLink>
      </p>
    </Panel>
  );
}

function SetCard({ set: { id, name, cardCount, assignmentCount } }: { set: ListedTrainerSet }) {
  const t = useT();
  return (
    <li>
      <PageLink
        href={`/trainer-dashboard?set=${id}`}
        className="flex h-full flex-col gap-1 rounded-[18px] border border-seam bg-cabin px-5 py-4 transition-colors duration-[120ms] hover:border-edge"
      >
        <span dir="auto" className="break-words font-semibold text-h3">
          {name}
        </span>
        <span className="text-ink-2 text-small">
          {t("trainerSets.cards", { count: cardCount })},{" "}
          {assignmentCount === 0
            ? t("trainerSets.notAsked")
            : t("trainerSets.asked", { count: assignmentCount })}
        </span>
      </PageLink>
    </li>
  );
}
