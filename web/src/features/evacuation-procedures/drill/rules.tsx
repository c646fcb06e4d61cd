import { EVACUATION_RULES } from "content/evacuation/evacuation-rules";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { SourceLine } from "../components/source-line.tsx";

/** What is regulation about the 90 seconds, what is not, and what in this drill is a model. */
export function Rules({ people }: { people: number }) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="rules">
      <h2 id="rules" className="text-h2">
        {t("drill.debrief.rules")}
      </h2>
      <ul className="mt-3">
        {EVACUATION_RULES.map(({ id, text, isRegulation, source }) => (
          <li
            key={id}
            className="grid items-start gap-x-5 gap-y-1 border-seam border-t py-3.5 tablet:grid-cols-[minmax(0,1fr)_12rem]"
          >
            <div className="grid gap-1">
              <p lang="en" className="max-w-[70ch]">
                <bdi>{text}</bdi>
              </p>
              {source && <SourceLine source={source} />}
            </div>
            <Badge isBare tone={isRegulation ? "blue" : "neutral"}>
              {t(isRegulation ? "drill.debrief.regulation" : "drill.debrief.notRegulation")}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-[75ch] border-seam border-t pt-4 text-ink-2 text-small">
        {t("drill.debrief.model", { people })}
      </p>
    </Panel>
  );
}
