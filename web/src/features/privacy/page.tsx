import { useT } from "../../i18n/i18n.ts";
import { PrivacyNotice } from "../../parts/privacy-notice/privacy-notice.tsx";
import { Panel } from "../../ui/panel.tsx";

/** The privacy notice as a page of its own, so that it can be linked to. */
export default function PrivacyPage() {
  const t = useT();
  return (
    <>
      <h1 className="text-h1">{t("account.privacy.title")}</h1>
      <p className="mt-1 mb-6 max-w-[66ch] text-ink-2">{t("account.privacy.lead")}</p>
      <Panel>
        <PrivacyNotice headingLevel={2} />
      </Panel>
    </>
  );
}
