import { useQuery } from "@tanstack/react-query";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { setQuery } from "../api.ts";
import { Failed } from "../components/failed.tsx";
import { EditorForm } from "./editor-form.tsx";

/** A set of one's own to write: a new one, or the one with this id. */
export function SetEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const { connection } = useAccount();
  const isNew = id === "new";
  const set = useQuery({ ...setQuery(id), enabled: !isNew && connection === "here" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <BackLink href="/trainer-dashboard" label={t("trainerSets.all")} />
      </div>
      {isNew || set.data ? (
        <EditorForm set={set.data ?? null} onClose={onClose} />
      ) : set.isError || connection === "away" ? (
        <Failed error={set.error} onRetry={() => void set.refetch()} />
      ) : (
        <Skeleton
          label={t("trainerSets.loading")}
          lines={[0.5, 1, 1, 0.8]}
          className="min-h-[30rem]"
        />
      )}
    </div>
  );
}
