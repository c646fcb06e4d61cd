import { useQuery } from "@tanstack/react-query";
import type { JoinedGroup } from "contract/groups";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { codeQuery, useGroupAction } from "../api.ts";
import { tellFailed } from "../tell-failed.ts";
import { Failed } from "./failed.tsx";
import { SeenList } from "./seen-list.tsx";

/** The group of a code: whose it is, what its trainer will see, and the consent without which nobody joins. */
export function JoinPanel({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useT();
  const { connection } = useAccount();
  const found = useQuery({ ...codeQuery(code), enabled: connection === "here" });
  const joining = useGroupAction<JoinedGroup>();
  const [agrees, setAgrees] = useState(false);

  if (found.isError || connection === "away")
    return (
      <>
        <Failed error={found.error} onRetry={() => void found.refetch()} />
        <Button onClick={onClose} className="justify-self-center">
          {t("trainer.join.another")}
        </Button>
      </>
    );
  if (!found.data) return <Skeleton label={t("trainer.loading")} className="min-h-[20rem]" />;
  const { name, trainerName, isOpen, isMember, isOwn } = found.data;
  const handleJoin = () =>
    joining.mutate(
      { method: "POST", path: "/joined", payload: { code, agrees: true } },
      {
        onSuccess: (group) => {
          showToast({ title: t("trainer.join.done", { name: group.name }), variant: "success" });
          onClose();
        },
        onError: tellFailed,
      },
    );
  const isOver = isMember || isOwn;
  return (
    <Panel as="section" aria-labelledby="into-title" className="max-w-[44rem]">
      <h2 id="into-title" dir="auto" className="text-h2">
        {t("trainer.join.into", { name })}
      </h2>
      <p className="mt-1 text-ink-2">{t("trainer.join.led", { trainer: trainerName })}</p>
      {isOver ? (
        <p className="mt-5">{t(isOwn ? "trainer.join.own" : "trainer.join.already")}</p>
      ) : (
        <>
          <h3 className="mt-6 mb-3 text-h3">{t("trainer.seen.title")}</h3>
          <SeenList />
          {!isOpen && (
            <p className="mt-5 rounded-[14px] bg-yellow-soft px-4 py-3 text-yellow-ink">
              {t("trainer.join.closed")}
            </p>
          )}
          <Checkbox
            checked={agrees}
            onChange={(event) => setAgrees(event.target.checked)}
            className="mt-5 font-semibold"
          >
            {t("trainer.join.agree", { trainer: trainerName })}
          </Checkbox>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isOver && (
          <Button
            variant="primary"
            disabled={!agrees}
            isPending={joining.isPending}
            onClick={handleJoin}
          >
            {t(joining.isPending ? "trainer.saving" : "trainer.join.go")}
          </Button>
        )}
        <Button onClick={onClose}>{t(isOver ? "trainer.all" : "buttons.cancel")}</Button>
      </div>
    </Panel>
  );
}
