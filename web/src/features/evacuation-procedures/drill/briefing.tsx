import type { Environment } from "coach/evacuation-drill/scenario";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import type { CommandStyle } from "../model.ts";
import { CabinPlan } from "./cabin-plan.tsx";

export interface Choice {
  isTimed: boolean;
  style: CommandStyle;
}

interface BriefingProps {
  environment: Environment;
  choice: Choice;
  onChange: (choice: Choice) => void;
  onStart: () => void;
}

/** What happens, how the drill goes, and with which words and which time. */
export function Briefing({ environment, choice, onChange, onStart }: BriefingProps) {
  const t = useT();
  return (
    <Panel className="grid gap-x-10 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid content-start gap-6">
        <section aria-labelledby="scene">
          <h2 id="scene" className="text-h3">
            {t("drill.briefing.scene")}
          </h2>
          <p lang="en" className="mt-1 text-[1.25rem] leading-[1.5]">
            <bdi>{EVACUATION_DRILLS[environment].run.scene}</bdi>
          </p>
        </section>
        <section aria-labelledby="how">
          <h2 id="how" className="text-h3">
            {t("drill.briefing.how")}
          </h2>
          <ul className="mt-1 grid gap-1.5 ps-5 *:list-disc marker:text-edge">
            <li>{t("drill.briefing.cards")}</li>
            <li>{t("drill.briefing.exits")}</li>
            {choice.isTimed && <li>{t(`drill.briefing.clock${environment}`)}</li>}
            <li>{t("drill.briefing.passed")}</li>
          </ul>
        </section>
      </div>
      <div className="grid content-start gap-5">
        <div className="rounded-[14px] bg-room p-4">
          <CabinPlan states={{ "1L": "own", "1R": "own" }} />
        </div>
        <Setting label={t("drill.briefing.time")}>
          <Segmented
            label={t("drill.briefing.time")}
            options={[
              { value: "timed", label: t("drill.briefing.timed") },
              { value: "untimed", label: t("drill.briefing.untimed") },
            ]}
            value={choice.isTimed ? "timed" : "untimed"}
            onChange={(time) => onChange({ ...choice, isTimed: time === "timed" })}
          />
          {!choice.isTimed && (
            <p className="mt-2 text-ink-2 text-small">{t("drill.briefing.untimedNote")}</p>
          )}
        </Setting>
        <Setting label={t("drill.briefing.style")}>
          <Segmented
            label={t("drill.briefing.style")}
            options={(["easaStyle", "usStyle"] as const).map((value) => ({
              value,
              label: t(`evacuation.commands.${value}`),
            }))}
            value={choice.style}
            onChange={(style) => onChange({ ...choice, style })}
          />
        </Setting>
        <Button variant="primary" size="big" onClick={onStart}>
          {t("drill.briefing.start")}
        </Button>
        <p className="text-ink-2 text-micro">{t("drill.briefing.manual")}</p>
      </div>
    </Panel>
  );
}

function Setting({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-1.5 font-semibold text-small">
        {label}
      </p>
      {children}
    </div>
  );
}
