import type { EvacuationProcedure } from "content/evacuation/schema";
import { SLIDE_CAPACITIES } from "content/evacuation/slide-capacities";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { LifeVestSteps } from "../pictures/life-vest-steps.tsx";
import { RaftPicture } from "../pictures/raft-picture.tsx";
import { SlidePicture } from "../pictures/slide-picture.tsx";
import { SourceLine } from "./source-line.tsx";
import { TextList } from "./text-list.tsx";

/** What is checked before a flight, how vest, raft and slide are used, and how many people a slide takes. */
export function Equipment({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  const isWater = procedure.environment === "Water";
  const most = Math.max(...SLIDE_CAPACITIES.map((slide) => slide.coursePer90Seconds));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Panel as="section" aria-labelledby="checks">
        <h2 id="checks" className="mb-4 text-h2">
          {t("evacuation.equipment.title")}
        </h2>
        <TextList texts={procedure.equipmentChecks} />
      </Panel>
      {isWater && <LifeVestSteps />}
      {isWater ? <RaftPicture /> : <SlidePicture />}
      <Panel as="section" aria-labelledby="slides">
        <h2 id="slides" className="text-h2">
          {t("evacuation.equipment.slides")}
        </h2>
        <p className="mt-1 max-w-[62ch] text-ink-2 text-small">
          {t("evacuation.equipment.slidesNote")}
        </p>
        <ul className="mt-4">
          {SLIDE_CAPACITIES.map(({ id, name, coursePer90Seconds, realFigure, source }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-2 border-seam border-t py-4 tablet:grid-cols-[16rem_minmax(0,1fr)]"
            >
              <div>
                <h3 lang="en" className="text-h3">
                  <bdi>{name}</bdi>
                </h3>
                <p className="tabular mt-1 font-semibold text-[1.75rem] leading-tight">
                  {coursePer90Seconds}{" "}
                  <span className="font-normal text-ink-2 text-small">
                    {t("evacuation.equipment.people")}
                  </span>
                </p>
                <span aria-hidden className="mt-1 block h-2 rounded-full bg-well">
                  <span
                    className="block h-2 rounded-full bg-lagoon"
                    style={{ width: `${(coursePer90Seconds / most) * 100}%` }}
                  />
                </span>
              </div>
              <div className="grid content-start gap-1">
                <p lang="en" className="max-w-[66ch] text-label">
                  <bdi>{realFigure}</bdi>
                </p>
                <SourceLine source={source} />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
