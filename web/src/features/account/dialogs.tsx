import { useState } from "react";
import { PrivacyDialog } from "../../parts/privacy-notice/privacy-dialog.tsx";
import { DeleteDialog } from "./components/delete-dialog.tsx";
import { DownloadDialog } from "./components/download-dialog.tsx";
import { PasskeysDialog } from "./components/passkeys-dialog.tsx";
import { SettingsDialog } from "./components/settings-dialog.tsx";
import { SignOutDialog } from "./components/sign-out-dialog.tsx";

export type AccountDialog =
  | "settings"
  | "passkeys"
  | "download"
  | "privacy"
  | "delete"
  | "sign-out";

type AccountDialogsProps = { open: AccountDialog | null; onClose: () => void };

/** Everything a person can do with their account, one dialog at a time. */
export function AccountDialogs({ open, onClose }: AccountDialogsProps) {
  return open && <OpenDialog key={open} open={open} onClose={onClose} />;
}

/** A dialog may send the person through another one first, and has them back when that closes. */
function OpenDialog({ open, onClose }: { open: AccountDialog; onClose: () => void }) {
  const [trail, setTrail] = useState<readonly AccountDialog[]>([open]);
  const [hasDetoured, setHasDetoured] = useState(false);
  const handleDetour = (to: AccountDialog) => {
    setHasDetoured(true);
    setTrail([...trail, to]);
  };
  const handleClose = () => {
    if (trail.length > 1) setTrail(trail.slice(0, -1));
    else onClose();
  };

  switch (trail.at(-1)) {
    case "settings":
      return <SettingsDialog onClose={handleClose} />;
    case "passkeys":
      return <PasskeysDialog onClose={handleClose} />;
    case "download":
      return <DownloadDialog onClose={handleClose} />;
    case "privacy":
      return <PrivacyDialog isOpen onClose={handleClose} />;
    case "delete":
      return <DeleteDialog onClose={handleClose} onDownload={() => handleDetour("download")} />;
    case "sign-out":
      return (
        <SignOutDialog asksFirst={hasDetoured} onDetour={handleDetour} onClose={handleClose} />
      );
    default:
      return null;
  }
}
