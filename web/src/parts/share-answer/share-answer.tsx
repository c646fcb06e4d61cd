import { useQuery } from "@tanstack/react-query";
import type { Response } from "contract/responses";
import type { Sharing } from "contract/shared-answers";
import { Eye, Send } from "lucide-react";
import { type ComponentType, useState } from "react";
import { loadWords, useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { sharingQuery } from "./api.ts";

type LazyDialog = ComponentType<{
  response: Response;
  groups: Sharing["groups"];
  onClose: () => void;
}>;

/** Lets a trainer read one answer; nothing for who is in no group, and for samples, which are nobody's own. */
export function ShareAnswer({ response }: { response: Response }) {
  const t = useT();
  const { connection } = useAccount();
  const isAsked = connection === "here" && !response.isSample;
  const { data } = useQuery({ ...sharingQuery(response.id), enabled: isAsked });
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);
  if (response.isSample || !data || data.groups.length === 0) return null;
  const isShared = data.groups.some(({ sharedAnswerId }) => sharedAnswerId !== null);

  const handleOpen = () => {
    setIsOpen(true);
    Promise.all([import("./share-dialog.tsx"), loadWords("shared")]).then(
      ([{ ShareDialog }]) => setDialog(() => ShareDialog),
      () => {
        setIsOpen(false);
        showToast({
          variant: "destructive",
          title: t("shell.loadFailed.title"),
          description: t("shell.loadFailed.text"),
        });
      },
    );
  };

  return (
    <>
      <Button variant="quiet" className="w-full" onClick={handleOpen}>
        <Icon of={isShared ? Eye : Send} size={18} isDirectional={!isShared} />
        {t(isShared ? "report.share.shared" : "report.share.go")}
      </Button>
      {isOpen && Dialog && (
        <Dialog response={response} groups={data.groups} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
