import type { NotAssessed } from "contract/delivery";
import { DELIVERY_SCORES, MEASURE_IDS, NOT_ASSESSED_REASONS } from "contract/delivery-terms";
import { formatList } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";

/** What was not measured, gathered by its reason; what is never measured comes last. */
export function NotAssessedList({ notAssessed }: { notAssessed: readonly NotAssessed[] }) {
  const t = useT();
  const nameOf = (what: string): string => {
    const measure = MEASURE_IDS.find((id) => id === what);
    if (measure) return t(`delivery.measure.${measure}.name`);
    const score = DELIVERY_SCORES.find((id) => id === what);
    if (score) return t(`delivery.score.${score}`);
    if (what === "content" || what === "emotion" || what === "accent")
      return t(`delivery.what.${what}`);
    return what;
  };
  const groups = NOT_ASSESSED_REASONS.flatMap((reason) => {
    const names = notAssessed
      .filter((one) => one.reason === reason)
      .map(({ what }) => nameOf(what));
    return names.length > 0 ? [{ reason, names: [...new Set(names)] }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <div className="mt-5 border-seam border-t pt-5 print:mt-2 print:pt-2">
      <h3 className="font-semibold text-h3">{t("delivery.notAssessed.title")}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 text-small tablet:grid-cols-2 print:text-micro">
        {groups.map(({ reason, names }) => (
          <div key={reason}>
            <dt className="font-medium">{formatList(names)}</dt>
            <dd className="text-ink-2">{t(`delivery.reason.${reason}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
