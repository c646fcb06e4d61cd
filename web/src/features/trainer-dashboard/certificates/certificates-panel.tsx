import type { IssuedCertificate } from "contract/certificates";
import type { GroupBoard } from "contract/groups";
import { X } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useGroupAction } from "../api.ts";
import { Confirm } from "../components/confirm.tsx";
import { tellFailed } from "../tell-failed.ts";

/** Who has a certificate of the group, and those who can have one now. */
export function CertificatesPanel({ board }: { board: GroupBoard }) {
  const t = useT();
  const issuing = useGroupAction<IssuedCertificate[]>();
  const [leaving, setLeaving] = useState<IssuedCertificate | null>(null);
  const { group, members, certificates } = board;
  const held = new Set(certificates.map(({ memberId }) => memberId));
  const ready = members.filter(
    ({ id, progress }) =>
      !held.has(id) && progress.length > 0 && progress.every(({ doneAt }) => doneAt !== null),
  );
  const handleIssue = () =>
    issuing.mutate(
      {
        method: "POST",
        path: `/${group.id}/certificates`,
        payload: { memberIds: ready.map(({ id }) => id) },
      },
      {
        onSuccess: (issued) =>
          showToast({ title: t("certificate.panel.issued", { count: issued.length }) }),
        onError: tellFailed,
      },
    );
  return (
    <Panel as="section" aria-labelledby="certificates-title">
      <h2 id="certificates-title" className="text-h2">
        {t("certificate.panel.title")}
      </h2>
      {certificates.length === 0 && ready.length === 0 && (
        <p className="mt-2 text-ink-2">{t("certificate.panel.none")}</p>
      )}
      {ready.length > 0 && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p>{t("certificate.panel.ready", { count: ready.length })}</p>
          <Button isPending={issuing.isPending} onClick={handleIssue}>
            {issuing.isPending
              ? t("trainer.saving")
              : t("certificate.panel.issue", { count: ready.length })}
          </Button>
        </div>
      )}
      <ul className="relative mt-2 max-h-[20rem] overflow-y-auto">
        {certificates.map((certificate) => (
          <li
            key={certificate.number}
            className="flex items-center justify-between gap-3 border-seam py-2 not-first:border-t"
          >
            <div className="min-w-0">
              <PageLink
                href={`/trainer-dashboard?certificate=${certificate.number}`}
                aria-label={t("certificate.panel.open", { name: certificate.name })}
                className="inline-flex min-h-8 items-center break-words font-semibold text-label text-lagoon-ink underline underline-offset-4"
              >
                <bdi>{certificate.name}</bdi>
              </PageLink>
              <p className="text-ink-2 text-small">
                {t("certificate.issued", { date: formatDate(certificate.issuedAt) })}
              </p>
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("certificate.panel.withdraw", { name: certificate.name })}
              className="text-ink-2"
              onClick={() => setLeaving(certificate)}
            >
              <Icon of={X} size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          onClose={() => setLeaving(null)}
          question={{
            title: t("certificate.panel.withdraw", { name: leaving.name }),
            text: t("certificate.panel.withdrawText", { name: leaving.name }),
            keep: t("certificate.panel.keep"),
            action: { method: "DELETE", path: `/${group.id}/certificates/${leaving.number}` },
            done: t("certificate.panel.withdrawn"),
          }}
        />
      )}
    </Panel>
  );
}
