import { Download } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { reasonOf } from "../reason-of.ts";
import { useDownload } from "../use-download.ts";
import { Failure } from "./failure.tsx";
import { PlainList } from "./plain-list.tsx";

/** Everything that is kept about the person, as one file. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const download = useDownload();

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account.download.title")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.close")}</Button>
          <Button
            variant="primary"
            isPending={download.isPending}
            onClick={() => download.mutate()}
          >
            <Icon of={Download} size={18} />
            {t(download.isPending ? "account.download.pending" : "account.download.action")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t("account.download.text")}</p>
        <PlainList
          items={[
            t("account.download.account"),
            t("account.download.answers"),
            t("account.download.signIns"),
            t("account.download.device"),
          ]}
        />
        {download.error && (
          <Failure>{t("account.download.failed", { reason: reasonOf(download.error) })}</Failure>
        )}
        <p role="status" className="text-green-ink text-small empty:hidden">
          {download.data && t("account.download.done", { file: download.data })}
        </p>
      </div>
    </Dialog>
  );
}
