import type { ReactNode } from "react";

/** A short list of what something is made of. */
export function PlainList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-ink-2">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
