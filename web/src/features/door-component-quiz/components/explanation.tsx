import { OutsideLink } from "../../../ui/outside-link.tsx";
import type { Asked } from "../model.ts";

/** Why an answer is right, and what stands behind it. */
export function Explanation({ question }: { question: Asked }) {
  const { explanation, source } = question;
  return (
    <div lang="en" dir="ltr">
      <p className="mt-1 max-w-[68ch] text-label leading-[1.6]">{explanation}</p>
      {source && (
        <p className="mt-1.5 text-ink-2 text-micro">
          {source.url ? <OutsideLink href={source.url}>{source.name}</OutsideLink> : source.name},{" "}
          {source.year}
        </p>
      )}
    </div>
  );
}
