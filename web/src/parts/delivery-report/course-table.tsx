import type { DeliveryAnalysis } from "contract/delivery";
import { useT } from "../../i18n/i18n.ts";
import { Table } from "../../ui/table.tsx";
import type { Playback } from "../player/use-playback.ts";
import { courseRows } from "./course.ts";
import { JumpButton } from "./jump-button.tsx";
import { valueText } from "./value-text.ts";

interface CourseTableProps {
  analysis: DeliveryAnalysis;
  playback: Playback;
}

/** The timeline as words, in its order, each line a way to get there. */
export function CourseTable({ analysis, playback }: CourseTableProps) {
  const t = useT();
  const rows = courseRows(analysis);
  if (rows.length === 0) return <p className="pb-3 text-ink-2">{t("delivery.course.even")}</p>;
  return (
    <Table
      caption={t("delivery.course.list")}
      isCaptionHidden
      rows={rows}
      rowKey={({ event, at }) => `${event} ${at}`}
      className="pb-3"
      columns={[
        {
          key: "from",
          heading: t("delivery.course.from"),
          cell: (row) => (
            <JumpButton moment={row} playback={playback} what={t(`delivery.course.${row.event}`)} />
          ),
        },
        {
          key: "what",
          heading: t("delivery.course.what"),
          isRowHeading: true,
          cell: ({ event }) => (
            <span className="block py-2.5">{t(`delivery.course.${event}`)}</span>
          ),
        },
        {
          key: "long",
          heading: t("delivery.course.long"),
          isNumber: true,
          cell: ({ at, until }) => (
            <span className="block py-2.5">{valueText(until - at, "seconds")}</span>
          ),
        },
      ]}
    />
  );
}
