import type { EvacuationProcedure } from "content/evacuation/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextList } from "./text-list.tsx";

/** What crew keep in mind. */
export function SafetyTips({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="tips">
      <h2 id="tips" className="mb-4 text-h2">
        {t("evacuation.tips.title")}
      </h2>
      <TextList texts={procedure.safetyTips} />
    </Panel>
  );
}
