import { useT } from "../../../i18n/i18n.ts";
import type { AskedTexts } from "./asked-text.ts";

type AskedFact = { [Group in keyof AskedTexts]: keyof AskedTexts[Group] }[keyof AskedTexts];

interface AskedGroupProps {
  title: string;
  texts: Partial<Record<AskedFact, string | null>>;
}

/** One group of requirements; what nobody has published is said to be so. */
export function AskedGroup({ title, texts }: AskedGroupProps) {
  const t = useT();
  return (
    <section>
      <h3 className="text-h3">{title}</h3>
      <dl className="mt-2 grid gap-x-5 tablet:grid-cols-[10rem_minmax(0,1fr)]">
        {(Object.entries(texts) as [AskedFact, string | null][]).map(([fact, text]) => (
          <div
            key={fact}
            className="grid gap-x-5 border-seam border-t py-2.5 tablet:col-span-2 tablet:grid-cols-subgrid"
          >
            <dt className="text-ink-2 text-small leading-[1.6]">{t(`guide.fact.${fact}`)}</dt>
            <dd className="text-label leading-normal">
              {text === null ? (
                <span className="text-ink-2">{t("guide.fact.unknown")}</span>
              ) : (
                <bdi lang="en">{text}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
