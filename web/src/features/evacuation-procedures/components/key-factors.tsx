import { EXIT_CONDITIONS, EXIT_FAILURES, REDIRECTING } from "content/evacuation/exit-assessment";
import type { EvacuationProcedure } from "content/evacuation/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { OutsideWindow } from "../pictures/outside-window.tsx";
import { TextList } from "./text-list.tsx";

/** What decides: the factors, what to look for outside, what can fail, and how people are turned round. */
export function KeyFactors({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Panel as="section" aria-labelledby="factors">
        <h2 id="factors" className="mb-4 text-h2">
          {t("evacuation.factors.title")}
        </h2>
        <TextList texts={procedure.keyFactors} />
      </Panel>
      <Panel as="section" aria-labelledby="outside">
        <h2 id="outside" className="text-h2">
          {t("evacuation.factors.outside")}
        </h2>
        <ul lang="en" className="mt-5 grid gap-x-6 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-3">
          {EXIT_CONDITIONS.map(({ id, condition, lookFor, unusableWhen, thenDo }) => (
            <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4">
              <OutsideWindow shows={id} />
              <div className="text-small">
                <h3 className="text-h3">
                  <bdi>{condition}</bdi>
                </h3>
                <p className="mt-1">
                  <bdi>{lookFor}</bdi>
                </p>
                <p className="mt-2 text-red-ink">
                  <strong lang="" className="font-semibold">
                    {t("evacuation.factors.closed")}
                  </strong>{" "}
                  <bdi>{unusableWhen}</bdi>
                </p>
                <p className="mt-2 text-ink-2">
                  <bdi>{thenDo}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel as="section" aria-labelledby="failures">
        <h2 id="failures" className="text-h2">
          {t("evacuation.factors.failures")}
        </h2>
        <dl lang="en" className="mt-4">
          {EXIT_FAILURES.map(({ id, failure, firstTry, otherwise }) => (
            <div
              key={id}
              className="grid gap-x-8 gap-y-1 border-seam border-t py-3.5 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,2fr)]"
            >
              <dt className="font-semibold">
                <bdi>{failure}</bdi>
              </dt>
              <dd className="text-label">
                <bdi>{firstTry}</bdi>
              </dd>
              <dd className="text-ink-2 text-label">
                <bdi>{otherwise}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel as="section" aria-labelledby="redirect">
        <h2 id="redirect" className="mb-4 text-h2">
          {t("evacuation.factors.redirect")}
        </h2>
        <TextList texts={REDIRECTING} isNumbered />
      </Panel>
    </div>
  );
}
