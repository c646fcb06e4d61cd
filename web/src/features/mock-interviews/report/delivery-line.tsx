import type { SessionAnswer } from "contract/interview-sessions";
import { AudioLines } from "lucide-react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";

/** How the answer was given, where its recording was analysed. */
export function DeliveryLine({ answer }: { answer: Pick<SessionAnswer, "delivery" | "mode"> }) {
  const t = useT();
  const { delivery, mode } = answer;
  if (mode === "text") return null;
  // What only a picture shows is no gap of a recording that had none.
  const scores = delivery?.scores.filter(({ score }) => mode === "video" || score !== null) ?? [];
  return (
    <section className="border-seam border-t pt-4">
      <h4 className="flex items-center gap-2 font-semibold text-label">
        <Icon of={AudioLines} size={17} className="text-ink-2" />
        {t("interview.delivery.title")}
      </h4>
      {delivery === null ? (
        <p className="mt-1.5 text-ink-2 text-small">{t("interview.delivery.none")}</p>
      ) : (
        <>
          <ul className="mt-2.5 grid gap-x-8 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-1">
            {scores.map(({ id, score }) => (
              <li key={id}>
                <p className="flex justify-between gap-3 text-small">
                  <span>{t(`delivery.score.${id}`)}</span>
                  <span className="tabular font-semibold">
                    {score === null ? (
                      <span className="font-normal text-ink-2">{t("report.notMeasured")}</span>
                    ) : (
                      formatNumber(score)
                    )}
                  </span>
                </p>
                {score !== null && <Bar value={score} tone={scoreTone(score)} className="mt-1" />}
              </li>
            ))}
          </ul>
          <PageLink
            href={`/video-practice?analysis=${delivery.id}`}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-label text-lagoon-ink underline decoration-lagoon/40 underline-offset-4 print:hidden"
          >
            {t("interview.delivery.open")}
          </PageLink>
        </>
      )}
    </section>
  );
}
