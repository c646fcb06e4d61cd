import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import type { CockpitComponent } from "content/cockpit/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { NumberMark } from "./number-mark.tsx";

interface PartListProps {
  parts: readonly CockpitComponent[];
  onOpen: (part: CockpitComponent) => void;
  onHint: (part: CockpitComponent | null) => void;
}

/** All parts by name: the same way in as the points, for those who do not see or press them. */
export function PartList({ parts, onOpen, onHint }: PartListProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="deck-parts" isFlush>
      <div className="px-5 pt-5 pb-2.5 tablet:px-6">
        <h2 id="deck-parts" className="text-h3">
          {t("cockpit.list.title")}
        </h2>
        <p role="status" className="tabular text-ink-2 text-small">
          {t("cockpit.list.shown", {
            shown: parts.length,
            total: COCKPIT_COMPONENTS.length,
          })}
        </p>
      </div>
      <ul className="pb-2.5">
        {parts.map((part) => (
          <li key={part.id}>
            <button
              type="button"
              data-row={part.id}
              onClick={() => onOpen(part)}
              onFocus={() => onHint(part)}
              onBlur={() => onHint(null)}
              onPointerEnter={() => onHint(part)}
              onPointerLeave={() => onHint(null)}
              className="flex min-h-11 w-full items-center gap-3 px-5 py-1.5 text-start font-medium text-label leading-[1.35] -outline-offset-3 transition-colors duration-[120ms] hover:bg-well tablet:px-6"
            >
              <NumberMark part={part} />
              <bdi lang="en" className="min-w-0 flex-1 rtl:text-right">
                {part.name}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
