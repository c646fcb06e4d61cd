import type { Scenario } from "content/scenarios/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PICTURES } from "../pictures/pictures.ts";
import { Roles } from "./roles.tsx";

/** Where one is and who is there, before the first sign. */
export function Briefing({ scenario, onStart }: { scenario: Scenario; onStart: () => void }) {
  const t = useT();
  const Picture = PICTURES[scenario.id];
  return (
    <Panel
      as="section"
      isFlush
      aria-labelledby="story-briefing"
      className="grid grid-cols-[minmax(0,1fr)] desktop:grid-cols-2"
    >
      <div className="h-48 border-seam max-desktop:border-b tablet:h-64 desktop:h-full desktop:border-e">
        {Picture && <Picture />}
      </div>
      <div className="p-5 tablet:p-8">
        <h2 id="story-briefing" className="text-h2">
          {t("trials.story.briefing")}
        </h2>
        <p lang="en" dir="ltr" className="mt-2">
          {scenario.setting}
        </p>
        <h3 className="mt-5 text-h3">{t("trials.story.roles")}</h3>
        <Roles roles={scenario.roles} />
        <p className="mt-5 max-w-[52ch] text-ink-2 text-small">{t("trials.story.how")}</p>
        <Button variant="primary" size="big" className="mt-5" onClick={onStart}>
          {t("trials.story.start")}
        </Button>
      </div>
    </Panel>
  );
}
