import { useAccount } from "../../../lib/account.tsx";
import { SECTION_ID } from "./api.ts";
import { Held } from "./held.tsx";
import { Received } from "./received.tsx";
import { Upcoming } from "./upcoming.tsx";
import { useLanding } from "./use-landing.ts";

/** Interviews with a recruiter of flesh and blood: those to come, and what came of those that were held. Needs the words of booking and booked. */
export function BookedInterviews() {
  const { record } = useAccount();
  useLanding(SECTION_ID);
  return (
    <div id={SECTION_ID} className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      {record.profile === "recruiter" && <Held />}
      <Upcoming />
      <Received />
    </div>
  );
}
