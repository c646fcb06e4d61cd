import type { Advice } from "contract/star-analysis";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Disclosure } from "../receipt/disclosure.tsx";
import { AdviceItem } from "./advice-item.tsx";
import type { Mark } from "./marks.ts";

/** More than three at once is not practised by anybody; the rest waits behind a click. */
const SHOWN_AT_ONCE = 3;

interface MendListProps {
  improvements: readonly Advice[];
  marks: readonly Mark[];
  /** False for an answer that could not be read: then nobody knows what there is to mend. */
  isMeasured: boolean;
  onRetake: () => void;
}

/** What to mend, the dearest first, and the way to do it at once. */
export function MendList({ improvements, marks, isMeasured, onRetake }: MendListProps) {
  const t = useT();
  const dearest = [...improvements].sort((one, other) => other.worth - one.worth);
  const first = dearest.slice(0, SHOWN_AT_ONCE);
  const rest = dearest.slice(SHOWN_AT_ONCE);
  const item = (advice: Advice) => (
    <AdviceItem
      key={`${advice.note.id} ${advice.note.text}`}
      advice={advice}
      marks={marks}
      effect="could-earn-more"
    />
  );
  return (
    <Panel as="section" aria-labelledby="mend-title">
      <h2 id="mend-title" className="text-h2">
        {first.length > 0
          ? t("report.mend.title", { count: first.length })
          : t(isMeasured ? "report.mend.none" : "report.mend.unread")}
      </h2>
      <ul className="mt-3.5">{first.map(item)}</ul>
      {rest.length > 0 && (
        <Disclosure
          className="mb-2 border-seam border-t"
          summaryClassName="font-semibold text-lagoon-ink"
          summary={t("report.mend.more", { count: rest.length })}
        >
          <ul>{rest.map(item)}</ul>
        </Disclosure>
      )}
      <Button
        variant={first.length > 0 || !isMeasured ? "primary" : "line"}
        size="big"
        onClick={onRetake}
        className="mt-2 max-tablet:w-full print:hidden"
      >
        {t("report.retake")}
      </Button>
    </Panel>
  );
}
