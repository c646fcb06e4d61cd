/**
 * Which item of a menu a key leads to: the next or previous one round the end, the first or last, or
 * the next whose name begins with the letter. Null when the key is none of the menu's.
 */
export function nextItem(key: string, current: number, names: readonly string[]): number | null {
  const count = names.length;
  if (count === 0) return null;
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (Math.max(current, 0) + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return null;
  for (let step = 1; step <= count; step++) {
    const index = (Math.max(current, -1) + step) % count;
    if (names[index]?.trim().toLowerCase().startsWith(key.toLowerCase())) return index;
  }
  return null;
}
