import { ABLE_BODIED_CRITERIA } from "content/evacuation/able-bodied-passengers";
import type { EvacuationProcedure } from "content/evacuation/schema";
import { Check, X } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { BracePositions } from "../pictures/brace-positions.tsx";
import { SourceLine } from "./source-line.tsx";
import { TextList } from "./text-list.tsx";

const { criteria, excluded, note, tasks, source } = ABLE_BODIED_CRITERIA;

/** What passengers are told, how they brace, and whom the crew ask for help. */
export function PassengerGuide({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Panel as="section" aria-labelledby="guide">
        <h2 id="guide" className="mb-4 text-h2">
          {t("evacuation.guide.title")}
        </h2>
        <TextList texts={procedure.passengerInstructions} isNumbered />
      </Panel>
      <BracePositions />
      <Panel as="section" aria-labelledby="helpers">
        <h2 id="helpers" className="text-h2">
          {t("evacuation.guide.helpers")}
        </h2>
        <div className="mt-4 grid gap-x-10 gap-y-6 tablet:grid-cols-2">
          <Marked heading={t("evacuation.guide.choose")} texts={criteria} isYes />
          <Marked heading={t("evacuation.guide.doNotChoose")} texts={excluded} />
        </div>
        <p lang="en" className="mt-5 max-w-[75ch] text-ink-2 text-small">
          <bdi>{note}</bdi>
        </p>
        <div className="mt-1">
          <SourceLine source={source} />
        </div>
        <h3 className="mt-6 mb-3 text-h3">{t("evacuation.guide.tasks")}</h3>
        <TextList texts={tasks} />
      </Panel>
    </div>
  );
}

function Marked(props: { heading: string; texts: readonly string[]; isYes?: boolean }) {
  const { heading, texts, isYes = false } = props;
  return (
    <div>
      <h3 className="text-h3">{heading}</h3>
      <ul lang="en" className="mt-2 grid gap-2">
        {texts.map((text) => (
          <li key={text} className="flex gap-3">
            <Icon
              of={isYes ? Check : X}
              className={isYes ? "mt-0.5 text-green-ink" : "mt-0.5 text-red-ink"}
            />
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
