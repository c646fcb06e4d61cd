import type { Source } from "content/source";

/** What stands behind a fact. */
export function SourceLine({ source }: { source: Source }) {
  const { name, year, url } = source;
  return (
    <p lang="en" dir="ltr" className="mt-2 text-ink-2 text-micro">
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="underline decoration-seam underline-offset-2 hover:decoration-current"
        >
          {name}
        </a>
      ) : (
        name
      )}
      , {year}
    </p>
  );
}
