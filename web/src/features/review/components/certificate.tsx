import type { ReviewSetId } from "contract/review-terms";
import { Printer } from "lucide-react";
import { formatDate, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import type { ReviewState } from "../use-review.ts";

const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };
const ROW = Array.from({ length: 9 }, () => ({ raise: 1 }));

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
        headingLevel={2}
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
      <article
        aria-labelledby="certificate-title"
        className="grid justify-items-center rounded-[22px] border border-seam bg-panel px-6 py-10 text-center tablet:rounded-[28px] tablet:px-14 tablet:py-16 print:border-[#999] print:[print-color-adjust:exact]"
      >
        <WindowRow items={ROW} size={WINDOW} hasWing className="max-w-[26rem]" />
        <h1 id="certificate-title" className="mt-9 text-ink-2 text-small">
          {t("review.certificate.title")}
        </h1>
        <p className="mt-2 text-balance font-semibold text-[2.125rem] leading-tight tracking-[-0.02em]">
          <bdi>{name}</bdi>
        </p>
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
        <p className="mt-10 max-w-[58ch] border-seam border-t pt-5 text-balance text-ink-2 text-micro">
          {t("review.certificate.not")}
        </p>
      </article>
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
