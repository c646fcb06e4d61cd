import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { useT } from "../../i18n/i18n.ts";
import { useWhenText } from "./when.tsx";

/** How an interview was moved or called off, by whom and why; who will be late, and who else scores it. Nothing where there is nothing to say. */
export function TurnNote({ interview, party }: { interview: MockInterview; party: Party }) {
  const t = useT();
  const whenText = useWhenText();
  const { turn, late, secondEvaluatorName } = interview;
  const who = (by: Party) => {
    if (by === party) return "you";
    return "they";
  };
  const name = (party === "candidate" ? interview.recruiterName : interview.candidateName) ?? "";
  return (
    <>
      {late && (
        <p className="mt-1.5 text-dawn-ink text-small">
          {t(`booked.late.${who(late.by)}`, { name, minutes: late.minutes })}
        </p>
      )}
      {secondEvaluatorName && (
        <p className="mt-1.5 text-ink-2 text-small">
          {t(`booked.second.${party}`, { name: secondEvaluatorName })}
        </p>
      )}
      {turn && (
        <p className="mt-1.5 break-words text-ink-2 text-small">
          {t(`booked.turn.${turn.kind}.${who(turn.by)}`, {
            ...{ name, from: turn.from ? whenText(turn.from) : "" },
          })}
          {turn.reason && (
            <>
              {" "}
              <q dir="auto">{turn.reason}</q>
            </>
          )}
        </p>
      )}
    </>
  );
}
