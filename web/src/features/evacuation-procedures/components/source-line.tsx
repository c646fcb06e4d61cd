import type { Source } from "content/source";
import { useT } from "../../../i18n/i18n.ts";

/** Where a fact was read. */
export function SourceLine({ source }: { source: Source }) {
  const t = useT();
  const name = `${source.name} (${source.year})`;
  return (
    <p className="text-ink-2 text-micro">
      {t("evacuation.source")}{" "}
      {source.url ? (
        <a
          href={source.url}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2 hover:text-ink"
        >
          <bdi lang="en">{name}</bdi>
          <span className="sr-only"> {t("evacuation.newTab")}</span>
        </a>
      ) : (
        <bdi lang="en">{name}</bdi>
      )}
    </p>
  );
}
