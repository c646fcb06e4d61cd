import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Instead of what rests on a region, until one is saved. */
export function NotSetYet({ onConfigure }: { onConfigure: () => void }) {
  const t = useT();
  return (
    <Panel>
      <EmptyState
        headingLevel={2}
        heading={t("cultures.notSet.title")}
        sentence={t("cultures.notSet.text")}
        action={
          <Button variant="primary" onClick={onConfigure}>
            {t("cultures.configureNow")}
          </Button>
        }
      />
    </Panel>
  );
}
