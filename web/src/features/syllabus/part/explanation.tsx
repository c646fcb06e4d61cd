import type { MultipleChoice } from "content/multiple-choice";
import { SourceLine } from "../source-line.tsx";

/** Why an answer is right, and what stands behind it. */
export function Explanation({ question }: { question: MultipleChoice }) {
  return (
    <>
      <p lang="en" dir="ltr" className="mt-1 max-w-[68ch] text-label leading-[1.6]">
        {question.explanation}
      </p>
      {question.source && <SourceLine source={question.source} />}
    </>
  );
}
