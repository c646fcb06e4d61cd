import type { Receipt } from "contract/star-analysis";
import { useT } from "../../i18n/i18n.ts";
import { countedIn } from "../receipt/counted.ts";

/** What was found of what was looked for, and what is open. */
export function CountedLine({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const { found, of, open, cost } = countedIn(receipt);
  if (receipt.score === null) return receipt.formula.text;
  const parts = [
    of > 0 && t("report.counted.found", { found, of }),
    cost
      ? t("report.counted.cost", { what: cost.label.text })
      : open && t("report.counted.open", { what: open.label.text }),
  ];
  return parts.filter(Boolean).join(" ");
}
