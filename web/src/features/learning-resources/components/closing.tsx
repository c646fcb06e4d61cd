import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";

/** The last word, and the way to begin. */
export function Closing() {
  const t = useT();
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-seam border-t pt-8">
      <div>
        <h2 className="text-h2">{t("resources.closing.title")}</h2>
        <p className="mt-1.5 max-w-[60ch] text-ink-2">{t("resources.closing.text")}</p>
      </div>
      <PageLink href="/star-practice" className={buttonClass("primary", "big")}>
        {t("resources.closing.action")}
      </PageLink>
    </section>
  );
}
