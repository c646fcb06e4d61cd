import type { Deed, WorkedExit } from "coach/door-operation/state";
import type { GeometryExit } from "content/aircraft-geometry/schema";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { type DeedGroup, deedKey, GROUP_OF, GROUPS } from "./deed-words.ts";

interface DeedsProps {
  deeds: readonly Deed[];
  /** What was done last: its button keeps the focus, also where it cannot be done again. */
  latest: Deed | undefined;
  /** The hand finds something to do it on. */
  canDo: (deed: Deed) => boolean;
  worked: WorkedExit;
  motion: GeometryExit["motion"];
  onDeed: (deed: Deed) => void;
}

/** Everything that can be tried here, right or wrong; the buttons keep their places. */
export function Deeds(props: DeedsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {GROUPS.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </div>
  );
}

function Group({
  group,
  deeds,
  latest,
  canDo,
  worked,
  motion,
  onDeed,
}: DeedsProps & { group: DeedGroup }) {
  const t = useT();
  const id = useId();
  const shown = deeds.filter((deed) => GROUP_OF[deed] === group);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="font-semibold text-ink-2 text-small">
        {t(`operate.group.${group}`)}
      </h3>
      <div className="mt-2 grid grid-cols-1 gap-2 tablet:grid-cols-2">
        {shown.map((deed) => (
          <Button
            key={deed}
            disabled={!canDo(deed) && deed !== latest}
            isPending={!canDo(deed) && deed === latest}
            onClick={() => onDeed(deed)}
            className="w-full justify-start text-start [&]:px-3.5 [&]:text-small"
          >
            {t(deedKey(deed, worked, motion))}
          </Button>
        ))}
      </div>
    </div>
  );
}
