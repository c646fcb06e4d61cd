import { useT } from "../i18n/i18n.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** While a screen's code is on its way; appears after 200 ms, so that a quick load shows nothing. */
export function PageLoading() {
  const t = useT();
  return <Skeleton label={t("shell.loading")} className="pt-6" />;
}
