import { MORE_TIME_FACTOR } from "contract/interview-session-terms";
import { useAccount, useUser } from "./account.tsx";

/** How much longer a clock runs for this person: 1, or more where their accommodations ask for it; without a network too. */
export function useTimeFactor(): number {
  const { record } = useAccount();
  const hasMoreTime = useUser()?.accommodations.moreTime ?? record.moreTime ?? false;
  return hasMoreTime ? MORE_TIME_FACTOR : 1;
}
