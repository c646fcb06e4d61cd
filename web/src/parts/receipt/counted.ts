import type { Receipt, ReceiptLine } from "contract/star-analysis";

export interface Counted {
  /** Lines that brought at least half of their points, of those that could bring any. */
  found: number;
  of: number;
  /** What could still earn most. */
  open: ReceiptLine | null;
  /** What takes away most. */
  cost: ReceiptLine | null;
}

const FOUND_SHARE = 0.5;
/** From here on a line counts as full; the coach's own receipts mark its words as earning then. */
const FULL_SHARE = 0.85;

/** What was counted for a score, in short. */
export function countedIn({ lines }: Receipt): Counted {
  const earning = lines.filter((line) => line.max > 0);
  const room = (line: ReceiptLine) => line.max - line.points;
  const byRoom = [...earning].sort((one, other) => room(other) - room(one));
  const costs = lines.filter((line) => line.points < 0);
  const [open] = byRoom;
  const [cost] = costs.sort((one, other) => one.points - other.points);
  return {
    found: earning.filter((line) => line.points >= line.max * FOUND_SHARE).length,
    of: earning.length,
    open: open && open.points < open.max * FULL_SHARE ? open : null,
    cost: cost ?? null,
  };
}
