import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TableColumn<Row> = {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, in figures of equal width. */
  isNumber?: boolean;
  /** The cell that names the row. */
  isRowHeading?: boolean;
};

type TableProps<Row> = {
  /** Name of the table. */
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
};

/** Rows and columns. Too wide for the screen it scrolls by itself and can be reached by keyboard. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  className,
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div tabIndex={0} className={classNames("overflow-x-auto", className)}>
      <table className="w-full border-collapse text-start text-label">
        <caption className={isCaptionHidden ? "sr-only" : "pb-3 text-start font-semibold text-h3"}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  "whitespace-nowrap px-3 py-2 font-medium text-ink-2 text-small first:ps-0 last:pe-0",
                  column.isNumber ? "text-end" : "text-start",
                )}
              >
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-seam border-t">
              {columns.map((column) => {
                const look = classNames(
                  "px-3 py-3 align-top first:ps-0 last:pe-0",
                  column.isNumber ? "tabular text-end" : "text-start",
                  column.isRowHeading && "font-semibold",
                );
                return column.isRowHeading ? (
                  <th key={column.key} scope="row" className={look}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
