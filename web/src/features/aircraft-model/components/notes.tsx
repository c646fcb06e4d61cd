import {
  Armchair,
  CircleDot,
  DoorOpen,
  Fan,
  type LucideIcon,
  Plane,
  Rotate3d,
  Ruler,
  ScanEye,
  TriangleRight,
  Waves,
  ZoomIn,
} from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import type { Key } from "../../../i18n/keys.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

type Lines = readonly (readonly [icon: LucideIcon, line: Key])[];

const HOW_TO: Lines = [
  [Plane, "aircraft.howTo.choose"],
  [Rotate3d, "aircraft.howTo.turn"],
  [CircleDot, "aircraft.howTo.points"],
  [ZoomIn, "aircraft.howTo.zoom"],
  [ScanEye, "aircraft.howTo.cutaway"],
];
const OBJECTIVES: Lines = [
  [DoorOpen, "aircraft.objectives.exits"],
  [TriangleRight, "aircraft.objectives.slides"],
  [Waves, "aircraft.objectives.wing"],
  [Fan, "aircraft.objectives.danger"],
  [Armchair, "aircraft.objectives.cabin"],
  [Ruler, "aircraft.objectives.compare"],
];

/** The how-to card and the learning objectives. */
export function Notes() {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-2 desktop:gap-6">
      {(
        [
          ["aircraft-how-to", "aircraft.howTo.title", HOW_TO],
          ["aircraft-objectives", "aircraft.objectives.title", OBJECTIVES],
        ] as const
      ).map(([id, title, lines]) => (
        <Panel key={id} as="section" aria-labelledby={id}>
          <h2 id={id} className="text-h2">
            {t(title)}
          </h2>
          <ul className="mt-3">
            {lines.map(([icon, line]) => (
              <li
                key={line}
                className="flex gap-3.5 border-seam border-t py-3.5 first:border-t-0 last:pb-0"
              >
                <Icon of={icon} className="mt-0.5 text-lagoon-ink" />
                <p className="min-w-0 text-label leading-[1.6]">{t(line)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
