import { CircleAlert, CloudOff, HardDriveDownload } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Waiting } from "./use-submit.ts";

interface SaveNoticeProps {
  waiting: Waiting;
  /** Words of the server that refused the answer. */
  refusedText: string | null;
}

/** Where the answer is when it did not reach the server. */
export function SaveNotice({ waiting, refusedText }: SaveNoticeProps) {
  const t = useT();
  if (waiting === null && refusedText === null) return null;
  const isCalm = waiting === "kept";
  const icon = isCalm ? HardDriveDownload : waiting ? CloudOff : CircleAlert;
  return (
    <p
      className={classNames(
        "flex gap-2.5 rounded-[14px] px-4 py-3 text-small",
        isCalm ? "bg-lagoon-soft text-ink" : "bg-red-soft text-red-ink",
      )}
    >
      <Icon of={icon} size={18} className="mt-px" />
      <span>{waiting ? t(`practice.save.${waiting}`) : refusedText}</span>
    </p>
  );
}
