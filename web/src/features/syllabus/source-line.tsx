import type { Source } from "content/source";
import { OutsideLink } from "../../ui/outside-link.tsx";

/** What stands behind a fact. */
export function SourceLine({ source }: { source: Source }) {
  const { name, year, url } = source;
  return (
    <p lang="en" dir="ltr" className="mt-2 text-ink-2 text-micro">
      {url ? <OutsideLink href={url}>{name}</OutsideLink> : name}, {year}
    </p>
  );
}
