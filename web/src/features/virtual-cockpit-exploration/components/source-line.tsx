import type { Source } from "content/source";
import { useT } from "../../../i18n/i18n.ts";
import { OutsideLink } from "../../../ui/outside-link.tsx";

/** Where a rule or a figure was read; a link where it can be read again. */
export function SourceLine({ source, className }: { source: Source; className?: string }) {
  const t = useT();
  const text = (
    <bdi lang="en">{t("cockpit.source", { name: source.name, year: String(source.year) })}</bdi>
  );
  return (
    <p className={`text-ink-2 text-micro ${className ?? ""}`}>
      {source.url ? <OutsideLink href={source.url}>{text}</OutsideLink> : text}
    </p>
  );
}
