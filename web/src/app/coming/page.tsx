import { useLocation } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import type { Key } from "../../i18n/keys.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import { findPage } from "../pages.ts";

/** A route whose screen is still being built: says plainly what is coming, and offers what is there. */
export default function ComingPage() {
  const t = useT();
  const [path] = useLocation();
  const title = findPage(path)?.title ?? "shell.notFound.title";
  return (
    <article className="grid max-w-[60ch] grid-cols-[minmax(0,1fr)] gap-4 pt-8">
      <div className="w-44 max-w-full" aria-hidden="true">
        <WindowRow items={[{ raise: 0.34 }, { raise: 0.12 }, { raise: 0 }]} />
      </div>
      <p>
        <Badge tone="dawn">{t("shell.coming.badge")}</Badge>
      </p>
      <h1 className="text-h1">{t(title)}</h1>
      <p className="text-[1.125rem] leading-[1.55] text-ink-2">
        {t(title.replace(/title$/, "coming") as Key)}
      </p>
      <h2 className="mt-4 text-h3">{t("shell.coming.meanwhile")}</h2>
      <p className="flex flex-wrap gap-3">
        <PageLink href="/star-practice" className={buttonClass("primary")}>
          {t("shell.coming.practise")}
        </PageLink>
        <PageLink href="/" className={buttonClass("line")}>
          {t("buttons.backToDashboard")}
        </PageLink>
      </p>
    </article>
  );
}
