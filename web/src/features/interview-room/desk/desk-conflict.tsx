import type { RoomDesk } from "contract/interview-rooms";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import type { Desk } from "./use-desk.ts";

/** Another tab or device has written on the same desk: both are shown, and one is chosen. */
export function DeskConflict({ desk, other }: { desk: Desk; other: RoomDesk }) {
  const t = useT();
  return (
    <div role="alert" className="rounded-[14px] bg-dawn-soft px-5 py-4 text-label">
      <p className="font-semibold text-dawn-ink">{t("room.conflict.title")}</p>
      <p dir="auto" className="mt-1.5 line-clamp-6 whitespace-pre-line break-words">
        {other.notes || t("room.conflict.empty")}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={desk.keepMine}>{t("room.conflict.keepMine")}</Button>
        <Button onClick={desk.takeOther}>{t("room.conflict.takeOther")}</Button>
      </div>
    </div>
  );
}
