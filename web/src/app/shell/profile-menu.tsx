import {
  Building2,
  CalendarDays,
  Download,
  KeyRound,
  LogOut,
  MonitorDown,
  ShieldCheck,
  Trash2,
} from "lucide-react";
import { memo, useState } from "react";
import type { AccountDialog } from "../../features/account/dialogs.tsx";
import { loadWords, t as translate, useLanguage, useT } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { useInstall } from "../../lib/offline/install-prompt.ts";
import { useKeptLanguage } from "../../lib/offline/kept-language.ts";
import { InitialsWindow } from "../../parts/people/initials-window.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { MenuSection } from "../../ui/menu-section.tsx";
import { showToast } from "../../ui/toast-store.ts";

type OpenDialog = AccountDialog | "airline";

/** The dialogs and their words: fetched when nothing else is going on, so that they open offline too. */
export async function loadDialogs() {
  const [{ AccountDialogs }, { AirlineDialog }] = await Promise.all([
    import("../../features/account/dialogs.tsx"),
    import("../../parts/airline-dialog/airline-dialog.tsx"),
    loadWords("account", "airline"),
  ]);
  return { AccountDialogs, AirlineDialog };
}

/** The profile button and everything a person can do with their account. */
export const ProfileMenu = memo(function ProfileMenu({
  isCompact = false,
}: {
  isCompact?: boolean;
}) {
  const t = useT();
  const { record } = useAccount();
  const user = useUser();
  const install = useInstall();
  const isKept = useKeptLanguage() === useLanguage();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadDialogs>> | null>(null);
  const firstName = record.name.split(/\s+/)[0] ?? record.name;

  const handleClose = () => setOpen(null);
  const handleOpen = (dialog: OpenDialog) => {
    setOpen(dialog);
    if (dialogs) return;
    loadDialogs()
      .then(setDialogs)
      .catch(() => {
        setOpen(null);
        showToast({
          variant: "destructive",
          title: translate("shell.loadFailed.title"),
          description: translate("shell.loadFailed.text"),
        });
      });
  };
  const item = (dialog: OpenDialog, icon: typeof KeyRound, label: string) => (
    <MenuItem icon={<Icon of={icon} size={18} />} onClick={() => handleOpen(dialog)}>
      {label}
    </MenuItem>
  );

  return (
    <>
      <Menu
        label={t("shell.profile.menu", { name: firstName })}
        align="end"
        triggerClassName={
          isCompact
            ? "grid h-11 w-11 place-items-center"
            : "flex min-h-11 items-center gap-2.5 rounded-full border border-seam bg-panel ps-3.5 pe-1.5 font-semibold text-label hover:border-edge"
        }
        trigger={
          <>
            {!isCompact && <span className="max-w-[10em] truncate">{firstName}</span>}
            <InitialsWindow name={record.name} size="small" />
          </>
        }
      >
        <div className="px-3 pt-1 pb-2">
          <p className="font-semibold text-label">{record.name}</p>
          {user?.isDemo && <p className="text-dawn-ink text-small">{t("shell.profile.demo")}</p>}
          {isKept && <p className="text-ink-2 text-small">{t("shell.profile.kept")}</p>}
        </div>
        <MenuSection label={t("shell.profile.settings")}>
          {item("airline", Building2, t("shell.profile.airline"))}
          {item("settings", CalendarDays, t("shell.profile.interviewDate"))}
          {item("passkeys", KeyRound, t("shell.profile.passkeys"))}
        </MenuSection>
        {install && (
          <MenuSection>
            <MenuItem icon={<Icon of={MonitorDown} size={18} />} onClick={() => void install()}>
              {t("shell.profile.install")}
            </MenuItem>
          </MenuSection>
        )}
        <MenuSection>
          {item("download", Download, t("shell.profile.download"))}
          {item("privacy", ShieldCheck, t("shell.profile.privacy"))}
          {item("delete", Trash2, t("shell.profile.delete"))}
        </MenuSection>
        <MenuSection>{item("sign-out", LogOut, t("shell.profile.signOut"))}</MenuSection>
      </Menu>
      {dialogs && (
        <>
          <dialogs.AirlineDialog isOpen={open === "airline"} onClose={handleClose} />
          <dialogs.AccountDialogs open={open === "airline" ? null : open} onClose={handleClose} />
        </>
      )}
    </>
  );
});
