import type { Asked } from "../model.ts";

/** Why an answer is right, and what stands behind it. */
export function Explanation({ question }: { question: Asked }) {
  const { explanation, source } = question;
  return (
    <div lang="en" dir="ltr">
      <p className="mt-1 max-w-[68ch] text-label leading-[1.6]">{explanation}</p>
      {source && (
        <p className="mt-1.5 text-ink-2 text-micro">
          {source.url ? (
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-seam underline-offset-2 hover:decoration-current"
            >
              {source.name}
            </a>
          ) : (
            source.name
          )}
          , {source.year}
        </p>
      )}
    </div>
  );
}
