import { useEffect } from "react";
import { SECTION_ID } from "./api.ts";
import { Received } from "./received.tsx";
import { Upcoming } from "./upcoming.tsx";

/** Interviews with a recruiter of flesh and blood: those to come, and what came of those that were held. Needs the words of booking and booked. */
export function BookedInterviews() {
  useEffect(() => {
    if (location.hash === `#${SECTION_ID}`) document.getElementById(SECTION_ID)?.scrollIntoView();
  }, []);
  return (
    <div id={SECTION_ID} className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      <Upcoming />
      <Received />
    </div>
  );
}
