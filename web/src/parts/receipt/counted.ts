import type { Receipt, ReceiptLine } from "contract/star-analysis";

export interface Counted {
  /** Lines that brought something, of those that could. */
  found: number;
  of: number;
  /** What could still earn most. */
  open: ReceiptLine | null;
  /** What takes away most. */
  cost: ReceiptLine | null;
}

/** What was counted for a score, in short. */
export function countedIn({ lines }: Receipt): Counted {
  const earning = lines.filter((line) => line.max > 0);
  const room = (line: ReceiptLine) => line.max - line.points;
  const byRoom = [...earning].sort((one, other) => room(other) - room(one));
  const costs = lines.filter((line) => line.points < 0);
  const [open] = byRoom;
  const [cost] = costs.sort((one, other) => one.points - other.points);
  return {
    found: earning.filter((line) => line.points > 0).length,
    of: earning.length,
    open: open && room(open) > 0 ? open : null,
    cost: cost ?? null,
  };
}
