import { useEffect, useState } from "react";
import { formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { now } from "../../lib/clock.ts";
import { classNames } from "../../ui/class-names.ts";

const RENEW_MS = 5000;

interface DraftLineProps {
  savedAt: Date | null;
  isKept: boolean;
  className?: string | undefined;
}

/** Says that what is typed is kept on this device, and since when. */
export function DraftLine({ savedAt, isKept, className }: DraftLineProps) {
  const t = useT();
  const [at, setAt] = useState(now);
  useEffect(() => {
    setAt(now());
    if (!savedAt) return;
    const timer = setInterval(() => setAt(now()), RENEW_MS);
    return () => clearInterval(timer);
  }, [savedAt]);

  if (!isKept) {
    return (
      <p role="alert" className={classNames("text-red-ink text-small", className)}>
        {t("practice.draft.refused")}
      </p>
    );
  }
  const seconds = savedAt ? Math.max(0, Math.round((at.getTime() - savedAt.getTime()) / 1000)) : 0;
  const words = !savedAt
    ? t("practice.draft.none")
    : seconds < 2
      ? t("practice.draft.now")
      : seconds < 60
        ? t("practice.draft.seconds", { count: seconds })
        : t("practice.draft.at", {
            time: formatDate(savedAt, { timeStyle: "short" }),
          });
  return <p className={classNames("tabular text-ink-2 text-small", className)}>{words}</p>;
}
