import { walked } from "coach/scenarios/walk";
import { SCENARIOS } from "content/scenarios/scenarios";
import type { Scenario } from "content/scenarios/schema";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { useLate } from "../../../lib/use-late.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Frame } from "../frame.tsx";
import type { ScenarioId } from "../model.ts";
import { type KeptStory, withMember } from "../record.ts";
import type { Kept } from "../use-record.ts";
import { Briefing } from "./briefing.tsx";
import { Debrief } from "./debrief.tsx";
import { handInWalk } from "./hand-in.ts";
import { Situation } from "./situation.tsx";

const BEGUN: KeptStory = { choices: [], isToldWhy: false, isRunning: true };

/** A decision scenario from its briefing to its debrief; where one stands is kept through a reload. */
export function Story({ id, kept }: { id: ScenarioId; kept: Kept }) {
  const t = useT();
  const listed = SCENARIOS.find((one) => one.id === id) ?? SCENARIOS[0];
  const [tries, setTries] = useState(0);
  const { part: scenario, hasFailed } = useLate<Scenario>(listed.load, true, tries);
  return (
    <Frame title={<bdi lang="en">{listed.title}</bdi>}>
      {scenario ? (
        <Told scenario={scenario} kept={kept} />
      ) : (
        <Panel>
          {hasFailed ? (
            <div role="alert">
              <p>{t("shell.loadFailed.text")}</p>
              <Button className="mt-4" onClick={() => setTries(tries + 1)}>
                {t("buttons.tryAgain")}
              </Button>
            </div>
          ) : (
            <Skeleton label={t("shell.loading")} />
          )}
        </Panel>
      )}
    </Frame>
  );
}

function Told({ scenario, kept }: { scenario: Scenario; kept: Kept }) {
  const { id } = scenario;
  const { userKey } = useAccount();
  const story = kept.record.scenarios[id];
  const keep = (next: KeptStory, ending?: string) =>
    kept.change((record) => ({
      ...record,
      scenarios: { ...record.scenarios, [id]: next },
      endings: ending ? withMember(record.endings, `${id}/${ending}`, true) : record.endings,
    }));
  if (!story) return <Briefing scenario={scenario} onStart={() => keep(BEGUN)} />;

  const walk = walked(scenario, story.choices);
  // Only what leads somewhere: what was kept with older content ends where it still fits.
  const choices = story.choices.slice(0, walk.decisions.length);
  const last = walk.decisions.at(-1);
  const isToldWhy = story.isToldWhy && last !== undefined;
  if (walk.ending && !isToldWhy)
    return (
      <Debrief
        scenario={scenario}
        walk={walk}
        seen={kept.record.endings.filter((one) => one.startsWith(`${id}/`)).length}
        onAgain={() => keep(BEGUN)}
        onBackTo={(place) => keep({ ...BEGUN, choices: choices.slice(0, place) })}
      />
    );
  const node = isToldWhy ? last.node : walk.node;
  if (!node) return <Briefing scenario={scenario} onStart={() => keep(BEGUN)} />;
  return (
    <Situation
      key={`${node.id} ${choices.length - Number(isToldWhy)}`}
      node={node}
      roles={scenario.roles}
      number={choices.length + Number(!isToldWhy)}
      taken={isToldWhy ? last.choice : null}
      isLast={walk.ending !== null}
      onChoose={(place) => keep({ ...BEGUN, choices: [...choices, place], isToldWhy: true })}
      onGoOn={() => {
        keep({ choices, isToldWhy: false, isRunning: walk.ending === null }, walk.ending?.id);
        if (walk.ending) void handInWalk(userKey, { scenario: id, choices: [...choices] });
      }}
    />
  );
}
