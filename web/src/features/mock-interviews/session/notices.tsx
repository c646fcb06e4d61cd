import { CloudOff, LoaderCircle, ScanFace } from "lucide-react";
import { formatList, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Sending } from "./sender.ts";
import type { useDeliveries } from "./use-deliveries.ts";

interface NoticesProps {
  deliveries: Pick<ReturnType<typeof useDeliveries>, "states" | "retry">;
  sending: Sending;
}

/** What goes on behind the interview, in small: it never stands in its way. */
export function Notices({ deliveries, sending }: NoticesProps) {
  const t = useT();
  const { states, retry } = deliveries;
  const numbersOf = (wanted: string) =>
    [...states].filter(([, state]) => state === wanted).map(([at]) => formatNumber(at + 1));
  const working = numbersOf("working");
  const failed = numbersOf("failed");
  const refused = numbersOf("refused");
  return (
    <div role="status" className="grid gap-2 px-1 text-ink-2 text-small empty:hidden">
      {sending !== "stored" && (
        <p className="flex gap-2.5">
          <Icon of={CloudOff} size={17} className="mt-0.5" />
          {t(sending === "kept" ? "mock.notice.kept" : "mock.notice.lost")}
        </p>
      )}
      {working.length > 0 && (
        <p className="flex gap-2.5">
          <Icon of={LoaderCircle} size={17} className="mt-0.5 motion-safe:animate-spin" />
          {t("mock.notice.working", { count: working.length, numbers: formatList(working) })}
        </p>
      )}
      {failed.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="flex gap-2.5">
            <Icon of={ScanFace} size={17} className="mt-0.5" />
            {t("mock.notice.failed", { numbers: formatList(failed) })}
          </p>
          <Button variant="quiet" onClick={retry}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <p className="flex gap-2.5">
          <Icon of={ScanFace} size={17} className="mt-0.5" />
          {t("mock.notice.refused", { numbers: formatList(refused) })}
        </p>
      )}
    </div>
  );
}
