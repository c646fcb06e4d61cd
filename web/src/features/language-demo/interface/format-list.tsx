import type { LanguageCode } from "contract/languages";
import { useT } from "../../../i18n/i18n.ts";
import { directionOf } from "../../../i18n/languages.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { Formats } from "../model.ts";

const ROWS = ["date", "time", "number", "share", "list", "soon"] as const;

interface FormatListProps {
  formats: Formats;
  code: LanguageCode;
  /** Name of the language in the interface's. */
  language: string;
}

/** Dates, numbers and plurals as the language writes them. */
export function FormatList({ formats, code, language }: FormatListProps) {
  const t = useT();
  const own = { lang: code, dir: directionOf(code) };
  return (
    <Panel as="section" aria-labelledby="formats-title">
      <h2 id="formats-title" className="text-h3">
        {t("languageDemo.formats.title", { language })}
      </h2>
      <dl className="mt-3 grid gap-x-8 tablet:grid-cols-2">
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 border-seam border-t py-2"
          >
            <dt className="text-ink-2 text-small">{t(`languageDemo.formats.${row}`)}</dt>
            <dd {...own} className="tabular font-semibold text-label">
              <bdi>{formats[row]}</bdi>
            </dd>
          </div>
        ))}
        <div className="border-seam border-t py-2.5 tablet:col-span-2">
          <dt className="text-ink-2 text-small">{t("languageDemo.formats.days")}</dt>
          <dd {...own} className="mt-1.5 flex flex-wrap gap-2">
            {formats.days.map((counted) => (
              <bdi
                key={counted}
                className="tabular rounded-full bg-well px-3 py-1 font-semibold text-small"
              >
                {counted}
              </bdi>
            ))}
          </dd>
        </div>
        <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 border-seam border-t py-2 tablet:col-span-2">
          <dt className="text-ink-2 text-small">{t("languageDemo.formats.forms")}</dt>
          <dd className="tabular font-semibold text-label">{formats.forms.length}</dd>
        </div>
      </dl>
    </Panel>
  );
}
