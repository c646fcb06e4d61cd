import { useQuery } from "@tanstack/react-query";
import type { SecondOpinion } from "contract/second-evaluations";
import { Copy, Link2 } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { copyText } from "../../../lib/clipboard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import type { EvaluatedInterview } from "../evaluation/model.ts";
import { AgreementView } from "./agreement-view.tsx";
import { opinionQuery, useInvite, useWithdraw } from "./api.ts";

interface SecondDialogProps {
  interview: EvaluatedInterview;
  onClose: () => void;
}

/** The second opinion on an interview: the invitation, who took it up, and, once both are in, how far the two agree. */
export function SecondDialog({ interview, onClose }: SecondDialogProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(opinionQuery(interview.id));
  const { candidateName: name } = interview;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop
      width={data?.pair ? "wide" : "normal"}
      title={t("second.title")}
      description={name}
      closeLabel={t("buttons.close")}
    >
      {data ? (
        <Standing opinion={data} interview={interview} />
      ) : error ? (
        <div role="alert">
          <p className="font-semibold">{t("second.failed")}</p>
          <p className="mt-1 text-ink-2 text-label">
            {error instanceof ApiError ? error.text : t("booked.unreachable")}
          </p>
          <Button className="mt-4" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton label={t("second.loading")} lines={[1, 0.7]} />
      )}
    </Dialog>
  );
}

function Standing({
  opinion,
  interview,
}: {
  opinion: SecondOpinion;
  interview: EvaluatedInterview;
}) {
  const t = useT();
  const inviting = useInvite(interview.id);
  const withdrawing = useWithdraw();
  const { state, side, token, evaluatorName, pair } = opinion;
  const fault = inviting.error ?? withdrawing.error;
  if (pair) return <AgreementView pair={pair} />;
  const link = token ? `${location.origin}/recruiter-dashboard?second=${token}` : "";
  return (
    <div className="grid gap-4">
      {side === "first" && (
        <p className="text-label">{t("second.lead", { name: interview.candidateName })}</p>
      )}
      {state === "none" && (
        <Button
          variant="primary"
          className="justify-self-start"
          isPending={inviting.isPending}
          onClick={() => inviting.mutate()}
        >
          <Icon of={Link2} size={18} />
          {t("second.make")}
        </Button>
      )}
      {token && (
        <>
          <Field label={t("second.link")} hint={t("second.linkHint")}>
            <TextInput
              readOnly
              dir="ltr"
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          <Button
            variant="primary"
            className="justify-self-start"
            onClick={async () => {
              if (await copyText(link))
                showToast({ title: t("second.copied"), variant: "success" });
            }}
          >
            <Icon of={Copy} size={18} />
            {t("second.copy")}
          </Button>
        </>
      )}
      {evaluatorName && side === "first" && (
        <p className="rounded-[14px] bg-well px-4 py-3 text-label">
          {t("second.accepted", { name: evaluatorName })}{" "}
          {t(state === "given" ? "second.waitingFirst" : "second.waitingSecond")}
        </p>
      )}
      {side === "second" && <p className="text-label">{t("second.waitingLead")}</p>}
      {fault && (
        <p role="alert" className="text-red-ink text-label">
          {fault instanceof ApiError ? fault.text : t("booked.unreachable")}
        </p>
      )}
      {side === "first" && (state === "invited" || state === "accepted") && (
        <Button
          variant="quiet"
          className="-ms-3 justify-self-start"
          isPending={withdrawing.isPending}
          onClick={() =>
            withdrawing.mutate(interview.id, {
              onSuccess: () => showToast({ title: t("second.withdrawn") }),
            })
          }
        >
          {t("second.withdraw")}
        </Button>
      )}
    </div>
  );
}
