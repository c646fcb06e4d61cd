import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import type { Welcome } from "../model.ts";
import { BannerWords } from "./banner-words.tsx";

type Kind = Exclude<Welcome, "next">;

/** Where the second button leads. */
const MORE: Record<Kind, { path: string; label: "guide" | "choose" | "more" }> = {
  newcomer: { path: "/dashboard-details#star-guide", label: "guide" },
  steady: { path: "/dashboard-details#question-bank", label: "choose" },
  recruiter: { path: "/recruiter-dashboard", label: "more" },
  trainer: { path: "/trainer-dashboard", label: "more" },
};

/** The banner's words where nothing stored calls for a retake. */
export function StartWords({ kind }: { kind: Kind }) {
  const t = useT();
  const more = {
    newcomer: t("dashboard.newcomer.guide"),
    steady: t("dashboard.steady.choose"),
    recruiter: t("dashboard.recruiter.more"),
    trainer: t("dashboard.trainer.more"),
  }[kind];
  return (
    <BannerWords
      headline={t(`dashboard.${kind}.headline`)}
      text={t(`dashboard.${kind}.text`)}
      actions={
        <>
          <PageLink href="/star-practice" className={buttonClass("primary", "big")}>
            {t(`dashboard.${kind}.start`)}
          </PageLink>
          <PageLink href={MORE[kind].path} className={buttonClass("line", "big")}>
            {more}
          </PageLink>
        </>
      }
    />
  );
}
