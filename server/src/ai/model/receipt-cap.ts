import { bandOf } from "coach/star/receipts";
import { isWordId, writeNote } from "coach/star/words";
import type { LanguageCode } from "contract/languages";
import type { Evidence, Note, Receipt, ReceiptLine } from "contract/star-analysis";

const isLimit = ({ label }: ReceiptLine): boolean => label.id.startsWith("line.limit.");

/** Whether a limit holds this score down already. */
export const isCapped = (receipt: Receipt): boolean => receipt.lines.some(isLimit);

export const sumOf = (receipt: Receipt): number =>
  receipt.lines.reduce((sum, line) => sum + line.points, 0);

const round = (points: number): number => Math.round(points * 10) / 10;

/**
 * A receipt that goes no higher than `cap`, with a line that says why and takes the rest away, so that
 * the score remains the sum of its lines. One that is lower already stays as it is.
 */
export function capReceipt(
  receipt: Receipt,
  cap: number,
  label: Note,
  evidence: Evidence[],
  language: LanguageCode,
): Receipt {
  if (receipt.score === null || receipt.score <= cap) return receipt;
  const lines = receipt.lines.filter((line) => !isLimit(line));
  const sum = lines.reduce((all, line) => all + line.points, 0);
  const limited = `${receipt.formula.id}.limited`;
  return {
    ...receipt,
    score: cap,
    band: bandOf(cap),
    formula: isWordId(limited)
      ? writeNote(limited, receipt.formula.values, language)
      : receipt.formula,
    lines: [...lines, { label, points: round(cap - sum), max: 0, evidence }],
  };
}
