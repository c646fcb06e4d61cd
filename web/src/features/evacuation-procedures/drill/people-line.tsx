import { peopleLeft } from "coach/evacuation-drill/flow";
import type { Drill } from "coach/evacuation-drill/state";
import { useT } from "../../../i18n/i18n.ts";

/** How many people have still to leave by the exit, once they do. */
export function PeopleLine({ drill, atMs }: { drill: Drill; atMs: number }) {
  const t = useT();
  if (drill.flow.startedAtMs === null) return null;
  const left = peopleLeft(drill, atMs);
  const part = 1 - left / drill.scenario.people;
  return (
    <div>
      <p className="tabular font-semibold text-label">
        {left === 0 ? t("drill.run.everybody") : t("drill.run.people", { count: left })}
      </p>
      <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full bg-well">
        <div className="h-2 rounded-full bg-lagoon" style={{ width: `${part * 100}%` }} />
      </div>
    </div>
  );
}
