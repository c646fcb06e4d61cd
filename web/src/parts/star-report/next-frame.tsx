import type { StarAnalysis } from "contract/star-analysis";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";

/** A frame for the next take, of the person's own words and open gaps. */
export function NextFrame({ skeleton }: { skeleton: StarAnalysis["skeleton"] }) {
  const t = useT();
  if (skeleton.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="frame-title">
      <h2 id="frame-title" className="text-h2">
        {t("report.frame.title")}
      </h2>
      <p className="mt-1 text-ink-2 text-small">{t("report.frame.text")}</p>
      <dl className="mt-3.5">
        {skeleton.map(({ section, prompt }) => (
          <div
            key={`${section} ${prompt.id} ${prompt.text}`}
            className="grid gap-x-5 border-seam border-t py-3.5 tablet:grid-cols-[92px_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-label">{t(`practice.section.${section}`)}</dt>
            <dd dir="auto">{prompt.text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
