import { startDrill } from "coach/evacuation-drill/drill";
import { drawScenario, type Environment } from "coach/evacuation-drill/scenario";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { randomSeed } from "../../../lib/random.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Briefing, type Choice } from "./briefing.tsx";
import { DebriefView } from "./debrief-view.tsx";
import { KEPT_DRILL, type KeptDrill } from "./kept-drill.ts";
import { Run } from "./run.tsx";

/** The drill: briefing, run, debrief. What runs is kept through a reload, and comes back paused. */
export function DrillPlace({ environment }: { environment: Environment }) {
  const t = useT();
  const { userKey } = useAccount();
  const name = `${KEPT_DRILL}-${environment}`;
  const kept = useDraft<KeptDrill | null>(draftKey(userKey, name), null);
  const [choice, setChoice] = useState<Choice>({ isTimed: true, style: "easaStyle" });
  const [isFresh, setIsFresh] = useState(false);
  const state = kept.value;

  const start = ({ isTimed, style }: Choice, seed: number) => {
    setIsFresh(true);
    kept.change({
      drill: startDrill(drawScenario(environment, seed), isTimed),
      ...{ atMs: 0, style, pausesMs: [], isEnded: false },
    });
  };

  return (
    <div className="mx-auto grid w-full max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <BackLink
          href={`/evacuation-procedures${environment === "Water" ? "?on=water" : ""}`}
          label={t("drill.back")}
        />
        <h1 className="mt-1 text-h1">{t(`drill.title.${environment}`)}</h1>
      </header>
      {!state ? (
        <Briefing
          environment={environment}
          choice={choice}
          onChange={setChoice}
          onStart={() => start(choice, randomSeed())}
        />
      ) : state.isEnded ? (
        <DebriefView
          kept={state}
          onAgain={() =>
            start({ isTimed: state.drill.isTimed, style: state.style }, state.drill.scenario.seed)
          }
          onAnother={() => {
            setChoice({ isTimed: state.drill.isTimed, style: state.style });
            kept.clear();
          }}
        />
      ) : (
        <Run
          key={state.drill.scenario.seed}
          kept={state}
          isResumed={!isFresh}
          onChange={kept.change}
        />
      )}
    </div>
  );
}
