import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { joinedQuery } from "../api.ts";
import { Failed } from "./failed.tsx";
import { JoinedGroupPanel } from "./joined-group.tsx";

/** The groups that somebody is in, nothing where there are none; what follows them comes with them, so that nothing moves. */
export function JoinedGroups({ children }: { children: ReactNode }) {
  const t = useT();
  const { connection } = useAccount();
  const joined = useQuery({ ...joinedQuery, enabled: connection === "here" });
  if (joined.data)
    return (
      <>
        {joined.data.map((group) => (
          <JoinedGroupPanel key={group.id} group={group} />
        ))}
        {children}
      </>
    );
  if (joined.isError || connection === "away")
    return (
      <>
        <Failed error={joined.error} onRetry={() => void joined.refetch()} />
        {children}
      </>
    );
  return <Skeleton label={t("trainer.loading")} className="min-h-[12rem]" />;
}
