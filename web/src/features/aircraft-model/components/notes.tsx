import { useT } from "../../../i18n/i18n.ts";
import type { Key } from "../../../i18n/keys.ts";
import { Panel } from "../../../ui/panel.tsx";

const HOW_TO: readonly Key[] = [
  "aircraft.howTo.choose",
  "aircraft.howTo.turn",
  "aircraft.howTo.zoom",
  "aircraft.howTo.points",
  "aircraft.howTo.cutaway",
];
const OBJECTIVES: readonly Key[] = [
  "aircraft.objectives.count",
  "aircraft.objectives.slides",
  "aircraft.objectives.capacity",
  "aircraft.objectives.wing",
  "aircraft.objectives.compare",
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
            {lines.map((line) => (
              <li
                key={line}
                className="border-seam border-t py-3 text-label leading-[1.6] first:border-t-0"
              >
                {t(line)}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
