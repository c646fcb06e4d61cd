/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A cell that begins so would be run as a formula by a spreadsheet. */
const FORMULA_START = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const harmless = typeof value === "string" && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\n\r\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as RFC 4180 writes it. Texts of people cannot become formulas; null is an empty cell. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}
