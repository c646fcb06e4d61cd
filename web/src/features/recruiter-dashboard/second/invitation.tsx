import { useId } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useAccept } from "./api.ts";

interface InvitationProps {
  /** Of the link that was opened. */
  token: string;
  isRecruiter: boolean;
}

/** What a second opinion is, before one agrees to give it. */
export function Invitation({ token, isRecruiter }: InvitationProps) {
  const t = useT();
  const id = useId();
  const [, navigate] = useLocation();
  const accepting = useAccept();
  const leave = () => navigate("/recruiter-dashboard", { replace: true });
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h2">
        {t("second.invitation")}
      </h2>
      <p className="max-w-[62ch] text-label">
        {t(isRecruiter ? "second.invitationText" : "second.notRecruiter")}
      </p>
      {accepting.error && (
        <p role="alert" className="text-red-ink text-label">
          {accepting.error instanceof ApiError ? accepting.error.text : t("booked.unreachable")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isRecruiter && (
          <Button
            variant="primary"
            isPending={accepting.isPending}
            onClick={() =>
              accepting.mutate(token, {
                onSuccess: () => {
                  showToast({ title: t("second.takenUp"), variant: "success" });
                  leave();
                },
              })
            }
          >
            {t(accepting.isPending ? "second.accepting" : "second.accept")}
          </Button>
        )}
        <Button onClick={leave}>{t("second.decline")}</Button>
      </div>
    </Panel>
  );
}
