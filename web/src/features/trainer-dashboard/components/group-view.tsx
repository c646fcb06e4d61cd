import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnswersToRead } from "../answers/answers-to-read.tsx";
import { boardQuery } from "../api.ts";
import { CertificatesPanel } from "../certificates/certificates-panel.tsx";
import { Assignments } from "./assignments.tsx";
import { BehindList } from "./behind-list.tsx";
import { Failed } from "./failed.tsx";
import { GroupHead } from "./group-head.tsx";
import { HeatMap } from "./heat-map.tsx";
import { Matrix } from "./matrix.tsx";
import { Members } from "./members.tsx";
import { Notices } from "./notices.tsx";

/** One group with all that its trainer works with. */
export function GroupView({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const { connection } = useAccount();
  const board = useQuery({ ...boardQuery(id), enabled: connection === "here" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      <Button variant="quiet" onClick={onClose} className="-ms-3 justify-self-start">
        <Icon of={ArrowLeft} size={18} isDirectional />
        {t("trainer.all")}
      </Button>
      {board.data ? (
        <>
          <GroupHead board={board.data} onGone={onClose} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
              <AnswersToRead groupId={id} />
              <BehindList board={board.data} />
              <Matrix board={board.data} />
              <HeatMap members={board.data.members} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
              <Assignments board={board.data} />
              <Notices groupId={id} notices={board.data.notices} />
              <CertificatesPanel board={board.data} />
              <Members board={board.data} />
            </div>
          </div>
        </>
      ) : board.isError || connection === "away" ? (
        <Failed error={board.error} onRetry={() => void board.refetch()} />
      ) : (
        <Skeleton
          label={t("trainer.loading")}
          lines={[0.5, 1, 0.8, 1, 1, 0.9]}
          className="min-h-[40rem]"
        />
      )}
    </div>
  );
}
