import { useQuery } from "@tanstack/react-query";
import type { AirlineRequirements } from "content/airline-requirements/schema";
import type { AirlineFact } from "contract/airline-facts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { requirementsQuery } from "../api.ts";
import { AskedGroup } from "./asked-group.tsx";
import { askedTexts } from "./asked-text.ts";
import { OwnPage } from "./own-page.tsx";
import { Sources } from "./sources.tsx";

interface SelectionDialogProps {
  airline: AirlineFact | null;
  now: Date;
  onClose: () => void;
}

/** What an airline asks of a beginner, and the stages of its selection. */
export function SelectionDialog({ airline, now, onClose }: SelectionDialogProps) {
  const t = useT();
  const requirements = useQuery({ ...requirementsQuery, enabled: airline !== null });
  if (!airline) return null;
  const asked = requirements.data?.[airline.id];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      closesOnBackdrop
      title={t("guide.selection.title", { airline: airline.airlineName })}
      description={t("guide.selection.text")}
      closeLabel={t("buttons.close")}
    >
      <OwnPage airlines={[airline]} />
      {asked ? (
        <Asked asked={asked} now={now} />
      ) : requirements.isError ? (
        <div role="alert" className="mt-5 grid justify-items-start gap-3">
          <p className="text-red-ink">{t("guide.selection.failed")}</p>
          <Button onClick={() => void requirements.refetch()}>{t("buttons.tryAgain")}</Button>
        </div>
      ) : (
        <Skeleton
          label={t("guide.selection.loading")}
          lines={[0.5, 1, 0.8, 1, 0.7, 1]}
          className="mt-5 min-h-96"
        />
      )}
    </Dialog>
  );
}

function Asked({ asked, now }: { asked: AirlineRequirements; now: Date }) {
  const t = useT();
  const { person, body, work } = askedTexts(asked, t);
  const { stages } = asked.selection;
  const groups = ["person", "body", "work", "selection"] as const;
  return (
    <>
      <div className="mt-6 grid gap-6">
        <AskedGroup title={t("guide.selection.person")} texts={person} />
        <AskedGroup title={t("guide.selection.body")} texts={body} />
        <AskedGroup title={t("guide.selection.work")} texts={work} />
        <section>
          <h3 className="text-h3">{t("guide.selection.stages")}</h3>
          {stages === "unknown" ? (
            <p className="mt-2 text-ink-2 text-label">{t("guide.selection.noStages")}</p>
          ) : (
            <ol className="mt-3 grid gap-4">
              {stages.map(({ name, happens, observed }, index) => (
                <li key={name} className="flex gap-3.5">
                  <span
                    aria-hidden
                    className="tabular grid h-9 w-7 shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-lagoon-ink text-small"
                  >
                    {index + 1}
                  </span>
                  <div className="text-label leading-normal">
                    <h4 lang="en" dir="auto" className="font-semibold">
                      {name}
                    </h4>
                    <p lang="en" dir="auto">
                      {happens}
                    </p>
                    <p className="mt-0.5 text-ink-2">
                      {t("guide.selection.looked")}:{" "}
                      <bdi lang="en" className="text-ink">
                        {observed}
                      </bdi>
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <Sources
        now={now}
        groups={groups.map((group) => ({
          group,
          source: asked[group].source,
          note: t(`guide.source.${asked[group].certainty}`),
        }))}
      />
    </>
  );
}
