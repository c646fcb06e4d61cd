import type { User } from "contract/users";
import { Download, KeyRound, Trash2 } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { demoEndsAt, type WayBack } from "../model.ts";
import { useSignOut } from "../use-sign-out.ts";
import { LeftBehind } from "./left-behind.tsx";

export type SignOutDetour = "passkeys" | "download" | "delete";

type SignOutDialogProps = {
  asksFirst: boolean;
  onDetour: (to: SignOutDetour) => void;
  onClose: () => void;
};

/** Signs out; where something would be out of reach, it says what, and what to do first. */
export function SignOutDialog({ asksFirst, onDetour, onClose }: SignOutDialogProps) {
  const t = useT();
  const { user, wayBack, unsent, drafts, isAtOnce, isPending, leave } = useSignOut(asksFirst);
  if (isAtOnce)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t("account.signOut.pending")}
        closeLabel={t("buttons.close")}
      />
    );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account.signOut.title")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("account.signOut.stay")}</Button>
          <Button variant="primary" isPending={isPending} onClick={leave}>
            {t(isPending ? "account.signOut.pending" : "account.signOut.action")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Consequence user={user} wayBack={wayBack} />
        <LeftBehind unsent={unsent} drafts={drafts} isGoing={wayBack === "none"} />
        {wayBack === "none" && (
          <div className="grid justify-items-start gap-3">
            {!user?.isDemo && (
              <Button onClick={() => onDetour("passkeys")}>
                <Icon of={KeyRound} size={18} />
                {t("account.signOut.passkeyFirst")}
              </Button>
            )}
            <Button onClick={() => onDetour("download")}>
              <Icon of={Download} size={18} />
              {t("account.signOut.downloadFirst")}
            </Button>
            <Button onClick={() => onDetour("delete")}>
              <Icon of={Trash2} size={18} />
              {t("account.signOut.deleteInstead")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Consequence({ user, wayBack }: { user: User | undefined; wayBack: WayBack }) {
  const t = useT();
  if (user?.isDemo) {
    const date = formatDate(demoEndsAt(user.createdAt), { day: "numeric", month: "long" });
    return <p>{t("account.signOut.demo", { date })}</p>;
  }
  return (
    <div className="grid gap-2">
      <p>{t(`account.signOut.${wayBack}`)}</p>
      {wayBack === "none" && <p>{t("account.signOut.noneAnswers")}</p>}
    </div>
  );
}
