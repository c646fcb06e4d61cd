import { useQuery } from "@tanstack/react-query";
import { certificateNumber, printedNumber } from "contract/certificate-terms";
import type { Certificate, CertifiedWork } from "contract/certificates";
import { Printer } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { type t as translate, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { CertificateSheet } from "../../../parts/certificate/certificate-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { certificateQuery } from "../api.ts";
import { scenarioTitle } from "../assignment.ts";
import { Failed } from "../components/failed.tsx";

/** The certificate of a number, for its owner to print and for anybody to check. */
export function CertificatePage({ number: typed }: { number: string }) {
  const t = useT();
  const { connection } = useAccount();
  const number = certificateNumber(typed);
  const found = useQuery({ ...certificateQuery(number), enabled: connection === "here" });
  return (
    <div className="mx-auto grid w-full max-w-[50rem] grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <BackLink href="/trainer-dashboard" label={t("certificate.back")} />
      </div>
      {found.data ? (
        <Shown certificate={found.data} />
      ) : found.isError || connection === "away" ? (
        <Failed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton label={t("certificate.loading")} className="min-h-[30rem]" />
      )}
    </div>
  );
}

function Shown({ certificate }: { certificate: Certificate }) {
  const t = useT();
  const { name, group, trainerName, work, number, issuedAt, withdrawnAt } = certificate;
  const dayOf = (at: string) => formatDate(at, { dateStyle: "long" });
  return (
    <>
      {withdrawnAt ? (
        <div role="alert" className="rounded-[14px] bg-red-soft px-5 py-4 text-ink">
          <p className="font-semibold">
            {t("certificate.withdrawn", { date: dayOf(withdrawnAt) })}
          </p>
          <p className="mt-1">{t("certificate.withdrawnText")}</p>
        </div>
      ) : (
        <p role="status" className="font-semibold text-green-ink print:hidden">
          {t("certificate.holds")}
        </p>
      )}
      <CertificateSheet title={t("certificate.title")} name={name} note={t("certificate.note")}>
        <p className="mt-5 text-ink-2">{t("certificate.has", { count: work.length })}</p>
        <p className="mt-1 text-balance font-semibold text-h2">
          <bdi>{t("certificate.group", { group, trainer: trainerName })}</bdi>
        </p>
        <ul className="mt-7 grid w-full max-w-[34rem] text-start">
          {work.map((one, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: what a certificate says never changes.
              key={at}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-seam border-t py-2.5 last:border-b"
            >
              <span dir="auto" className="min-w-0 break-words">
                {workName(t, one)}
              </span>
              <span className="text-ink-2 text-small">
                {t("certificate.done", { date: formatDate(one.doneAt, { dateStyle: "medium" }) })}
              </span>
            </li>
          ))}
        </ul>
        <p className="tabular mt-7">{t("certificate.issued", { date: dayOf(issuedAt) })}</p>
        <p className="tabular mt-1 font-semibold">
          {t("certificate.number", { number: printedNumber(number) })}
        </p>
        <p className="mt-2 max-w-[58ch] break-words text-ink-2 text-micro">
          {t("certificate.check", {
            address: `${location.origin}/trainer-dashboard?certificate=${number}`,
          })}
        </p>
      </CertificateSheet>
      {!withdrawnAt && (
        <p className="print:hidden">
          <Button variant="primary" onClick={() => print()}>
            <Icon of={Printer} size={18} />
            {t("certificate.print")}
          </Button>
        </p>
      )}
    </>
  );
}

/** What was done, with the amount that was stored. */
function workName(
  t: typeof translate,
  { kind, set, ownSetName, scenario, done }: CertifiedWork,
): string {
  switch (kind) {
    case "set":
      return t("certificate.what.cards", {
        name: set ? t(`review.sets.names.${set}`) : "",
        count: done,
      });
    case "own-set":
      return t("certificate.what.cards", { name: ownSetName ?? "", count: done });
    case "scenario":
      return t("certificate.what.scenario", { title: scenarioTitle(scenario) });
    case "answers":
    case "interviews":
      return t(`certificate.what.${kind}`, { count: done });
  }
}
