import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";

/** The privacy notice over whatever screen it is asked for on. Needs the words of `account`. */
export function PrivacyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOnBackdrop
      width="wide"
      title={t("account.privacy.title")}
      description={t("account.privacy.lead")}
      closeLabel={t("buttons.close")}
      footer={<Button onClick={onClose}>{t("buttons.close")}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: there is nothing else in it to reach, and the keys must scroll it. */}
      <section tabIndex={0} aria-label={t("account.privacy.title")}>
        <PrivacyNotice headingLevel={3} />
      </section>
    </Dialog>
  );
}
