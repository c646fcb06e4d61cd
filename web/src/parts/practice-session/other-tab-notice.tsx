import { Columns2 } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";

interface OtherTabNoticeProps {
  onShow: () => void;
  onKeep: () => void;
}

/** Two tabs write one answer: nothing is overwritten in silence, and nothing is lost either way. */
export function OtherTabNotice({ onShow, onKeep }: OtherTabNoticeProps) {
  const t = useT();
  return (
    <Panel
      as="section"
      aria-label={t("practice.otherTab.title")}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4!"
    >
      <p role="status" className="flex min-w-60 flex-1 gap-3 text-label">
        <Icon of={Columns2} size={18} className="mt-0.5 text-lagoon" />
        <span>
          <b className="font-semibold">{t("practice.otherTab.title")}</b>{" "}
          {t("practice.otherTab.text")}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onShow}>{t("practice.otherTab.show")}</Button>
        <Button variant="quiet" onClick={onKeep}>
          {t("practice.otherTab.keep")}
        </Button>
      </div>
    </Panel>
  );
}
