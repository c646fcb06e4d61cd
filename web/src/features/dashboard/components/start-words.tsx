import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import type { Welcome } from "../model.ts";
import { BannerWords } from "./banner-words.tsx";

type Kind = Exclude<Welcome, "next">;

const PRACTISE = "/star-practice";
/** Where the second button leads. */
const MORE: Record<Kind, string> = {
  newcomer: "/dashboard-details#star-guide",
  steady: "/dashboard-details#question-bank",
  recruiter: "/recruiter-dashboard",
  trainer: "/trainer-dashboard",
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
  const practise = { path: PRACTISE, words: t(`dashboard.${kind}.start`) };
  const further = { path: MORE[kind], words: more };
  // A recruiter's day begins with the interviews, a trainer's with the groups, everybody else's with an answer.
  const hasDesk = kind === "recruiter" || kind === "trainer";
  const [first, second] = hasDesk ? [further, practise] : [practise, further];
  return (
    <BannerWords
      headline={t(`dashboard.${kind}.headline`)}
      text={t(`dashboard.${kind}.text`)}
      actions={
        <>
          <PageLink href={first.path} className={buttonClass("primary", "big")}>
            {first.words}
          </PageLink>
          <PageLink href={second.path} className={buttonClass("line", "big")}>
            {second.words}
          </PageLink>
        </>
      }
    />
  );
}
