import { useT } from "../i18n/i18n.ts";
import { buttonClass } from "../ui/button-class.ts";
import { PageLink } from "../ui/page-link.tsx";
import { WindowRow } from "../ui/window-row.tsx";

export function NotFound() {
  const t = useT();
  return (
    <div className="grid min-h-[60vh] content-center justify-items-center gap-3 text-center">
      <div className="mb-4 w-52">
        <WindowRow items={[{ raise: 0 }, { raise: 0.16 }, { raise: 0 }]} />
      </div>
      <h1 className="text-h1">{t("shell.notFound.title")}</h1>
      <p className="text-ink-2">{t("shell.notFound.text")}</p>
      <PageLink href="/" className={`${buttonClass("primary")} mt-3`}>
        {t("shell.notFound.action")}
      </PageLink>
    </div>
  );
}
