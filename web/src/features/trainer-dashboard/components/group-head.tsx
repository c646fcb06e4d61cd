import type { GroupBoard } from "contract/groups";
import { Download } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { copyText } from "../../../lib/clipboard.ts";
import { saveFile } from "../../../lib/download.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useGroupAction } from "../api.ts";
import { boardTable } from "../board-table.ts";
import { tellFailed } from "../tell-failed.ts";
import { Confirm } from "./confirm.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

/** The group's name, the code that leads into it, and what is done with the whole of it. */
export function GroupHead({ board, onGone }: { board: GroupBoard; onGone: () => void }) {
  const t = useT();
  const { group } = board;
  const change = useGroupAction();
  const [asks, setAsks] = useState<"rename" | "delete" | null>(null);
  const link = `${location.origin}/trainer-dashboard?join=${group.code}`;
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    showToast({ title: t(isCopied ? "trainer.code.copied" : "trainer.code.notCopied") });
  };
  const setOpen = (isOpen: boolean) =>
    change.mutate(
      {
        method: "PUT",
        path: `/${group.id}`,
        payload: { name: group.name, isOpen, version: group.version },
      },
      { onError: tellFailed },
    );
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 dir="auto" className="break-words text-h1">
            {group.name}
          </h1>
          <p className="mt-1 text-ink-2">
            {t("trainer.led.members", { count: group.memberCount })}
          </p>
        </div>
        <div className="-ms-3 flex flex-wrap gap-1">
          {board.members.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => saveFile(`${group.code}.csv`, boardTable(board, t), "text/csv")}
            >
              <Icon of={Download} size={18} />
              {t("trainer.settings.csv")}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsks("rename")}>
            {t("trainer.settings.rename")}
          </Button>
          <Button variant="quiet" onClick={() => setAsks("delete")}>
            {t("trainer.settings.delete")}
          </Button>
        </div>
      </header>
      <Panel as="section" aria-labelledby="code-title">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="code-title" className="text-h3">
              {t("trainer.code.title")}
            </h2>
            <p
              dir="ltr"
              className="tabular mt-1 select-all font-semibold text-[1.875rem] leading-tight tracking-[0.18em] tablet:text-[2.375rem]"
            >
              {group.code}
            </p>
          </div>
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => void copy(link)}>
                {t("trainer.code.copyLink")}
              </Button>
              <Button onClick={() => void copy(group.code)}>{t("trainer.code.copyCode")}</Button>
            </div>
            <Checkbox
              checked={group.isOpen}
              disabled={change.isPending}
              onChange={(event) => setOpen(event.target.checked)}
              className="text-label"
            >
              {t("trainer.code.open")}
            </Checkbox>
          </div>
        </div>
      </Panel>
      {asks === "rename" && <RenameDialog group={group} onClose={() => setAsks(null)} />}
      {asks === "delete" && (
        <Confirm
          onClose={() => setAsks(null)}
          question={{
            title: t("trainer.settings.delete"),
            text: t("trainer.settings.deleteText"),
            keep: t("trainer.settings.keep"),
            action: { method: "DELETE", path: `/${group.id}` },
            done: t("trainer.settings.deleted", { name: group.name }),
            onDone: onGone,
          }}
        />
      )}
    </>
  );
}
