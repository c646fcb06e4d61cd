import type { ReviewSetId } from "contract/review-terms";
import { Printer } from "lucide-react";
import { formatDate, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { CertificateSheet } from "../../../parts/certificate/certificate-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import type { ReviewState } from "../use-review.ts";

/** A passed gate on one page, for the wall or the folder; it says what it is and what it is not. */
export function Certificate({ set, review }: { set: ReviewSetId; review: ReviewState }) {
  const t = useT();
  const { record } = useAccount();
  const name = useUser()?.name ?? record.name;
  const gate = review.gates.find((one) => one.set === set);
  const back = (
    <PageLink href="/review" className={buttonClass()}>
      {t("review.certificate.back")}
    </PageLink>
  );
  if (!gate?.passed)
    return (
      <EmptyState
        headingLevel={1}
        heading={t("review.certificate.notYet")}
        sentence={
          gate &&
          t("review.certificate.notYetText", {
            ...{ known: gate.known, size: gate.size, needed: gate.needed },
          })
        }
        action={back}
      />
    );
  const { passed, size, needed } = gate;
  const percent = formatPercent(Math.floor((passed.known / size) * 100));
  return (
    <div className="mx-auto grid w-full max-w-[50rem] gap-5">
      <CertificateSheet
        title={t("review.certificate.title")}
        name={name}
        note={t("review.certificate.not")}
      >
        <p className="mt-5 text-ink-2">{t("review.certificate.has")}</p>
        <p className="mt-1 text-balance font-semibold text-h2">{t(`review.sets.names.${set}`)}</p>
        <p className="tabular mt-5">
          {t("review.certificate.share", { known: passed.known, size, percent, needed })}
        </p>
        <p className="tabular mt-1">
          {t("review.certificate.date", {
            date: formatDate(new Date(passed.at), { dateStyle: "long" }),
          })}
        </p>
      </CertificateSheet>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={() => print()}>
          <Icon of={Printer} size={18} />
          {t("review.certificate.print")}
        </Button>
        {back}
      </p>
    </div>
  );
}
