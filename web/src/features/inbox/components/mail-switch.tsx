import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { settingsQuery, useSwitchMail } from "../api.ts";

/** Whether notices go out as letters too; shown only where this server sends any and the account has an address. */
export function MailSwitch() {
  const t = useT();
  const id = useId();
  const { data } = useQuery(settingsQuery);
  const { mutate, isPending, variables } = useSwitchMail();
  if (!data?.hasMail) return null;
  const handleSwitch = (isWanted: boolean) =>
    mutate(isWanted, {
      onSuccess: () =>
        showToast({ title: t(isWanted ? "inbox.mail.on" : "inbox.mail.off"), variant: "success" }),
      onError: (error) =>
        showToast({
          title: t("inbox.notChanged"),
          description: error instanceof ApiError ? error.text : t("inbox.unreachable"),
          variant: "destructive",
        }),
    });
  return (
    <Panel as="section" id="mail" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h3">
        {t("inbox.mail.title")}
      </h2>
      <Checkbox
        className="mt-1.5 font-semibold text-label"
        checked={isPending ? variables : data.wantsMail}
        onChange={(event) => handleSwitch(event.target.checked)}
        aria-describedby={`${id}-text`}
      >
        {t("inbox.mail.label")}
      </Checkbox>
      <p id={`${id}-text`} className="mt-0.5 max-w-[58ch] ps-8.5 text-ink-2 text-small">
        {t("inbox.mail.text")}
      </p>
    </Panel>
  );
}
