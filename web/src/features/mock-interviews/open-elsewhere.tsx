import { Columns2 } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";

/** The same interview runs in another tab: one of them has it. */
export function OpenElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useT();
  return (
    <Panel className="mx-auto max-w-[44rem] tablet:p-9!">
      <div role="alert" className="flex gap-4">
        <Icon of={Columns2} size={24} className="mt-1 text-lagoon" />
        <div>
          <h1 className="text-h2">{t("mock.elsewhere.title")}</h1>
          <p className="mt-1 text-ink-2">{t("mock.elsewhere.text")}</p>
        </div>
      </div>
      <Button
        variant="primary"
        size="big"
        className="mt-5 max-tablet:w-full tablet:ms-10"
        onClick={onTakeOver}
      >
        {t("mock.elsewhere.take")}
      </Button>
    </Panel>
  );
}
