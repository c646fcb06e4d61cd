import type { CockpitQuizQuestion } from "content/cockpit/cockpit-quiz";
import { SourceLine } from "../components/source-line.tsx";

/** Why the answer is what it is: what the part is and what it means for the cabin, or the bank's own reason. */
export function Reason({ question: { kind, asked } }: { question: CockpitQuizQuestion }) {
  return (
    <div className="mt-1 text-label leading-normal">
      {kind === "bank" ? (
        <p lang="en" dir="ltr">
          {asked.explanation}
        </p>
      ) : (
        <div lang="en" dir="ltr">
          <p className="font-semibold">{asked.name}</p>
          <p>{asked.description}</p>
          <p className="mt-2 text-ink-2">{asked.flightAttendantRelevance}</p>
        </div>
      )}
      {asked.source && <SourceLine source={asked.source} className="mt-1" />}
    </div>
  );
}
