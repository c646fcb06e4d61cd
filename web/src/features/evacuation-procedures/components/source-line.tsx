import type { Source } from "content/source";
import { useT } from "../../../i18n/i18n.ts";
import { OutsideLink } from "../../../ui/outside-link.tsx";

/** Where a fact was read. */
export function SourceLine({ source }: { source: Source }) {
  const t = useT();
  const name = `${source.name} (${source.year})`;
  return (
    <p className="text-ink-2 text-micro">
      {t("evacuation.source")}{" "}
      {source.url ? (
        <OutsideLink href={source.url}>
          <bdi lang="en">{name}</bdi>
          <span className="sr-only"> {t("evacuation.newTab")}</span>
        </OutsideLink>
      ) : (
        <bdi lang="en">{name}</bdi>
      )}
    </p>
  );
}
